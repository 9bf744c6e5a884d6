# Contests between contents: hugging and compression resistance of views in a row, against each other and against wishes.
# The rule (Apple, Auto Layout Guide, Intrinsic Content Size): room to spare goes to the lowest hugging priority, missing
# room is taken from the lowest compression resistance, and either gives way to a stronger constraint.
from itertools import product

RULE = "Apple, Auto Layout Guide, Intrinsic Content Size: "


def row(lengths, hugging, compression, total, gap=8):
    """Widths in a row that is pinned at both ends; one priority a view, all different."""
    lengths = list(lengths)
    spare = total - gap * (len(lengths) - 1) - sum(lengths)
    if spare > 0: lengths[hugging.index(min(hugging))] += spare
    order = sorted(range(len(lengths)), key=lambda index: compression[index])
    for index in order:
        if spare >= 0: break
        taken = min(lengths[index], -spare)
        lengths[index] -= taken
        spare += taken
    return lengths


def cases():
    for (lengths, hugging, compression, total), vertical in product([
        ((100, 60), (250, 251), (750, 751), 300), ((100, 60), (251, 250), (750, 751), 300), ((100, 60), (250, 251), (750, 751), 120), ((100, 60), (250, 251), (751, 750), 120),
        ((100, 60), (250, 251), (750, 751), 80), ((100, 60), (250, 251), (751, 750), 80), ((50, 70, 90), (253, 251, 252), (750, 752, 751), 400),
        ((50, 70, 90), (253, 251, 252), (752, 750, 751), 180), ((50, 70, 90), (251, 252, 253), (752, 751, 750), 100), ((50, 70, 90), (251, 252, 253), (750, 751, 752), 100),
        ((50, 70, 90), (251, 252, 253), (750, 751, 752), 226), ((20, 20, 20, 20), (251, 1, 252, 999), (750, 1, 752, 999), 400), ((80, 80, 80, 80), (251, 1, 252, 999), (750, 1, 752, 999), 200),
        ((40, 500), (251, 250), (751, 750), 300), ((40, 500), (250, 251), (750, 751), 510), ((10, 10), (1, 2), (1, 2), 28), ((33, 44), (600, 601), (900, 899), 61),
    ], (False, True)):
        names = "abcd"[: len(lengths)]
        near, far, size, other, start, across = ("top", "bottom", "height", "width", "left", 12) if vertical else ("left", "right", "width", "height", "top", 12)
        items, constraints, frames, at, before = [], [], {}, 0, f"root.{near}"
        widths = row(lengths, list(hugging), list(compression), total)
        for index, name in enumerate(names):
            items.append({"id": name, "content": [across, lengths[index]] if vertical else [lengths[index], across], "hugging": [hugging[index]] * 2, "compression": [compression[index]] * 2})
            constraints += [f"{name}.{near} == {before}" + (" + 8" if index else ""), f"{name}.{start} == root.{start}"]
            frames[name] = [0, at, across, widths[index]] if vertical else [at, 0, widths[index], across]
            at += widths[index] + 8
            before = f"{name}.{far}"
        constraints.append(f"{names[-1]}.{far} == root.{far}")
        yield f"contest-{'column' if vertical else 'row'}-{'-'.join(map(str, lengths))}-in-{total}-h{'-'.join(map(str, hugging))}-c{'-'.join(map(str, compression))}", {
            "rule": RULE + "room to spare goes to the lowest hugging, what is missing is taken from the lowest compression resistance", "root": [400, total] if vertical else [total, 400], "items": items,
            "constraints": constraints, "steps": [{"frames": frames}]}
    # A wish beside the content: the stronger decides; between the two priorities the content is a limit on one side.
    for wish, priority in product((30, 170), (100, 500, 800)):
        hug, resist, content = 250, 750, 100
        width = content
        if wish > content and priority > hug: width = wish
        if wish < content and priority > resist: width = wish
        yield f"contest-wish-{wish}-{priority}", {"rule": RULE + "an optional constraint beats what is weaker than it", "root": [400, 100], "items": [{"id": "a", "content": [content, 20]}],
            "constraints": ["a.left == root.left", "a.top == root.top", f"a.width == {wish} @{priority}"], "steps": [{"frames": {"a": [0, 0, width, 20]}}]}
    # A label column and a field column: the widest label gives the width, the fields take the rest.
    for labels in ((60, 90, 30), (10, 10), (200, 20, 140, 80)):
        items, constraints, frames = [], [], {}
        for index, label in enumerate(labels):
            items += [{"id": f"l{index}", "content": [label, 20], "hugging": [251, 251]}, {"id": f"f{index}", "content": [50, 30]}]
            constraints += [f"l{index}.leading == root.leading + 16", f"f{index}.leading == l{index}.trailing + 8", f"f{index}.trailing == root.trailing - 16", f"f{index}.top == root.top + {10 + 40 * index}",
                            f"l{index}.centerY == f{index}.centerY"] + ([f"l{index}.width == l0.width"] if index else [])
            frames[f"l{index}"] = [16, 10 + 40 * index + 5, max(labels), 20]
            frames[f"f{index}"] = [24 + max(labels), 10 + 40 * index, 400 - 40 - max(labels), 30]
        yield f"contest-form-{'-'.join(map(str, labels))}", {"rule": RULE + "equal widths take the largest content; compression resistance (750) is stronger than hugging", "root": [400, 300], "items": items,
            "constraints": constraints, "steps": [{"frames": frames}]}
    # A card: as high as what is in it, for systemLayoutSizeFitting too.
    for heights, inset in product(((20, 30), (44,), (10, 0, 25)), (8, 15)):
        items, constraints, frames, at, before = [{"id": "card"}], ["card.left == root.left", "card.top == root.top", "card.width == 200"], {}, inset, "card.top"
        for index, height in enumerate(heights):
            name = f"p{index}"
            items.append({"id": name, "in": "card", "content": [50, height]})
            constraints += [f"{name}.top == {before} + {inset}", f"{name}.leading == card.leading + {inset}", f"{name}.trailing == card.trailing - {inset}"]
            frames[name] = [inset, at, 200 - 2 * inset, height]
            at += height + inset
            before = f"{name}.bottom"
        constraints.append(f"card.bottom == {before} + {inset}")
        yield f"contest-card-{'-'.join(map(str, heights))}-{inset}", {"rule": RULE + "a view is as high as the contents that constraints tie to its edges", "root": [400, 300], "items": items, "constraints": constraints,
            "steps": [{"frames": {"card": [0, 0, 200, at], **frames}, "fitting": {"card": [200, at]}}]}
