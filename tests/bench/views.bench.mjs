// How fast each view of the site is: from the address to the first picture, from a key to its paint, and
// from frame to frame while a film runs and while one zooms and pans.
//
//   node tests/bench/views.bench.mjs [text]      the views whose names have the text in them
import { launch } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { at, frames, jumps, keys, keysUntil, visit } from "./support/page.mjs";
import { median, report } from "./support/report.mjs";

/** How often a page is opened to find out how long that takes. */
const VISITS = 3;
/** How many keys are pressed, and how many frames are drawn, for each measure. */
const [KEYS, FRAMES] = [200, 240];
/** What a key may take at the 99th percentile, by how many times the processor is slowed. */
const KEY_BUDGET = { 1: 16, 4: 50 };
/** What a given tree may take from its address to its first picture on a processor that is slowed four times. */
const START_BUDGET = 1500;
/** What a frame may take at the 95th percentile, at 60 a second, with the grain of the clock. */
const FRAME_BUDGET = 17.5;
/** How often a worker searches while keys are pressed, and how many keys are pressed before and after. */
const [ROUNDS, WARM, AFTER] = [5, 20, 20];
const JUMPS = "Monte Carlo tree search, a random one of 10⁶ iterations";
const MEANWHILE = "while a worker searches all of tic-tac-toe";
/** How many steps of backtracking are explored first; PLYSCOPE_STEPS has fewer for a quick look. */
const STEPS = Number(process.env.PLYSCOPE_STEPS ?? 1e9);

/** All of tic-tac-toe: 549,946 nodes. */
const TICTACTOE = "#game=tic-tac-toe&algorithm=minimax&step=300000";
const SIXTY_FOUR = "#tree=" + encodeURIComponent(nested([4, 4, 4]));
const TREE = ".tree .canvas > svg";
const TIMELINE = ".timeline canvas";

/** The text of a tree with so many children at each node of a layer. */
function nested([count, ...below], number = 0) {
  const child = (index) => (below.length ? `(${nested(below, number * count + index)})` : (number * 37 + index * 17) % 100);
  return Array.from({ length: count }, (_, index) => child(index)).join(" ");
}

/** Functions of the page: whether the first picture is there. */
const isTree = () => document.querySelector("[role=treeitem]") !== null;
const isPath = () => document.querySelector(".path-row") !== null;
const isTimeline = () => Boolean(document.querySelector(".timeline canvas")?.getAttribute("aria-label"));
const isBranch = () => document.querySelector(".branch path") !== null;
const isWhole = () => document.querySelector(".whole [role=treeitem]") !== null;

const isGrown = () => /of 1,000,000$/.test(document.querySelector(".count")?.textContent ?? "") && document.querySelector(".tried") !== null;

const isLong = () => / of [\d,]{5,}/.test(document.querySelector(".count").textContent);

