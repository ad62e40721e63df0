from plyscope import run

# Two boxes side by side, each with the lines around it, which have letters:
#   +a+b+
#   c d e
#   +f+g+
BOXES = ["acdf", "bdeg"]


class DotsAndBoxes:
    """Draw a line. Who completes a box has it, and moves again; who has more boxes wins."""

    def start(self):
        return {"drawn": "", "player": "max", "score": 0}

    def player(self, position):
        return position["player"]

    def moves(self, position):
        return [line for line in "abcdefg" if line not in position["drawn"]]

    def play(self, position, line):
        drawn, player, score = position["drawn"] + line, position["player"], position["score"]
        complete = [box for box in BOXES if line in box and all(side in drawn for side in box)]
        if complete:
            score += len(complete) if player == "max" else -len(complete)
        else:
            player = "min" if player == "max" else "max"
        return {"drawn": drawn, "player": player, "score": score}

    def result(self, position):
        return position["score"] if len(position["drawn"]) == 7 else None

    def evaluate(self, position):
        return position["score"]

    def show(self, position):
        def seen(line, mark):
            return mark if line in position["drawn"] else " "

        top = "+" + seen("a", "-") + "+" + seen("b", "-") + "+"
        middle = seen("c", "|") + " " + seen("d", "|") + " " + seen("e", "|")
        return top + "\n" + middle + "\n+" + seen("f", "-") + "+" + seen("g", "-") + "+"


run(DotsAndBoxes)
