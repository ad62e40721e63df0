/**
 * Plyscope: game-tree search, step by step. `solve`, `trace`, `layout` and `svg` take a tree or a game, also
 * one of your own; `mcts` and `bestFirst` a tree or a game of Plyscope; `backtrack` and `backtrackSteps` a
 * puzzle; `grade` an answer, and `judge` a search of your own. They return plain objects, with the same words
 * and values as the `plyscope` command.
 *
 * All values are from MAX's point of view.
 */
import type { BacktrackLimits, TourLimits } from "./types/backtrack.js";
import type { BacktrackPart } from "./types/backtrack-step.js";
import type { BestFirstOptions, ProofNumberOptions, SssOptions } from "./types/best-first.js";
import type { LessonAnswers, QuestionAnswer } from "./types/grade.js";
import type { JudgeOptions, Search } from "./types/judge.js";
import type { MctsGame, MctsOptions, MctsTree } from "./types/mcts.js";
import type { Player } from "./types/names.js";
import type { OwnGameSearch } from "./types/own-game.js";
import type { SvgOptions } from "./types/picture.js";
import type {
  CryptarithmPuzzle,
  MapPuzzle,
  MazePuzzle,
  PuzzleOptions,
  QueensPuzzle,
  SubsetSumPuzzle,
  SudokuPuzzle,
  TourPuzzle,
} from "./types/puzzle.js";
import type {
  BacktrackStep,
  CryptarithmResult,
  EmptyGrade,
  GameResult,
  Grade,
  JudgeReport,
  Layout,
  LessonGrade,
  MapResult,
  MazeResult,
  MctsResult,
  OwnGameResult,
  ProofNumberResult,
  QueensResult,
  SssResult,
  Step,
  SubsetSumResult,
  SudokuResult,
  TourResult,
  TreeResult,
} from "./types/results.js";
import type { GameSearch, TreeOptions, TreeSearch } from "./types/search.js";
import type { TraceOptions } from "./types/step.js";
import type { Tree } from "./types/value.js";

export * from "./types/names.js";
export * from "./types/value.js";
export * from "./types/search.js";
export * from "./types/own-game.js";
export * from "./types/results.js";
export * from "./types/step.js";
export * from "./types/picture.js";
export * from "./types/grade.js";
export * from "./types/judge.js";
export * from "./types/mcts.js";
export * from "./types/best-first.js";
export * from "./types/puzzle.js";
export * from "./types/backtrack.js";
export * from "./types/backtrack-step.js";
export * from "./types/error.js";

/** Searches a tree, and tells what came out. */
export function solve(tree: Tree, options?: TreeOptions): TreeResult;
export function solve(search: TreeSearch): TreeResult;
/** Searches a game of any size; counts and the best line are kept, and nothing else. */
export function solve(search: GameSearch): GameResult;
/** Searches a game of your own. */
export function solve<Position, Move>(search: OwnGameSearch<Position, Move>): OwnGameResult;
export function solve(search: (TreeSearch & { game?: never }) | (GameSearch & { tree?: never })): TreeResult | GameResult;

/** Searches a tree or a game by Monte Carlo tree search, and tells the visits and the mean of every move. */
export function mcts(tree: Tree, options?: MctsOptions & { root?: Player }): MctsResult;
export function mcts(search: (MctsTree | MctsGame) & MctsOptions): MctsResult;

/** Searches a tree or a game, without chance, by SSS* (the default) or proof-number search. */
export function bestFirst(tree: Tree, options: ProofNumberOptions & { root?: Player }): ProofNumberResult;
export function bestFirst(tree: Tree, options?: SssOptions & { root?: Player }): SssResult;
export function bestFirst(search: (MctsTree | MctsGame) & ProofNumberOptions): ProofNumberResult;
export function bestFirst(search: (MctsTree | MctsGame) & SssOptions): SssResult;
export function bestFirst(tree: Tree, options: BestFirstOptions & { root?: Player }): SssResult | ProofNumberResult;
export function bestFirst(search: (MctsTree | MctsGame) & BestFirstOptions): SssResult | ProofNumberResult;

/** Searches a puzzle by backtracking, or by generate and test, and tells what was found. */
export function backtrack(search: TourPuzzle & TourLimits): TourResult;
export function backtrack(search: QueensPuzzle & BacktrackLimits): QueensResult;
export function backtrack(search: SudokuPuzzle & BacktrackLimits): SudokuResult;
export function backtrack(search: MapPuzzle & BacktrackLimits): MapResult;
export function backtrack(search: CryptarithmPuzzle & BacktrackLimits): CryptarithmResult;
export function backtrack(search: SubsetSumPuzzle & BacktrackLimits): SubsetSumResult;
export function backtrack(search: MazePuzzle & BacktrackLimits): MazeResult;
export function backtrack(
  search: PuzzleOptions & BacktrackLimits,
): TourResult | QueensResult | SudokuResult | MapResult | CryptarithmResult | SubsetSumResult | MazeResult;

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
