/** Signs of the game table itself: the five actions, the lit lamp (you may) and the wax seal (cannot be undone). */
import { LINE, gear, line, shape } from "./pen.js";

/** @type {Record<string, string>} */
export const SIGNS = {
  reward: `<path d="M11.2 1.4L12.8 1.4L14.0 3.6L15.3 4.1L17.5 3.0L18.9 3.9L18.5 6.4L19.3 7.5L21.8 7.9L22.3 9.5L20.6 11.3L20.6 12.7L22.3 14.5L21.8 16.1L19.3 16.5L18.5 17.6L18.9 20.1L17.5 21.0L15.3 19.9L14.0 20.4L12.8 22.6L11.2 22.6L10.0 20.4L8.7 19.9L6.5 21.0L5.1 20.1L5.5 17.6L4.7 16.5L2.2 16.1L1.7 14.5L3.4 12.7L3.4 11.3L1.7 9.5L2.2 7.9L4.7 7.5L5.5 6.4L5.1 3.9L6.5 3.0L8.7 4.1L10.0 3.6Z" fill="#c9a24e" stroke="#15100e" stroke-width="1.5" stroke-linejoin="round"/><path d="M12.0 6.4L13.4 10.1L17.3 10.3L14.3 12.7L15.3 16.5L12.0 14.4L8.7 16.5L9.7 12.7L6.7 10.3L10.6 10.1Z" fill="#fff4da" stroke="#15100e" stroke-width="1.1" stroke-linejoin="round"/>`,
  place: `<circle cx="12" cy="6.2" r="3.8" fill="#fff4da" ${LINE}/>${shape("M6 17Q6 11.2 12 11.2Q18 11.2 18 17Z", "#fff4da")}<ellipse cx="12" cy="19.4" rx="9.4" ry="2.8" fill="none" stroke="var(--ink)" stroke-width="1.6"/>`,
  enter: `${shape("M9 2.6H21V21.4H9Z", "#d8ccb4")}${shape("M12 21.4V9.6H18V21.4Z", "#5a4632")}${shape("M1.6 13.4H7V10.2L12.4 15L7 19.8V16.6H1.6Z", "#f0b64a")}`,
  build: `${shape("M3 9.4L12 2.8L21 9.4V21.4H3Z", "#d8ccb4")}${line("M12 10.4V18M8.2 14.2H15.8", 2.6)}`,
  bench: `${shape("M4 9H6.6V21H4ZM17.4 9H20V21H17.4Z", "#8a97a3", 'stroke-width="1.2"')}${shape("M2 5.4H22V8.8H2ZM2 12H22V15.6H2Z", "#d6aa72")}`,
  worker: `<circle cx="12" cy="6.6" r="4.2" fill="#fff4da" ${LINE}/>${shape("M4.6 21.6Q4.6 12 12 12Q19.4 12 19.4 21.6Z", "#fff4da")}`,
  seal: `${shape(gear(12, 12, 10.4, 9, 11), "#b32c3c")}<circle cx="12" cy="12" r="6.6" fill="#c9404f" stroke="#7d1724" stroke-width="1.1"/><rect x="8.6" y="11.4" width="6.8" height="5" rx=".9" fill="#fbe3d8"/><path d="M9.9 11.4V9.6Q9.9 7.6 12 7.6Q14.1 7.6 14.1 9.6V11.4" fill="none" stroke="#fbe3d8" stroke-width="1.5"/>`,
  lamp: `<path d="M12 2Q18 9 15.8 14.6Q14.6 18 12 18Q9.4 18 8.2 14.6Q6 9 12 2Z" fill="#ffcf66" stroke="#7a3f06" stroke-width="1.5"/><path d="M12 9.4Q14.4 13 12 16Q9.6 13 12 9.4Z" fill="#fff6d8"/><path d="M8.4 20H15.6" stroke="#7a3f06" stroke-width="2.6" stroke-linecap="round"/>`,
  convert: `${shape("M4 8.6Q4 3 12 3Q20 3 20 8.6Q20 13 16 16.4L12 20L8 16.4Q4 13 4 8.6Z", "#fff4da")}<path d="M12 3Q20 3 20 8.6Q20 13 16 16.4L12 20Z" fill="#c3a4e6"/>${line("M12 3V20M7.4 9.4H9.6M14.4 9.4H16.6", 1.7)}${line("M9 13.6Q12 15.6 15 13.6", 1.5)}`,
  pin: `${shape("M12 21.6L6.4 12.8Q4.6 9.6 5.8 6.8Q7.6 2.4 12 2.4Q16.4 2.4 18.2 6.8Q19.4 9.6 17.6 12.8Z", "#d8402c")}<circle cx="12" cy="9" r="2.7" fill="#fff4da" ${LINE}/>`,
  square: `<circle cx="12" cy="6.2" r="3.8" fill="#fff4da" ${LINE}/>${shape("M6 16.4Q6 11.2 12 11.2Q18 11.2 18 16.4Z", "#fff4da")}${shape("M1.6 22L5 17H19L22.4 22Z", "#b9ab8b", 'stroke-width="1.3"')}${line("M8.4 17L6.6 22M15.6 17L17.4 22M3.4 19.4H20.6", 1)}`,
};
