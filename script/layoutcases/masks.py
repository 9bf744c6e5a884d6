# Autoresizing masks. The rule (Apple, UIView.autoresizingMask): flexible parts of an axis share the change in proportion
# to their length; what is not flexible stays. Without a flexible part on an axis the far margin takes the change.
from itertools import product

NEAR, SIZE, FAR = {"h": "left", "v": "top"}, {"h": "width", "v": "height"}, {"h": "right", "v": "bottom"}


def place(parts, flexible, old, new):
    """Near margin and size after the superview's length changed."""
    total = sum(length for length, bends in zip(parts, flexible) if bends)
    if not any(flexible): return parts[0], parts[1]
    if total == 0: moved = [part + ((new - old) / sum(flexible) if bends else 0) for part, bends in zip(parts, flexible)]
    else: moved = [part + ((new - old) * part / total if bends else 0) for part, bends in zip(parts, flexible)]
    return moved[0], moved[1]


def cases():
    for number, flexible in enumerate(product((False, True), repeat=3)):
        for frame, change in (((20, 30, 60, 90), (300, 400)), ((40, 10, 100, 50), (120, 260))):
            old = (200, 240)
            parts = {"h": (frame[0], frame[2], old[0] - frame[0] - frame[2]), "v": (frame[1], frame[3], old[1] - frame[1] - frame[3])}
            x, w = place(parts["h"], flexible, old[0], change[0])
            y, h = place(parts["v"], flexible, old[1], change[1])
            mask = [names[axis] for axis in "hv" for names, bends in zip((NEAR, SIZE, FAR), flexible) if bends]
            # Twice: the second change starts from the frame that the first one left.
            again = (change[0] + 50, change[1] + 30)
            x2, w2 = place((x, w, change[0] - x - w), flexible, change[0], again[0])
            y2, h2 = place((y, h, change[1] - y - h), flexible, change[1], again[1])
            yield f"mask-{''.join('01'[b] for b in flexible)}-{frame[0]}-{change[0]}", {
                "rule": "Apple, UIView.autoresizingMask: the change is shared among the flexible parts in proportion to their length", "root": list(old), "items": [{"id": "a", "frame": list(frame), "mask": mask}],
                "steps": [{"frames": {"a": list(frame)}}, {"do": [f"root {change[0]} {change[1]}"], "frames": {"a": [x, y, w, h]}}, {"do": [f"root {again[0]} {again[1]}"], "frames": {"a": [x2, y2, w2, h2]}}]}
    # A view with a mask that constraints name: others follow its frame.
    for mask, moved in ((["width"], [20, 30, 160, 90]), (["left"], [120, 30, 60, 90]), ([], [20, 30, 60, 90])):
        yield f"mask-followed-{'-'.join(mask) or 'none'}", {
            "rule": "Apple, UIView.translatesAutoresizingMaskIntoConstraints: the mask becomes constraints that others may refer to", "root": [200, 240],
            "items": [{"id": "a", "frame": [20, 30, 60, 90], "mask": mask}, {"id": "b"}], "constraints": ["b.left == a.right + 5", "b.top == a.top", "b.width == a.width", "b.height == 10"],
            "steps": [{"frames": {"a": [20, 30, 60, 90], "b": [85, 30, 60, 10]}}, {"do": ["root 300 240"], "frames": {"a": moved, "b": [moved[0] + moved[2] + 5, 30, moved[2], 10]}}]}
    yield "mask-moved", {"rule": "Apple, UIView.translatesAutoresizingMaskIntoConstraints: constraints follow a frame that is set", "root": [200, 240],
        "items": [{"id": "a", "frame": [20, 30, 60, 90]}, {"id": "b"}], "constraints": ["b.left == a.left", "b.top == a.bottom", "b.width == 2*a.width", "b.height == 10"],
        "steps": [{"frames": {"b": [20, 120, 120, 10]}}, {"do": ["frame a 5 6 70 80"], "frames": {"b": [5, 86, 140, 10]}}]}
    # Inside a view that constraints place.
    yield "mask-inside-constraints", {"rule": "Apple, UIView.autoresizingMask: a view follows a superview whatever sizes that", "root": [400, 300],
        "items": [{"id": "a"}, {"id": "b", "in": "a", "frame": [0, 0, 100, 50], "mask": ["width", "height"]}], "constraints": ["a.left == root.left", "a.top == root.top", "a.width == 100", "a.height == 50"],
        "steps": [{"do": ["constant 2 140", "constant 3 80"], "frames": {"a": [0, 0, 140, 80]}}]}
