// The texts around a picture, by name.

/** In the order in which the program has them. */
const NAMES = [
  "tag", "version", "label", "open", "wrong", "stopped", "restart", "report", "reported", "reportByHand",
  "first", "back", "play", "pause", "forward", "last", "scrubber",
];

/** The texts of the program, by name. */
export const named = (texts) => Object.fromEntries(NAMES.map((name, place) => [name, texts[place] ?? ""]));
