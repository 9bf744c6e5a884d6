# Stack views. The arithmetic is the documentation's words on UIStackView.Distribution and .Alignment:
# where the arranged views lie along the axis (along) and across it (across); nothing here knows constraints.
from itertools import product

DOC = "Apple, UIStackView"
DISTRIBUTIONS = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
RULES = {
    "fill": "fill: views keep their content's length; what is too much goes to the view with the lowest hugging priority, what is missing is taken from the lowest compression resistance",
    "fillEqually": "fillEqually: all the same length, together with the spaces as long as the stack",
    "fillProportionally": "fillProportionally: in proportion to their content's length; with spaces the share is of content and spaces together and the last view takes the rest (rdar 34595752)",
    "equalSpacing": "equalSpacing: content's length, the gaps evenly padded, never below spacing",
    "equalCentering": "equalCentering: centres at equal distances while gaps are at least spacing",
}


def along(distribution, lengths, gaps, total=None, stretch=0, squeeze=0):
    """Starts and lengths along the axis. gaps: spacing after each view but the last. total None: the natural length."""
    count = len(lengths)
    natural = sum(lengths) + sum(gaps)
    if total is None:
        if distribution == "fillEqually": lengths = [max(lengths)] * count
        if distribution == "equalCentering":
            # As short as the gaps allow.
            return walk(lengths, gaps)
        return walk(lengths, gaps)
    if distribution == "fill":
        lengths = list(lengths)
        more = total - natural
        lengths[stretch if more > 0 else squeeze] += more
    elif distribution == "fillEqually":
        lengths = [(total - sum(gaps)) / count] * count
    elif distribution == "fillProportionally":
        shares = [length / natural * total for length in lengths]
        lengths = shares[:-1] + [total - sum(gaps) - sum(shares[:-1])]
    elif distribution == "equalSpacing" and count > 1:
        gaps = [(total - sum(lengths)) / (count - 1)] * (count - 1)
    elif distribution == "equalCentering" and count > 1:
        first, last = lengths[0] / 2, total - lengths[-1] / 2
        centres = [first + (last - first) * index / (count - 1) for index in range(count)]
        starts = [centre - length / 2 for centre, length in zip(centres, lengths)]
        assert all(starts[i + 1] - starts[i] - lengths[i] >= gaps[i] - 1e-9 for i in range(count - 1)), "gaps too small for this rule"
        return starts, lengths
    return walk(lengths, gaps)


def walk(lengths, gaps):
    starts, at = [], 0
    for index, length in enumerate(lengths):
        starts.append(at)
        at += length + (gaps[index] if index < len(gaps) else 0)
    return starts, lengths


def across(alignment, size, total):
    """Start and size across the axis: filled, or content-sized at one edge or in the middle."""
    if alignment == "fill": return 0, total
    if alignment in ("leading", "top"): return 0, size
    if alignment in ("trailing", "bottom"): return total - size, size
    return (total - size) / 2, size


def stack_case(rule, axis, distribution, alignment, contents, spacing, length=None, breadth=None, margins=None, rtl=False, hidden=(), after=None,
               hugging=None, compression=None, stretch=0, squeeze=0):
    """A stack at (0, 0) of a root of 600 by 500 (its far corner in right-to-left), and the frames of all."""
    horizontal = axis == "horizontal"
    names = "abcdefgh"[: len(contents)]
    visible = [index for index in range(len(contents)) if index not in hidden]
    top, lead, bottom, trail = margins or (0, 0, 0, 0)
    near, far = (lead, trail) if horizontal else (top, bottom)
    cross_near, cross_far = (top, bottom) if horizontal else (lead, trail)
    lengths = [contents[i][0 if horizontal else 1] for i in visible]
    sizes = [contents[i][1 if horizontal else 0] for i in visible]
    gaps = [(after or {}).get(names[i], spacing) for i in visible][:-1]
    inner = None if length is None else length - near - far
    starts, lengths = along(distribution, lengths, gaps, inner, visible.index(stretch) if stretch in visible else 0, visible.index(squeeze) if squeeze in visible else 0)
    used = starts[-1] + lengths[-1] if visible else 0
    length = used + near + far if length is None else length
    inner_breadth = max(sizes, default=0) if breadth is None else breadth - cross_near - cross_far
    breadth = inner_breadth + cross_near + cross_far if breadth is None else breadth
    width, height = (length, breadth) if horizontal else (breadth, length)
    frames = {"s": [600 - width if rtl else 0, 0, width, height]}
    for place, index in enumerate(visible):
        start, size = across(alignment, sizes[place], inner_breadth)
        x, y, w, h = (near + starts[place], cross_near + start, lengths[place], size) if horizontal else (cross_near + start, near + starts[place], size, lengths[place])
        frames[names[index]] = [width - x - w if rtl else x, y, w, h]
    items = [{"id": "s", "kind": "stack", "axis": axis, "distribution": distribution, "alignment": alignment, "spacing": spacing}]
    if margins: items[0].update(margins=list(margins), marginsRelative=True)
    for index, content in enumerate(contents):
        item = {"id": names[index], "in": "s", "content": list(content)}
        if index in hidden: item["hidden"] = True
        if after and names[index] in after: item["spacingAfter"] = after[names[index]]
        if hugging: item["hugging"] = [hugging[index]] * 2
        if compression: item["compression"] = [compression[index]] * 2
        items.append(item)
    constraints = ["s.leading == root.leading", "s.top == root.top"]
    dimension = {True: ("s.width", "s.height"), False: ("s.height", "s.width")}[horizontal]
    return {"rule": f"{DOC}: {rule}", "root": [600, 500], "rightToLeft": rtl or None, "items": items,
            "constraints": constraints, "steps": [{"frames": frames}]}, dimension


