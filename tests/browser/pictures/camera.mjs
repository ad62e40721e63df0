// A browser that shows views and takes pictures of them, the same on every machine.
import { launch, open } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { fonts, SHEET } from "./fonts.mjs";

/** Letters are drawn without what a machine's fonts and screen would add. */
const ARGS = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

/** The site, as its pages see it. */
const ADDRESS = "http://localhost/";

const LOCALES = { en: "en-GB", nl: "nl-NL", zh: "zh-CN" };

/** Starts it, with a page for each language. `served` are files in the place of the site's, by their paths. */
export async function start(languages, served = {}) {
  const server = await serve({ pages: { ...(await fonts()), ...served } });
  // Links and QR codes show the address, which is the same whatever the port is.
  const browser = await launch({ args: [...ARGS, `--host-resolver-rules=MAP localhost:80 ${new URL(server.url).host}`] });
  const pages = {};
  for (const language of languages) {
    const opened = await open(browser, { locale: LOCALES[language], reducedMotion: "reduce", bypassCSP: true });
    pages[language] = { ...opened, session: await opened.context.newCDPSession(opened.page) };
  }
  return {
    /** Opens a view in a window of a size, and does there what is done before its picture is taken. */
    async show(view, language, viewport) {
      const { page } = pages[language];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto("about:blank");
      await page.goto(ADDRESS + view.address);
      await page.addStyleTag({ url: SHEET });
      await page.locator("main").waitFor();
      await page.waitForFunction((language) => document.documentElement.lang.startsWith(language), language);
      await settled(page);
      await view.prepare?.(page);
      await bringIntoView(page, view);
    },
    /** Makes the window of a view that is open larger or smaller, as somebody does with a window. */
    async resize(view, language, viewport) {
      const { page } = pages[language];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "light" });
      await settled(page);
      await page.evaluate(() => scrollTo(0, 0));
      await bringIntoView(page, view);
    },
    /** The window of a page as a PNG, once nothing is on its way. It is packed quickly, not closely. */
    async take(language, colorScheme) {
      const { page, session } = pages[language];
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
      return Buffer.from(data, "base64");
    },
    /** The buttons and fields of a page that stand beside its window, where nothing scrolls to them. */
    beside: (language) => pages[language].page.evaluate(besideWindow),
    /** The page of a language, for tests that change something there. */
    page: (language) => pages[language].page,
    /** What the page has complained of since it was last asked. */
    complaints: (language) => pages[language].complaints.splice(0),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Brings what a view is about into the window, and the pointer out of the way. */
async function bringIntoView(page, { within }) {
  if (within) await page.locator(within).first().evaluate((part) => part.scrollIntoView({ block: "nearest" }));
  await page.mouse.move(0, 0);
}

/** Runs in the page. What is hidden to the left altogether is for the keyboard. */
function besideWindow() {
  const scrolls = (part) => part && (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const parts = [...document.querySelectorAll("button, select, input, textarea, summary, a")];
  const beside = parts.filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 1 && right > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(part.parentElement);
  });
  return beside.map((part) => `${part.ariaLabel ?? part.textContent} is beside the window`);
}

/** Waits until no search is under way, and what has changed is drawn with its fonts. */
async function settled(page) {
  await page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await frame();
  });
}
