# Margins, safe area, readable width and scroll views: what the system's guides are, from documented insets.
from itertools import product

MARGINS = "Apple, UIView.directionalLayoutMargins: "
SCROLL = "Apple, TN2154 and UIScrollView.contentLayoutGuide: "


def cases():
    # Margins as a guide and as attributes; leading is right in right-to-left.
    for (top, lead, bottom, trail), rtl in product(((8, 8, 8, 8), (1, 20, 3, 40), (0, 0, 0, 0), (30, 5, 10, 0)), (False, True)):
        width, height = 300 - lead - trail, 200 - top - bottom
        x = trail if rtl else lead
        items = [{"id": "box", "margins": [top, lead, bottom, trail]}, {"id": "a", "in": "box"}, {"id": "b", "in": "box"}]
        box = ["box.left == root.left", "box.top == root.top", "box.width == 300", "box.height == 200"]
        name = f"{top}-{lead}-{bottom}-{trail}{'-rtl' if rtl else ''}"
        yield f"margins-guide-{name}", {"rule": MARGINS + "layoutMarginsGuide is the view inset by its margins", "root": [400, 300], "rightToLeft": rtl or None, "items": items, "constraints": box +
            ["a.leading == box.marginsGuide.leading", "a.trailing == box.marginsGuide.trailing", "a.top == box.marginsGuide.top", "a.bottom == box.marginsGuide.bottom", "b.width == 10", "b.height == 10",
             "b.centerX == box.marginsGuide.centerX", "b.centerY == box.marginsGuide.centerY"],
            "steps": [{"frames": {"a": [x, top, width, height], "b": [x + width / 2 - 5, top + height / 2 - 5, 10, 10], "box.marginsGuide": [x, top, width, height]}},
                      {"do": ["margins box 2 4 6 8"], "frames": {"a": [8 if rtl else 4, 2, 288, 192]}}]}
        yield f"margins-attributes-{name}", {"rule": MARGINS + "the margin attributes are the edges inset by the margins", "root": [400, 300], "rightToLeft": rtl or None, "items": items, "constraints": box +
            ["a.leading == box.leadingMargin", "a.trailing == box.trailingMargin", "a.top == box.topMargin", "a.bottom == box.bottomMargin", "b.width == 10", "b.height == 10",
             "b.centerX == box.centerXWithinMargins", "b.centerY == box.centerYWithinMargins"],
            "steps": [{"frames": {"a": [x, top, width, height], "b": [x + width / 2 - 5, top + height / 2 - 5, 10, 10]}}]}
    # preservesSuperviewLayoutMargins: at least the distance that remains to the superview's margin.
    for inset, own, outer in product((0, 5, 30), (2, 10), (16, 24)):
        margin = max(own, outer - inset)
        yield f"margins-preserved-{inset}-{own}-{outer}", {"rule": "Apple, UIView.preservesSuperviewLayoutMargins: content stays inside the superview's margins too, where the view reaches into them", "root": [400, 300],
            "items": [{"id": "box", "margins": [0, outer, 0, outer]}, {"id": "inner", "in": "box", "margins": [0, own, 0, own], "preservesMargins": True}, {"id": "a", "in": "inner"}],
            "constraints": ["box.left == root.left", "box.top == root.top", "box.width == 300", "box.height == 200", f"inner.left == box.left + {inset}", f"inner.right == box.right - {inset}", "inner.top == box.top",
                            "inner.bottom == box.bottom", "a.leading == inner.marginsGuide.leading", "a.trailing == inner.marginsGuide.trailing", "a.top == inner.top", "a.height == 10"],
            "steps": [{"frames": {"a": [margin, 0, 300 - 2 * inset - 2 * margin, 10]}}]}
    # An iPhone 16 in portrait: 393 by 852, 59 above and 34 below are covered; margins of a root view are 16.
    phone = "Apple, UIView.safeAreaLayoutGuide, with iPhone 16's insets of 59 and 34: "
    whole = {"rule": phone + "the guide is the view less its safe area", "items": [{"id": "a"}],
             "constraints": ["a.leading == root.safeArea.leading", "a.trailing == root.safeArea.trailing", "a.top == root.safeArea.top", "a.bottom == root.safeArea.bottom"],
             "steps": [{"frames": {"a": [0, 59, 393, 852 - 59 - 34], "root.safeArea": [0, 59, 393, 759]}}]}
    yield "safearea-whole", {"rule": whole["rule"], "root": None, **{k: v for k, v in whole.items() if k != "rule"}}
    for y, height in ((0, 100), (40, 300), (59, 50), (100, 100), (700, 152), (0, 852)):
        top, bottom = max(0, 59 - y), max(0, y + height - (852 - 34))
        yield f"safearea-part-{y}-{height}", {"rule": phone + "a view's safe area is the part of the superview's that reaches into it", "root": None, "items": [{"id": "a"}, {"id": "b", "in": "a"}],
            "constraints": ["a.left == root.left", "a.right == root.right", f"a.top == root.top + {y}", f"a.height == {height}", "b.left == a.safeArea.left", "b.right == a.safeArea.right", "b.top == a.safeArea.top",
                            "b.bottom == a.safeArea.bottom"], "steps": [{"frames": {"a": [0, y, 393, height], "b": [0, top, 393, height - top - bottom]}}]}
    yield "safearea-keyboard", {"rule": "Apple, UIView.keyboardLayoutGuide: without a keyboard its top is the bottom of the safe area", "root": None, "items": [{"id": "a"}],
        "constraints": ["a.leading == root.leading", "a.trailing == root.trailing", "a.height == 50", "a.bottom == root.keyboard.top"], "steps": [{"frames": {"a": [0, 852 - 34 - 50, 393, 50]}}]}
    # The readable width: 672 points at the default text size.
    for width in (320, 688, 704, 900, 1200):
        inner = min(width - 16, 672)
        yield f"readable-{width}", {"rule": "Apple, UIView.readableContentGuide: inside the margins, centred, no wider than comfortable lines (672 points at the default text size)", "root": [width, 200],
            "items": [{"id": "a"}], "constraints": ["a.left == root.readable.left", "a.right == root.readable.right", "a.top == root.top", "a.height == 10"], "steps": [{"frames": {"a": [(width - inner) / 2, 0, inner, 10]}}]}
    # Scroll views: edges of content are the content size; the frame guide is the window on it.
    for w, h, inset in product((100, 700), (150, 900), (0, 12)):
        yield f"scroll-content-{w}-{h}-{inset}", {"rule": SCROLL + "constraints to the content guide's edges give contentSize", "root": [400, 300],
            "items": [{"id": "s", "kind": "scroll"}, {"id": "a", "in": "s"}], "constraints": ["s.left == root.left", "s.right == root.right", "s.top == root.top", "s.bottom == root.bottom",
                f"a.leading == s.contentGuide.leading + {inset}", f"s.contentGuide.trailing == a.trailing + {inset}", f"a.top == s.contentGuide.top + {inset}", f"s.contentGuide.bottom == a.bottom + {inset}",
                f"a.width == {w}", f"a.height == {h}"], "steps": [{"frames": {"a": [inset, inset, w, h]}, "contentSizes": {"s": [w + 2 * inset, h + 2 * inset]}}]}
        yield f"scroll-edges-{w}-{h}-{inset}", {"rule": SCROLL + "a scroll view's edges mean its content to what is inside", "root": [400, 300],
            "items": [{"id": "s", "kind": "scroll"}, {"id": "a", "in": "s"}], "constraints": ["s.left == root.left", "s.right == root.right", "s.top == root.top", "s.bottom == root.bottom",
                f"a.leading == s.leading + {inset}", f"s.trailing == a.trailing + {inset}", f"a.top == s.top + {inset}", f"s.bottom == a.bottom + {inset}", f"a.width == {w}", f"a.height == {h}"],
            "steps": [{"frames": {"a": [inset, inset, w, h]}, "contentSizes": {"s": [w + 2 * inset, h + 2 * inset]}}]}
    for heights in ((100, 250, 90), (20, 20)):
        items, constraints, frames, at, before = [{"id": "s", "kind": "scroll"}], ["s.left == root.left + 10", "s.right == root.right - 10", "s.top == root.top", "s.bottom == root.bottom"], {}, 0, "s.contentGuide.top"
        for index, height in enumerate(heights):
            items.append({"id": f"p{index}", "in": "s", "content": [None, height]})
            constraints += [f"p{index}.top == {before}", f"p{index}.leading == s.contentGuide.leading", f"p{index}.trailing == s.contentGuide.trailing", f"p{index}.width == s.frameGuide.width"]
            frames[f"p{index}"] = [0, at, 380, height]
            at += height
            before = f"p{index}.bottom"
        constraints.append(f"s.contentGuide.bottom == {before}")
        yield f"scroll-page-{len(heights)}", {"rule": SCROLL + "as wide as the frame guide, as high as its contents", "root": [400, 300], "items": items, "constraints": constraints,
            "steps": [{"frames": frames, "contentSizes": {"s": [380, at]}}, {"do": ["root 320 300"], "contentSizes": {"s": [300, at]}}]}
    yield "scroll-floating", {"rule": SCROLL + "a view tied to the frame guide stays where it is seen while the content scrolls", "root": [400, 300],
        "items": [{"id": "s", "kind": "scroll"}, {"id": "a", "in": "s"}, {"id": "f", "in": "s"}], "constraints": ["s.left == root.left", "s.right == root.right", "s.top == root.top", "s.bottom == root.bottom",
            "a.leading == s.contentGuide.leading", "a.trailing == s.contentGuide.trailing", "a.top == s.contentGuide.top", "a.bottom == s.contentGuide.bottom", "a.width == 400", "a.height == 1000",
            "f.right == s.frameGuide.right - 20", "f.bottom == s.frameGuide.bottom - 20", "f.width == 50", "f.height == 50"],
        "steps": [{"frames": {"f": [330, 230, 50, 50]}}, {"do": ["offset s 0 120"], "frames": {"f": [330, 350, 50, 50], "a": [0, 0, 400, 1000]}}]}
    # What nothing determines.
    for missing, constraints in (("x", ["a.top == root.top", "a.width == 10", "a.height == 10"]), ("width", ["a.left == root.left", "a.top == root.top", "a.height == 10"]),
                                 ("nothing", ["a.left == root.left", "a.top == root.top", "a.width == 10", "a.height == 10"]), ("all", ["a.width >= 0"])):
        yield f"ambiguous-{missing}", {"rule": "Apple, UIView.hasAmbiguousLayout: whether the constraints leave the frame open", "root": [400, 300], "items": [{"id": "a"}], "constraints": constraints,
            "steps": [{"ambiguous": {"a": missing != "nothing"}}]}
