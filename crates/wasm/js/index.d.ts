/**
 * Plyscope: game-tree search, step by step. `solve`, `mcts`, `bestFirst`, `trace`, `layout`, `svg` and `grade` take a tree
 * or a game, also one of your own, and answer with plain objects; the same words and values as the
 * `plyscope` command. `backtrack` and `backtrackSteps` take a puzzle, and `judge` a search of your own.
 *
 * All values are from MAX's point of view.
 */

/** What an end of a game is worth to MAX. */
export type Outcome = "win" | "draw" | "loss";

/**
 * What a node is worth: a number, or how a game ends. Values are exact, with up to 12 digits before the
 * point and 6 behind it. From about 9,000,000,000 on, a number of JavaScript cannot hold all of them and
 * is rounded; then a text beside it has every digit: `valueExact` beside `value`, `alphaExact` beside
 * `alpha`, `betaExact` beside `beta` and `bestExact` beside `best`. Where nothing is rounded there is
 * no text. To search such a tree, give it as text.
 */
export type Value = number | Outcome;

/** The texts beside numbers that are rounded; see `Value`. */
type Exact<Name extends string> = { [name in Name as `${name}Exact`]?: string };

/** A tree as nested arrays: an array is a node with children, anything else a leaf. */
export type TreeArray = readonly (Value | TreeArray)[];

/**
 * A tree: the notation, such as `"((8 5) (20 3)) ((2 4) (15 6))"` or `"min: A:(4 8) B:(17 5)"`, or
 * nested arrays, such as `[[[8, 5], [20, 3]], [[2, 4], [15, 6]]]`.
 */
export type Tree = string | TreeArray;

/** Who is to move. */
export type Player = "max" | "min";

/** Whose turn it is. */
export type Turn = Player | "chance";

/** A language of the sentences. */
export type Lang = "en" | "nl" | "zh";

/** The searches; `alpha-beta` is the default. */
export type Algorithm =
  | "alpha-beta"
  | "minimax"
  | "negamax"
  | "single-cutoff"
  | "find-max-min"
  | "principal-variation"
  | "iterative-deepening"
  | "aspiration"
  | "mtd-f"
  | "one-ply"
  | "expectiminimax"
  | "star1"
  | "star2"
  | "quiescence"
  | "null-move"
  | "late-move-reductions"
  | "internal-iterative-deepening";

/** The games. */
export type Game = "tic-tac-toe" | "connect-four" | "othello" | "checkers" | "einstein" | "dice-nim" | "2048" | "chess";

/** How a value is to be read: as it is, or as a bound. */
export type Verdict = "exact" | "at-least" | "at-most";

/** The search. What an algorithm does not offer is refused, not ignored. */
export interface SearchOptions {
  /** Which search; `alpha-beta` by default. */
  algorithm?: Algorithm;
  /** Which children are looked at first; `left` by default. */
  order?: "left" | "right" | "best" | "worst" | "random" | "previous" | "killers" | "history";
  /** What chance begins with, with the order `random`: a whole number; 1 by default. */
  seed?: number;
  /** How many plies to look ahead, up to 400, or `end`; games have a depth of their own by default. */
  depth?: number | "end";
  /** Cut at α ≥ β (`ge`, the default) or at α > β (`gt`). */
  cut?: "ge" | "gt";
  /** What a node returns outside its window; `soft` by default. */
  fail?: "soft" | "hard" | "start";
  /**
   * The window at the root: `"0..15"`, `"-inf..8"`, `"game"` for loss to win, or its two ends, where
   * null and the infinite numbers are open ends.
   */
  window?: string | readonly [Value | null, Value | null];
  /** The value that aspiration windows and MTD(f) guess first; the static evaluation by default. No window lies around a win or a loss. */
  guess?: number | Outcome;
  /** Remember positions in a table, those at some plies from the root such as `"3..5"`, or `"all"`. */
  table?: number | string;
  /** What the table keeps; `bounds` by default. */
  keeps?: "bounds" | "exact" | "numbers";
  /** Rotated and reflected positions share their place in the table. */
  symmetry?: boolean;
  /** Before a node's children are searched, ask the table about all of them: the enhanced transposition cutoff. */
  etc?: boolean;
}

/** A search on a tree, but for the tree. */
export interface TreeOptions extends SearchOptions {
  /** Who is to move at the root, also where the tree says otherwise; MAX by default. */
  root?: Player;
}

/** What is searched: a tree. */
export interface TreeSearch extends TreeOptions {
  tree: Tree;
}

/** What is searched: a game. */
export interface GameSearch extends SearchOptions {
  game: Game;
  /** Where the game begins, in its own notation, such as `"X.O/.X./..O"` or a FEN. */
  position?: string;
  /** Columns and rows of the board, such as `"7x6"`. */
  size?: string;
  /** How many in a row make a line. */
  line?: number;
  /**
   * Whether a game ends when it is won, or only when the board is full, or when someone completes a line
   * and loses; `win` by default.
   */
  ending?: "win" | "full" | "misere";
  /** What positions at the horizon seem to be worth; `plyscope games` lists the names. */
  evaluation?: string;
  /** Instead of an evaluation: a sum of features with weights, such as `25*corners+discs`; `plyscope games` lists the features. */
  weights?: string;
  /** Stop iterative deepening after so many milliseconds, up to 60000. */
  time?: number;
}

