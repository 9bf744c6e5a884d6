# Single views: edges, centres, sizes, ratios, limits, wishes, guides of the app, right-to-left. Each frame is computed from the
# numbers of its case in the lines beside it; the rules are those of Apple's "Auto Layout Guide" (Anatomy of a Constraint).
from itertools import product

GUIDE = "Apple, Auto Layout Guide, Anatomy of a Constraint"


def case(rule, items, constraints, frames, root=(400, 300), rtl=False, **step):
    return {"rule": f"{GUIDE}: {rule}", "root": list(root), "rightToLeft": rtl or None, "items": items, "constraints": constraints, "steps": [{"frames": frames, **step}]}


def mirror(frame, width): return [width - frame[0] - frame[2], *frame[1:]]


def cases():
    box = [{"id": "a"}]
    # Two edges give a length.
    for left, right, rtl in product((0, 13, -7), (0, 21), (False, True)):
        frame = [left, 10, 400 - left - right, 40]
        yield f"edges-leading{left}-trailing{right}{'-rtl' if rtl else ''}".replace("--", "-minus"), case(
            "leading and trailing are mirrored in right-to-left languages", box,
            [f"a.leading == root.leading + {left}", f"root.trailing == a.trailing + {right}", "a.top == root.top + 10", "a.height == 40"], {"a": mirror(frame, 400) if rtl else frame}, rtl=rtl)
        if left >= 0:
            yield f"edges-left{left}-right{right}{'-rtl' if rtl else ''}", case(
                "left and right stay in every language", box,
                [f"a.left == root.left + {left}", f"root.right == a.right + {right}", "a.top == root.top + 10", "a.height == 40"], {"a": frame}, rtl=rtl)
    # Centres with an offset and a multiplier.
    for dx, dy, rtl in product((0, 15, -40), (0, 9), (False, True)):
        yield f"centre-x{dx}-y{dy}{'-rtl' if rtl else ''}".replace("x-", "xminus"), case(
            "centerX and centerY; the constant is added to the second item", box,
            [f"a.centerX == root.centerX + {dx}", f"a.centerY == root.centerY + {dy}", "a.width == 80", "a.height == 50"], {"a": [200 + dx - 40, 150 + dy - 25, 80, 50]}, rtl=rtl)
    for part in (0.25, 0.5, 1.5):
        yield f"centre-part{part}", case("item1.attribute = multiplier * item2.attribute + constant", box,
            [f"a.centerX == {part}*root.centerX", f"a.bottom == {part / 2}*root.bottom", "a.width == 20", "a.height == 10"], {"a": [200 * part - 10, 300 * part / 2 - 10, 20, 10]})
    # Sizes as parts of others, and ratios.
    for part, more in product((0.5, 0.25, 2), (0, 12, -8)):
        w, h = 400 * part + more, 300 * part - more
        yield f"size-part{part}-{more}".replace("--", "-minus"), case("item1.attribute = multiplier * item2.attribute + constant", box,
            ["a.left == root.left", "a.top == root.top", f"a.width == {part}*root.width + {more}", f"a.height == {part}*root.height + {-more}"], {"a": [0, 0, w, h]})
    for ratio, given in product((0.5, 1, 1.5, 4), ("width", "height")):
        frame = [5, 5, 120, 120 / ratio] if given == "width" else [5, 5, 120 * ratio, 120]
        yield f"ratio-{ratio}-{given}", case("an aspect ratio ties a view's width to its own height", box,
            ["a.left == root.left + 5", "a.top == root.top + 5", f"a.width == {ratio}*a.height", f"a.{given} == 120"], {"a": frame})
    # The largest of a ratio that fits: limits are required, filling is wished for.
    for ratio, (w, h) in product((1, 2, 0.5), ((400, 300), (200, 300), (300, 300))):
        width = min(w, h * ratio)
        yield f"ratiofit-{ratio}-{w}x{h}", case("required limits hold; an optional constraint comes as close as it can", box,
            ["a.centerX == root.centerX", "a.centerY == root.centerY", f"a.width == {ratio}*a.height", "a.width <= root.width", "a.height <= root.height",
             "a.width == root.width @750", "a.height == root.height @740"], {"a": [(w - width) / 2, (h - width / ratio) / 2, width, width / ratio]}, root=(w, h))
    # Limits against a wish.
    for wish, low, high in product((50, 150, 250), (80, 100), (200, 180)):
        width = min(max(wish, low), high)
        yield f"limits-{wish}-{low}-{high}", case("an optional constraint comes as close to its value as the required ones allow", box,
            ["a.left == root.left", "a.top == root.top", "a.height == 10", f"a.width >= {low}", f"a.width <= {high}", f"a.width == {wish} @500"], {"a": [0, 0, width, 10]})
    # The higher of two wishes.
    for (first, p), (second, q) in product(((60, 300), (60, 600)), ((90, 301), (90, 599), (90, 999))):
        if p == q: continue
        yield f"priority-{p}-{q}", case("the higher priority is satisfied first", box,
            ["a.left == root.left", "a.top == root.top", "a.height == 10", f"a.width == {first} @{p}", f"a.width == {second} @{q}"], {"a": [0, 0, first if p > q else second, 10]})
    # A view at most so wide, centred: the usual form of readable columns.
    for w in (300, 500, 760):
        width = min(w - 40, 480)
        yield f"column-{w}", case("a column as wide as its root less margins, at most 480, in the middle", box,
            ["a.centerX == root.centerX", "a.top == root.top", "a.height == 30", "a.width <= 480", "a.leading >= root.leading + 20", "a.leading == root.leading + 20 @900"],
            {"a": [(w - width) / 2, 0, width, 30]}, root=(w, 300))
    # Chains and equal sizes.
    for count, gap, rtl in product((2, 3, 5), (0, 10), (False, True)):
        names = "abcdefgh"[:count]
        width = (400 - gap * (count + 1)) / count
        constraints, frames = [], {}
        for index, name in enumerate(names):
            before = "root.leading" if index == 0 else f"{names[index - 1]}.trailing"
            constraints += [f"{name}.leading == {before} + {gap}", f"{name}.top == root.top", f"{name}.bottom == root.bottom"]
            if index: constraints.append(f"{name}.width == a.width")
            frame = [gap + index * (width + gap), 0, width, 300]
            frames[name] = mirror(frame, 400) if rtl else frame
        constraints.append(f"root.trailing == {names[-1]}.trailing + {gap}")
        yield f"chain-{count}-{gap}{'-rtl' if rtl else ''}", case("views of equal width fill a row", [{"id": name} for name in names], constraints, frames, rtl=rtl)
    # Nested views: positions are in the superview.
    for depth, inset in product((2, 4, 7), (3, 11)):
        items, constraints, frames, outer, size = [], [], {}, "root", (400, 300)
        for level in range(depth):
            name = f"v{level}"
            items.append({"id": name, "in": outer} if outer != "root" else {"id": name})
            constraints += [f"{name}.leading == {outer}.leading + {inset}", f"{name}.top == {outer}.top + {inset + 1}", f"{outer}.trailing == {name}.trailing + {inset}", f"{outer}.bottom == {name}.bottom + {inset}"]
            size = (size[0] - 2 * inset, size[1] - 2 * inset - 1)
            frames[name] = [inset, inset + 1, *size]
            outer = name
        yield f"nested-{depth}-{inset}", case("frames are in the coordinates of the superview", items, constraints, frames)
    # Across the hierarchy: a view deep inside follows one outside.
    items = [{"id": "left"}, {"id": "right"}, {"id": "inner", "in": "right"}]
    yield "across-cousins", case("a constraint may name any two views with a common ancestor", items,
        ["left.left == root.left + 10", "left.top == root.top + 50", "left.width == 60", "left.height == 20", "right.left == root.left + 100", "right.right == root.right", "right.top == root.top + 30",
         "right.bottom == root.bottom", "inner.top == left.top", "inner.height == left.height", "inner.left == left.right + 70", "inner.width == left.width"],
        {"left": [10, 50, 60, 20], "right": [100, 30, 300, 270], "inner": [40, 20, 60, 20]})
    # Guides of the app.
    for rtl in (False, True):
        frames = {"g": [100, 0, 200, 300], "a": [100, 60, 50, 20], "b": [250, 60, 50, 20]}
        yield f"guide-third{'-rtl' if rtl else ''}", case("a layout guide takes part like a view", [{"id": "g", "kind": "guide"}, {"id": "a"}, {"id": "b"}],
            ["g.centerX == root.centerX", "g.width == 0.5*root.width", "g.top == root.top", "g.bottom == root.bottom", "a.leading == g.leading", "b.trailing == g.trailing", "a.width == 50", "b.width == 50",
             "a.height == 20", "b.height == 20", "a.top == root.top + 60", "b.top == a.top"], {name: mirror(frame, 400) if rtl else frame for name, frame in frames.items()}, rtl=rtl)
    for count in (1, 2, 4):
        # Equal gaps by guides: before, between and behind the views.
        names, gap = "abcd"[:count], (400 - 30 * count) / (count + 1)
        items = [{"id": f"g{index}", "kind": "guide"} for index in range(count + 1)] + [{"id": name} for name in names]
        constraints, edge = [f"g{index}.width == g0.width" for index in range(1, count + 1)], "root.leading"
        for index, name in enumerate(names):
            constraints += [f"g{index}.leading == {edge}", f"{name}.leading == g{index}.trailing", f"{name}.width == 30", f"{name}.height == 30", f"{name}.top == root.top"]
            edge = f"{name}.trailing"
        constraints += [f"g{count}.leading == {edge}", f"g{count}.trailing == root.trailing"]
        yield f"guide-gaps{count}", case("equal gaps by guides of equal width", items, constraints, {name: [gap + index * (30 + gap), 0, 30, 30] for index, name in enumerate(names)})
    # Alignment rectangles: constraints speak of the rectangle inside the insets.
    for insets in ((4, 6, 8, 10), (0, 0, 5, 0), (-3, -3, -3, -3)):
        top, left, bottom, right = insets
        yield f"alignmentrect-{'-'.join(str(i).replace('-', 'minus') for i in insets)}", case("constraints use the alignment rectangle, not the frame", [{"id": "a", "alignmentInsets": list(insets)}],
            ["a.left == root.left + 50", "a.top == root.top + 40", "a.width == 100", "a.height == 60"], {"a": [50 - left, 40 - top, 100 + left + right, 60 + top + bottom]})
    # Visual format.
    for rtl in (False, True):
        def m(frame): return mirror(frame, 400) if rtl else frame
        yield f"visual-row{'-rtl' if rtl else ''}", case("Visual Format Language: standard space is 8 between siblings; |-n-| to the superview; leading to trailing", [{"id": "a"}, {"id": "b"}],
            ["vfl H:|-20-[a(100)]-[b]-30-|", "vfl V:|-5-[a(40)]", "vfl V:|-5-[b(==a)]"], {"a": m([20, 5, 100, 40]), "b": m([128, 5, 242, 40])}, rtl=rtl)
        yield f"visual-wish{'-rtl' if rtl else ''}", case("Visual Format Language: several predicates and priorities", [{"id": "a"}, {"id": "b"}],
            ["vfl H:|[a(>=50,<=120,90@500)][b]|", "vfl V:|[a]|", "vfl V:|[b]|"], {"a": m([0, 0, 90, 300]), "b": m([90, 0, 310, 300])}, rtl=rtl)
    # Changes.
    made = case("a constant may be changed while the constraint is active", box, ["a.left == root.left + 10", "a.top == root.top", "a.width == 50", "a.height == 20"], {"a": [10, 0, 50, 20]})
    made["steps"] += [{"do": ["constant 0 35", "constant 2 70"], "frames": {"a": [35, 0, 70, 20]}}, {"do": ["constant 0 0"], "frames": {"a": [0, 0, 70, 20]}}, {"do": ["root 200 100"], "frames": {"a": [0, 0, 70, 20]}}]
    yield "change-constants", made
    made = case("an inactive constraint says nothing", box, ["a.left == root.left", "a.top == root.top", "a.width == 50 @900", "a.height == 20", "a.width == 80", "a.width == 110 @950"], {"a": [0, 0, 80, 20]})
    made["steps"] += [{"do": ["deactivate 4"], "frames": {"a": [0, 0, 110, 20]}}, {"do": ["deactivate 5"], "frames": {"a": [0, 0, 50, 20]}}, {"do": ["activate 5"], "frames": {"a": [0, 0, 110, 20]}},
                      {"do": ["priority 5 800"], "frames": {"a": [0, 0, 50, 20]}}, {"do": ["priority 5 901"], "frames": {"a": [0, 0, 110, 20]}}, {"do": ["activate 4"], "frames": {"a": [0, 0, 80, 20]}}]
    yield "change-activation", made
    made = case("views that leave take their constraints with them", [{"id": "a"}, {"id": "b"}], ["a.left == root.left", "a.top == root.top", "a.height == 20", "a.width == 300 @500", "b.top == root.top", "b.height == 20",
                "b.right == root.right", "b.width == 150", "b.left >= a.right"], {"a": [0, 0, 250, 20], "b": [250, 0, 150, 20]})
    made["steps"].append({"do": ["remove b"], "frames": {"a": [0, 0, 300, 20]}})
    yield "change-removal", made
    for first, second in product((20, 33), (50, 41)):
        yield f"conflict-{first}-{second}", case("required constraints that cannot hold together are reported, and one is given up", box,
            ["a.left == root.left", "a.top == root.top", "a.height == 10", f"a.width == {first}", f"a.width == {second}"], {}, conflicts=1)
