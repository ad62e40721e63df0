// Imports that can be tried again: a browser may keep a failed one under its address.

/** How often a script could not be fetched, by its path. */
const failures = new Map();

/**
 * Imports a script. `fetchIt` imports what a path leads to, which after a failure has a number behind `?`;
 * `first` imports it the first time, where bundlers have to know which script that is.
 */
export async function again(path, fetchIt, first = () => fetchIt(path)) {
  const times = failures.get(path) ?? 0;
  try {
    return await (times > 0 ? fetchIt(`${path}?${times}`) : first());
  } catch (error) {
    failures.set(path, times + 1);
    throw error;
  }
}
