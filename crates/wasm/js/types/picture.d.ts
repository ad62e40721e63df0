// How nodes are drawn. Written by hand, as all options; results.d.ts is not.
import type { Lang, Scheme } from "./names.js";

/** How a step is drawn. */
export interface SvgOptions {
  /** Which step; `last` by default, and 0 is before the search. */
  step?: number | "last";
  /** Whether the places of the nodes are written beside them; true by default. */
  names?: boolean;
  /** The language of the title, the description and the words; `en` by default. */
  lang?: Lang;
  /** The colours; `light` by default. */
  scheme?: Scheme;
  /** How wide it is shown, in pixels; by default as the drawing is, or as the height asks for. */
  width?: number;
  /** How high it is shown, in pixels. */
  height?: number;
}