def fixed(case, dimension, length=None, breadth=None):
    if length is not None: case["constraints"].append(f"{dimension[0]} == {length}")
    if breadth is not None: case["constraints"].append(f"{dimension[1]} == {breadth}")
    return case


CONTENTS = [(30, 20), (60, 44), (45, 30)]


def made(name, rule, axis, distribution, alignment="fill", contents=CONTENTS, spacing=0, length=None, breadth=None, **more):
    case, dimension = stack_case(rule, axis, distribution, alignment, contents, spacing, length, breadth, **more)
    return name, fixed(case, dimension, length, breadth)


def cases():
    axes = ["horizontal", "vertical"]
    # Natural and given length, each distribution.
    for axis, distribution, spacing, rtl in product(axes, DISTRIBUTIONS, (0, 9), (False, True)):
        tail = f"{axis[0]}{spacing}{'-rtl' if rtl else ''}"
        hug = dict(hugging=[252, 251, 253], compression=[752, 753, 751], stretch=1, squeeze=2) if distribution == "fill" else {}
        if distribution != "equalCentering":
            yield made(f"stack-{distribution}-natural-{tail}", RULES[distribution], axis, distribution, spacing=spacing, rtl=rtl, **hug)
        yield made(f"stack-{distribution}-long-{tail}", RULES[distribution], axis, distribution, spacing=spacing, length=330, breadth=90, rtl=rtl, **hug)
        if distribution in ("fill", "fillEqually"):
            yield made(f"stack-{distribution}-short-{tail}", RULES[distribution], axis, distribution, spacing=spacing, length=75 + 2 * spacing, breadth=90, rtl=rtl, **hug) if distribution == "fillEqually" or axis == "vertical" \
                else made(f"stack-{distribution}-short-{tail}", RULES[distribution], axis, distribution, spacing=spacing, length=110 + 2 * spacing, breadth=90, rtl=rtl, **hug)
    # Each alignment, breadth natural and given.
    for axis, alignment, breadth, rtl in product(axes, ["fill", "leading", "center", "trailing"], (None, 120), (False, True)):
        rule = f"alignment {alignment}: " + {"fill": "as large across as the stack", "leading": "at the top of a row, the leading edge of a column", "center": "in the middle across",
                                              "trailing": "at the bottom of a row, the trailing edge of a column"}[alignment] + "; the stack is as large as its largest view where nothing says more"
        yield made(f"stackalign-{alignment}-{axis[0]}-{breadth or 'natural'}{'-rtl' if rtl else ''}", rule, axis, "fill", alignment, spacing=5, breadth=breadth, rtl=rtl)
        if not rtl: yield made(f"stackalign-{alignment}-{axis[0]}-{breadth or 'natural'}-one", rule, axis, "fill", alignment, contents=[(37, 21)], breadth=breadth)
    # Hidden views take no length and no space.
    for distribution, hidden, axis in product(DISTRIBUTIONS, ((0,), (1,), (2,), (0, 1), (0, 2)), axes):
        rule = "a hidden arranged view leaves the layout with its spacing. " + RULES[distribution]
        length = 300 if distribution != "fill" and len(hidden) == 1 else None
        if distribution == "equalSpacing" and len(hidden) > 1: continue
        if distribution == "equalCentering" and length is None: continue
        yield made(f"stackhidden-{distribution}-{axis[0]}-{''.join('abc'[i] for i in hidden)}", rule, axis, distribution, spacing=8, length=length, breadth=60, hidden=hidden)
    # Margins, leading and trailing mirrored.
    for distribution, axis, rtl in product(["fill", "fillEqually", "equalSpacing"], axes, (False, True)):
        yield made(f"stackmargins-{distribution}-{axis[0]}{'-rtl' if rtl else ''}", "isLayoutMarginsRelativeArrangement: inside the layout margins. " + RULES[distribution], axis, distribution, spacing=6,
                   length=None if distribution == "fill" else 320, margins=(3, 7, 11, 19), rtl=rtl)
    # Custom spacing.
    for distribution, axis, after in product(["fill", "fillEqually"], axes, ({"a": 25}, {"b": 0}, {"a": 4, "b": 31})):
        yield made(f"stackspacing-{distribution}-{axis[0]}-{'-'.join(f'{k}{v}' for k, v in after.items())}", "setCustomSpacing(_:after:): instead of spacing after this view. " + RULES[distribution], axis, distribution,
                   spacing=10, length=None if distribution == "fill" else 300, after=after)
    yield made("stackspacing-hidden", "a hidden view's custom spacing leaves with it", "horizontal", "fill", spacing=10, after={"b": 40}, hidden=(1,))
    # More views.
    for distribution, count in product(["fillEqually", "equalSpacing", "equalCentering", "fillProportionally"], (1, 2, 4, 6)):
        contents = [(20 + 5 * index, 20) for index in range(count)]
        if count == 1 and distribution in ("equalSpacing", "equalCentering"): continue
        yield made(f"stackcount-{distribution}-{count}", RULES[distribution], "horizontal", distribution, contents=contents, spacing=0, length=480, breadth=50)
    yield from steps()


