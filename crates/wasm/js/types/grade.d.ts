// Questions and lessons with answers. Written by hand, as all options; results.d.ts is not.
import type { Lang, QuestionKind } from "./names.js";
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
  answer: string | number;
  /** The language of the sentences; `en` by default. */
  lang?: Lang;
}

/** A lesson with its answers. */
export interface LessonAnswers {
  /** The text of a lesson in Markdown. */
  lesson: string;
  /** The answers as text, a line such as `1: L3-4` each, or by the numbers or names of the questions. */
  answers: string | Readonly<Record<string, string | number | undefined>>;
  /** The seed with which the questions were dealt; the lesson's own by default. */
  seed?: number;
  /** The language of the sentences; the lesson's, or `en`. */
  lang?: Lang;
}