/**
 * A game of your own: an object, or a class whose objects are games. It is unfolded into a tree, and what
 * its functions return is checked on the way. Positions and moves are any values.
 */
export interface OwnGame<Position = unknown, Move = unknown> {
  /** The position where the game begins. */
  start: () => Position;
  /** Who is to move; a player may move twice. */
  player: (position: Position) => Player;
  /** The moves of a position where the game goes on; each is shown as text, and none comes twice. */
  moves: (position: Position) => Iterable<Move>;
  /** The position after a move. The one that is given must stay as it is. */
  play: (position: Position, move: Move) => Position;
  /** What a finished game is worth to MAX; null or undefined while it goes on. */
  result: (position: Position) => Value | null | undefined;
  /** What a position seems to be worth to MAX where the unfolding stops; 0 by default. */
  evaluate?: (position: Position) => Value;
  /** The position as text, for errors. */
  show?: (position: Position) => string;
}

/** What is searched: a game of your own. */
export interface OwnGameSearch<Position = unknown, Move = unknown> extends Omit<SearchOptions, "depth"> {
  game: OwnGame<Position, Move> | (new () => OwnGame<Position, Move>);
  /**
   * How many plies are unfolded, up to 400, or `end`, the default. The tree also ends before the ply with
   * which it would have more than 200,000 nodes. Positions at its end are evaluated.
   */
  depth?: number | "end";
}

/** What a transposition table was asked, and how often it had an answer. */
export interface TableUse {
  probes: number;
  hits: number;
}

/** What a null window asks: on which side of a value a node is. Its far end is no node's value. */
export interface NullWindow extends Exact<"value"> {
  /** Whether the node is asked to be above the value or below it. */
  asks: "above" | "below";
  /** The near end of the window. */
  value: Value | null;
  /** The node whose best child has that value; null where it is an end of the search's own window. */
  of: string | null;
}

/** Why a cut was made. */
export interface Because extends Exact<"value"> {
  /** Which end of the window was met. */
  bound: "alpha" | "beta";
  /** Where that end stood; null where it is open. */
  value: Value | null;
  /** The node whose best child has that value; null for the window of the root and for a null window. */
  setBy: string | null;
  /** Whether that was further up than the parent. */
  deep: boolean;
  /** The null window whose far end was met; null where that end was none. */
  nullWindow: NullWindow | null;
  /** The chance node that passed that value on, if one did: beyond it, its average leaves its own window. */
  chance?: string;
}

/** Between which values the average of a chance node lies, as far as is known; a fraction is rounded. */
export interface AverageBounds extends Exact<"least" | "most"> {
  least: Value;
  most: Value;
}

/** Children that were cut off. */
export interface Cutoff extends Exact<"alpha" | "beta"> {
  /** The node whose children are cut off. */
  at: string;
  /** The step at which that happens. */
  step: number;
  /** The children that are not looked at. */
  skipped: string[];
  alpha: Value | null;
  beta: Value | null;
  because: Because;
}

/** What came out of a search on a tree. Nodes are called by their place: `L3-2`. */
export interface TreeResult extends Exact<"value"> {
  /** The tree in its shortest notation. */
  tree: string;
  algorithm: Algorithm;
  root: Turn;
  value: Value | null;
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a node to the static evaluation. */
  estimate: boolean;
  /** The line that both players follow, from the root. */
  bestPath: string[];
  /** The nodes that were visited, in the order in which they were. */
  visited: string[];
  /** How many visits that were; some searches come by a node more than once. */
  visits: number;
  /** The nodes that were never visited because of a cut. */
  pruned: string[];
  /** The nodes that were never visited because they lie beyond the depth, or the table knew enough. */
  beyond: string[];
  cutoffs: Cutoff[];
  /** Null without a table. */
  table: TableUse | null;
  /** Whether the value may be wrong, because the table takes bounds for values. */
  unsound: boolean;
  /** How many nodes the tree has. */
  nodes: number;
  /** How many steps the search takes. */
  steps: number;
}

/** What came out of a search of a game of your own: that of its tree. */
export interface OwnGameResult extends TreeResult {
  /** The moves of the line that both players follow. */
  bestLine: string[];
  /** How many plies were unfolded. */
  plies: number;
  /** Whether the game was unfolded to its end. If not, `estimate` is true where that may matter. */
  complete: boolean;
}

/** What was counted at a ply. */
export interface Ply {
  nodes: number;
  leaves: number;
  cuts: number;
  /** How many were left to the static evaluation. */
  evaluated: number;
}

