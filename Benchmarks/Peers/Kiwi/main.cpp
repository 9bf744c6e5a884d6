// kiwi with the same constraints as LayoutBench's rows: "NAME=MICROSECONDS ...". Only solving: kiwi has no views.
//   kiwi-bench nested|chain|siblings|stack N
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <kiwi/kiwi.h>

using namespace kiwi;

struct Box { Variable x, y, w, h; };

struct Row {
    Solver solver;
    std::vector<Constraint> constraints;
    Box root;
    void add(Constraint c) { constraints.push_back(c); }
    void wish(Variable v, double c) {
        add(v <= c | strength::weak);
        add(v >= c | strength::medium);
    }
};

static double now() { return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static void nested(Row& r, int n) {
    Box outer = r.root;
    for (int i = 0; i < n; i++) {
        Box b;
        r.add(b.y == 1); r.add(b.x == 1);
        r.add(b.x + b.w == outer.w - 1); r.add(b.y + b.h == outer.h - 1);
        outer = b;
    }
}

static void chain(Row& r, int n) {
    Expression above(0.0);
    for (int i = 0; i < n; i++) {
        Box b;
        r.add(Expression(b.y) == above + 2); r.add(b.x == 16); r.add(b.x + b.w == r.root.w - 16); r.add(b.h == 20);
        above = b.y + b.h;
    }
}

static void siblings(Row& r, int n) {
    for (int i = 0; i < n; i++) {
        Box b;
        r.add(b.y == double(i)); r.add(b.x == 16); r.add(b.x + b.w == r.root.w - 16); r.add(b.h == 20);
    }
}

static void stack(Row& r, int n) {
    Box column, first, last;
    r.add(column.x == 0); r.add(column.y == 0); r.add(column.w == r.root.w); r.add(column.h == r.root.h);
    for (int i = 0; i < n / 4; i++) {
        Box line, part[3];
        for (int k = 0; k < 3; k++) { r.wish(part[k].w, 40 + 10 * k); r.wish(part[k].h, 20); }
        r.add(part[0].x == 0); r.add(part[2].x + part[2].w == line.w);
        for (int k = 1; k < 3; k++) r.add(part[k].x == part[k - 1].x + part[k - 1].w + 8);
        for (int k = 0; k < 3; k++) { r.add(part[k].y == 0); r.add(part[k].h == line.h); }
        r.add(line.x == 0); r.add(line.w == column.w);
        if (i == 0) { first = line; r.add(line.y == 0); } else { r.add(line.y == last.y + last.h + 4); r.add(line.h == first.h); }
        last = line;
    }
    r.add(last.y + last.h == column.h);
}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    std::string name = argv[1];
    int n = atoi(argv[2]);
    Row r;
    r.solver.addEditVariable(r.root.w, strength::strong);
    r.solver.addEditVariable(r.root.h, strength::strong);
    r.solver.suggestValue(r.root.w, 20000);
    r.solver.suggestValue(r.root.h, 100000);
    double t0 = now();
    if (name == "nested") nested(r, n); else if (name == "chain") chain(r, n); else if (name == "siblings") siblings(r, n); else stack(r, n);
    double t1 = now();
    for (auto& c : r.constraints) r.solver.addConstraint(c);
    r.solver.updateVariables();
    double t2 = now();
    r.solver.suggestValue(r.root.w, 30000);
    r.solver.suggestValue(r.root.h, 90000);
    r.solver.updateVariables();
    double t3 = now();
    for (auto& c : r.constraints) r.solver.removeConstraint(c);
    double t4 = now();
    printf("make=%.1f layout=%.1f rotate=%.1f deactivate=%.1f\n", t1 - t0, t2 - t1, t3 - t2, t4 - t3);
}
