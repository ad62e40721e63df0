// Where nodes are drawn, and how.
import type { Lang, Scheme, Turn } from "./names.js";
import type { Exact, Value } from "./value.js";

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
  scheme?: Scheme;
  /** How wide it is shown, in pixels; by default as the drawing is, or as the height asks for. */
  width?: number;
  /** How high it is shown, in pixels. */
  height?: number;
}
