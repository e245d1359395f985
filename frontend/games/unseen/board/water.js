/** The Vltava: ground, flow lines and the glow round the isle. It carries nothing and never changes. */
import { svg } from "lit-html";

/** A repeatable scatter in 0..1, so that the lines look the same at every visit. @param {number} seed */
function scatter(seed) {
  let state = seed;
  return () => (state = (state * 9301 + 49297) % 233280) / 233280;
}

function flow() {
  const next = scatter(7);
  const lines = [];
  for (let i = 0; i < 9; i++) {
    const x = 522 + i * 6.5;
    const spread = 548 + (x - 548) * 3;
    lines.push(
      `M${x} -4C${x - 8 + next() * 14} 60 ${x - 8 + next() * 16} 120 ${x} 180S${x + 8 * (next() - 0.5)} 250 ${spread} 292`,
    );
    lines.push(`M${spread} 356C${x} 400 ${x - 6 + next() * 12} 480 ${x} 540S${x} 620 ${x} 654`);
  }
  for (let i = 0; i < 12; i++) {
    const y = 274 + i * 9.3;
    const inward = y + (y - 325) * 0.3;
    lines.push(
      `M-4 ${y}C60 ${y - 8 + next() * 16} 130 ${y - 8 + next() * 16} 200 ${y}S300 ${inward} 548 ${y}`,
    );
    lines.push(
      `M1100 ${y}C1040 ${y - 8 + next() * 16} 960 ${y - 8 + next() * 16} 900 ${y}S800 ${inward} 548 ${y}`,
    );
  }
  return lines.map((d, i) => svg`<path d=${d} class=${`flow flow-${i % 3}`}/>`);
}

export const water = svg`<rect width="1096" height="650" fill="url(#river-water)"/>${flow()}<ellipse cx="548"
  cy="325" rx="420" ry="150" fill="url(#isle-glow)"/>`;
