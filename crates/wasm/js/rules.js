// The rules of a game that a student has written, with all checks of what its functions return. The page
// for programs and the package for JavaScript use it.
//
// A game is an object, or a class whose objects are games, with these functions; the last two may be
// missing. All values are MAX's.
//
//     start()                the position where the game begins
//     player(position)       who is to move: "max" or "min"
//     moves(position)        the moves, as a list
//     play(position, move)   the position after a move; the given one stays as it is
//     result(position)       a number, "win", "draw" or "loss" where the game has ended, or null
//     evaluate(position)     what a position seems to be worth where the unfolding stops
//     show(position)         the position as text
//
// `www/program/rules.py` is the same for Python.

const NEEDED = ["start", "player", "moves", "play", "result"];
const OUTCOMES = ["win", "draw", "loss"];

/** The largest number that is a value. */
const LARGEST = 1e12;

/** The most characters of a position as text, of the name of a move, and of what an error shows. */
const [BOARD, NAME, SHOWN] = [1_000, 200, 200];

/** Ends the unfolding. Its fields say what is wrong with the game, and at which position. */
export class Problem extends Error {
  constructor(kind, fields) {
    super(kind);
    this.fields = { kind, ...fields };
  }
}

/** Maps, sets and numbers for which JSON has nothing, so that different ones differ as text. */
function written(_, value) {
  if (value instanceof Map || value instanceof Set) return [...value];
  return typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value)) ? String(value) : value;
}

/** The same for what is part of itself: an object that was there before is its number. */
function numbered() {
  const seen = new Map();
  return (key, value) => {
    if (typeof value !== "object" || value === null) return written(key, value);
    if (seen.has(value)) return `↑${seen.get(value)}`;
    seen.set(value, seen.size + 1);
    return written(key, value);
  };
}

/** Ways to write a value, of which the first that succeeds is taken; the last one always does. */
const WAYS = [(value) => JSON.stringify(value, written), (value) => JSON.stringify(value, numbered()), String, (value) => typeof value];

/** A value as text: as JSON, if it has it. */
function plain(value) {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  for (const write of WAYS) {
    try {
      const text = write(value);
      if (text !== undefined) return text;
    } catch {
      // The next way.
    }
  }
}

/** Whether a function returned a promise. Nothing awaits it, so a rejection is caught: it would end the process. */
export function isPromise(found) {
  if (typeof found?.then !== "function") return false;
  Promise.resolve(found).catch(() => {});
  return true;
}

/** An error as text: its type and its message. */
export function errorText(error) {
  try {
    return String(error);
  } catch {
    return plain(error);
  }
}

/** At most this many characters, without half ones. */
function short(text, most) {
  const cut = text.slice(0, most);
  return cut.toWellFormed?.() ?? cut;
}

/**
 * The name of a move: a text as it is, the items of a list with commas between them and lists among them in
 * brackets, and the rest as JSON.
 */
function nameOf(move) {
  if (typeof move === "string") return move;
  if (Array.isArray(move)) return move.map((item) => (Array.isArray(item) ? `[${nameOf(item)}]` : nameOf(item))).join(",");
  const json = plain(move);
  // JSON says nothing of private fields, which the `toString` of an object may show.
  const own = json === "{}" && typeof move.toString === "function" ? String(move) : "";
  return own === "" || own.startsWith("[object ") ? json : own;
}

/** The names of the moves that lead to a place. */
export function pathOf(place) {
  const path = [];
  for (let at = place; at.above; at = at.above) path.unshift(at.name);
  return path;
}

/** Calls the functions of a game and checks what they return. A place is a position with its line. */
export class Rules {
  #game;
  #locate;
  /** The place of the last call, and its position as text before the game had it. */
  #place = null;
  #before;