/** What came out of a search of a game. */
export interface GameResult extends Exact<"value"> {
  game: Game;
  /** Where it began. */
  position: string;
  algorithm: Algorithm;
  /** How many plies it looked ahead; null for up to the end. */
  depth: number | null;
  /** How deep iterative deepening came; null of other searches. */
  depthReached: number | null;
  /** Whether the time ended it. */
  timeUp: boolean;
  root: Turn;
  value: Value | null;
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a position to the static evaluation. */
  estimate: boolean;
  /** The moves of the line that both players follow. */
  bestLine: string[];
  /** How many positions were visited. */
  calls: number;
  leaves: number;
  cuts: number;
  evaluated: number;
  /** The same by ply, from the start. */
  plies: Ply[];
  /** Null without a table. */
  table: TableUse | null;
  /** Whether the value may be wrong, because the table takes bounds for values. */
  unsound: boolean;
  /** What others report of just this search, where that differs. */
  reported: { calls: number; source: string; note: string } | null;
}

interface StepOf<Event extends string> {
  /** The number of the step, from 1. */
  step: number;
  event: Event;
  /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
  node: string;
  /** What happened and why, in a sentence; only where a language is asked for. */
  told?: string;
}

interface Windowed extends Exact<"alpha" | "beta"> {
  /** The window of the node after the step; null is an open end. */
  alpha: Value | null;
  beta: Value | null;
  /** What the window asks; only where it is a null window. */
  nullWindow?: NullWindow;
}

interface Valued extends Exact<"value"> {
  value: Value | null;
}

/** What happened at a step. */
export type Step =
  | (StepOf<"begin" | "enter"> &
      Windowed & {
        player: Turn;
        /** By how many plies less the search looks ahead there than after other moves; only if it does. */
        reduced?: number;
        /** Whether that only says which move comes first, and the value counts for nothing else. */
        forOrder?: true;
        /** At the first step of the search of a tree: the tree. */
        tree?: string;
        /** At the first step of the search of a tree: which search it is. */
        algorithm?: Algorithm;
      })
  | (StepOf<"evaluate"> & Windowed & Valued)
  /** Quiescence search goes on beyond the horizon: what standing pat is worth, null where every move is noisy. */
  | (StepOf<"extend"> & Windowed & Valued)
  | (StepOf<"probe"> &
      Windowed & {
        /** What the table had; null where it had nothing. */
        found: (Valued & { verdict: Verdict; storedAt: number | null }) | null;
      })
  /** With `etc`: the table knows a child that cuts all moves. */
  | (StepOf<"probe-child"> &
      Windowed & { child: string | null; found: Valued & { verdict: Verdict; storedAt: number | null } })
  | (StepOf<"store"> & Windowed & Valued & { verdict: Verdict; tableSize: number })
  | (StepOf<"best"> & Windowed & Valued & { child: string | null })
  | (StepOf<"keep"> &
      Windowed &
      Exact<"value" | "best"> & {
        /** What the child came back with: no better than the best so far, which stays. */
        value: Value | null;
        child: string | null;
        best: Value | null;
      })
  | (StepOf<"average"> &
      Windowed &
      Exact<"value" | "sum"> & {
        /** What the child came back with, and how probable it is: `"1/6"`. */
        value: Value | null;
        child: string | null;
        probability: string;
        /** The part of the average that is known exactly so far; null where nothing is. */
        sum: Value | null;
        /** How the value is to be read, in searches that bound averages. */
        verdict?: Verdict;
        average?: AverageBounds;
      })
  | (StepOf<"cut"> &
      Windowed & {
        /** What was tested: α ≥ β (`ge`) or α > β (`gt`). */
        rule: "ge" | "gt";
        skipped: string[];
        because: Because;
        /** Where chance decides. */
        average?: AverageBounds;
      })
  | (StepOf<"leave"> & Valued & {
      verdict: Verdict;
      /** What lies below and was only counted, where there was no room to keep it. */
      countedBelow?: { nodes: number; leaves: number; cuts: number };
    });

/** Which steps. */
export interface TraceOptions {
  /** The first step that is listed; 1 by default. */
  from?: number;
  /** The last step that is listed; the last one by default. At most 100,000 are listed at once. */
  to?: number;
  /** Tells each step in a sentence of this language as well. */
  lang?: Lang;
}

/** Where a node is drawn. */
export interface PlacedNode extends Exact<"value"> {
  /** Its place in a tree (`L3-2`), in a game the moves that lead there. */
  node: string;
  /** The node above; null for the root. */
  parent: string | null;
  /** The name it was given in a tree, the last move in a game; null where there is none. */
  label: string | null;
  /** Who is to move there. */
  player: Turn;
  /** What a leaf is worth; null for all others. */
  value: Value | null;
  /** How far to the right, in distances between siblings, from 0 at the leftmost node. */
  x: number;
  /** How far down, in layers, from 0 at the root. */
  y: number;
}

/** Where all nodes are drawn. */
export interface Layout {
  /** The largest x. */
  width: number;
  /** The largest y. */
  height: number;
  /** The nodes; each comes after its parent. */
  nodes: PlacedNode[];
}

/** How a step is drawn. */
export interface SvgOptions {
  /** Which step; `last` by default, and 0 is before the search. */
  step?: number | "last";
  /** Whether the places of the nodes are written beside them; true by default. */
  names?: boolean;
  /** The language of the title, the description and the words; `en` by default. */
  lang?: Lang;
  /** The colours; `light` by default. */
  scheme?: "light" | "dark";
  /** How wide it is shown, in pixels; by default as the drawing is, or as the height asks for. */
  width?: number;
  /** How high it is shown, in pixels. */
  height?: number;
}

