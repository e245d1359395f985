/** Outlines of the figures; each stands on a field of its own, feet at the lower edge. */

/**
 * The four Workers on a field of 32 x 40: outline, bare face, drawn lines, eyes, and where the seat's emblem sits.
 * @type {Record<string, {outline: string, face: string, lines: string, eyes: string, chest: [number, number]}>}
 */
export const BODIES = {
  golem: {
    face: '<rect x="10.6" y="3.4" width="10.8" height="8.6"/>',
    outline:
      "M11.4 2.4H20.6Q22.4 2.4 22.4 4.2V11.6H25.4Q29.2 12 29.8 16.4L30.8 25Q31 28.4 28.2 28.4H26.4L25.6 23.4V36.6Q25.6 38.8 23.6 38.8H18.8V31.6H13.2V38.8H8.4Q6.4 38.8 6.4 36.6V23.4L5.6 28.4H3.8Q1 28.4 1.2 25L2.2 16.4Q2.8 12 6.6 11.6H9.6V4.2Q9.6 2.4 11.4 2.4Z",
    lines: "M10.8 6.2H21.2",
    eyes: '<rect x="12" y="7" width="2.8" height="2.6"/><rect x="17.2" y="7" width="2.8" height="2.6"/>',
    chest: [16, 20],
  },
  robot: {
    face: '<rect x="9" y="5.6" width="14" height="8.4" rx="1"/>',
    outline:
      "M15 4.6V2.8A1.9 1.9 0 1 1 17 2.8V4.6H22Q24 4.6 24 6.6V13Q24 15 22 15H18.4V17H24.6Q26.4 17 26.4 18.6V19.4H28.6Q30.4 19.4 30.4 21.2V28.4Q30.4 30 28.8 30H28Q26.4 30 26.4 28.4V30.4Q26.4 32 24.6 32H22.4V35.4H24.4Q25.6 35.4 25.6 36.8V38.8H17.4V32H14.6V38.8H6.4V36.8Q6.4 35.4 7.6 35.4H9.6V32H7.4Q5.6 32 5.6 30.4V28.4Q5.6 30 4 30H3.2Q1.6 30 1.6 28.4V21.2Q1.6 19.4 3.4 19.4H5.6V18.6Q5.6 17 7.4 17H13.6V15H10Q8 15 8 13V6.6Q8 4.6 10 4.6Z",
    lines: "",
    eyes: '<circle cx="12.8" cy="9.6" r="2"/><circle cx="19.2" cy="9.6" r="2"/>',
    chest: [16, 24.4],
  },
  horned: {
    face: '<path d="M11.2 9Q11.4 5.2 16 5.2Q20.6 5.2 20.8 9Q20.6 14 16 16.8Q11.4 14 11.2 9Z"/>',
    outline:
      "M10.2 9.6C6.4 8.4 4.6 5.4 5.4 1C7.6 4.2 9.8 4.4 12.2 5.2Q13.8 4.2 16 4.2Q18.2 4.2 19.8 5.2C22.2 4.4 24.4 4.2 26.6 1C27.4 5.4 25.6 8.4 21.8 9.6Q21.6 14 19.4 16.6Q25 19 27.2 28.4Q28.2 33 27.8 36.2Q30.2 34.4 29.4 30.6L28 31L29.6 26.8L32 30L31 30.4Q31.6 38.8 25.4 38.8H4.4Q3.6 32.4 5.4 26.6Q7.8 18.6 12.6 16.6Q10.4 14 10.2 9.6Z",
    lines: "M12.2 8.6L14.6 9.8M19.8 8.6L17.4 9.8",
    eyes: '<circle cx="13.8" cy="11" r="1.1"/><circle cx="18.2" cy="11" r="1.1"/>',
    chest: [16, 26.4],
  },
  vodnik: {
    face: '<path d="M11.2 10.8H20.8Q21.2 15.6 16 16Q10.8 15.6 11.2 10.8Z"/>',
    outline:
      "M11 7.2L11.8 1.8Q16 .6 20.2 1.8L21 7.2Q25.6 7.6 25.6 9Q25.6 10.2 21.8 10.6Q22.4 14 20.8 16.6Q26 19.4 26.6 26.6L28.4 38.8H24.4L22.6 36.4L20 38.8H16.4L14 36.6L11.4 38.8H8Q6.8 39.6 6 38.2L3.6 38.8L5.4 26.6Q6 19.4 11.2 16.6Q9.6 14 10.2 10.6Q6.4 10.2 6.4 9Q6.4 7.6 11 7.2Z",
    lines: "M11.2 5.8Q16 4.8 20.8 5.8M21 14.6L25.4 16.4V13.6",
    eyes: '<circle cx="13.8" cy="12.6" r="1.25"/><circle cx="18.2" cy="12.6" r="1.25"/>',
    chest: [16, 25.4],
  },
};

