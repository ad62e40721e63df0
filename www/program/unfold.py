"""Unfolds a game into its tree: all positions up to a depth, with the names of the moves, and the values of
those where the game ends. `crates/wasm/js/unfold.js` is the same for JavaScript. It runs in MicroPython and
in Python."""

from rules import NAME, Place, Problem, Rules

# The most plies: as far as a search may look ahead.
MOST_PLIES = 400

# How long a game may last, in plies, where no depth is given.
LONGEST = 1000

# From how many moves one is chosen where a game is played to its end; their list may have no end.
WIDEST = 1000


class Node:
    """A node of the tree."""

    def __init__(self, player, move, value, board):
        self.children = 0
        self.player = player
        self.move = move
        self.value = value
        self.board = board
        self.estimate = False


class Unfolding:
    """The tree, which grows layer by layer."""

    def __init__(self, rules, boards):
        self.nodes = []
        # The problem if not even the first layer fits.
        self.full = None
        self._rules = rules
        self._boards = boards
        self._size = 0

    def add(self, position, name, above):
        """Adds a position; returns its place if the game goes on there."""
        place = Place(position, name, above)
        value = self._rules.result(place)
        # Nobody moves at the end; who would does not matter.
        player = self._rules.player(place) if value is None else "max"
        board = self._rules.show(place) if self._boards else ""
        self._size += len(name) + len(board)
        place.node = Node(player, name, value, board)
        self.nodes.append(place.node)
        return place if value is None else None

    def grow(self, layer, nodes, text):
        """Adds the positions after those of a layer; None if they are more than there is space for."""
        count, size, below = len(self.nodes), self._size, []
        for place in layer:
            moves = self._rules.moves(place, nodes)
            for name, move in moves:
                child = self.add(self._rules.play(place, name, move), name[:NAME], place)
                if child is not None:
                    below.append(child)
                is_full = len(self.nodes) > nodes
                if is_full or text is not None and self._size > text:
                    kind, limit = ("too-many-moves", nodes) if is_full else ("too-much-text", text)
                    self.full = Problem(kind, {"limit": limit})
                    self.nodes = self.nodes[:count]
                    self._size = size
                    for place in layer:
                        place.node.children = 0
                    return None
            place.node.children = len(moves)
        return below


def play_out(rules, choose):
    """Plays a game to its end, or for very long; `choose` says which of so many moves is played."""
    place = Place(rules.start())
    for _ in range(LONGEST):
        if rules.result(place) is not None:
            return
        moves = rules.moves(place, WIDEST)
        name, move = moves[choose(len(moves))]
        place = Place(rules.play(place, name, move), name, place)
    if rules.result(place) is None:
        raise Problem("endless", {"plies": LONGEST, "path": place.path(), "board": rules.show(place)})


def play_outs(rules):
    """The first move each time, the last one, and any."""
    seed = [1]

    def anything(count):
        seed[0] = seed[0] * 16807 % 2147483647
        return seed[0] % count

    play_out(rules, lambda count: 0)
    play_out(rules, lambda count: count - 1)
    play_out(rules, anything)


def unfolded(game, depth, nodes, text, boards, locate):
    rules = Rules(game, locate)
    tree = Unfolding(rules, boards)
    root = tree.add(rules.start(), "", None)
    layer, plies = [] if root is None else [root], 0
    while layer and plies < (MOST_PLIES if depth is None else min(depth, MOST_PLIES)):
        below = tree.grow(layer, nodes, text)
        if below is None:
            break
        layer, plies = below, plies + 1
    if layer and plies == 0 and depth != 0:
        raise tree.full
    if layer and depth is None:
        play_outs(rules)
    for place in layer:
        place.node.value, place.node.estimate = rules.evaluate(place), True
    found = {
        "plies": plies,
        "children": [node.children for node in tree.nodes],
        "players": [node.player for node in tree.nodes],
        "moves": [node.move for node in tree.nodes],
        "values": [node.value for node in tree.nodes],
        "estimates": [node.estimate for node in tree.nodes],
    }
    if boards:
        found["boards"] = [node.board for node in tree.nodes]
    return found


def unfold(game, nodes, depth=None, text=None, boards=False, locate=lambda error: None):
    """The tree of a game, breadth first, or its problem. It ends at a depth, or before the layer with which
    it would have more than so many nodes or characters of text; what lies there has estimated values.
    `locate` finds the line of an error in the program."""
    try:
        return unfolded(game, depth, nodes, text, boards, locate)
    except Problem as problem:
        return {"problem": problem.fields}
