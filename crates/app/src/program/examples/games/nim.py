from plyscope import run


class Nim:
    """Two heaps. Take as many as you like from one of them; who takes the last one wins."""

    def start(self):
        return ([1, 2], "max")

    def player(self, position):
        return position[1]

    def moves(self, position):
        heaps = position[0]
        return [(heap, count) for heap in range(len(heaps)) for count in range(1, heaps[heap] + 1)]

    def play(self, position, move):
        heaps, player = position
        heap, count = move
        after = heaps[:heap] + [heaps[heap] - count] + heaps[heap + 1 :]
        return (after, "min" if player == "max" else "max")

    def result(self, position):
        heaps, player = position
        if sum(heaps) > 0:
            return None
        # The opponent has taken the last one.
        return "loss" if player == "max" else "win"

    def show(self, position):
        heaps = position[0]
        return "\n".join(str(heap) + ": " + "o " * heaps[heap] for heap in range(len(heaps)))


run(Nim)
