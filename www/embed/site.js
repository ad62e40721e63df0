// The location of Plyscope's files. Bundles, such as the widget for notebooks, replace this module.

/** The address of the site; `null` where there is none to be linked to. */
export const SITE = new URL("../", import.meta.url);

/** Fetches a file of the site. */
export const file = (path) => fetch(new URL(path, SITE));

/** Runs a script of the site; a number after `?` has it run once more. */
export const script = (path) => import(new URL(path, SITE).href);
