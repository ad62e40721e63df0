// How long a visitor waits for the page: from the navigation's start until the program has drawn.
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const browser = await launch();
const server = await serve();
try {
  const [time] = await compare(7, async () => {
    const { page, context } = await open(browser);
    await page.goto(server.url);
    await page.waitForSelector("main");
    const time = await page.evaluate(() => performance.now());
    await context.close();
    return time;
  });
  report({ name: "start of the page, nothing cached", value: time, unit: "ms" });
} finally {
  await browser.close();
  await server.close();
}
