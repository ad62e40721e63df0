// How far puzzles are searched. Written by hand, as all options; results.d.ts is not.

/** How far a puzzle is searched: to the first solution by default. */
export interface BacktrackLimits {
  /** Stop after so many solutions, up to 10,000, and list them. */
  limit?: number;
  /** Count all solutions, and list none. */
  count?: boolean;
  /** Give up after so many steps, up to 1,000,000,000; 10,000,000 by default. */
  steps?: number;
}

/** What a tour can be asked for as well. */
export interface TourLimits extends BacktrackLimits {
  /** Search even where it is proved that there is no tour. */
  anyway?: boolean;
}
