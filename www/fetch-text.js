// Fetches a text from any site, with limits of size and time.

/** The longest lesson that is read, in bytes; the program has the same limit. */
export const MAX_LESSON = 128 << 10;

/** How long a text may take to arrive, in milliseconds. */
const PATIENCE = 20_000;

/**
 * The text of a file of at most so many bytes, as `{ text }`; or why it cannot be had, as `{ loss }`:
 * the status with which a server refuses it, such as `"404"`; `"missing"` without any answer that may be
 * read; `"long"` or `"slow"`; `"page"` for a web page, such as one to log in on.
 */
export async function fetchText(address, most = MAX_LESSON) {
  const abort = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort.abort();
  }, PATIENCE);
  try {
    const answer = await fetch(address, { signal: abort.signal });
    if (!answer.ok) return { loss: String(answer.status) };
    const text = await read(answer, most);
    if (text === null) return { loss: "long" };
    const isPage = /^text\/html\b/i.test(answer.headers.get("content-type") ?? "") && /^\s*</.test(text);
    return isPage ? { loss: "page" } : { text };
  } catch {
    return { loss: isLate ? "slow" : "missing" };
  } finally {
    clearTimeout(timer);
    // Cancels the rest of the response.
    abort.abort();
  }
}

/** The text of an answer of at most so many bytes; `null` for a longer one, of which no more is read. */
export async function read(answer, most) {
  const content = await readBytes(answer, most);
  return content && new TextDecoder().decode(content);
}

/** The same for its bytes. */
export async function readBytes(answer, most) {
  if (Number(answer.headers.get("content-length")) > most) return null;
  const reader = answer.body.getReader();
  const parts = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
