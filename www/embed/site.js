// Where the files of Plyscope are. Whoever carries them along instead, such as the widget for notebooks,
// has another module in the place of this one.

/** The address of the site; `null` where there is none to be linked to. */
export const SITE = new URL("../", import.meta.url);

/** Fetches a file of the site. */
export const file = (path) => fetch(new URL(path, SITE));

/** Runs a script of the site; a number after `?` has it run once more. */
export const script = (path) => import(new URL(path, SITE).href);
