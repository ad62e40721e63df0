// Scores.

/** The share of the points that was earned, from 0 to 1; null where there are none to earn. */
export const measure = (points, of) => (of > 0 ? Math.min(points / of, 1) : null);

/** Whether a share is enough; null where there is none, or nothing to reach. */
export const isPassed = (share, pass) => (share === null || pass === null || pass === undefined ? null : share >= pass - 1e-9);