/** Gargoyle, field 25.2 x 23. */
export const GARGOYLE =
  "M10 2.8L11.2 .6L12 2.8H13.2L14 .6L15.2 2.8Q16.4 4.4 15.6 6.4L15 7.6Q19.6 3.8 24.4 6Q22.4 8.4 22.6 11.6Q20.6 11 18.8 12.2L19.6 18.6H21.6V22H3.6V18.6H5.6L6.4 12.2Q4.6 11 2.6 11.6Q2.8 8.4 .8 6Q5.6 3.8 10.2 7.6L9.6 6.4Q8.8 4.4 10 2.8Z";

/** Boat, field 26 x 22. */
export const HULL = "M12.4 1V12.6H4.2Q10.6 8.4 12.4 1ZM14.4 3Q20.8 6.8 22 12.6H14.4ZM1 14.2H25L22.4 21H3.6Z";

/** The Golem of the Marketplace, field 32 x 40. */
export const GOLEM_PAWN = `<path d="M11.4 2.4H20.6Q22.4 2.4 22.4 4.2V11.6H25.4Q29.2 12 29.8 16.4L30.8 25Q31 28.4 28.2 28.4H26.4L25.6 23.4V36.6Q25.6 38.8 23.6 38.8H18.8V31.6H13.2V38.8H8.4Q6.4 38.8 6.4 36.6V23.4L5.6 28.4H3.8Q1 28.4 1.2 25L2.2 16.4Q2.8 12 6.6 11.6H9.6V4.2Q9.6 2.4 11.4 2.4Z" fill="none" stroke="#fff8e8" stroke-width="5" stroke-linejoin="round"/><path d="M11.4 2.4H20.6Q22.4 2.4 22.4 4.2V11.6H25.4Q29.2 12 29.8 16.4L30.8 25Q31 28.4 28.2 28.4H26.4L25.6 23.4V36.6Q25.6 38.8 23.6 38.8H18.8V31.6H13.2V38.8H8.4Q6.4 38.8 6.4 36.6V23.4L5.6 28.4H3.8Q1 28.4 1.2 25L2.2 16.4Q2.8 12 6.6 11.6H9.6V4.2Q9.6 2.4 11.4 2.4Z" fill="#b4763f" stroke="var(--edge)" stroke-width="2" stroke-linejoin="round"/><path d="M10.6 6.2H21.4" stroke="var(--edge)" stroke-width="2.2"/><rect x="12" y="7" width="3" height="2.6" fill="#ffd45e"/><rect x="17" y="7" width="3" height="2.6" fill="#ffd45e"/><path d="M11 18L15 20L13 24M22 26L19 28L20 31M16 13V16" stroke="#6b4020" stroke-width="1.4" fill="none"/>`;

/** The Witch, field 40 x 46. */
export const WITCH_FIGURE = `<path d="M8 44Q9 30 15 26Q11 24 11 19L29 19Q29 24 25 26Q31 30 32 44Z M3 18.6Q10 14.6 12.6 14.6Q14 7 23.6 1Q21.6 6 24 10L27.4 14.6Q30 14.6 37 18.6Q20 24 3 18.6Z" fill="none" stroke="var(--halo)" stroke-width="5" stroke-linejoin="round" opacity=".9"/><path d="M8 44Q9 30 15 26Q11 24 11 19L29 19Q29 24 25 26Q31 30 32 44Z" fill="#3d3166" stroke="var(--edge)" stroke-width="1.8" stroke-linejoin="round"/><path d="M13 18H27Q27.4 26 20 27Q12.6 26 13 18Z" fill="#bcd9a4" stroke="var(--edge)" stroke-width="1.6"/><circle cx="17" cy="21.4" r="1.2" fill="var(--edge)"/><circle cx="23" cy="21.4" r="1.2" fill="var(--edge)"/><path d="M20 22L22 24.4" stroke="var(--edge)" stroke-width="1.3" stroke-linecap="round"/><path d="M12.6 14.6Q14 7 23.6 1Q21.6 6 24 10L27.4 14.6Z" fill="#6d55a8" stroke="var(--edge)" stroke-width="1.8" stroke-linejoin="round"/><path d="M3 18.6Q10 14.4 20 14.4Q30 14.4 37 18.6Q20 23 3 18.6Z" fill="#6d55a8" stroke="var(--edge)" stroke-width="1.8" stroke-linejoin="round"/><path d="M12.8 14.2Q20 12.6 27.2 14.2" stroke="#f0b64a" stroke-width="2.6"/><path d="M15 30Q20 33 25 30" stroke="#b9a6e6" stroke-width="1.4" fill="none"/>`;
