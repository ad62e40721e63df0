// A program with every function and every option: it only has to compile.
import init, {
  PlyscopeError,
  backtrack,
  backtrackSteps,
  grade,
  judge,
  layout,
  bestFirst,
  mcts,
  solve,
  svg,
  trace,
  type BacktrackEvent,
  type BacktrackStep,
  type BestFirstOptions,
  type BestFirstSearch,
  type GameResult,
  type GameSearch,
  type Layout,
  type MctsGame,
  type MctsResult,
  type MazeResult,
  type OwnGameResult,
  type Player,
  type PuzzleName,
  type PuzzleOptions,
  type SearchNode,
  type Step,
  type StepEvent,
  type SssResult,
  type ProofNumberResult,
  type Tree,
  type TreeResult,
  type TreeSearch,
  type Value,
} from "plyscope";

await init();
await init(new URL("https://example.org/plyscope_bg.wasm"));
await init(new Uint8Array([0]));

const tree: Tree = [[8, "win"], [[20, -3.5], "draw"]];
const fromTree: TreeResult = solve(tree, {
  root: "min",
  algorithm: "principal-variation",
  order: "random",
  seed: 7,
  depth: "end",
  cut: "gt",
  fail: "hard",
  window: [null, 15],
  table: "3..5",
  keeps: "exact",
  symmetry: true,
});
const fromObject: TreeResult = solve({ tree: "(4 8) (17 5)", window: "0..15", depth: 3, table: 2 });
const ofGame: GameResult = solve({
  game: "connect-four",
  position: "",
  size: "7x6",
  line: 4,
  ending: "full",
  evaluation: "lines",
  algorithm: "iterative-deepening",
  time: 2000,
});
const grown: MctsResult = mcts({ game: "connect-four", size: "5x4", iterations: 200, exploration: 0.7, seed: 3 });
const mean: number | undefined = grown.children[0]?.mean;
const prior: number | undefined = mcts("4 8", { selection: "puct" }).children[0]?.prior;
bestFirst("4 8", { search: "proof-number", goal: 5 }).answer?.toUpperCase();
bestFirst({ game: "connect-four", depth: 3 }).evaluated.length.toFixed();
mcts("chance:(1 2) 3", { root: "min", iterations: 10 }).choice?.toUpperCase();
const ways: MazeResult = backtrack({ puzzle: "maze", maze: ["S.", ".G"], length: 4, bound: "none", limit: 9 });
const way: string[] = ways.found[0];
const column: number = backtrack({ puzzle: "queens", size: 8, inference: "arc-consistency", steps: 100 }).found[0][0];
backtrack({ puzzle: "tour", board: "5x5", blocked: ["c3"], tour: "closed", anyway: true, count: true }).known.verdict.trim();
backtrack({ puzzle: "map", colours: 4, variables: "fewest" }).found[0]["WA"].toFixed();
for (const step of backtrackSteps({ puzzle: "sudoku", cells: "fewest", from: 1, to: 9, lang: "zh" })) {
  if (step.event === "enter" || step.event === "begin") console.log(step.status, step.removed?.["r1c1"]);
  if (step.event === "back-out") console.log(step.choice, step.cell, way, column);
}
class Heap {
  start() {
    return { left: 5, player: "max" as Player };
  }
  player(position: { player: Player }) {
    return position.player;
  }
  *moves({ left }: { left: number }) {
    for (let count = 1; count <= Math.min(left, 3); count += 1) yield count;
  }
  play({ left, player }: { left: number; player: Player }, count: number) {
    return { left: left - count, player: player === "max" ? ("min" as const) : ("max" as const) };
  }
  result({ left, player }: { left: number; player: Player }): Value | null {
    return left > 0 ? null : player === "max" ? "loss" : "win";
  }
}
const ofOwn: OwnGameResult = solve({ game: Heap, depth: 3, algorithm: "minimax" });
const ofObject: OwnGameResult = solve({
  game: {
    start: () => "",
    player: (played) => (played.length % 2 ? "min" : "max"),
    moves: () => ["a", "b"],
    play: (played, letter) => played + letter,
    result: (played) => (played.length < 2 ? null : 1.5),
    evaluate: () => 0,
    show: (played) => played,
  },
});
const line: string = `${ofOwn.bestLine} ${ofObject.plies} ${ofOwn.complete}`;
for (const step of trace({ game: new Heap(), lang: "nl" })) told(step);
svg({ game: Heap, step: 2 });
layout({ game: Heap });
const calls: number = ofGame.calls + ofGame.plies[0].nodes;
const value: Value | null = fromTree.value ?? fromObject.value;
const setBy: string | null = fromTree.cutoffs[0].because.setBy;
const asked: "above" | "below" | undefined = fromTree.cutoffs[0].because.nullWindow?.asks;
const exact: string | undefined = fromTree.valueExact ?? fromTree.cutoffs[0].betaExact;

