// The launch address of a platform. It can contain the student's identity and the credentials of
// the record store, so that part is removed at once and stored nowhere.

/** The parameters that only the launch reads. */
const SECRET = ["endpoint", "auth", "actor", "registration", "activity_id", "fetch"];

/** The marker in their place, so that the page notices after a reload that they are missing. */
const LAUNCHED = "launched";

/** The address as the platform gave it. */
export const given = new URL(location.href);

const clean = new URL(given);
for (const name of SECRET) clean.searchParams.delete(name);
if (given.searchParams.has("endpoint")) clean.searchParams.set(LAUNCHED, "");
if (clean.href !== given.href) history.replaceState(null, "", clean.href);

/** Whether a platform has opened the page, and a reload has lost the launch parameters. */
export const isLoadedAgain = given.searchParams.has(LAUNCHED) && !given.searchParams.has("endpoint");
