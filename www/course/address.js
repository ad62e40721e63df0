// The launch address of a platform. It can contain the student's identity and the credentials of
// the record store, so that part is removed at once and stored nowhere.

/** What only the launch is told. */
const SECRET = ["endpoint", "auth", "actor", "registration", "activity_id", "fetch"];

/** What is left in the place of that, so that the page knows after a reload what it lacks. */
const LAUNCHED = "launched";

/** The address as the platform gave it. */
export const given = new URL(location.href);

const clean = new URL(given);
for (const name of SECRET) clean.searchParams.delete(name);
if (given.searchParams.has("endpoint")) clean.searchParams.set(LAUNCHED, "");
if (clean.href !== given.href) history.replaceState(null, "", clean.href);

/** Whether a platform has opened the page, and it was then loaded again without what that said. */
export const isLoadedAgain = given.searchParams.has(LAUNCHED) && !given.searchParams.has("endpoint");
