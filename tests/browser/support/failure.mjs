// What a failed test adds to its reason: what its page showed, and what that complained of.
import { setTimeout as pause } from "node:timers/promises";

/** How much of a page's text is in a reason, in characters. */
const MOST = 500;

/** How long a page may take to answer, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Runs a test with a page, and closes it. If it fails, the reason ends with what the page shows then: that an
 * element is not there says little of why.
 */
export async function witnessed({ page, context, complaints }, run) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await description(page, complaints)}`;
    throw error;
  } finally {
    await context.close();
  }
}

async function description(page, complaints) {
  const asked = page.evaluate(() => document.body.innerText).catch((error) => `(no answer: ${error.message})`);
  const text = (await Promise.race([asked, pause(PATIENCE)])) ?? "(no answer in time)";
  const lines = [`${page.url()} shows: ${text.replaceAll(/\s+/g, " ").slice(0, MOST)}`];
  if (complaints.length) lines.push(`It complains: ${complaints.join(" | ").slice(0, MOST)}`);
  return lines.join("\n");
}
