// The class: who its students are, and what each of them answers.
import { solve } from "./searches.mjs";

const NAMES =
  "Ada Alan Barbara Claude Donald Edsger Emmy Frances Grace Hedy Herman Ida Jean John Joëlle Judea Karen Kurt 李雷 Leslie Margaret Marvin Niklaus Radia Robin Seymour Sofia Tony Ursula Zoë".split(" ");

/** Reloads the page where an answer was checked, which is there again. */
async function reload(page) {
  const before = await page.inputValue("#answer");
  await page.reload();
  await page.waitForSelector(".result");
  if ((await page.inputValue("#answer")) !== before) throw new Error("what was typed is gone");
}

/** What is particular about some of them, by their numbers. */
const PARTICULAR = {
  2: { isOffline: true },
  3: { after: 0, between: reload },
  4: { options: { locale: "nl-NL" } },
  5: { options: { locale: "zh-CN" } },
  6: { options: { viewport: { width: 390, height: 844 }, hasTouch: true }, way: "pressed" },
  7: { way: "keys" },
  8: { way: "burst" },
  9: { way: "blank" },
  10: { way: "burst", options: { viewport: { width: 390, height: 844 } } },
  11: { way: "pressed" },
};

/** The cuts that a scene asks about: the child that comes back, and the node. */
export function cutsOf(tree) {
  const { visited, cutoffs } = solve(tree);
  // The last child that was visited is the one before those that are skipped.
  const last = (skipped) => skipped.replace(/\d+$/, (number) => number - 1);
  return new Set(cutoffs.map(({ at, skipped }) => `${visited.find((node) => node === last(skipped[0]))} ${at}`));
}

/**
 * The students. The first ones answer everything rightly, one with a hint and one nothing at all; the wrong
 * answers of `mistaken` are dealt to the others, who go on with right ones.
 */
export function classOf(questions, mistaken, scene) {
  const right = ({ id, key }) => ({ id, answers: [key] });
  const others = NAMES.length - 3;
  return NAMES.map((name, number) => {
    if (number === 0) return { name, replies: { ...scene, rightly: () => true }, work: questions.map(right) };
    if (number === 1) return { name, way: "hinted", replies: { ...scene, rightly: (stop) => stop % 2 === 0 }, work: questions.filter(({ block }) => /^hints: /m.test(block)).map(right) };
    if (number === NAMES.length - 1) return { name, way: "blank", work: questions.slice(0, 2).map(({ id }) => ({ id, answers: [""] })) };
    const own = mistaken.filter((_, place) => place % others === number - 2);
    const work = questions.flatMap((question, place) => {
      const wrong = own.filter(({ id }) => id === question.id).map(({ text }) => text);
      const isRight = number % 10 === 0 || (place + number) % 12 === 0 || (wrong.length > 0 && number % 2 === 0);
      const answers = isRight ? [...wrong, question.key] : wrong;
      return answers.length > 0 ? [{ id: question.id, answers }] : [];
    });
    return { name, work, ...PARTICULAR[number] };
  });
}

/** What the command and the page must know of a student who has worked: a cell for each question. */
export function expected({ name, way, work, replies }, questions, graded) {
  const cells = questions.map(({ id }) => {
    const answers = (work.find((one) => one.id === id)?.answers ?? []).filter(Boolean);
    const grades = answers.map((text) => graded(id, text));
    const hints = way === "hinted" && answers.length > 0 ? 1 : 0;
    return {
      id,
      points: Math.max(0, ...grades.map(({ points }) => points)) / (1 + hints),
      checks: answers.length,
      hints,
      key_shown: false,
      answer: answers.at(-1) ?? "",
      misconceptions: [...new Set(grades.flatMap(({ ids }) => ids))].toSorted(),
    };
  });
  // The scene is the first question. All replies to it are one answer.
  const replied = { points: replies?.right ?? 0, checks: replies ? 1 : 0, hints: 0, key_shown: false, answer: replies?.given.join("; ") ?? "", misconceptions: [] };
  return { name, cells: [{ id: "1", ...replied }, ...cells] };
}

export const points = (cells) => cells.reduce((sum, cell) => sum + cell.points, 0);

/** What a class must be told: how many students had a misconception, and the numbers of each question. */
export function summary(all, most) {
  const seen = {};
  for (const { cells } of all) for (const id of new Set(cells.flatMap(({ misconceptions }) => misconceptions))) seen[id] = (seen[id] ?? 0) + 1;
  const items = most.map((of, place) => {
    const [own, rest] = [all.map(({ cells }) => cells[place].points), all.map(({ cells }) => points(cells) - cells[place].points)];
    return { answered: all.filter(({ cells }) => cells[place].checks > 0).length, difficulty: mean(own) / of, discrimination: correlation(own, rest) };
  });
  return { seen, items };
}

const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The correlation of two rows of numbers (Pearson). */
function correlation(one, other) {
  const moved = [one, other].map((row) => row.map((value) => value - mean(row)));
  const [both, first, second] = [[0, 1], [0, 0], [1, 1]].map(([a, b]) => mean(moved[a].map((value, place) => value * moved[b][place])));
  return both / Math.sqrt(first * second);
}

/** Has several work at a time. */
export async function atOnce(count, all, run) {
  const [left, done] = [[...all.entries()], []];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: count }, worker));
  return done;
}
