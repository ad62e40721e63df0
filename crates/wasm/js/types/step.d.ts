// The steps of a search.
import type { Algorithm, CutRule, Lang, StepEvent, Turn, Verdict } from "./names.js";
import type { AverageBounds, Because, NullWindow } from "./result.js";
import type { Exact, Value } from "./value.js";

interface StepOf<Event extends StepEvent> {
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
        rule: CutRule;
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