/** Types a tree of half a million nodes, and waits for its picture. */
async function typeTree(page) {
  await page.evaluate((text) => {
    const field = document.querySelector("#tree-text");
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, nested([20, 50, 500]));
  await page.waitForFunction(isLong);
}

const enlarge = (page) => page.locator(".timeline-size").click();

/** Explores on in the background, until so many steps are known. */
async function runOn(page) {
  await page.getByRole("button", { name: "Search to the end", exact: true }).click();
  const isFar = (steps) => Number(document.querySelector("input[type=range]").max) >= steps;
  await page.waitForFunction(isFar, STEPS, { timeout: 600_000, polling: 500 });
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.waitForTimeout(500);
}

const drags = { zooming: "zoom", panning: "drag" };
const wheels = { zooming: "zoom", panning: "scroll" };
const backtracking = "backtracking.html";

/**
 * Each view: its address, when its picture is there, what is done before anything is measured, and how
 * and where it is zoomed and panned, if it is.
 */
const VIEWS = [
  { name: "tree of the lecture", address: "", isShown: isTree, place: TREE, moves: drags, isGiven: true },
  { name: "tree of 64 leaves", address: SIXTY_FOUR, isShown: isTree, place: TREE, moves: drags, isGiven: true },
  { name: "tree of 521,021 nodes", address: "", isShown: isTree, prepare: typeTree, place: TREE, moves: drags },
  { name: "tree of tic-tac-toe, all", address: `${TICTACTOE}&view=tree`, isShown: isTree, place: TREE, moves: drags },
  { name: "path of tic-tac-toe, all", address: TICTACTOE, isShown: isPath },
  { name: "path of Connect Four", address: "#game=connect-four&step=1000", isShown: isPath },
  { name: "timeline of tic-tac-toe, all", address: TICTACTOE, isShown: isTimeline, place: TIMELINE, moves: wheels },
  { name: "timeline of tic-tac-toe, all, enlarged", address: TICTACTOE, isShown: isTimeline, prepare: enlarge, place: TIMELINE, moves: wheels },
  { name: "backtracking, branch, 8×8 by Warnsdorff", address: `${backtracking}#puzzle=tour&board=8x8&start=a1&order=warnsdorff`, isShown: isBranch },
  { name: "backtracking, whole tree of 8 queens", address: `${backtracking}#puzzle=queens&size=8&step=1200`, isShown: isWhole, place: ".canvas > svg", moves: drags },
  {
    name: `timeline of ${STEPS.toLocaleString("en")} steps of backtracking`,
    address: `${backtracking}#puzzle=tour&board=8x8&start=a1&tour=closed`,
    isShown: isBranch,
    prepare: async (page) => {
      await runOn(page);
      await enlarge(page);
    },
    place: TIMELINE,
    moves: wheels,
    isSlow: true,
  },
];

const [wanted = ""] = process.argv.slice(2);
// Chromium puts other tasks off after a key until its frame is on the screen. Here the task that takes the
// time at the end of a frame would be one of them.
const browser = await launch({ args: ["--disable-features=DeferRendererTasksAfterInput"] });
const server = await serve();

const visited = ({ address, isShown }, slowdown = 1) => visit(browser, server.url + address, isShown, { slowdown });
const isWanted = (name) => name.includes(wanted);

/** Reports times by their percentiles, and the work of one. */
function tell(name, { times, work }, shares, budget) {
  shares.forEach((share, index) => {
    const isLast = index + 1 === shares.length;
    report({ name: `${name}, ${share * 100} of 100`, value: at(times, share), unit: "ms", budget: isLast ? budget : null });
  });
  if (work !== undefined) report({ name: `${name}, work`, value: work, unit: "ms" });
}

const slowly = (slowdown) => (slowdown > 1 ? `, slowed ${slowdown} times` : "");

async function measureStart(view, slowdown) {
  const times = [];
  for (let count = 0; count < VISITS; count += 1) {
    const { shown, close } = await visited(view, slowdown);
    times.push(shown);
    await close();
  }
  const budget = slowdown > 1 && view.isGiven ? START_BUDGET : null;
  report({ name: `${view.name}, first picture${slowly(slowdown)}`, value: median(times), unit: "ms", budget });
}

async function measureKeys(page, view, slowdown) {
  await page.locator(".play").focus();
  tell(`${view.name}, key to paint${slowly(slowdown)}`, await keys(page, KEYS), [0.5, 0.99], KEY_BUDGET[slowdown]);
}

async function measureFrames(page, { name, place, moves = {} }) {
  const speed = page.locator("select.speed");
  await speed.selectOption(await speed.locator("option").evaluateAll((all) => all.map(({ value }) => value).sort((a, b) => a - b).at(-1)));
  await page.locator(".play").click();
  tell(`${name}, frame while playing`, await frames(page, "play", null, FRAMES), [0.95], FRAME_BUDGET);
  await page.locator(".play").click();
  for (const [kind, deed] of Object.entries(moves)) {
    tell(`${name}, frame while ${kind}`, await frames(page, deed, place, FRAMES), [0.95], FRAME_BUDGET);
  }
}

async function slow(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function measure(view) {
  if (!view.isSlow) for (const slowdown of [1, 4]) await measureStart(view, slowdown);
  const { page, close } = await visited(view);
  await view.prepare?.(page);
  await measureKeys(page, view, 1);
  await measureFrames(page, view);
  await close();
  // Anew, since a film that was played has gone elsewhere in the search.
  const again = await visited(view);
  await view.prepare?.(again.page);
  await slow(again.page, 4);
  await measureKeys(again.page, view, 4);
  await again.close();
}

/** Any of a million iterations, by the slider. */
async function measureJumps(slowdown) {
  const view = { address: "mcts.html#game=tic-tac-toe&iterations=1000000", isShown: isGrown };
  const { page, close } = await visited(view);
  if (slowdown > 1) await slow(page, slowdown);
  tell(`${JUMPS}, slider to paint${slowly(slowdown)}`, await jumps(page, "input[type=range]", KEYS), [0.5, 0.99], KEY_BUDGET[slowdown]);
  await close();
}

/**
 * Keys in the tree of the lecture while a worker searches all of tic-tac-toe, and a moment longer. The key
 * that finds the result arriving waits for a whole new view, and is reported apart.
 */
async function measureMeanwhile(slowdown) {
  const { page, close } = await visited({ address: SIXTY_FOUR, isShown: isTree }, slowdown);
  await keys(page, WARM);
  const [times, arrivals] = [[], []];
  const go = (fragment) => page.evaluate((fragment) => void (location.hash = fragment), fragment);
  for (let round = 0; round < ROUNDS; round += 1) {
    await go(TICTACTOE);
    const during = await keysUntil(page, isLong);
    arrivals.push(during.pop());
    times.push(...during, ...(await keys(page, AFTER)).times);
    await go(SIXTY_FOUR);
    await page.waitForSelector(`${TREE} [role=treeitem]`);
  }
  tell(`${MEANWHILE}, key to paint${slowly(slowdown)}`, { times }, [0.5, 0.99], KEY_BUDGET[slowdown]);
  tell(`${MEANWHILE}, key at its end to paint${slowly(slowdown)}`, { times: arrivals }, [0.5, 1]);
  await close();
}

try {
  for (const view of VIEWS.filter(({ name }) => isWanted(name))) await measure(view);
  if (isWanted(JUMPS)) for (const slowdown of [1, 4]) await measureJumps(slowdown);
  if (isWanted(MEANWHILE)) for (const slowdown of [1, 4]) await measureMeanwhile(slowdown);
} finally {
  await browser.close();
  await server.close();
}
