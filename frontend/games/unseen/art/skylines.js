/** The stage behind every Square, 204 x 46, drawn in the current colour, and where its windows are lit. */

/** @type {Record<string, string>} */
export const SKYLINES = {
  vodnik:
    '<path d="M0 46V30H10L18 22L26 30V26H40L47 19L54 26V34H74Q76 22 84 20Q88 12 96 18Q104 14 106 24Q110 30 106 34H118V24L128 15L138 24V34H150V27H166V20H178V34H190L196 28L204 34V46Z"/><circle cx="158" cy="36" r="11" fill="none" stroke-width="2.4" stroke="currentColor"/><path d="M158 25V47M147 36H169M150 28L166 44M166 28L150 44" fill="none" stroke="currentColor" stroke-width="1.4"/>',
  golem:
    '<path d="M0 46V32H14V26H20V20H26V14H30V8H34V14H38V20H44V26H50V32H62V24L80 10L98 24V34H112V28H118V22H124V16H130V10H136V16H142V22H148V28H154V34H166V18H170V14H182V18H186V34H204V46Z"/>',
  horned:
    '<path d="M0 46V30H16V22H22V26H32V30H44V20L47 16L50 1L53 16L56 20V32H64V20L67 16L70 1L73 16L76 20V32H94V24H110V20L116 12L122 20V30H136V24H150L158 16L166 24V32H178V24H204V46Z"/>',
  robot:
    '<path d="M0 46V34H10V8H16V34H22V14H28V34H36Q36 18 56 18Q76 18 76 34H92V20H96V12L104 4L112 12V20H116V34H128V26H134L140 20V26L146 20V26L152 20V34H164V10H169V34H176V28H204V46Z"/><circle cx="104" cy="19" r="5" fill="var(--window)"/>',
};

/** Left upper corners of the lit windows. @type {Record<string, [number, number][]>} */
export const WINDOWS = {
  vodnik: [
    [15, 31],
    [21, 31],
    [45, 28],
    [50, 28],
    [126, 26],
    [130, 26],
    [171, 25],
  ],
  golem: [
    [33, 20],
    [30, 28],
    [36, 28],
    [76, 24],
    [84, 24],
    [80, 17],
    [130, 22],
    [136, 28],
    [174, 22],
    [180, 22],
  ],
  horned: [
    [48, 24],
    [69, 24],
    [48, 29],
    [69, 29],
    [99, 29],
    [104, 29],
    [115, 24],
    [157, 25],
    [144, 30],
    [188, 30],
  ],
  robot: [
    [42, 28],
    [50, 26],
    [58, 26],
    [66, 28],
    [132, 31],
    [138, 31],
    [146, 31],
    [186, 34],
  ],
};
