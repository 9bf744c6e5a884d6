# Random trees of rows, columns and boxes, laid out here by two passes (wanted sizes upwards, given sizes downwards) and
# written as stack views and as plain constraints: the same frames by both.
import random

RULE = "Apple, UIStackView.Distribution and Alignment, nested: a container is as large as its contents, which lie at its near edge across"


class Node:
    def __init__(self, name, kind, children=(), size=(0, 0), spacing=0, margin=0):
        self.name, self.kind, self.children, self.size, self.spacing, self.margin = name, kind, list(children), size, spacing, margin

    def wanted(self):
        if self.kind == "box": return self.size
        sizes = [child.wanted() for child in self.children]
        along = 0 if self.kind == "row" else 1
        result = [0, 0]
        result[along] = sum(size[along] for size in sizes) + self.spacing * (len(sizes) - 1) + 2 * self.margin
        result[1 - along] = max(size[1 - along] for size in sizes) + 2 * self.margin
        return tuple(result)

    def place(self, frame, frames):
        """Children keep their wish along the axis and across; frames are in the parent."""
        frames[self.name] = frame
        at = self.margin
        for child in self.children:
            width, height = child.wanted()
            if self.kind == "row":
                child.place([at, self.margin, width, height], frames)
                at += width + self.spacing
            else:
                child.place([self.margin, at, width, height], frames)
                at += height + self.spacing


def tree(rng, depth, names, kind):
    if depth == 0 or rng.random() < 0.2: return Node(next(names), "box", size=(rng.randint(4, 60), rng.randint(4, 40)))
    other = "column" if kind == "row" else "row"
    return Node(next(names), kind, [tree(rng, depth - 1, names, other) for _ in range(rng.randint(1, 3))], spacing=rng.choice((0, 3, 8)), margin=rng.choice((0, 0, 5)))


def walk(node, parent=None):
    yield node, parent
    for child in node.children: yield from walk(child, node)


def cases():
    for seed in range(24):
        rng = random.Random(seed)
        names = iter([f"n{index}" for index in range(200)])
        root = tree(rng, 3, names, rng.choice(("row", "column")))
        if root.kind == "box": root = Node("n199", "column", [root])
        frames = {}
        size = root.wanted()
        root.place([0, 0, *size], frames)
        items, constraints = [], [f"{root.name}.left == root.left", f"{root.name}.top == root.top"]
        for node, parent in walk(root):
            item = {"id": node.name, **({"in": parent.name} if parent else {})}
            if node.kind == "box": item["content"] = list(node.size)
            else: item.update(kind="stack", axis="horizontal" if node.kind == "row" else "vertical", spacing=node.spacing, alignment="leading", **(dict(margins=[node.margin] * 4, marginsRelative=True) if node.margin else {}))
            items.append(item)
        yield f"tree-stacks-{seed}", {"rule": RULE, "root": [800, 800], "items": items, "constraints": constraints, "steps": [{"frames": frames, "fitting": {root.name: list(size)}}]}
        items, constraints = [], constraints[:2]
        for node, parent in walk(root):
            items.append({"id": node.name, **({"in": parent.name} if parent else {}), **({"content": list(node.size)} if node.kind == "box" else {})})
            if not node.children: continue
            near, far, cross = ("left", "right", ("top", "bottom")) if node.kind == "row" else ("top", "bottom", ("left", "right"))
            edge, gap = f"{node.name}.{near}", node.margin
            for child in node.children:
                constraints += [f"{child.name}.{near} == {edge} + {gap}", f"{child.name}.{cross[0]} == {node.name}.{cross[0]} + {node.margin}", f"{child.name}.{cross[1]} <= {node.name}.{cross[1]} - {node.margin}"]
                edge, gap = f"{child.name}.{far}", node.spacing
            constraints += [f"{node.name}.{far} == {edge} + {node.margin}", f"{node.name}.{'height' if node.kind == 'row' else 'width'} == 0 @49"]
        yield f"tree-plain-{seed}", {"rule": RULE.replace("UIStackView.Distribution and Alignment", "Auto Layout Guide, Intrinsic Content Size"), "root": [800, 800], "items": items, "constraints": constraints,
            "steps": [{"frames": frames, "fitting": {root.name: list(size)}}]}