def steps():
    """One stack that is changed again and again: each step is a stack made so from the start."""
    base, dimension = stack_case("each change of a property lays out as a stack made so from the start", "horizontal", "fill", "fill", CONTENTS, 8)
    def frames(*arguments, **more): return stack_case("", *arguments, **more)[0]["steps"][0]["frames"]
    three = CONTENTS
    base["steps"] = [
        {"frames": frames("horizontal", "fill", "fill", three, 8)},
        {"do": ["axis s vertical"], "frames": frames("vertical", "fill", "fill", three, 8)},
        {"do": ["alignment s center"], "frames": frames("vertical", "fill", "center", three, 8)},
        {"do": ["hide b"], "frames": frames("vertical", "fill", "center", three, 8, hidden=(1,))},
        {"do": ["spacing s 20", "show b"], "frames": frames("vertical", "fill", "center", three, 20)},
        {"do": ["axis s horizontal", "distribution s fillEqually"], "frames": frames("horizontal", "fillEqually", "center", three, 20)},
        {"do": ["content a 100 70"], "frames": frames("horizontal", "fillEqually", "center", [(100, 70)] + three[1:], 20)},
        {"do": ["distribution s fill", "alignment s trailing"], "frames": frames("horizontal", "fill", "trailing", [(100, 70)] + three[1:], 20)},
        {"do": ["hide a", "hide b"], "frames": frames("horizontal", "fill", "trailing", [(100, 70)] + three[1:], 20, hidden=(0, 1))},
        {"do": ["show a", "show b", "spacing s 0", "alignment s fill"], "frames": frames("horizontal", "fill", "fill", [(100, 70)] + three[1:], 0)},
    ]
    yield "stackchanges-everything", base
    for distribution in DISTRIBUTIONS[:4]:
        case, dimension = stack_case("views that are hidden and shown come back to the same frames. " + RULES[distribution], "horizontal", distribution, "fill", CONTENTS, 8, 300, 50)
        case = fixed(case, dimension, 300, 50)
        hug = dict()
        if distribution == "fill":
            for index, item in enumerate(case["items"][1:]): item["hugging"] = [[252, 251, 253][index]] * 2
            hug = dict(stretch=1)
        shown = stack_case("", "horizontal", distribution, "fill", CONTENTS, 8, 300, 50, **hug)[0]["steps"][0]["frames"]
        without = stack_case("", "horizontal", distribution, "fill", CONTENTS, 8, 300, 50, hidden=(2,), **hug)[0]["steps"][0]["frames"]
        case["steps"] = [{"frames": shown}, {"do": ["hide c"], "frames": without}, {"do": ["show c"], "frames": shown}, {"do": ["hide c"], "frames": without}]
        yield f"stackchanges-hide-{distribution}", case
    for distribution in DISTRIBUTIONS[:3]:
        case, dimension = stack_case("contents that change. " + RULES[distribution], "vertical", distribution, "leading", CONTENTS, 0, 400, None)
        case = fixed(case, dimension, 400)
        if distribution == "fill":
            for index, item in enumerate(case["items"][1:]): item["hugging"] = [[250, 251, 252][index]] * 2
        def at(contents): return stack_case("", "vertical", distribution, "leading", contents, 0, 400, None)[0]["steps"][0]["frames"]
        case["steps"] = [{"frames": at(CONTENTS)}]
        for first in ((90, 80), (10, 10)):
            case["steps"].append({"do": [f"content a {first[0]} {first[1]}"], "frames": at([first] + CONTENTS[1:])})
        yield f"stackchanges-content-{distribution}", case
