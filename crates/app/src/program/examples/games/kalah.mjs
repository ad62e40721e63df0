import { run } from "./plyscope.mjs";

const [HOUSES, SEEDS] = [2, 2];

const sum = (pits) => pits.reduce((all, count) => all + count, 0);
const isOf = (player, pit) => Math.floor(pit / (HOUSES + 1)) === (player === "max" ? 0 : 1) && pit % (HOUSES + 1) < HOUSES;

// Sow the seeds of a house of yours; who ends in the own store moves again. Each side has its houses and a
// store at their end: here MAX's houses 0 and 1, its store 2, MIN's houses 3 and 4, its store 5.
class Kalah {
  start() {
    const side = [...Array(HOUSES).fill(SEEDS), 0];
    return { pits: [...side, ...side], player: "max" };
  }

  player({ player }) {
    return player;
  }

  moves({ pits, player }) {
    return [...pits.keys()].filter((pit) => isOf(player, pit) && pits[pit] > 0);
  }

  play(position, house) {
    const [pits, isMax] = [[...position.pits], position.player === "max"];
    const [own, other] = isMax ? [HOUSES, 2 * HOUSES + 1] : [2 * HOUSES + 1, HOUSES];
    let [seeds, at] = [pits[house], house];
    pits[house] = 0;
    while (seeds > 0) {
      at = (at + 1) % pits.length;
      if (at === other) continue;
      pits[at] += 1;
      seeds -= 1;
    }
    const opposite = 2 * HOUSES - at;
    if (isOf(position.player, at) && pits[at] === 1 && pits[opposite] > 0) {
      pits[own] += 1 + pits[opposite];
      pits[at] = pits[opposite] = 0;
    }
    return { pits, player: isMax === (at === own) ? "max" : "min" };
  }

  result(position) {
    // Who cannot move leaves the seeds in the houses to the other one.
    if (this.moves(position).length > 0) return null;
    return sum(position.pits.slice(0, HOUSES + 1)) - sum(position.pits.slice(HOUSES + 1));
  }

  evaluate({ pits }) {
    return pits[HOUSES] - pits[2 * HOUSES + 1];
  }

  show({ pits }) {
    const above = pits.slice(HOUSES + 1, 2 * HOUSES + 1).reverse().join(" ");
    const below = pits.slice(0, HOUSES).join(" ");
    return `  ${above}\n${pits.at(-1)}${" ".repeat(above.length + 2)}${pits[HOUSES]}\n  ${below}`;
  }
}

run(Kalah);
