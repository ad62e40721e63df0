// The page about backtracking, as tests see it.

/** Where it is. */
export const PAGE = "backtracking.html";

/** The knight of the lecture, which gets stuck on a1. */
export const STUCK =
  "#puzzle=tour&board=8x8&start=c2&path=c2+e1+d3+b2+a4+c5+a6+b4+a2+c1+b3+a1&tour=closed";

/** What the page shows of a step, by what is read on it. */
export async function look(page) {
  const names = (cells) => cells.map((cell) => cell.getAttribute("aria-label"));
  return {
    count: await page.textContent(".count"),
    told: await page.textContent(".caption"),
    squares: await page.locator("[role=gridcell]").evaluateAll(names),
    tree: await page.locator(".search-tree .branch, .search-tree [role=treeitem]").evaluateAll(names),
    line: await page.locator(".code [aria-current]").allTextContents(),
    numbers: await page.locator(".facts dd").allTextContents(),
  };
}

/** Unfolds the choices of the puzzle. */
export const openChoices = (page) => page.locator(".choices-fold > summary").click();

/** A square of the board, by its name. */
export const square = (page, name) => page.locator(`[role=gridcell][aria-label^="${name},"]`);

/** The numbers in a text such as “Step 1,234 of 5,678”. */
export const numbers = (text) => (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(",", "")));
