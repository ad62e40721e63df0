// Firefox as it is published, driven through WebDriver BiDi.
import { launch } from "puppeteer-core";

let browser;

export const firefox = {
  begin: async () => {
    if (!process.env.FIREFOX) throw new Error("There is no Firefox: run `cargo xtask test --only firefox`.");
    browser = await launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX,
      headless: true,
      args: ["--width=1280", "--height=800"],
      // Not every Firefox can be told another size.
      defaultViewport: null,
    });
  },
  end: () => browser?.close(),
  page: async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => {
      // The driver's own, in frames that are just going.
      if (!/__bidi_args/.test(String(error))) complaints.push(String(error));
    });
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (!["127.0.0.1", "localhost", ""].includes(hostname)) complaints.push(`left this machine: ${request.url()}`);
    });
    const element = async (find, ...given) => (await page.evaluateHandle(find, ...given)).asElement();
    return {
      goto: (address) => page.goto(address),
      evaluate: (ask, ...given) => page.evaluate(ask, ...given),
      click: async (find, ...given) => {
        const found = await element(find, ...given);
        await found.scrollIntoView();
        await found.click();
      },
      inFrame: async (find, ask) => (await (await element(find)).contentFrame()).evaluate(ask),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      choose: (selector, value) => page.select(selector, value),
      complaints: () => complaints,
      close: () => context.close(),
    };
  },
};
