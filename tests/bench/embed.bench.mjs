// What twenty searches in a page of somebody else's cost: memory, the page's own start, and scrolling.
import { readFileSync } from "node:fs";
import { launch, open } from "../browser/support/browser.mjs";
import { host, quiz } from "../browser/support/host.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const MANY = 20;

/** A page of a course: its largest paint is a heading that has nothing to do with us. */
const lecture = (scenes) =>
  host(`<h1 class="large">Week 3: pruning</h1>${Array(scenes).fill("<p>Some text in between.</p>").map((text, number) => text + quiz({ step: String(number) })).join("")}`);
const pages = { "/none.html": lecture(0).replace(/<script.*?<\/script>/, ""), "/many.html": lecture(MANY) };

/** When the page had painted its largest part, in milliseconds from the navigation's start. */
async function largestPaint(page) {
  return page.evaluate(() => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true });
  }));
}

const browser = await launch({ args: ["--js-flags=--expose-gc"] });
const server = await serve({ pages });
const opened = async (path, run) => {
  const { page, context } = await open(browser, { viewport: { width: 1024, height: 800 } });
  try {
    await page.goto(`${server.url}${path}`);
    return await run(page);
  } finally {
    await context.close();
  }
};
const loaded = (page) => page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map((element) => element.load())));

/** All memory of the processes that show pages, as Linux counts it: of what is shared, a share. */
async function memory(page) {
  await page.evaluate(() => globalThis.gc());
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const ours = processInfo.filter(({ type }) => type === "renderer");
  const sizes = ours.map(({ id }) => Number(/^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))[1]) * 1024);
  return sizes.reduce((sum, size) => sum + size, 0);
}

try {
  const [without, paint] = await compare(5, () => opened("none.html", largestPaint), () => opened("many.html", largestPaint));
  report({ name: "largest paint of a page, with 20 embedded scenes", value: paint, unit: "ms" });
  report({ name: "largest paint of a page, with 20 embedded scenes", value: without, unit: "ms", rival: "the page without them" });

  const [bare, full] = await compare(3, () => opened("none.html", memory), () => opened("many.html", async (page) => {
    await loaded(page);
    return memory(page);
  }));
  report({ name: "memory that 20 embedded scenes add to a page", value: full - bare, unit: "bytes", budget: 60_000_000 });

  const frame = await opened("many.html", async (page) => {
    await loaded(page);
    return page.evaluate(() => new Promise((done) => {
      const start = performance.now();
      let frames = 0;
      const frame = (now) => {
        frames += 1;
        scrollBy(0, 24);
        if (now - start < 2000) requestAnimationFrame(frame);
        else done((now - start) / frames);
      };
      requestAnimationFrame(frame);
    }));
  });
  // At 60 frames a second each takes 16.7 ms.
  report({ name: "a frame while scrolling past 20 embedded scenes", value: frame, unit: "ms", budget: 17 });
} finally {
  await browser.close();
  await server.close();
}
