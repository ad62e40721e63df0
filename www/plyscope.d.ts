/**
 * `<ply-scope>`: a game-tree search, a search on a board, a question or a lesson in any page.
 *
 * ```html
 * <script type="module" src="https://example.org/plyscope/plyscope.js"></script>
 * <ply-scope tree="((8 5) (20 3)) ((2 4) (15 6))" algorithm="alpha-beta" step="9"></ply-scope>
 * ```
 */
export class PlyScope extends HTMLElement {
  /**
   * What is shown, written as the part of a Plyscope address behind `#`: what the attributes say, or what
   * was set here, which then counts instead of them. `null` gives the word back to the attributes.
   */
  get address(): string;
  set address(address: string | null);

  /** Resolves once something is shown, be it a problem; until the element is near the screen it waits. */
  readonly ready: Promise<PlyScope>;

  /** The step that is shown, counted from 0. Setting it goes there. */
  step: number;
  /** The first step that is shown: 0, or what `from` says. */
  readonly first: number;
  /** The last step that is shown, as far as it is known. */
  readonly last: number;
  /** The sentence of the step, in the language of the element. */
  readonly caption: string;
  /**
   * What the search finds, such as `"8"`, `"≥ 5"` or `"win"`, from MAX's point of view; of a question the
   * answer that was checked last; `null` where there is none.
   */
  readonly value: string | null;
  /**
   * Whether `value` is an estimate: the search looked no further than its horizon, or was ended before it
   * was done.
   */
  readonly estimate: boolean;
  /** Whether it plays. */
  readonly playing: boolean;
  /** What is wrong with what the attributes say, each in a sentence. */
  readonly problems: readonly string[];
  /**
   * The replies to the questions of a scene with `ask`, such as `"1: no; 2: yes"`. Those of an earlier visit
   * can be set before it is loaded, and are not asked again.
   */
  answer: string;
  /** The colours: `light`, `dark`, `auto` for the reader's own, or nothing for those of the page. */
  readonly scheme: string;

  /** Goes to a step, or as near to it as there are steps. */
  goTo(step: number | "last"): void;
  /** Goes one step on. */
  next(): void;
  /** Goes one step back. */
  back(): void;
  /** Plays on, from the beginning if it is at its end. */
  play(): void;
  /** Stops playing. */
  pause(): void;
  /** Loads what is shown, though it is not near the screen. */
  load(): Promise<PlyScope>;

  addEventListener<K extends keyof PlyScopeEventMap>(
    type: K,
    listener: (this: PlyScope, event: PlyScopeEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof PlyScopeEventMap>(
    type: K,
    listener: (this: PlyScope, event: PlyScopeEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Another step is shown. */
export interface StepDetail {
  step: number;
  first: number;
  last: number;
  caption: string;
}

/** An answer was checked. */
export interface AnswerDetail {
  /** The question: its name in a lesson, or else its address. */
  question: string;
  /** The answer as it was typed. */
  text: string;
  /** The points earned so far, of so many. */
  points: number;
  of: number;
  /** How many pieces of the answer are right and wrong, and how many are missing. */
  right: number;
  wrong: number;
  missed: number;
  /** The points earned so far in the whole lesson, of so many; of a single question, those of the question. */
  total?: number;
  totalOf?: number;
}

/** Something is shown; again where another person begins a question or a lesson anew. */
export interface ReadyDetail {
  problems: readonly string[];
  /** The points earned before, of so many, of a question or a lesson. */
  points?: number;
  of?: number;
}

/**
 * A search has come to its last step, or a question or lesson to its end; again whenever a lesson that is
 * complete is answered once more, which can earn more points.
 */
export interface CompleteDetail {
  /** The last step, of a search. */
  step?: number;
  /** The points earned, of so many, of a question or a lesson. */
  points?: number;
  of?: number;
}

/** Something is not right. */
export interface ProblemDetail {
  message: string;
}

/** The events of the element. They bubble. */
export interface PlyScopeEventMap extends HTMLElementEventMap {
  ready: CustomEvent<ReadyDetail>;
  step: CustomEvent<StepDetail>;
  answer: CustomEvent<AnswerDetail>;
  complete: CustomEvent<CompleteDetail>;
  problem: CustomEvent<ProblemDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    "ply-scope": PlyScope;
  }
}