/** The kinds of questions about trees; `pruned` is the default. */
export type QuestionKind =
  | "pruned"
  | "minimax-values"
  | "returned-values"
  | "next"
  | "whose-bound"
  | "which-search"
  | "build"
  | "build-order"
  | "find-mistake"
  | "best-move"
  | "uct"
  | "sss"
  | "order-most"
  | "order-least"
  | "perform";

/** A question about a tree. One about anything else, or with other details, is given as an address. */
export interface Question extends TreeOptions {
  kind?: QuestionKind;
  tree: Tree;
  /** The points for a right answer. */
  points?: number;
}

/** A question with its answer. */
export interface QuestionAnswer {
  /**
   * The question: an object, or as the address of the page for learning has it, behind its `#`:
   * `"question=pruned&tree=((8 5) (20 3)) ((2 4) (15 6))"`.
   */
  question: Question | string;
  /** The answer as it is typed on the page: `"L3-4 L4-4 L4-7..8"`. */
  answer: string;
  /** The language of the sentences; `en` by default. */
  lang?: Lang;
}

/** A lesson with its answers. */
export interface LessonAnswers {
  /** The text of a lesson in Markdown. */
  lesson: string;
  /** The answers as text, a line such as `1: L3-4` each, or by the numbers or names of the questions. */
  answers: string | Readonly<Record<string, string>>;
  /** The seed with which the questions were dealt; the lesson's own by default. */
  seed?: number;
  /** The language of the sentences; the lesson's, or `en`. */
  lang?: Lang;
}

/** The finding about one piece of an answer. */
export interface Finding {
  mark: "right" | "wrong" | "missed";
  /** The piece: the name of a node, the number of a question. */
  name: string;
  /** Why; empty where nothing needs explaining. */
  why: string;
  /** The step of the search that shows it; null where none does. */
  step: number | null;
}

/** An answer compared with the right one. */
export interface Grade {
  /** The points that were earned. */
  points: number;
  /** The most that can be earned. */
  most: number;
  answered: true;
  /** How many pieces are right. */
  right: number;
  /** How many pieces are wrong; what is missed is not among them. */
  wrong: number;
  /** How many pieces the right answer has. */
  of: number;
  /** How many of the wrong pieces are not asked for at all. */
  tooMany: number;
  /** How many pieces of the right answer are not given. */
  missing: number;
  /** The result in a line, such as “All 4 found, 1 too many”. */
  result: string;
  findings: Finding[];
  /** What was probably thought, where the answer is just what such a thought leads to. */
  recognised: { id: string; told: string }[];
}

/** An empty answer, which is not graded: all its counts are 0, and it has no findings. */
export interface EmptyGrade extends Omit<Grade, "answered"> {
  answered: false;
}

/** A question of a lesson, with what became of its answer. */
export type GradedQuestion = {
  /** Its number in the lesson, from 1. */
  number: number;
  /** Its name, or its number where it has none. */
  id: string;
} & (Grade | { points: number; most: number; answered: false });

/** What became of the answers to a lesson. */
export interface LessonGrade {
  title: string | null;
  points: number;
  most: number;
  questions: GradedQuestion[];
  /** The lines of the answers that cannot be read, the first 50 at most. */
  unread: { line: number; problem: string }[];
  /** How many more lines of the answers cannot be read. */
  unreadMore: number;
  /** The lines of the lesson that cannot be read, the first 50 at most; the rest of it holds. */
  broken: { line: number; problem: string }[];
  /** How many more lines of the lesson cannot be read. */
  brokenMore: number;
}

/** A node of a tree, as a function that is judged sees it. It has been looked at once it is asked. */
export interface SearchNode {
  /** Its place: `L3-2`. */
  readonly name: string;
  /** Whether MAX is to move there. */
  readonly isMax: boolean;
  /** Its children, from left to right; none at a leaf. */
  readonly children: readonly SearchNode[];
  readonly isLeaf: boolean;
  /** What a leaf is worth to MAX; undefined elsewhere. */
  readonly value: number | undefined;
}

/** A search: it returns what the root is worth to MAX. Open ends of the window are infinite. */
export type Search = (root: SearchNode, alpha: number, beta: number) => number;

/** What a function is meant to be, and the trees that it searches. */
export interface JudgeOptions {
  /** Which search; `alpha-beta` by default. */
  algorithm?: "alpha-beta" | "minimax" | "negamax" | "single-cutoff" | "find-max-min";
  order?: "left" | "right";
  cut?: SearchOptions["cut"];
  fail?: SearchOptions["fail"];
  window?: SearchOptions["window"];
  /** Who is to move at the root; MAX by default. */
  root?: Player;
  /** How many trees, up to 100,000; 200 by default. */
  trees?: number;
  /** What chance begins with: the same trees for the same number; 1 by default. */
  seed?: number;
  /** The language of the sentences; `en` by default. */
  lang?: Lang;
}

