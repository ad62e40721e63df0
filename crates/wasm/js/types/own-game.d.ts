// Games of your own. Written by hand: they are functions.
import type { Player } from "./names.js";
import type { SearchOptions } from "./search.js";
import type { Value } from "./value.js";

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
