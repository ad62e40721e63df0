// Queues the commands of a page until the frame handles them. A later command replaces the ones
// that it makes obsolete, so that a flood of messages renders one picture.

/** Which messages are void once one of a type has come: they would be done for nothing. */
const VOIDS = {
  load: ["load", "goTo", "next", "back", "play", "pause", "lesson"],
  goTo: ["goTo", "next", "back", "play", "pause"],
  lang: ["lang"],
  scheme: ["scheme"],
  lesson: ["lesson"],
  hello: ["hello"],
};

/** The messages that still count, in their order. */
export class Orders {
  /** Each with its type, its detail, and how often it came right after itself. */
  #list = [];

  add(type, detail, times = 1) {
    const last = this.#list.at(-1);
    if (last?.type === type && !Object.hasOwn(VOIDS, type)) {
      last.times += times;
      return;
    }
    const done = VOIDS[type] ?? [];
    this.#list = this.#list.filter((order) => !done.includes(order.type));
    this.#list.push({ type, detail, times });
  }

  get length() {
    return this.#list.length;
  }

  /** Takes all of them. */
  take() {
    return this.#list.splice(0);
  }
}

/**
 * The result of a queue of commands: the final step, and whether it plays from there; `null` if no command
 * changes it. The scene knows its steps.
 */
export function outcome(orders, { step, first, last, playing }) {
  const within = (wished) => Math.max(first, Math.min(wished, last));
  const ways = {
    goTo: ({ detail }) => [detail.step === "last" ? last : within(detail.step), false],
    next: ({ times }, now) => [within(now + times), false],
    back: ({ times }, now) => [within(now - times), false],
    // At the end, playing restarts from the beginning.
    play: (_, now) => [now === last ? first : now, true],
    pause: (_, now) => [now, false],
  };
  const moves = orders.filter(({ type }) => Object.hasOwn(ways, type));
  if (moves.length === 0) return null;
  let [now, plays] = [step, playing];
  for (const move of moves) [now, plays] = ways[move.type](move, now);
  return { step: now, plays };
}
