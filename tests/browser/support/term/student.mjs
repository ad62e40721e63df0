// A student of the class, who works through the lesson in a browser context of his or her own.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { open } from "../browser.mjs";
import { PAGE } from "../learn.mjs";
import * as ways from "./ways.mjs";

/** Waits until a lesson with a scene that asks is there whole: until then, what is below moves down. */
export async function entered(page) {
  await page.locator(".results").waitFor();
  await page.locator("ply-scope .controls").waitFor();
}

/**
 * Works through the lesson at an address as `student` says, hands in, and returns the file. `shown` says of
 * the question and an answer which misconceptions must be named below it.
 */
export async function work({ browser, server }, student, shown) {
  const { page, context, complaints } = await open(browser, { viewport: { width: 1280, height: 800 }, acceptDownloads: true, ...student.options });
  try {
    await page.goto(`${server.url}${PAGE}#lesson=term.md`);
    await entered(page);
    if (student.options?.locale) await page.locator(`html[lang^="${student.options.locale.slice(0, 2)}"]`).waitFor();
    if (student.isOffline) await context.setOffline(true);
    if (student.replies) await ways.reply(page, student.replies);
    const way = ways[student.way ?? "typed"];
    for (const [number, { id, answers }] of student.work.entries()) {
      await way.enter(page, id);
      for (const text of answers) await way.give(page, id, text, shown(id, text));
      if (student.after === number) await student.between(page);
      await way.leave(page);
    }
    await way.sign(page, student.name);
    const saving = page.waitForEvent("download");
    await way.save(page);
    const saved = await saving;
    // Browsers ask for the icon of a page again by themselves.
    assert.deepEqual(complaints.filter((complaint) => !(student.isOffline && complaint.includes("icon.svg"))), []);
    return { name: saved.suggestedFilename(), mimeType: "application/json", buffer: await readFile(await saved.path()) };
  } catch (error) {
    throw new Error(`${student.name}: ${error.message} (${page.url()})`, { cause: error });
  } finally {
    await context.close();
  }
}
