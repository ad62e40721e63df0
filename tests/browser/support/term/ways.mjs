// The ways in which students answer: by typing, in bursts, by pressing, and by keys alone.
import assert from "node:assert/strict";

const link = (id) => `.asking-here a[href$="ask=${id}"]`;
const result = (page) => page.locator(".result");

/** Looks at what the page shows of the answer that was checked: of several misconceptions only the first. */
async function seen(page, { isRight, ids }) {
  await page.waitForSelector(isRight ? ".result.full" : ".result:not(.full)");
  const thoughts = await page.locator(".thought").evaluateAll((all) => all.map((thought) => thought.dataset.thought));
  assert.deepEqual(thoughts, ids.slice(0, 1), "a misconception is named below the answer");
}

/** Types an answer in the place of what was there, of which nothing is told any more. */
async function type(page, text) {
  await page.fill("#answer", text);
  await result(page).waitFor({ state: "detached" });
}

/** Waits until the focus is back at the question in the lesson. */
async function returned(page) {
  await page.locator(".results").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".asking-here"));
}

/** Goes from a question back to the lesson. */
async function back(page) {
  await page.locator(".trail a").first().click();
  await returned(page);
}

export const typed = {
  /** Goes to a question: from the lesson, or from the one before it. */
  enter: async (page, id) => {
    const number = () => page.evaluate(() => document.querySelector("main:has(#answer) .trail span")?.textContent ?? null);
    const before = await number();
    const next = page.locator(`.trail a[href$="ask=${id}"]`);
    if ((await next.count()) > 0) {
      await next.click();
    } else {
      if ((await page.locator("#answer").count()) > 0) await back(page);
      await page.click(link(id));
    }
    // The address changes before the page does.
    const isThere = ([id, before]) => {
      const number = document.querySelector("main:has(#answer) .trail span")?.textContent;
      return location.hash.endsWith(`ask=${id}`) && number && number !== before;
    };
    await page.waitForFunction(isThere, [id, before]);
  },
  give: async (page, id, text, shown) => {
    await type(page, text);
    await page.click(".check");
    await seen(page, shown);
  },
  sign: async (page, name) => {
    await back(page);
    await page.fill("#student", name);
  },
  save: (page) => page.click(".results button"),
};

/** Checks each answer several times, and before it was told about types it anew. */
export const burst = {
  ...typed,
  give: async (page, id, text, shown) => {
    await type(page, text);
    for (let time = 0; time < 3; time += 1) await page.press("#answer", "Enter");
    await type(page, "");
    await page.fill("#answer", text);
    // Beside a right answer it has nothing to do, and says so.
    await page.locator(".check").click({ clickCount: 3, force: true });
    await seen(page, shown);
  },
};

/** Checks without an answer first, which is asked about and not counted. */
export const blank = {
  ...typed,
  give: async (page, id, text, shown) => {
    await type(page, text ? "" : " ");
    await page.click(".check");
    await page.locator("#answer-error").filter({ hasText: /./ }).waitFor();
    assert.equal(await result(page).count(), 0, "nothing is graded");
    if (text) await typed.give(page, id, text, shown);
  },
};

/** Presses what can be pressed, searches and steps; the rest is typed, and checked by the button. */
export const pressed = {
  ...typed,
  give: async (page, id, text, shown) => {
    const numbered = page.locator(".numbered button");
    if ((await numbered.count()) > 0) {
      await numbered.nth(Number(text) - 1).click();
      assert.equal(await page.inputValue("#answer"), text);
    } else await type(page, text);
    await page.click(".check");
    await seen(page, shown);
  },
};

/** Presses Tab until something has the focus. */
async function reach(page, selector, key = "Tab") {
  const isThere = () => page.evaluate((selector) => document.activeElement.matches(selector), selector);
  for (let presses = 0; presses < 250 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  assert.ok(await isThere(), `Tab leads to ${selector}`);
}

/** Uses keys alone. */
export const keys = {
  enter: async (page, id) => {
    if ((await page.locator("#answer").count()) > 0) await keys.back(page);
    await reach(page, link(id));
    await page.keyboard.press("Enter");
    await page.waitForSelector("#answer");
  },
  give: async (page, id, text, shown) => {
    await reach(page, "#answer");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type(text);
    await result(page).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await seen(page, shown);
  },
  back: async (page) => {
    await reach(page, ".trail a:first-child", "Shift+Tab");
    await page.keyboard.press("Enter");
    await returned(page);
  },
  sign: async (page, name) => {
    await keys.back(page);
    await reach(page, "#student");
    await page.keyboard.type(name);
  },
  save: async (page) => {
    await reach(page, ".results button");
    await page.keyboard.press("Enter");
  },
};

/** Takes a hint first, which costs something. */
export const hinted = {
  ...typed,
  give: async (page, id, text, shown) => {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.locator(".hints li").waitFor();
    await typed.give(page, id, text, shown);
  },
};

/**
 * Replies to the scene, at each stop rightly or not, and notes the replies; `cuts` has the child and the
 * node of each cut.
 */
export async function reply(page, replies) {
  const { rightly, cuts, stops } = replies;
  Object.assign(replies, { given: [], right: 0 });
  const forward = page.locator("ply-scope").getByRole("button", { name: "One step forward" });
  const offers = page.locator(".asking .ways button");
  for (let stop = 1; stop <= stops; stop += 1) {
    while ((await offers.count()) < 2) await forward.click();
    const [, child, node] = (await page.textContent(".asking .asked")).match(/from (L\d+-\d+) to (L\d+-\d+)/);
    const isCut = cuts.has(`${child} ${node}`) === rightly(stop);
    replies.given.push(`${stop}: ${isCut ? "yes" : "no"}`);
    if (rightly(stop)) replies.right += 1;
    await page.locator(".asking").getByRole("button", { name: isCut ? "there is a cut" : "there is no cut", exact: true }).click();
    await page.locator(".asking .tally").filter({ hasText: ` of ${stop} right` }).waitFor();
  }
}
