// Unfolds a game into its tree: all positions up to a depth, with the names of the moves, and the values
// of those where the game ends. `www/program/unfold.py` is the same for Python.
import { pathOf, Problem, Rules } from "./rules.js";

/** The most plies: as far as a search may look ahead. */
export const MOST_PLIES = 400;

/** How long a game may last, in plies, where no depth is given. */
const LONGEST = 1_000;

/** From how many moves one is chosen where a game is played to its end; their list may have no end. */
const WIDEST = 1_000;

/** The tree, which grows layer by layer. */
class Unfolding {
  nodes = [];
  /** The problem if not even the first layer fits. */
  full;
  #rules;
  #boards;
  #size = 0;

  constructor(rules, boards) {
    this.#rules = rules;
    this.#boards = boards;
  }

  /** Adds a position; returns its place if the game goes on there. */
  add(position, name, above) {
    const place = { position, name, above };
    const value = this.#rules.result(place);
    // Nobody moves at the end; who would does not matter.
    const player = value === null ? this.#rules.player(place) : "max";
    const board = this.#boards ? this.#rules.show(place) : "";
    this.#size += name.length + board.length;
    place.node = { children: 0, player, move: name, value, board, estimate: false };
    this.nodes.push(place.node);
    return value === null ? place : null;
  }

  /** Adds the positions after those of a layer; null if they are more than there is space for. */
  grow(layer, { nodes, text }) {
    const [count, size] = [this.nodes.length, this.#size];
    const below = [];
    for (const place of layer) {
      const moves = this.#rules.moves(place, nodes);
      for (const move of moves) {
        const child = this.add(this.#rules.play(place, move), move.name, place);
        if (child) below.push(child);
        if (this.nodes.length > nodes || this.#size > text) {
          this.full = this.nodes.length > nodes ? new Problem("too-many-moves", { limit: nodes }) : new Problem("too-much-text", { limit: text });
          this.nodes.length = count;
          this.#size = size;
          for (const { node } of layer) node.children = 0;
          return null;
        }
      }
      place.node.children = moves.length;
    }
    return below;
  }
}

/** Plays a game to its end, or for very long; `choose` says which of so many moves is played. */
function playOut(rules, choose) {
  let place = { position: rules.start(), name: "", above: null };
  for (let ply = 0; ply < LONGEST; ply += 1) {
    if (rules.result(place) !== null) return;
    const moves = rules.moves(place, WIDEST);
    const move = moves[choose(moves.length)];
    place = { position: rules.play(place, move), name: move.name, above: place };
  }
  if (rules.result(place) === null) throw new Problem("endless", { plies: LONGEST, path: pathOf(place), board: rules.show(place) });
}

/** The first move each time, the last one, and any. */
function playOuts(rules) {
  let seed = 1;
  playOut(rules, () => 0);
  playOut(rules, (count) => count - 1);
  playOut(rules, (count) => {
    seed = (seed * 16807) % 2147483647;
    return seed % count;
  });
}

function unfolded(game, { depth, nodes, text = Infinity, boards = false, locate = () => null }) {
  const rules = new Rules(game, locate);
  const tree = new Unfolding(rules, boards);
  const root = tree.add(rules.start(), "", null);
  let [layer, plies] = [root ? [root] : [], 0];
  while (layer.length && plies < Math.min(depth ?? MOST_PLIES, MOST_PLIES)) {
    const below = tree.grow(layer, { nodes, text });
    if (!below) break;
    [layer, plies] = [below, plies + 1];
  }
  if (layer.length && plies === 0 && depth !== 0) throw tree.full;
  if (layer.length && depth === undefined) playOuts(rules);
  for (const place of layer) Object.assign(place.node, { value: rules.evaluate(place), estimate: true });
  const column = (name) => tree.nodes.map((node) => node[name]);
  return {
    plies,
    children: column("children"),
    players: column("player"),
    moves: column("move"),
    values: column("value"),
    estimates: column("estimate"),
    ...(boards && { boards: column("board") }),
  };
}

/**
 * The tree of a game, breadth first, or `{ problem }`. It ends at a depth, or before the layer with which
 * it would have more than so many nodes or characters of text; what lies there has estimated values.
 * `locate` finds the line of an error in the program.
 */
export function unfold(game, limits) {
  try {
    return unfolded(game, limits);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: error.fields };
  }
}