for (const step of trace("4 8", { from: 1, to: 3, lang: "nl" })) told(step);

function told(step: Step): string {
  switch (step.event) {
    case "cut":
      return `${step.skipped.join()} ${step.because.bound}`;
    case "leave":
      return `${step.value} ${step.verdict} ${step.countedBelow?.nodes ?? 0}`;
    case "probe":
      return step.found === null ? "nothing" : step.found.verdict;
    default:
      return `${step.node} ${step.alpha} ${step.caption ?? ""}`;
  }
}

const places: Layout = layout(tree, { root: "max" });
const x: number = places.nodes[0].x + layout({ game: "tic-tac-toe", depth: 1 }).width;
const picture: string = svg(tree, {
  algorithm: "minimax",
  step: "last",
  names: false,
  lang: "zh",
  scheme: "dark",
  width: 640,
  height: 480,
});

const graded = grade({ question: "question=pruned&tree=4 8", answer: "", lang: "en" });
const ofObjects = grade({ question: { kind: "pruned", tree, root: "min", window: [null, 7], points: 4 }, answer: "" });
const points: number = ofObjects.points + graded.points / graded.most + graded.findings.length;
for (const question of grade({ lesson: "", answers: { 1: "L2-1", 2: 8, 3: undefined }, seed: 7 }).questions) {
  if (question.answered) console.log(question.findings[0].why);
}

const minimax = (node: SearchNode): number => {
  const values = node.children.map(minimax);
  return node.value ?? (node.isMax ? Math.max(...values) : Math.min(...values));
};
const report = judge(minimax, { algorithm: "minimax", root: "min", trees: 20, seed: 3, lang: "en" });
const fails = report.counterexample;
if (fails && "visited" in fails.got) console.log(report.verdict, fails.tree, fails.got.visited, fails.firstDifference?.text);

try {
  solve("(4 8");
} catch (error) {
  if (error instanceof PlyscopeError && error.code === "tree") {
    console.log(error.line ?? 0, error.column, error.hint, error.excerpt, error.option);
  }
}
console.log(calls, value, setBy, x, picture, points);

// Each word has a case of its own where a type tells cases apart.
const event = (word: StepEvent): Step["event"] => word;
const ofBacktracking = (word: BacktrackEvent): BacktrackStep["event"] => word;
const puzzle = (word: PuzzleName): PuzzleOptions["puzzle"] => word;
const name = (word: PuzzleOptions["puzzle"]): PuzzleName => word;
const bestFirstSearch = (word: BestFirstSearch): BestFirstOptions["search"] => word;
console.log(event, ofBacktracking, puzzle, name, bestFirstSearch);

// What is one of several is taken wherever each of them is.
const either = (search: TreeSearch | GameSearch): TreeResult | GameResult => solve(search);
const anyPuzzle = (search: PuzzleOptions): number => backtrack(search).nodes + backtrackSteps(search).length;
const anySearch = (search: BestFirstSearch): SssResult | ProofNumberResult => bestFirst("4 8", { search });
const anyOfGame = (search: MctsGame & BestFirstOptions): SssResult | ProofNumberResult => bestFirst(search);
console.log(either, anyPuzzle, anySearch, anyOfGame);
