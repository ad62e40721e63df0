"""Plyscope's helper for Python 3.8 and newer: it hands your search one tree after the other, and tells
`plyscope judge` by itself which nodes you look at.

    from plyscope import run

    def minimax(node):
        if not node.children:
            return node.value
        values = [minimax(child) for child in node.children]
        return max(values) if node.is_max else min(values)

    run(lambda root, alpha, beta: minimax(root))

A node has been looked at as soon as you use its `children`, its `value` or its `is_leaf`. Values are
always MAX's. What you print goes to the judge as well: print to `sys.stderr` to see it.
"""

import json
import sys


class Node:
    """A node of a game tree."""

    def __init__(self, tree, is_max, layer=1, looks=None, counts=None):
        self._looks = [] if looks is None else looks
        counts = {} if counts is None else counts
        counts[layer] = counts.get(layer, 0) + 1
        self.name = f"L{layer}-{counts[layer]}"
        self.is_max = is_max
        self._is_new = True
        inner = isinstance(tree, list)
        self._value = None if inner else tree
        self._children = [
            Node(child, not is_max, layer + 1, self._looks, counts) for child in (tree if inner else [])
        ]

    def _look(self):
        if self._is_new:
            self._is_new = False
            self._looks.append({"event": "enter", "node": self.name})

    @property
    def children(self):
        """The children, from left to right; an empty list at a leaf."""
        self._look()
        return self._children

    @property
    def is_leaf(self):
        """Whether there are no children."""
        return not self.children

    @property
    def value(self):
        """What a leaf is worth to MAX; None elsewhere."""
        self._look()
        return self._value

    def __repr__(self):
        return f"{self.name} ({'MAX' if self.is_max else 'MIN'})"


def run(search):
    """Calls search(root, alpha, beta) for each tree; it returns the value of the root."""
    for line in sys.stdin:
        asked = json.loads(line)
        root = Node(asked["tree"], asked["root"] == "max")
        alpha, beta = asked["alpha"], asked["beta"]
        value = search(
            root,
            float("-inf") if alpha is None else alpha,
            float("inf") if beta is None else beta,
        )
        # Values have six decimals at most; sums of floating-point numbers have more.
        value = round(value, 6) if isinstance(value, float) else value
        lines = [json.dumps(look) for look in root._looks] + [json.dumps({"value": value})]
        print("\n".join(lines), flush=True)
