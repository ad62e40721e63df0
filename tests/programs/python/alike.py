"""Which of some programs do the same as the first: `python3 alike.py NAME FILE`.

The file is a list of programs in JSON; the answer is the list of the places of those that are alike.
"""

import contextlib
import io
import json
import pathlib
import random
import sys
from math import inf

CALLS = {
    "minimax": lambda found, root: found["minimax"](root),
    "alpha-beta": lambda found, root: found["alpha_beta"](root, -inf, inf),
    "negamax": lambda found, root: found["negamax"](root, -inf, inf) * (1 if root.is_max else -1),
}
BOARDS = pathlib.Path(__file__).with_name("boards.py").read_text()


class Node:
    """A node that notes when it is looked at."""

    def __init__(self, tree, is_max, looks):
        self.is_max, self._tree, self._looks = is_max, tree, looks
        self._children = [Node(child, not is_max, looks) for child in tree["children"]]

    def _look(self):
        if id(self._tree) not in self._looks:
            self._looks.append(id(self._tree))
        return self

    is_leaf = property(lambda self: not self._look()._children)
    value = property(lambda self: self._look()._tree["value"])
    children = property(lambda self: self._look()._children)


def tree(depth):
    if depth == 0 or random.random() < 0.15:
        return {"value": random.randint(-3, 6), "children": []}
    return {"value": None, "children": [tree(depth - 1) for _ in range(random.randint(1, 3))]}


def behaviour(name, program):
    """The values and the nodes looked at of a search of trees, or what the checks of boards print."""
    found = {"inf": inf}
    if name not in CALLS:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(f"{BOARDS}{program}\ncheck_{name}()\n", found)
        return printed.getvalue()
    exec(program, found)
    results = []
    for searched in TREES:
        for is_max in (True, False):
            looks = []
            results.append((CALLS[name](found, Node(searched, is_max, looks)), looks))
    return results


def outcome(name, program):
    try:
        return behaviour(name, program)
    except Exception as error:
        return type(error)


sys.setrecursionlimit(400)
random.seed(3)
TREES = [tree(depth) for depth in (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4) for _ in range(6)]
programs = json.loads(pathlib.Path(sys.argv[2]).read_text())
first = outcome(sys.argv[1], programs[0])
print(json.dumps([at for at, program in enumerate(programs) if outcome(sys.argv[1], program) == first]))