/** Where a function first departs from the search. */
export interface Departure {
  kind: "node" | "alpha" | "beta" | "returned" | "cut" | "value";
  /** The number of the visit, from 1. */
  visit: number;
  /** The line of its trace. */
  line: number | null;
  node: string | null;
  got: Value | string | boolean | null;
  expected: Value | string | boolean | null;
  /** The step of the right search that shows it. */
  step: number;
  text: string;
}

/** The smallest tree that was found on which a function fails. */
export interface Counterexample {
  tree: string;
  root: Player;
  expected: { value: Value; visited: string[] };
  /** What it did, or the error that it threw. */
  got: { value: Value | null; visited: string[] } | { error: string; stderr: string };
  firstDifference: Departure | null;
  /** The right search at that step, as an address behind that of the site. */
  link: string;
}

/** What judging has found. */
export interface JudgeReport {
  verdict: "right" | "wrong-value" | "wrong-nodes" | "crash" | "timeout" | "protocol";
  algorithm: Algorithm;
  /** How many trees there were, and on how many all was right, or at least the value. */
  trees: number;
  passed: number;
  rightValues: number;
  nodesExpected: number;
  nodesVisited: number;
  counterexample: Counterexample | null;
  /** The misconceptions that lead to just what the function does. */
  misconceptions: string[];
  unknownLines: { count: number; line: number; text: string } | null;
  /** All that in sentences. */
  text: string;
}

/** A rule by which Monte Carlo tree search selects a move. */
export type MctsSelection = "uct" | "puct" | "rave";

/** How Monte Carlo tree search is done. The same seed gives the same search everywhere. */
export interface MctsOptions {
  /** How many iterations, up to 1,000,000, by RAVE up to 100,000; 1000 by default. */
  iterations?: number;
  /**
   * The constant c of the exploration term, c·√(ln N / n) by UCT and c·P·√N / (1 + n) by PUCT, from 0 to 100;
   * 1.4 by default.
   */
  exploration?: number | string;
  /** By which rule a move is selected; `"uct"` by default, and `"rave"` for games only. */
  selection?: MctsSelection;
  /**
   * By RAVE: after how many visits of a node its moves' means, and what is known of the moves when played later,
   * weigh the same; up to 1,000,000, and 1000 by default.
   */
  equivalence?: number;
  /** What all random moves follow from: a whole number; 1 by default. */
  seed?: number;
}

/** A tree for Monte Carlo tree search; its leaves are numbers, or wins, draws and losses. */
export interface MctsTree {
  tree: Tree;
  /** Who is to move at the root, also where the tree says otherwise; MAX by default. */
  root?: Player;
}

/** A game for Monte Carlo tree search. */
export type MctsGame = Pick<GameSearch, "game" | "position" | "size" | "line" | "ending"> &
  /** By PUCT: what priors follow from. */
  Pick<GameSearch, "evaluation" | "weights">;

