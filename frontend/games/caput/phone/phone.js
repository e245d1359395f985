/** The board on a phone. */
import { desktop } from "../desktop.js";
export const phone = desktop;
