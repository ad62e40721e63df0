// A record store that holds statements to the rules of the Experience API (1.0.3), and tells what it has.
import { createServer } from "node:http";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/;
const isAddress = (text) => typeof text === "string" && URL.canParse(text);

/** What is wrong with a statement; nothing where it is as the specification has it. */
export function faults(statement) {
  const wrong = [];
  const must = (holds, what) => holds || wrong.push(what);
  const { id, actor, verb, object, result, context, timestamp } = statement;
  const known = ["id", "actor", "verb", "object", "result", "context", "timestamp"];
  must(Object.keys(statement).every((key) => known.includes(key)), "unknown property");
  must(!JSON.stringify(statement).includes("null"), "null");
  must(UUID.test(id ?? ""), "id");
  must(["mbox", "mbox_sha1sum", "openid", "account"].filter((key) => actor && key in actor).length === 1, "actor: one way to tell who");
  must(!actor?.mbox || /^mailto:\S+@\S+$/.test(actor.mbox), "actor.mbox");
  must(!actor?.account || (isAddress(actor.account.homePage) && actor.account.name), "actor.account");
  must(isAddress(verb?.id) && Object.keys(verb?.display ?? {}).every((tag) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag)), "verb");
  must(isAddress(object?.id) && [undefined, "Activity"].includes(object.objectType), "object");
  must(!object?.definition?.type || isAddress(object.definition.type), "object.definition.type");
  if (result?.score) {
    const { scaled, raw, min, max } = result.score;
    must(scaled >= -1 && scaled <= 1, "score.scaled");
    must(min < max && raw >= min && raw <= max, "score.raw");
  }
  for (const key of ["success", "completion"]) must([undefined, true, false].includes(result?.[key]), key);
  must(result?.response === undefined || typeof result.response === "string", "response");
  must(result?.duration === undefined || DURATION.test(result.duration), "duration");
  must(context?.registration === undefined || UUID.test(context.registration), "registration");
  must(timestamp === new Date(timestamp).toISOString(), "timestamp");
  return wrong;
}

/**
 * Starts a store on a free port of the loopback interface, of another origin than the site's. `auth` is
 * what must be said to it; `refuse` says how many requests with statements are refused first. With
 * `isForLeaving` it takes those that a page sends as it is left all the same; with `isStrict` it refuses all
 * of a request of which it has one, as some stores do; with `takesNone` each is wrong to it. The answers to the next `loses` requests get lost.
 */
export async function startStore(t, { auth = "Basic dGVzdA==", refuse = 0 } = {}) {
  const store = { statements: [], states: new Map(), faults: [], refuse, loses: 0, isForLeaving: false, isStrict: false, takesNone: false };
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body = "" } = answer(store, request, Buffer.concat(chunks).toString(), auth);
    response.writeHead(status, {
      "Access-Control-Allow-Origin": request.headers.origin ?? "*",
      "Access-Control-Allow-Methods": "GET, PUT, POST",
      "Access-Control-Allow-Headers": "authorization, content-type, x-experience-api-version",
      "X-Experience-API-Version": "1.0.3",
      "Content-Type": "application/json",
    });
    response.end(body);
  });
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return Object.assign(store, { endpoint: `http://127.0.0.1:${server.address().port}/xapi/`, auth });
}

function answer(store, request, sent, auth) {
  const { method, url, headers, body } = plain(request, sent);
  const isLeaving = url !== request.url;
  if (method === "OPTIONS") return { status: 204 };
  if (headers.authorization !== auth) return { status: 401 };
  if (headers["x-experience-api-version"] !== "1.0.3") {
    store.faults.push("version");
    return { status: 400 };
  }
  const { pathname, searchParams } = new URL(url, "http://store");
  if (pathname === "/xapi/statements" && method === "POST") return take(store, body, isLeaving);
  if (pathname === "/xapi/activities/state") return state(store, method, searchParams, body);
  store.faults.push(`${method} ${pathname}`);
  return { status: 404 };
}

/** A request as it is meant: one whose method stands in its address has its headers in a form (part 3, 1.3). */
function plain({ method, url, headers }, body) {
  const address = new URL(url, "http://store");
  const meant = address.searchParams.get("method");
  if (method !== "POST" || !meant) return { method, url, headers, body };
  const fields = new URLSearchParams(body);
  const content = fields.get("content");
  const named = Object.fromEntries(["Authorization", "X-Experience-API-Version", "Content-Type"].map((name) => [name.toLowerCase(), fields.get(name)]));
  ["content", "Authorization", "X-Experience-API-Version", "Content-Type"].forEach((name) => fields.delete(name));
  return { method: meant, url: `${address.pathname}?${fields}`, headers: { ...headers, ...named }, body: content };
}

function take(store, body, isLeaving) {
  if (store.refuse > 0 && !(isLeaving && store.isForLeaving)) {
    store.refuse -= 1;
    return { status: 503 };
  }
  if (store.takesNone) return { status: 400 };
  const sent = [JSON.parse(body)].flat();
  const wrong = sent.flatMap(faults);
  store.faults.push(...wrong);
  if (wrong.length) return { status: 400 };
  const isNew = ({ id }) => !store.statements.some((kept) => kept.id === id);
  if (store.isStrict && !sent.every(isNew)) return { status: 409 };
  store.statements.push(...sent.filter(isNew));
  if (store.loses > 0) {
    store.loses -= 1;
    return { status: 503 };
  }
  return { status: 200, body: JSON.stringify(sent.map(({ id }) => id)) };
}

function state(store, method, said, body) {
  const isAsked = isAddress(said.get("activityId")) && said.get("stateId") && JSON.parse(said.get("agent") ?? "null");
  if (!isAsked) {
    store.faults.push("state");
    return { status: 400 };
  }
  const key = ["activityId", "agent", "stateId", "registration"].map((name) => said.get(name)).join("\n");
  if (method === "PUT") store.states.set(key, body);
  if (method === "GET" && !store.states.has(key)) return { status: 404 };
  return method === "GET" ? { status: 200, body: store.states.get(key) } : { status: 204 };
}
