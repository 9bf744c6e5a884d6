# taffy (by the PyPI package `stretchable`) with LayoutBench's rows as flexible boxes: "NAME=MICROSECONDS ...". Only its layout is
# timed, not the making of nodes, which Python does.
#   main.py stack|nested N
import sys, time
from stretchable import Node
from stretchable.style import PCT, PT, FlexDirection


def stack(count):
    rows = []
    for _ in range(max(1, count // 4)):
        parts = [Node(size=(width * PT, height * PT)) for width, height in ((54, 20), (40, 20), (30, 34))]
        rows.append(Node(*parts, flex_direction=FlexDirection.ROW, flex_grow=1, flex_basis=0 * PT, gap=(8 * PT, 0 * PT)))
    return Node(*rows, size=(100 * PCT, 100 * PCT), flex_direction=FlexDirection.COLUMN, gap=(0 * PT, 4 * PT))


def nested(count):
    node = Node(flex_grow=1)
    for _ in range(count): node = Node(node, flex_grow=1, padding=1 * PT)
    return Node(node, size=(100 * PCT, 100 * PCT))


def main():
    root = {"stack": stack, "nested": nested}[sys.argv[1]](int(sys.argv[2]))
    figures = []
    for name, width, height in (("layout", 20_000, 100_000), ("rotate", 30_000, 90_000)):
        start = time.perf_counter()
        root.compute_layout((width, height))
        figures.append(f"{name}={(time.perf_counter() - start) * 1e6:.1f}")
    print(" ".join(figures))


main()
