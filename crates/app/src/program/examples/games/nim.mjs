import { run } from "./plyscope.mjs";

// Two heaps. Take as many as you like from one of them; who takes the last one wins.
class Nim {
  start() {
    return { heaps: [1, 2], player: "max" };
  }

  player({ player }) {
    return player;
  }

  moves({ heaps }) {
    return heaps.flatMap((count, heap) => Array.from({ length: count }, (_, less) => [heap, less + 1]));
  }

  play({ heaps, player }, [heap, count]) {
    return { heaps: heaps.with(heap, heaps[heap] - count), player: player === "max" ? "min" : "max" };
  }

  result({ heaps, player }) {
    if (heaps.some((count) => count > 0)) return null;
    // The opponent has taken the last one.
    return player === "max" ? "loss" : "win";
  }

  show({ heaps }) {
    return heaps.map((count, heap) => `${heap}: ${"o ".repeat(count)}`).join("\n");
  }
}

run(Nim);
