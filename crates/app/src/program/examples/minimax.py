from plyscope import run


def search(node, alpha, beta):
    if node.is_leaf:
        return node.value
    values = []
    for child in node.children:
        values.append(search(child, alpha, beta))
    return max(values) if node.is_max else min(values)


run(search)
