from plyscope import run


def search(node, alpha, beta):
    if node.is_leaf:
        return node.value
    best = float("-inf") if node.is_max else float("inf")
    for child in node.children:
        value = search(child, alpha, beta)
        if node.is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha > beta:
            break
    return best


run(search)
