/** Other signs. What takes the colour of its surrounding is drawn in currentColor. On a grid of 24 x 24. */

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** @type {Record<string, string>} */
export const SIGNS = {
  special: `<path d="M12 .8L14.9 5L19.9 4.1L19 9.1L23.2 12L19 14.9L19.9 19.9L14.9 19L12 23.2L9.1 19L4.1 19.9L5 14.9L.8 12L5 9.1L4.1 4.1L9.1 5Z" fill="#FFD979" stroke="#4A3206" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 6.2L13.6 10.2L17.8 10.5L14.6 13.2L15.6 17.4L12 15.1L8.4 17.4L9.4 13.2L6.2 10.5L10.4 10.2Z" fill="#8A5B0E"/>`,
  seal: `<path d="M12 1L14.4 3L17.5 2.4L18.6 5.4L21.6 6.5L21 9.6L23 12L21 14.4L21.6 17.5L18.6 18.6L17.5 21.6L14.4 21L12 23L9.6 21L6.5 21.6L5.4 18.6L2.4 17.5L3 14.4L1 12L3 9.6L2.4 6.5L5.4 5.4L6.5 2.4L9.6 3Z" fill="#B3362A" stroke="#3C0E0A"/><circle cx="12" cy="12" r="6.6" fill="none" stroke="#F0B0A0" stroke-width="1.1"/>`,
  refresh: `<path d="M19.5 9.5A8 8 0 0 0 5.2 7.6M4.5 14.5A8 8 0 0 0 18.8 16.4" ${LINE} stroke-width="2.2"/><path d="M5.6 2.8L4.7 8.4L10.2 7.6M18.4 21.2L19.3 15.6L13.8 16.4" ${LINE} stroke-width="2.2"/>`,
  left: `<path d="M21 9H11V4L2.5 12L11 20V15H21Z" fill="currentColor"/>`,
  right: `<path d="M3 9H13V4L21.5 12L13 20V15H3Z" fill="currentColor"/>`,
  up: `<path d="M9 21V11H4L12 2.5L20 11H15V21Z" fill="currentColor"/>`,
  lock: `<path d="M5 11H19V21.5H5Z" fill="currentColor"/><path d="M8 11V7.5A4 4 0 0 1 16 7.5V11" fill="none" stroke="currentColor" stroke-width="2.2"/>`,
  check: `<path d="M4 12.8L9.6 18.4L20.4 6" ${LINE} stroke-width="3"/>`,
  clock: `<circle cx="12" cy="12" r="9.5" ${LINE} stroke-width="2"/><path d="M12 6.5V12L15.6 14.4" ${LINE} stroke-width="2"/>`,
  "turn-left": `<path d="M5 13A7.5 7.5 0 1 0 8.2 6.2" ${LINE} stroke-width="2.4"/><path d="M9.8 1.8L7.4 6.6L12.4 8.6" ${LINE} stroke-width="2.4"/>`,
  "turn-right": `<path d="M19 13A7.5 7.5 0 1 1 15.8 6.2" ${LINE} stroke-width="2.4"/><path d="M14.2 1.8L16.6 6.6L11.6 8.6" ${LINE} stroke-width="2.4"/>`,
  bridge: `<path d="M1 20V9Q12 3 23 9V20H18.6Q18.6 15 15.8 15T13 20H11Q11 15 8.2 15T5.4 20Z" fill="#D7DDE0" stroke="#20170A" stroke-width="1.2" stroke-linejoin="round"/><path d="M1.6 11.6Q12 6 22.4 11.6" fill="none" stroke="#8C989E" stroke-width="1.3"/>`,
  statue: `<path d="M5 22.6H19V18.4H16.6L15.4 10.6Q17.4 8.4 16 6.4A3.4 3.4 0 1 0 8 6.4Q6.6 8.4 8.6 10.6L7.4 18.4H5Z" fill="#F0C566" stroke="#2A1A08" stroke-width="1.2" stroke-linejoin="round"/>`,
  plaza: `<path d="M12 .8L22 6.4V17.6L12 23.2L2 17.6V6.4Z" fill="#5B4520" stroke="#C09A55" stroke-width="1.3"/><path d="M5.6 12H18.4" stroke="#FFE2A0" stroke-width="1.4" stroke-dasharray="2.4 1.8"/><circle cx="12" cy="7.6" r="2.2" fill="#FFD27A"/><circle cx="12" cy="16.4" r="2.2" fill="#FFD27A"/>`,
  cube: `<path d="M12 2L21.5 6.8V17.2L12 22L2.5 17.2V6.8Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2"/>`,
  token: `<path d="M8.4 2.4L16 7V9.4L8.4 18.4L.8 9.4V7Z" fill="#D9402B" stroke="#FFE9D6" stroke-width="1.2" stroke-linejoin="round"/><path d="M15.6 5.6L23.2 10.2V12.6L15.6 21.6L8 12.6V10.2Z" fill="#2F74C8" stroke="#E6F2FF" stroke-width="1.2" stroke-linejoin="round"/><circle cx="15.6" cy="12.4" r="2.8" fill="none" stroke="#E6F2FF" stroke-width="1.6"/>`,
  pair: `<circle cx="8" cy="9" r="7" fill="#EDB23C" stroke="#4A3206" stroke-width="1.2"/><g stroke="#10222A" stroke-linejoin="round"><path d="M16 8.6L23 12L16 15.4L9 12Z" fill="#EEF2F1"/><path d="M9 12L16 15.4V22.6L9 19Z" fill="#B3C0C5"/><path d="M23 12L16 15.4V22.6L23 19Z" fill="#83949C"/></g>`,
};