/** A move at the root, as Monte Carlo tree search knows it. */
export interface MctsMove extends Exact<"value"> {
  /** The move; in a tree the name of the node. */
  move: string;
  /** How many iterations went through it. */
  visits: number;
  /**
   * Their mean reward, from 0 to 1, to the player who moves at the root; to MAX where chance decides. By PUCT
   * there are also moves without a visit, for which ½ is compared.
   */
  mean: number;
  /** By PUCT: the prior of the move, from 0 to 1, by the static evaluation. */
  prior?: number;
  /**
   * By RAVE: in how many iterations the player played the move at the root or later, since it is in the tree,
   * and their mean reward.
   */
  amaf_visits?: number;
  amaf_mean?: number;
  /** The exploration term at the end, and the sum of both; null where chance decides. */
  exploration: number | null;
  sum: number | null;
  /** What the move is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
}

/** What Monte Carlo tree search finds. */
export interface MctsResult extends Exact<"value"> {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "mcts";
  iterations: number;
  exploration: number;
  /** The rule of selection, if it is not UCT. */
  selection?: Exclude<MctsSelection, "uct">;
  /** By RAVE its constant k. */
  equivalence?: number;
  seed: number;
  /** How many nodes the tree has in the end. */
  nodes: number;
  /** Who moves at the root; null if the game is over. */
  root: Turn | null;
  /** The mean reward of all iterations, as those of the moves. */
  mean: number;
  /** The most visited move, which would be played; null where chance decides. */
  choice: string | null;
  /** The most visited moves in turn, as far as they were visited more than once. */
  line: string[];
  children: MctsMove[];
  /** What the root is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
}

/** How SSS* or proof-number search is done. */
export type BestFirstOptions = SssOptions | ProofNumberOptions;

/** How SSS* is done. */
export interface SssOptions {
  search?: "sss";
  /** How many plies to look ahead; up to the end of the game by default. */
  depth?: number;
}

/** How proof-number search is done. */
export interface ProofNumberOptions {
  search: "proof-number";
  /** What MAX should get at least; `"win"` by default. */
  goal?: Value | string;
  /** After how many iterations to stop without an answer, up to 100,000; 10,000 by default. */
  iterations?: number;
}

/** What SSS* finds. */
export interface SssResult {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "sss";
  depth: number | null;
  steps: number;
  /** How many nodes were added to the tree. */
  nodes: number;
  /** How many leaves were evaluated. */
  leaves: number;
  /** How many leaves alpha-beta visits, from left to right; null where counting them takes too long. */
  alphaBetaLeaves: number | null;
  /** Who moves at the root; null if the game is over. */
  root: Player | null;
  /** The value of the root, to MAX; null if the search ended before. */
  value: Value | null;
  /** The leaves that were evaluated, in that order: names of nodes, or moves joined by “–”. */
  evaluated: string[];
}

/** A move at the root, as proof-number search knows it. */
export interface ProofMove {
  /** The move; in a tree the name of the node. */
  move: string;
  /** The proof number; null where it is infinite. */
  proof: number | null;
  /** The disproof number; null where it is infinite. */
  disproof: number | null;
}

/** What proof-number search finds. */
export interface ProofNumberResult {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "proof-number";
  /** What MAX should get at least. */
  goal: Value;
  iterations: number;
  nodes: number;
  /** How many nodes alpha-beta visits, from left to right; null where counting them takes too long. */
  alphaBetaNodes: number | null;
  /** Who moves at the root; null if the game is over. */
  root: Player | null;
  /** Null if the search ended before the question was answered. */
  answer: "proved" | "disproved" | null;
  /** The numbers of the root; null where they are infinite. */
  proof: number | null;
  disproof: number | null;
  children: ProofMove[];
}

/** The puzzles. */
export type PuzzleName = PuzzleOptions["puzzle"];

/** What constraint satisfaction problems infer, and in which order they are searched. */
export interface CspOptions {
  /** Which variable is assigned next; `given` by default, and `fewest` is minimum remaining values. */
  variables?: "given" | "fewest" | "fewest-degree";
  /** Which value is tried first; `given` by default. */
  values?: "given" | "least-constraining";
  /** What a choice removes from the domains of other variables; `none` by default. */
  inference?: "none" | "forward-checking" | "arc-consistency";
}

/** When partial solutions are tested. */
export interface TestOptions {
  /** Test every `choices` (the default), or only what is `complete`: generate and test. */
  test?: "choices" | "complete";
}

/** A knight's tour. */
export interface TourPuzzle extends TestOptions {
  puzzle: "tour";
  /** Rows and columns, such as `"3x10"`; `"5x5"` by default. */
  board?: string;
  /** The first square, such as `"c2"`; the first that is not blocked by default. */
  start?: string;
  /** Squares that are blocked out: `"c3 d4"` or `["c3", "d4"]`. */
  blocked?: string | readonly string[];
  /** Moves to try first: the squares from the start on. */
  path?: string | readonly string[];
  /** Whether the last square is a move from the first one; `open` by default. */
  tour?: "open" | "closed";
  /** In which order moves are tried: `clockwise` (the default), `warnsdorff`, `rows`, `random-7` and others. */
  order?: string;
  /** What is found out early: `dead`, `connected`, `all` or `none`, the default. */
  prune?: string;
}

/** Queens on a square board that do not attack one another. */
export interface QueensPuzzle extends TestOptions, CspOptions {
  puzzle: "queens";
  /** How many, 1 to 16; 6 by default. */
  size?: number;
}

/** A sudoku. */
export interface SudokuPuzzle extends TestOptions, CspOptions {
  puzzle: "sudoku";
  /** The digits by rows, with dots for empty cells: 16, 36 or 81 cells, as a text or a row each. */
  clues?: string | readonly string[];
  /** The order of cells: `rows`, or `fewest`, which is `variables` in other words. */
  cells?: "rows" | "fewest";
}

/** The colouring of a map. */
export interface MapPuzzle extends TestOptions, CspOptions {
  puzzle: "map";
  /** `"australia"` (the default), `"netherlands"`, or the borders, such as `"A-B-C-A C-D"`. */
  map?: string;
  /** How many colours there are, 1 to 5; 3 by default. */
  colours?: number;
}

/** A sum of words, whose letters stand for digits. */
export interface CryptarithmPuzzle extends TestOptions, CspOptions {
  puzzle: "cryptarithm";
  /** Words with `+` between them, `=` and a word, such as `"SEND+MORE=MONEY"`. */
  sum?: string;
}

/** Numbers that add up to a target. */
export interface SubsetSumPuzzle extends TestOptions {
  puzzle: "subset-sum";
  /** Up to 20 positive whole numbers: `"5 10 12"` or `[5, 10, 12]`. */
  numbers?: string | readonly number[];
  /** What some of them are to add up to. */
  target?: number;
  /** In which order numbers are decided; `given` by default. */
  order?: "given" | "ascending" | "descending";
  /** Where the search does not go on; `rest` by default. */
  bound?: "none" | "sum" | "rest" | "next";
}

/** Ways through a maze that visit no square twice. */
export interface MazePuzzle {
  puzzle: "maze";
  /** The rows: `#` for a wall, `.`, `S` and `G`, as a text with spaces between rows, or a row each. */
  maze?: string | readonly string[];
  /** The most steps of a way; any number by default. */
  length?: number;
  /** In which order headings are tried: `clockwise`, `clockwise-2`, or 1 (north) to 4 (west) in any order. */
  order?: string | number;
  /** With a `length`: where a walk is given up; `distance` by default. */
  bound?: "distance" | "none";
}

/** A puzzle and how it is searched: the parts of its address on the page about backtracking. */
export type PuzzleOptions =
  | TourPuzzle
  | QueensPuzzle
  | SudokuPuzzle
  | MapPuzzle
  | CryptarithmPuzzle
  | SubsetSumPuzzle
  | MazePuzzle;

/** How far a puzzle is searched: to the first solution by default. */
export interface BacktrackLimits {
  /** Stop after so many solutions, up to 10,000, and list them. */
  limit?: number;
  /** Count all solutions, and list none. */
  count?: boolean;
  /** Give up after so many steps, up to 1,000,000,000; 10,000,000 by default. */
  steps?: number;
}

/** What a tour can be asked for as well. */
export interface TourLimits extends BacktrackLimits {
  /** Search even where it is proved that there is no tour. */
  anyway?: boolean;
}

/** How a puzzle that is not a tour was searched, and what was counted. */
export interface PuzzleCounts {
  test: "choices" | "complete";
  /** How many solutions were found. */
  solutions: number;
  /** Whether everything was tried. */
  finished: boolean;
  /** Why the search ended: all was tried, enough was found, or the steps were used up. */
  end: "over" | "enough" | "steps";
  /** How many partial and complete solutions were entered. */
  nodes: number;
  steps: number;
  /** How many of the nodes were complete candidates. */
  candidates: number;
}

/** What was found of queens. */
export interface QueensResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "queens";
  size: number;
  /** The solutions that were asked for: the column of the queen in each row, from the top, from 1 at the left. */
  found: number[][];
}

/** What was found of a sudoku. */
export interface SudokuResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "sudoku";
  clues: string;
  order: "rows" | "fewest";
  /** The solutions that were asked for: the digits, with spaces between rows. */
  found: string[];
}

