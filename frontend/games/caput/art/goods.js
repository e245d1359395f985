/**
 * What one holds stands free; points are a crown; tokens are a kite cut from a corner. On a grid of 24 x
 * 24.
 */

const INK = "#10222A";
const LANCET = "M4 22.6V11.4C4 6.8 7.4 3.4 12 .8C16.6 3.4 20 6.8 20 11.4V22.6Z";
const KITE = "M12 1.2L22 7.4V10.6L12 22.8L2 10.6V7.4Z";

export const RED = { fill: "#D9402B", light: "#FFE9D6" };
export const BLUE = { fill: "#2F74C8", light: "#E6F2FF" };

/** @type {Record<string, string>} */
export const GOODS = {
  gold: `<circle cx="12" cy="12" r="10.4" fill="#EDB23C" stroke="#4A3206" stroke-width="1.3"/><circle cx="12" cy="12" r="7.6" fill="#F9D273" stroke="#A87517"/><path d="M7.6 15.6L6.9 9.4L9.8 11.7L12 8L14.2 11.7L17.1 9.4L16.4 15.6Z" fill="#8A5B0E"/>`,
  stone: `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M12 2.2L22 7L12 11.8L2 7Z" fill="#EEF2F1"/><path d="M2 7L12 11.8V22L2 17Z" fill="#B3C0C5"/><path d="M22 7L12 11.8V22L22 17Z" fill="#83949C"/></g>`,
  egg: `<path d="M12 1.6C16.8 1.6 20.6 8.6 20.6 13.8A8.6 8.6 0 0 1 3.4 13.8C3.4 8.6 7.2 1.6 12 1.6Z" fill="#FBF1DA" stroke="${INK}" stroke-width="1.2"/><path d="M12.5 4.2C9.6 4.8 7.2 8.4 6.6 12" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/><path d="M5 17.3C8.5 19.3 15.5 19.3 19 17.3C17 22.6 7 22.6 5 17.3Z" fill="#DCC79A"/>`,
  silver: `<path d="${LANCET}" fill="#E9F3F8" stroke="${INK}" stroke-width="1.3"/><path d="M6.3 20.6V13.6C6.3 11.6 7.3 10.3 8.9 9.3C10.4 10.3 11.3 11.6 11.3 13.6V20.6ZM12.7 20.6V13.6C12.7 11.6 13.6 10.3 15.1 9.3C16.7 10.3 17.7 11.6 17.7 13.6V20.6Z" fill="#6E97B2"/><circle cx="12" cy="6.4" r="2.2" fill="#6E97B2"/>`,
  goldwindow: `<path d="${LANCET}" fill="#FFDE8A" stroke="#4A3206" stroke-width="1.3"/><path d="M6.2 20.7V12C6.2 8.7 8.4 6 12 3.6C15.6 6 17.8 8.7 17.8 12V20.7Z" fill="#D98A12"/><path d="M12 3.6V20.7M6.2 9.4L17.8 18.6M17.8 9.4L6.2 18.6M6.2 14H17.8" stroke="#FFE9A8" stroke-width="1.3" fill="none"/>`,
  vp: `<path d="M1.8 6.8L6.9 9.6L12 3.4L17.1 9.6L22.2 6.8L21.3 20.6Q12 23.8 2.7 20.6Z" fill="#FBF0D2" stroke="#2A1630" stroke-width="1.3" stroke-linejoin="round"/><g fill="#FBF0D2" stroke="#2A1630" stroke-width="1.1"><circle cx="2" cy="5.6" r="1.5"/><circle cx="12" cy="2.6" r="1.7"/><circle cx="22" cy="5.6" r="1.5"/></g>`,
  red: `<path d="${KITE}" fill="${RED.fill}" stroke="${RED.light}" stroke-width="1.3" stroke-linejoin="round"/><path d="M7.4 6.2L16.6 15.4M16.6 6.2L7.4 15.4" stroke="${RED.light}" stroke-width="2" stroke-linecap="round"/>`,
  blue: `<path d="${KITE}" fill="${BLUE.fill}" stroke="${BLUE.light}" stroke-width="1.3" stroke-linejoin="round"/><circle cx="12" cy="10.4" r="4.1" fill="none" stroke="${BLUE.light}" stroke-width="2"/>`,
};
