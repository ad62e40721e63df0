// Parses the launch data of a package or an address: the lesson and where its results go. Anyone
// can write an address, so every value is validated and limited, and a person is copied into a new
// object.

/** The longest part of an address that is read, in characters. */
const MOST = 8000;

/**
 * The lesson with its terms: those of the package; or of the address, where it names a lesson. `lesson`
 * is missing where nobody says one.
 */
export async function settings({ search }) {
  const said = new URLSearchParams(search.slice(0, MOST));
  if (said.has("lesson")) return { lesson: said.get("lesson"), pass: percent(said.get("pass")) };
  const answer = await fetch(new URL("../course.json", import.meta.url)).catch(() => null);
  if (!answer?.ok) return {};
  const { lesson, language, pass, version } = await answer.json();
  return { lesson, language, pass: percent(pass), version };
}

/** A share from 0 to 1 of what is said in per cent; null for what is none. */
function percent(said) {
  const number = said === null || said === undefined || said === "" ? NaN : Number(said);
  return number >= 0 && number <= 100 ? number / 100 : null;
}

/**
 * Where an address says that statements go, in the form that platforms use for content with xAPI:
 * `endpoint`, `auth`, `actor`, and perhaps `registration` and `activity_id`. `null` where it says nothing
 * of the kind, `"broken"` where what it says cannot be followed.
 */
export function fromAddress({ search, href }) {
  const said = new URLSearchParams(search);
  if (!said.has("endpoint")) return null;
  if (search.length > MOST) return "broken";
  const launch = {
    endpoint: endpoint(said.get("endpoint")),
    auth: plain(said.get("auth"), 2000),
    actor: actor(said.get("actor")),
    registration: uuid(said.get("registration")),
    activity: address(said.get("activity_id")) ?? own(href),
  };
  const { endpoint: store, auth, actor: who } = launch;
  return store && auth && who ? launch : "broken";
}

/** The activity where nobody has named it: this page, with its lesson. */
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

/** A person with one way to tell them from others, as the specification has it (xAPI 1.0.3, 2.4.2). */
function actor(text) {
  let said;
  try {
    said = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  // Some platforms wrap every value in a list.
  const one = (value) => (Array.isArray(value) ? value[0] : value);
  const word = (value, form) => (typeof value === "string" && value.length <= 500 && form.test(value) ? value : null);
  const [mbox, sha1, openid] = [
    word(one(said?.mbox), /^mailto:[^\s@]+@[^\s@]+$/),
    word(one(said?.mbox_sha1sum), /^[0-9a-f]{40}$/i),
    word(one(said?.openid), /^https?:\/\/\S+$/),
  ];
  const account = accountOf(one(said?.account), word);
  const who = mbox ? { mbox } : sha1 ? { mbox_sha1sum: sha1 } : openid ? { openid } : account ? { account } : null;
  const name = word(one(said?.name), /\S/);
  return who && { objectType: "Agent", ...(name && { name }), ...who };
}

/** An account, also by the names that it had in earlier versions. */
function accountOf(said, word) {
  const homePage = word(said?.homePage ?? said?.accountServiceHomePage, /^https?:\/\/\S+$/);
  const name = word(said?.name ?? said?.accountName, /\S/);
  return homePage && name ? { homePage, name } : null;
}
