"""Searches that are right or have a mistake, by name, or by several: `python3 searches.py rule+hard`."""

import sys

from plyscope import run

NAMES = set(sys.argv[1].split("+"))
INFINITY = float("inf")
best_of_all = None


def visit(node, alpha, beta, is_max, ply):
    """The value, and whether children were cut."""
    global best_of_all
    if node.is_leaf:
        return node.value + (1e-9 if "inexact" in NAMES else 0), False
    if "too-shallow" in NAMES and ply == 3:
        return 0, False
    children = list(node.children)
    if "direction" in NAMES:
        children.reverse()
    if "first-skipped" in NAMES and len(children) > 1:
        children = children[1:]
    entry = (alpha, beta)
    best = -INFINITY if is_max else INFINITY
    if "from-zero" in NAMES:
        best = 0
    if "global-best" in NAMES and best_of_all is not None:
        best = best_of_all
    for place, child in enumerate(children):
        down = (alpha, beta)
        if "no-beta" in NAMES:
            down = (alpha, INFINITY)
        elif "no-alpha" in NAMES:
            down = (-INFINITY, beta)
        elif "no-deep-cutoffs" in NAMES:
            down = (alpha, INFINITY) if is_max else (-INFINITY, beta)
        value, child_cut = visit(child, *down, not is_max, ply + 1)
        best = max(best, value) if is_max else min(best, value)
        best_of_all = best
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        left = len(children) - place - 1
        cut = alpha >= beta
        if "minimax" in NAMES:
            cut = False
        elif "rule" in NAMES:
            cut = alpha > beta
        elif "own-bound" in NAMES:
            cut = best <= entry[0] if is_max else best >= entry[1]
        elif "late" in NAMES:
            cut = cut and left <= 1
        elif "leaves-only" in NAMES:
            cut = cut and child.is_leaf
        if cut and left > 0:
            if "cut-returns-zero" in NAMES:
                return 0, True
            return clipped(best, entry), True
        if "one-higher" in NAMES and child_cut:
            break
    if "returns-bound" in NAMES:
        return (alpha if is_max else entry[1]), False
    return clipped(best, entry), False


def clipped(best, entry):
    return min(max(best, entry[0]), entry[1]) if "hard" in NAMES else best


def negamax(node, alpha, beta, sign):
    if node.is_leaf:
        return node.value if "negamax-leaf" in NAMES else sign * node.value
    best = -INFINITY
    for child in node.children:
        down = (alpha, beta) if "negamax-window" in NAMES else (-beta, -alpha)
        value = negamax(child, *down, -sign)
        best = max(best, value if "negamax-sign" in NAMES else -value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def search(root, alpha, beta):
    global best_of_all
    if any(name.startswith("negamax") for name in NAMES) or "movers-view" in NAMES:
        sign = 1 if root.is_max else -1
        ends = (alpha, beta) if root.is_max else (-beta, -alpha)
        value = negamax(root, *ends, sign)
        return value if "movers-view" in NAMES else sign * value
    if "start-window" in NAMES:
        alpha, beta = -INFINITY, INFINITY
    best_of_all = None
    is_max = root.is_max != ("players" in NAMES)
    return visit(root, alpha, beta, is_max, 0)[0]


run(search)
