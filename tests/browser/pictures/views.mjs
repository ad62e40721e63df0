// Every view of the site, each at a step that shows what it has to show.
import { KEY, question } from "../support/learn.mjs";
import { QUIZ } from "../support/plyscope.mjs";
import { STUCK } from "../support/backtracking.mjs";

const tree = (text, rest) => `#tree=${encodeURIComponent(text)}&${rest}`;

/** A tree with so many leaves, a power of two. */
function wide(leaves) {
  let level = Array.from({ length: leaves }, (_, index) => String((index * 37) % 90));
  while (level.length > 2) {
    level = level.filter((_, index) => index % 2 === 0).map((_, index) => `(${level[2 * index]} ${level[2 * index + 1]})`);
  }
  return level.join(" ");
}

const press = (selector, place = 0) => (page) => page.locator(selector).nth(place).click();

/** Waits for the timeline's chart, and puts it in the place of the picture. */
async function enlargeTimeline(page) {
  await page.waitForFunction(() => document.querySelector(".timeline canvas")?.getAttribute("aria-label"));
  await page.locator(".timeline-size").click();
}

/** Opens a dialog by its button at the top of the page. */
const dialog = (place) => async (page) => {
  await page.locator(".tools button").nth(place).click();
  await page.locator("dialog[open]").waitFor();
};

/** The same of the one that compares searches, once it is known what their moves are worth. */
const compared = async (page) => {
  await dialog(2)(page);
  await page.waitForFunction(() => {
    const worth = [...document.querySelectorAll(".plays td:nth-of-type(2)")].map((cell) => cell.lastChild.textContent);
    return worth.length > 0 && worth.every((text) => text.trim() !== "–");
  });
};

/**
 * A view has a name, an address, what is done there before the picture is taken, and what has to be
 * in view then, on a phone too. No text is looked for, so that it is the same in every language.
 */
export const VIEWS = [
  { name: "tree-cut", address: tree(QUIZ, "step=16") },
  { name: "tree-64-leaves", address: tree(wide(64), "step=last") },
  { name: "tree-part", address: tree(wide(256), "step=300") },
  { name: "tree-choices", address: tree(QUIZ, "step=0"), prepare: press(".setup-line"), within: ".fold-body" },
  { name: "tree-path", address: tree(QUIZ, "step=16&view=path") },
  {
    name: "tree-chance",
    address: "#tree=chance:(1/2*(10+8)+1/2*(3+5))+chance:(1/6*(21+30)+5/6*(3+4))&algorithm=expectiminimax&step=35",
  },
  { name: "tree-timeline", address: "#game=tic-tac-toe&step=20000", prepare: enlargeTimeline },
  { name: "game-path-tic-tac-toe", address: "#game=tic-tac-toe&step=last" },
  { name: "game-path-connect-four", address: "#game=connect-four&depth=4&step=250" },
  { name: "game-path-chess", address: "#game=chess&depth=2&step=170" },
  { name: "game-path-othello", address: "#game=othello&size=6x6&depth=3&step=60" },
  { name: "game-path-einstein", address: "#game=einstein&position=.1c/b3a/.2.+X1&algorithm=star2&depth=3&step=12" },
  { name: "game-tree", address: "#game=tic-tac-toe&position=.OX/XO./..X&step=30&view=tree" },
  { name: "game-match", address: "#game=tic-tac-toe&step=0", prepare: match, within: ".match" },
  { name: "backtracking-whole-tree", address: "backtracking.html#puzzle=queens&size=6&step=56" },
  { name: "backtracking-tour", address: `backtracking.html${STUCK}&step=11` },
  { name: "backtracking-sudoku", address: "backtracking.html#puzzle=sudoku&step=9" },
  { name: "backtracking-map", address: "backtracking.html#puzzle=map&map=netherlands&inference=forward-checking&step=7" },
  { name: "backtracking-queens", address: "backtracking.html#puzzle=queens&size=8&inference=forward-checking&step=4" },
  { name: "backtracking-cryptarithm", address: "backtracking.html#puzzle=cryptarithm&inference=forward-checking&step=15" },
  { name: "backtracking-subset-sum", address: "backtracking.html#puzzle=subset-sum&step=10" },
  { name: "backtracking-maze", address: "backtracking.html#puzzle=maze&length=11&step=60" },
  { name: "backtracking-timeline", address: "backtracking.html#puzzle=queens&size=6&step=56", prepare: enlargeTimeline },
  { name: "coroutines", address: "coroutines.html#step=9" },
  { name: "mcts", address: "mcts.html#game=tic-tac-toe&iterations=400&step=963", prepare: grown },
  { name: "best-first-sss", address: "best-first.html#search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=14", prepare: grown },
  { name: "best-first-proof", address: "best-first.html#search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=30", prepare: grown },
  { name: "learn-home", address: "learn.html" },
  { name: "learn-question", address: question() },
  { name: "learn-answer", address: question(), prepare: answer, within: ".result" },
  { name: "learn-lesson", address: "learn.html#lesson=lecture-2", prepare: lesson },
  { name: "dialog-examples", address: tree(QUIZ, "step=16"), prepare: dialog(0) },
  { name: "dialog-compare", address: tree(QUIZ, "step=16"), prepare: compared },
  { name: "dialog-share", address: tree(QUIZ, "step=16"), prepare: dialog(4) },
];

/** Waits until the search is finished and its tree is drawn. */
async function grown(page) {
  await page.locator(".growing [role=treeitem]").nth(3).waitFor();
}

/** Begins a match in the middle of the board, and waits for the answer. */
async function match(page) {
  await page.locator(".match button:not([aria-disabled])").first().click();
  await page.locator(".playing .target").nth(4).click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
}

/** Waits until the lesson is there as a whole, with the scenes that are in the window. */
async function lesson(page) {
  await page.locator(".results").waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll(".film")].every((film) => film.getBoundingClientRect().top > innerHeight || film.firstChild));
}

/** Answers the question with a node too few. */
async function answer(page) {
  await page.locator(".answer textarea").fill(KEY.split(" ").slice(0, 2).join(" "));
  await page.locator(".check").click();
  await page.locator(".result").waitFor();
}
