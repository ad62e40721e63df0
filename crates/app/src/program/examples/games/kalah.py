from plyscope import run

HOUSES, SEEDS = 2, 2


class Kalah:
    """Sow the seeds of a house of yours; who ends in the own store moves again. Each side has its houses
    and a store at their end: here MAX's houses 0 and 1, its store 2, MIN's houses 3 and 4, its store 5."""

    def start(self):
        side = [SEEDS] * HOUSES + [0]
        return (side + side, "max")

    def player(self, position):
        return position[1]

    def houses(self, player):
        first = 0 if player == "max" else HOUSES + 1
        return range(first, first + HOUSES)

    def moves(self, position):
        pits, player = position
        return [house for house in self.houses(player) if pits[house] > 0]

    def play(self, position, house):
        pits, player = list(position[0]), position[1]
        own, other = (HOUSES, 2 * HOUSES + 1) if player == "max" else (2 * HOUSES + 1, HOUSES)
        seeds, pits[house], at = pits[house], 0, house
        while seeds > 0:
            at = (at + 1) % len(pits)
            if at != other:
                pits[at] += 1
                seeds -= 1
        opposite = 2 * HOUSES - at
        if at in self.houses(player) and pits[at] == 1 and pits[opposite] > 0:
            pits[own] += 1 + pits[opposite]
            pits[at] = pits[opposite] = 0
        if at != own:
            player = "min" if player == "max" else "max"
        return (pits, player)

    def result(self, position):
        # Who cannot move leaves the seeds in the houses to the other one.
        if self.moves(position):
            return None
        pits = position[0]
        return sum(pits[: HOUSES + 1]) - sum(pits[HOUSES + 1 :])

    def evaluate(self, position):
        return position[0][HOUSES] - position[0][2 * HOUSES + 1]

    def show(self, position):
        pits = [str(count) for count in position[0]]
        above = " ".join(pits[2 * HOUSES : HOUSES : -1])
        below = " ".join(pits[:HOUSES])
        return "  " + above + "\n" + pits[-1] + " " * (len(above) + 2) + pits[HOUSES] + "\n  " + below


run(Kalah)
