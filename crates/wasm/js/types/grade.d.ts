// Questions and lessons, and what answers to them earn.
import type { Lang, Mark, QuestionKind } from "./names.js";
import type { TreeOptions } from "./search.js";
import type { Tree } from "./value.js";

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
  mark: Mark;
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
