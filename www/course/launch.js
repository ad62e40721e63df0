// Parses the launch data of a package or an address: the lesson and where its results go. Anyone
// can write an address, so every value is validated and limited, and a person is copied into a new
// object.

/** The longest part of an address that is read, in characters. */
const MOST = 8000;

/**
 * The lesson with its terms: those of the package; or of the address, if it names a lesson. Without
 * a lesson, `lesson` is missing.
 */
export async function settings({ search }) {
  const parameters = new URLSearchParams(search.slice(0, MOST));
  if (parameters.has("lesson")) return { lesson: parameters.get("lesson"), pass: percent(parameters.get("pass")) };
  const answer = await fetch(new URL("../course.json", import.meta.url)).catch(() => null);
  if (!answer?.ok) return {};
  const { lesson, language, pass, version } = await answer.json();
  return { lesson, language, pass: percent(pass), version };
}

/** Converts per cent to a fraction from 0 to 1; null for anything else. */
function percent(text) {
  const number = text === null || text === undefined || text === "" ? NaN : Number(text);
  return number >= 0 && number <= 100 ? number / 100 : null;
}

/**
 * The record store in an address, in the form that platforms use for content with xAPI: `endpoint`,
 * `auth`, `actor`, and perhaps `registration` and `activity_id`. `null` if there is none, `"broken"` if
 * it is invalid.
 */
export function fromAddress({ search, href }) {
  const parameters = new URLSearchParams(search);
  if (!parameters.has("endpoint")) return null;
  if (search.length > MOST) return "broken";
  const launch = {
    endpoint: endpoint(parameters.get("endpoint")),
    auth: plain(parameters.get("auth"), 2000),
    actor: actor(parameters.get("actor")),
    registration: uuid(parameters.get("registration")),
    activity: address(parameters.get("activity_id")) ?? own(href),
  };
  const { endpoint: store, auth, actor: who } = launch;
  return store && auth && who ? launch : "broken";
}

/** The default activity: this page with its lesson. */
function own(href) {
  const here = new URL(href);
  const lesson = here.searchParams.get("lesson");
  here.hash = "";
  here.search = lesson ? `?lesson=${encodeURIComponent(lesson)}` : "";
  return here.href;
}

/** An address that is safe to send a student's results to: encrypted, or on this machine. */
function endpoint(text) {
  const url = address(text, ["https:", "http:"]);
  if (!url) return null;
  const { protocol, hostname, username, password, search, hash } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if ((protocol !== "https:" && !isHere) || username || password || search || hash) return null;
  return url.endsWith("/") ? url : `${url}/`;
}

/** A whole address with one of some schemes. */
function address(text, schemes = null) {
  if (!plain(text, 2000)) return null;
  try {
    const url = new URL(text);
    return !schemes || schemes.includes(url.protocol) ? text : null;
  } catch {
    return null;
  }
}

/** A text of visible characters, as headers and addresses have them. */
function plain(text, most) {
  return text && text.length <= most && /^[\x20-\x7e]+$/.test(text) ? text : null;
}

function uuid(text) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "") ? text : null;
}

/** A person with exactly one identifier, as specified (xAPI 1.0.3, 2.4.2). */
function actor(text) {
  let parsed;
  try {
    parsed = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  // Some platforms wrap every value in a list.
  const one = (value) => (Array.isArray(value) ? value[0] : value);
  const word = (value, form) => (typeof value === "string" && value.length <= 500 && form.test(value) ? value : null);
  const [mbox, sha1, openid] = [
    word(one(parsed?.mbox), /^mailto:[^\s@]+@[^\s@]+$/),
    word(one(parsed?.mbox_sha1sum), /^[0-9a-f]{40}$/i),
    word(one(parsed?.openid), /^https?:\/\/\S+$/),
  ];
  const account = accountOf(one(parsed?.account), word);
  const who = mbox ? { mbox } : sha1 ? { mbox_sha1sum: sha1 } : openid ? { openid } : account ? { account } : null;
  const name = word(one(parsed?.name), /\S/);
  return who && { objectType: "Agent", ...(name && { name }), ...who };
}

/** An account, also by the names that it had in earlier versions. */
function accountOf(account, word) {
  const homePage = word(account?.homePage ?? account?.accountServiceHomePage, /^https?:\/\/\S+$/);
  const name = word(account?.name ?? account?.accountName, /\S/);
  return homePage && name ? { homePage, name } : null;
}
