/** The six actions: six silhouettes, each with a colour of its own. On a grid of 24 x 24. */
import { blocks, pick } from "./glyphs.js";

/** The colour of an action's ring on the action board. @type {Record<string, string>} */
export const ACTION_COLOURS = {
  mines: "#B47414",
  quarries: "#556E7B",
  upgrade: "#7B4AA6",
  wall: "#A93E24",
  building: "#2866AB",
  road: "#4A7D33",
};

/** @type {Record<string, string>} */
export const ACTS = {
  "act:mines": `<circle cx="12" cy="12" r="11" fill="${ACTION_COLOURS.mines}" stroke="#FFE7B5"/>${pick(12, 12.4, 1.08, "#FFF3D6")}`,
  "act:quarries": `<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="3" fill="${ACTION_COLOURS.quarries}" stroke="#E4EEF1"/>${blocks(12, 12, 1.14, "#F4F8F8")}`,
  "act:upgrade": `<path d="M12 .8L22 6.4V17.6L12 23.2L2 17.6V6.4Z" fill="${ACTION_COLOURS.upgrade}" stroke="#F0E0FF"/><path d="M6.8 12.2L12 7L17.2 12.2M6.8 17.2L12 12L17.2 17.2" fill="none" stroke="#FBF3FF" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  "act:wall": `<path d="M1.2 22.8V2H6.4V6H9.2V2H14.8V6H17.6V2H22.8V22.8Z" fill="${ACTION_COLOURS.wall}" stroke="#FFDCCB" stroke-linejoin="round"/><path d="M4 11H10M13 11H20M4 15.4H7.6M10.4 15.4H16.4M4 19.6H11M14 19.6H20" stroke="#FFEDE2" stroke-width="2" stroke-linecap="round"/>`,
  "act:building": `<path d="M12 .9L23 10V22.8H1V10Z" fill="${ACTION_COLOURS.building}" stroke="#DCEBFF" stroke-linejoin="round"/><path d="M9.8 22.4V17.6C9.8 15.9 10.8 14.9 12 14C13.2 14.9 14.2 15.9 14.2 17.6V22.4Z" fill="#F3F8FF"/><path d="M4 12.2H7.4V16H4ZM16.6 12.2H20V16H16.6ZM10.4 7.6H13.6V11.2H10.4Z" fill="#FFD979"/>`,
  "act:road": `<path d="M2.2 22.8V10.8C2.2 4.8 6.6 1 12 1C17.4 1 21.8 4.8 21.8 10.8V22.8Z" fill="${ACTION_COLOURS.road}" stroke="#E2F4D4"/><path d="M10.6 6.4H13.4L18 22H6Z" fill="#F4FBEA"/><path d="M12 8.6V11M12 13.2V16M12 18.2V21.4" stroke="${ACTION_COLOURS.road}" stroke-width="1.6"/>`,
  "act:any": `<circle cx="12" cy="12" r="11" fill="#F4E7C8" stroke="#2A1F0C"/><path d="M12 3.6L19.3 7.8V16.2L12 20.4L4.7 16.2V7.8Z" fill="none" stroke="#2A1F0C" stroke-width="1.6"/><path d="M12 3.6V20.4M4.7 7.8L19.3 16.2M19.3 7.8L4.7 16.2" stroke="#2A1F0C" stroke-width="1.2"/>`,
};
