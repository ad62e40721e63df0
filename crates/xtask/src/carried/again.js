// In the place of www/embed/again.js: where the scripts of a bundle are, only the bundle knows.

/** Imports a script, the same way each time. */
export const again = (path, fetchIt, first = () => fetchIt(path)) => first();
