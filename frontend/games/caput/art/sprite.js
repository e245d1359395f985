/**
 * Everything the drawings refer to by id: symbols, gradients and patterns. Put into the page once a mount.
 */
import { iconDefs } from "../icons.js";

export const sprite = () =>
  `<svg width="0" height="0" class="caput-sprite" aria-hidden="true"><defs>${iconDefs()}
<radialGradient id="plaza-lamp"><stop offset="0" stop-color="#FFD27A" stop-opacity=".62"/><stop offset=".7" stop-color="#B97F2C" stop-opacity=".25"/><stop offset="1" stop-color="#3A2A10" stop-opacity=".1"/></radialGradient>
<radialGradient id="lamp-pool"><stop offset="0" stop-color="#FFC35E" stop-opacity=".75"/><stop offset="1" stop-color="#FFC35E" stop-opacity="0"/></radialGradient>
<linearGradient id="moldau" x2="0" y2="1"><stop offset="0" stop-color="var(--river-1)"/><stop offset="1" stop-color="var(--river-2)"/></linearGradient>
<pattern id="zone-red" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="var(--zone-red-ground)"/><rect width="2" height="8" fill="var(--zone-red)" opacity=".35"/></pattern>
<pattern id="zone-green" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="var(--zone-green-ground)"/><circle cx="4.5" cy="4.5" r="1.2" fill="var(--zone-green)" opacity=".5"/></pattern>
<pattern id="zone-blue" width="12" height="8" patternUnits="userSpaceOnUse"><rect width="12" height="8" fill="var(--zone-blue-ground)"/><path d="M0 4q3 -3 6 0t6 0" fill="none" stroke="var(--zone-blue)" stroke-width="1.3" opacity=".5"/></pattern>
</defs></svg>`;