/** What was found of a map. */
export interface MapResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "map";
  map: string;
  colours: number;
  /** The solutions that were asked for: the number of the colour of each region, from 1. */
  found: Record<string, number>[];
}

/** What was found of a cryptarithm. */
export interface CryptarithmResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "cryptarithm";
  sum: string;
  /** The solutions that were asked for: the digit of each letter. */
  found: Record<string, number>[];
}

/** What was found of a subset sum. */
export interface SubsetSumResult extends PuzzleCounts {
  puzzle: "subset-sum";
  numbers: number[];
  target: number;
  order: "given" | "ascending" | "descending";
  bound: "none" | "sum" | "rest" | "next";
  /** The solutions that were asked for: the numbers that add up to the target. */
  found: number[][];
}

/** What was found of a maze. */
export interface MazeResult extends PuzzleCounts {
  puzzle: "maze";
  maze: string;
  length: number | null;
  /** The headings in the order in which they are tried, such as `clockwise` or `1324`. */
  order: string;
  bound: "distance" | "none";
  /** The solutions that were asked for: the squares of a way, from the start on, as in chess. */
  found: string[][];
}

/** What was found of tours. */
export interface TourResult {
  puzzle: "tour";
  board: { rows: number; columns: number; blocked: string[] };
  /** The first square; null where the command tries every square. */
  start: string | null;
  /** The moves that were tried first, if any were given. */
  path?: string[];
  closed: boolean;
  order: string;
  prunings: ("dead" | "connected")[];
  test: "choices" | "complete";
  /** What is proved before any search, with a sentence. */
  known: { verdict: "possible" | "impossible" | "unknown"; reason: string | null };
  /** Why the search ended, or that it did not begin since it is proved that there is no tour. */
  end: "over" | "enough" | "steps" | "not-begun";
  /** How many tours were found. */
  count: number;
  steps: number;
  nodes: number;
  /** The most moves that were made at once. */
  deepest: number;
  /** The tours that were asked for: the squares of each. */
  tours: string[][];
}

/** Which steps of a puzzle. */
export interface BacktrackPart {
  /** The first step that is listed; 0, the beginning, by default. */
  from?: number;
  /** The last step that is listed; the last one by default. At most 100,000 are listed at once. */
  to?: number;
  /** Tells each step in a sentence of this language as well. */
  lang?: Lang;
}

interface BacktrackStepOf<Event extends string> {
  /** The number of the step, from 0. */
  step: number;
  event: Event;
  /** How many choices are made after the step. */
  depth: number;
  /** The labels of the choices that are still to be tried there. */
  choices: string[];
  /** How many solutions were found so far. */
  solutions: number;
  /** What happened and why, in a sentence; only where a language is asked for. */
  told?: string;
}

interface Chosen {
  /** The choice: a square such as `b4`, a digit, a number or a colour. */
  choice: string;
  /** The cell of a digit (`r3c5`), the letter or the region; null where the choice says it. */
  cell: string | null;
}

interface Entered {
  /** What can become of the partial solution: it is a solution, or the search must back out, or goes on. */
  status: "open" | "solution" | "dead-end" | "pruned";
  /** What inference has just removed: the values of each row, cell, region or letter that lost some. */
  removed?: Record<string, string[]>;
}

