from plyscope import run


def search(node, alpha, beta):
    if node.is_leaf:
        return node.value if node.is_max else -node.value
    best = float("-inf")
    for child in node.children:
        value = 0  # 1
        best = max(best, value)
        ...  # 2
        ...  # 3
    return best


def start(root, alpha, beta):
    if root.is_max:
        return search(root, alpha, beta)
    return -search(root, -beta, -alpha)


run(start)
