// Which steps of a search are listed. Written by hand, as all options; results.d.ts is not.
import type { Lang } from "./names.js";

/** Which steps. */
export interface TraceOptions {
  /** The first step that is listed; 1 by default. */
  from?: number;
  /** The last step that is listed; the last one by default. At most 100,000 are listed at once. */
  to?: number;
  /** Tells each step in a sentence of this language as well. */
  lang?: Lang;
}
