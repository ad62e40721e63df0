import { launch } from "./support/browser.mjs";
import { serve } from "./support/server.mjs";
const { url, close } = await serve();
const browser = await launch();
const list = JSON.parse(process.argv[2]);
for (const [name, page, width, height, scheme, lang, full] of list) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme ?? "light", locale: lang ?? "en" });
  const tab = await context.newPage();
  await tab.goto(url + page);
  await tab.waitForTimeout(2500);
  await tab.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: !!full });
  await context.close();
}
await browser.close();
await close?.();
process.exit(0);
