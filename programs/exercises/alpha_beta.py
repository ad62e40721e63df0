"""Exercise: alpha-beta in Python. Fill in the three gaps, and try it:

    plyscope judge --trees 20 -- python3 alpha_beta.py

`plyscope.py` has to be in the same folder. Cut when alpha >= beta.
"""

from plyscope import run


def search(node, alpha, beta):
    """The value of a node for MAX, as far as it matters between alpha and beta."""
    if node.is_leaf:
        return node.value
    best = float("-inf") if node.is_max else float("inf")
    for child in node.children:
        value = search(child, alpha, beta)
        if node.is_max:
            best = max(best, value)
            ...  # Gap 1: what does MAX know now?
        else:
            best = min(best, value)
            ...  # Gap 2: what does MIN know now?
        ...  # Gap 3: when can the other children no longer matter?
    return best


run(search)
