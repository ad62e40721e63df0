// Which steps of the search of a puzzle are listed. Written by hand, as all options; results.d.ts is not.
import type { Lang } from "./names.js";

/** Which steps of a puzzle. */
export interface BacktrackPart {
  /** The first step that is listed; 0, the beginning, by default. */
  from?: number;
  /** The last step that is listed; the last one by default. At most 100,000 are listed at once. */
  to?: number;
  /** Tells each step in a sentence of this language as well. */
  lang?: Lang;
}
