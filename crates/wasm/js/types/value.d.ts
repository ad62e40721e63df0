// Values and trees, as options and results have them. Written by hand.
import type { Outcome } from "./names.js";

/**
 * What a node is worth: a number, or how a game ends. Values are exact: numbers with up to 12 digits before
 * the point and 6 behind it, or, where there is chance, fractions. A number of JavaScript holds neither all
 * numbers from about 9,000,000,000 on nor fractions such as 5/3, and is rounded; then a text beside it is
 * exact, such as `"5/3"`: `valueExact` beside `value`, and likewise beside `alpha`, `beta`, `best`, `goal`,
 * `sum`, `least`, `most`, `got` and `expected`. Where nothing is rounded there is no text. To search a tree
 * with such numbers, give it as text.
 */
export type Value = number | Outcome;

/** The texts beside numbers that are rounded; see `Value`. */
export type Exact<Name extends string> = { [name in Name as `${name}Exact`]?: string };

/** A tree as nested arrays: an array is a node with children, anything else a leaf. */
export type TreeArray = readonly (Value | TreeArray)[];

/**
 * A tree: the notation, such as `"((8 5) (20 3)) ((2 4) (15 6))"` or `"min: A:(4 8) B:(17 5)"`, or
 * nested arrays, such as `[[[8, 5], [20, 3]], [[2, 4], [15, 6]]]`.
 */
export type Tree = string | TreeArray;
