/** The four creatures' heads: they stand for a Worker type and for its Neighborhood. Each takes its fill colour. */
import { LINE, line, shape } from "./pen.js";

/** @type {Record<string, (c: string) => string>} */
export const heads = {
  golem: (c) =>
    `${shape("M6 4.2Q6 2.6 7.6 2.6H16.4Q18 2.6 18 4.2V6.5H19.6Q21 6.5 21 8V13Q21 14.3 19.6 14.3H18.4L17.6 19.5Q17.3 21.4 15.4 21.4H8.6Q6.7 21.4 6.4 19.5L5.6 14.3H4.4Q3 14.3 3 13V8Q3 6.5 4.4 6.5H6Z", c)}<path d="M6.2 9.2H17.8" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"/><rect x="7.4" y="10.6" width="3" height="2.6" fill="var(--ink)"/><rect x="13.6" y="10.6" width="3" height="2.6" fill="var(--ink)"/>${line("M9.2 17.6H14.8", 1.8)}${line("M10.4 5.6H13.6M12 4.4V6.8", 1.2)}`,
  robot: (c) =>
    `${line("M12 6V3.2", 1.8)}<circle cx="12" cy="2.6" r="1.7" fill="${c}" ${LINE}/>${shape("M4.4 7.6Q4.4 5.8 6.2 5.8H17.8Q19.6 5.8 19.6 7.6V18.6Q19.6 20.4 17.8 20.4H6.2Q4.4 20.4 4.4 18.6Z", c)}${shape("M2 10.6H4.4V15.4H2Z", c)}${shape("M19.6 10.6H22V15.4H19.6Z", c)}<circle cx="8.6" cy="11" r="2.4" fill="#fff6df" ${LINE}/><circle cx="15.4" cy="11" r="2.4" fill="#fff6df" ${LINE}/><circle cx="8.6" cy="11" r=".9" fill="var(--ink)"/><circle cx="15.4" cy="11" r=".9" fill="var(--ink)"/>${line("M7.6 16.8H16.4M10 15.4V18.2M12 15.4V18.2M14 15.4V18.2", 1.2)}`,
  horned: (c) =>
    `${shape("M8 9.4C3.4 8.4 1.4 5.4 2.2 1.2C4.4 4.4 6.8 4.6 10 5.6Z", c)}${shape("M16 9.4C20.6 8.4 22.6 5.4 21.8 1.2C19.6 4.4 17.2 4.6 14 5.6Z", c)}${shape("M5.6 11Q5.6 4.8 12 4.8Q18.4 4.8 18.4 11Q18.4 15.6 15 18.4L12 22.8L9 18.4Q5.6 15.6 5.6 11Z", c)}${line("M7.8 9.6L10.6 11.2M16.2 9.6L13.4 11.2", 1.7)}<circle cx="9.6" cy="12.4" r="1.25" fill="var(--ink)"/><circle cx="14.4" cy="12.4" r="1.25" fill="var(--ink)"/>${line("M9.4 16.2Q12 18.2 14.6 16.2", 1.5)}`,
  vodnik: (c) =>
    `${shape("M5.4 11Q4.2 16 5 20.2L7.6 18.6L9.4 21.4L12 19.4L14.6 21.4L16.4 18.6L19 20.2Q19.8 16 18.6 11Z", c)}${shape("M7 10.4H17V13.6Q17 18.4 12 18.4Q7 18.4 7 13.6Z", "#d9f0d8")}<circle cx="9.6" cy="13" r="1.3" fill="var(--ink)"/><circle cx="14.4" cy="13" r="1.3" fill="var(--ink)"/>${line("M9.8 16.2Q12 17.2 14.2 16.2", 1.3)}${shape("M7 8.8L7.8 2.6Q12 1.4 16.2 2.6L17 8.8Z", c)}${shape("M2.6 10.2Q2.6 8.4 12 8.2Q21.4 8.4 21.4 10.2Q21.4 11.4 12 11.4Q2.6 11.4 2.6 10.2Z", c)}${line("M7.3 6.8Q12 5.6 16.7 6.8", 1.3)}`,
};
