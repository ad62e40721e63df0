import type { AnswerDetail, CompleteDetail, ProblemDetail, StepDetail } from "../plyscope.js";

/** What a frame says. */
export interface FrameEventMap {
  /**
   * Once more when something else is there after `load`, with its problems. Of a question or a lesson also when it
   * is there, with the points earned before, and where another person begins it anew.
   */
  ready: CustomEvent<{ problems?: string[]; points?: number; of?: number }>;
  /** The height of its content, in CSS pixels. */
  size: CustomEvent<{ height: number }>;
  /** The part of its content that is to be seen now, in CSS pixels from its top. */
  reveal: CustomEvent<{ top: number; height: number }>;
  step: CustomEvent<StepDetail>;
  answer: CustomEvent<AnswerDetail>;
  complete: CustomEvent<CompleteDetail>;
  problem: CustomEvent<ProblemDetail>;
}

/** A frame of Plyscope, as a thing that can be listened to and driven. */
export interface Connection extends EventTarget {
  /** Where the frame is, as it reported last. */
  readonly step: number;
  readonly first: number;
  readonly last: number;
  readonly caption: string;
  /** What is wrong with what it shows, in sentences; also those from before it was connected. */
  readonly problems: readonly string[];
  /** Whether the frame is as high as its content, and the page scrolls to what is to be seen in it. */
  resize: boolean;
  goTo(step: number | "last"): void;
  next(): void;
  back(): void;
  play(): void;
  pause(): void;
  /** Shows something else, written as the part of a Plyscope address behind `#`. */
  load(address: string): void;
  /** Speaks a language, by its tag. */
  speak(lang: string): void;
  /** Sets the colours; nothing for those that the frame stands in. */
  paint(scheme: "light" | "dark" | "auto" | ""): void;
  /**
   * Gives a frame that asks questions the text of a lesson; without one, `loss` says why: the status of
   * an answer such as `"404"`, or a word.
   */
  teach(text: string, loss?: "missing" | "long" | "slow" | "page" | `${number}` | ""): void;
  /** Stops listening. */
  close(): void;
  addEventListener<K extends keyof FrameEventMap>(
    type: K,
    listener: (event: FrameEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * Connects to a frame of Plyscope. What it says counts only if it comes from this frame, and from the
 * origin of its address. `resize: false` leaves its height alone.
 */
export function connect(frame: HTMLIFrameElement, options?: { resize?: boolean }): Connection;
