// Qt Widgets with LayoutBench's stack row: a column of rows of two labels and a button. "NAME=MICROSECONDS ...".
//   qt-layout N
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <chrono>
#include <cstdio>

static double now() { return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    int count = argc > 1 ? atoi(argv[1]) : 100;
    double begin = now();
    QWidget root;
    root.setUpdatesEnabled(false); // no pixels
    auto column = new QVBoxLayout(&root);
    column->setSpacing(4);
    for (int index = 0; index < count / 4; index++) {
        auto row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(new QLabel(QStringLiteral("Name %1").arg(index)));
        row->addWidget(new QLabel(QStringLiteral("Value")));
        row->addWidget(new QPushButton(QStringLiteral("Edit")));
        column->addLayout(row, 1);
    }
    double made = now();
    root.resize(20000, 100000);
    root.show();
    column->activate();
    application.processEvents();
    double shown = now();
    root.resize(30000, 90000);
    column->activate();
    application.processEvents();
    double turned = now();
    printf("make=%.1f layout=%.1f rotate=%.1f\n", made - begin, shown - made, turned - shown);
}