/** What happened at a step of a search by backtracking. */
export type BacktrackStep =
  /** Before any choice. */
  | (BacktrackStepOf<"begin"> & Entered)
  /** A choice was made. */
  | (BacktrackStepOf<"enter"> & Chosen & Entered)
  /** A choice was taken back. */
  | (BacktrackStepOf<"back-out"> & Chosen)
  /** Everything was tried. */
  | BacktrackStepOf<"over">;

/** What kind of problem it is. */
export type ErrorCode =
  /** An option that there is not, that cannot be read, or that the search would ignore. */
  | "option"
  /** The tree cannot be read. */
  | "tree"
  /** The game cannot be set up, or one of your own breaks its rules. */
  | "game"
  /** There is no such step. */
  | "step"
  /** The question cannot be read or asked. */
  | "question"
  /** The lesson cannot be read. */
  | "lesson"
  /** The answer cannot be read. */
  | "answer"
  /** There is more than can be read, kept or handed over. */
  | "too-large"
  /** The program is not loaded, or cannot be. */
  | "not-loaded"
  /** The program broke off by a mistake of its own; the next call begins with a fresh one. */
  | "crashed";

/** What could not be done. Its message says what is wrong and what was expected. */
export class PlyscopeError extends Error {
  private constructor();
  readonly name: "PlyscopeError";
  readonly code: ErrorCode;
  /** The option that it is about. */
  readonly option?: string;
  /** The line in the text of that option, from 1. */
  readonly line?: number;
  /** The column in characters, from 1. */
  readonly column?: number;
  /** What was probably meant. */
  readonly hint?: string;
  /** The line of the text, with carets under the place. */
  readonly excerpt?: string;
}

/** Searches a tree, and tells what came out. */
export function solve(tree: Tree, options?: TreeOptions): TreeResult;
export function solve(search: TreeSearch): TreeResult;
/** Searches a game of any size; counts and the best line are kept, and nothing else. */
export function solve(search: GameSearch): GameResult;
/** Searches a game of your own. */
export function solve<Position, Move>(search: OwnGameSearch<Position, Move>): OwnGameResult;

/** Searches a tree or a game by Monte Carlo tree search, and tells the visits and the mean of every move. */
export function mcts(tree: Tree, options?: MctsOptions & { root?: Player }): MctsResult;
export function mcts(search: (MctsTree | MctsGame) & MctsOptions): MctsResult;

/** Searches a tree or a game, without chance, by SSS* (the default) or proof-number search. */
export function bestFirst(tree: Tree, options: ProofNumberOptions & { root?: Player }): ProofNumberResult;
export function bestFirst(tree: Tree, options?: SssOptions & { root?: Player }): SssResult;
export function bestFirst(search: (MctsTree | MctsGame) & ProofNumberOptions): ProofNumberResult;
export function bestFirst(search: (MctsTree | MctsGame) & SssOptions): SssResult;

/** Searches a puzzle by backtracking, or by generate and test, and tells what was found. */
export function backtrack(search: TourPuzzle & TourLimits): TourResult;
export function backtrack(search: QueensPuzzle & BacktrackLimits): QueensResult;
export function backtrack(search: SudokuPuzzle & BacktrackLimits): SudokuResult;
export function backtrack(search: MapPuzzle & BacktrackLimits): MapResult;
export function backtrack(search: CryptarithmPuzzle & BacktrackLimits): CryptarithmResult;
export function backtrack(search: SubsetSumPuzzle & BacktrackLimits): SubsetSumResult;
export function backtrack(search: MazePuzzle & BacktrackLimits): MazeResult;

/** Searches a puzzle by backtracking, and tells what happened at each step. */
export function backtrackSteps(search: PuzzleOptions & BacktrackPart): BacktrackStep[];

/** Searches a tree or a game, and tells what happened at each step. */
export function trace(tree: Tree, options?: TreeOptions & TraceOptions): Step[];
export function trace(search: (TreeSearch | GameSearch) & TraceOptions): Step[];
export function trace<Position, Move>(search: OwnGameSearch<Position, Move> & TraceOptions): Step[];

/** Tells where the nodes of a tree are drawn, or of all that a search sees of a game. */
export function layout(tree: Tree, options?: { root?: Player }): Layout;
export function layout(search: { tree: Tree; root?: Player } | GameSearch): Layout;
export function layout<Position, Move>(search: OwnGameSearch<Position, Move>): Layout;

/** Draws a step of a search as an SVG file, with a title and a description. */
export function svg(tree: Tree, options?: TreeOptions & SvgOptions): string;
export function svg(search: (TreeSearch | GameSearch) & SvgOptions): string;
export function svg<Position, Move>(search: OwnGameSearch<Position, Move> & SvgOptions): string;

/** Grades the answer to a question, and explains it piece by piece. */
export function grade(answer: QuestionAnswer): Grade | EmptyGrade;
/** Grades the answers to the questions of a lesson. */
export function grade(answers: LessonAnswers): LessonGrade;

/** Lets a function search trees, and compares what it does with a search. */
export function judge(search: Search, options?: JudgeOptions): JudgeReport;

/**
 * Loads the program, once. Browsers have to wait for it before the first call; Node need not.
 * Without a source it is fetched from beside this package's files.
 */
export default function init(
  source?: string | URL | Request | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<void>;
