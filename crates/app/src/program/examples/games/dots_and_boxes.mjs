import { run } from "./plyscope.mjs";

// Two boxes side by side, each with the lines around it, which have letters:
//   +a+b+
//   c d e
//   +f+g+
const BOXES = ["acdf", "bdeg"];

// Draw a line. Who completes a box has it, and moves again; who has more boxes wins.
class DotsAndBoxes {
  start() {
    return { drawn: "", player: "max", score: 0 };
  }

  player({ player }) {
    return player;
  }

  moves({ drawn }) {
    return [..."abcdefg"].filter((line) => !drawn.includes(line));
  }

  play(position, line) {
    const drawn = position.drawn + line;
    const complete = BOXES.filter((box) => box.includes(line) && [...box].every((side) => drawn.includes(side)));
    const isMax = position.player === "max";
    const score = position.score + (isMax ? complete.length : -complete.length);
    return { drawn, player: isMax === complete.length > 0 ? "max" : "min", score };
  }

  result({ drawn, score }) {
    return drawn.length === 7 ? score : null;
  }

  evaluate({ score }) {
    return score;
  }

  show({ drawn }) {
    const seen = (line, mark) => (drawn.includes(line) ? mark : " ");
    const top = `+${seen("a", "-")}+${seen("b", "-")}+`;
    const middle = `${seen("c", "|")} ${seen("d", "|")} ${seen("e", "|")}`;
    return `${top}\n${middle}\n+${seen("f", "-")}+${seen("g", "-")}+`;
  }
}

run(DotsAndBoxes);