  constructor(game, locate) {
    this.#locate = locate;
    if (typeof game === "function") game = this.#guarded("constructor", null, () => new game());
    if (typeof game !== "object" || game === null) throw new Problem("no-game", { found: short(plain(game), SHOWN) });
    this.#game = game;
    const missing = NEEDED.find((name) => typeof game[name] !== "function");
    if (missing) throw new Problem("missing", { function: missing });
  }

  /** Lets the game do something, which must leave the position as it is. */
  #guarded(name, place, call, move) {
    if (place !== this.#place) [this.#place, this.#before] = [place, place && plain(place.position)];
    let found, isLate;
    try {
      found = call();
      isLate = isPromise(found);
    } catch (error) {
      throw this.#problem("raised", name, place, { found: short(errorText(error), SHOWN), move, line: this.#locate(error) });
    }
    if (isLate) throw this.#problem("asynchronous", name, place);
    if (place && plain(place.position) !== this.#before) throw this.#problem("changed", name, place, { move });
    return found;
  }

  #problem(kind, name, place, fields) {
    const at = place && { path: pathOf(place), board: this.#shown(place.position) };
    return new Problem(kind, { function: name, ...at, ...fields });
  }

  #call(name, place) {
    return this.#guarded(name, place, () => this.#game[name](place.position));
  }

  #wrong(kind, name, place, found) {
    return this.#problem(kind, name, place, { found: short(typeof found === "bigint" ? `${found}n` : plain(found), SHOWN) });
  }

  /** What the game's own function makes of a position: a text, or a promise. */
  #board(position) {
    const found = this.#game.show(position) ?? plain(position);
    return isPromise(found) ? found : String(found);
  }

  /** A position as text, in a problem as well as it can be had. */
  #shown(position) {
    try {
      return short(this.#board(position), BOARD);
    } catch {
      return short(plain(position), BOARD);
    }
  }

  start() {
    const position = this.#guarded("start", null, () => this.#game.start());
    if (position === undefined) throw new Problem("nothing", { function: "start" });
    return position;
  }

  player(place) {
    const found = this.#call("player", place);
    if (found !== "max" && found !== "min") throw this.#wrong("player", "player", place, found);
    return found;
  }

  /** The moves with their names, at most so many. */
  moves(place, most) {
    const found = this.#call("moves", place);
    if (typeof found?.[Symbol.iterator] !== "function") throw this.#wrong("moves", "moves", place, found);
    const [moves, names] = [[], new Set()];
    const all = this.#guarded("moves", place, () => {
      for (const move of found) {
        if (moves.push(move) > most) break;
      }
      return moves.map(nameOf);
    });
    for (const name of all) {
      if (names.has(name)) throw this.#problem("repeated", "moves", place, { move: short(name, NAME) });
      names.add(name);
    }
    if (!moves.length) throw this.#problem("no-moves", "moves", place);
    return moves.map((move, number) => ({ move, name: short(all[number], NAME) }));
  }

  /** The position after a move. */
  play(place, { move, name }) {
    const after = this.#guarded("play", place, () => this.#game.play(place.position, move), name);
    if (after === undefined) throw this.#problem("nothing", "play", place, { move: name });
    return after;
  }

  /** What the end of a game is worth; null while it goes on. */
  result(place) {
    const found = this.#call("result", place);
    return found === null || found === undefined ? null : this.#value("result", place, found);
  }

  /** What a position seems to be worth; 0 without an evaluation. */
  evaluate(place) {
    if (typeof this.#game.evaluate !== "function") return 0;
    return this.#value("evaluate", place, this.#call("evaluate", place));
  }

  /** A value, rounded to the millionths that values have. */
  #value(name, place, found) {
    if (OUTCOMES.includes(found)) return found;
    if (typeof found !== "number" || !(Math.abs(found) <= LARGEST)) throw this.#wrong("value", name, place, found);
    return Number(found.toFixed(6));
  }

  show(place) {
    if (typeof this.#game.show !== "function") return short(plain(place.position), BOARD);
    return short(this.#guarded("show", place, () => this.#board(place.position)), BOARD);
  }
}
