from plyscope import run


def search(node):
    if node.is_leaf:
        return node.value
    best = float("-inf") if node.is_max else float("inf")
    for child in node.children:
        value = search(child)
        ...  # 1
    return best


run(lambda root, alpha, beta: search(root))
