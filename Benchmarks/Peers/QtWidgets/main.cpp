// The peer in widgets: a QStackedWidget in a QMainWindow. Pages hear polish, show, resize and hide events, once each; Qt has
// no "will" and "did". Push is addWidget and setCurrentWidget, pop is removeWidget and delete, present is a modal dialog.
#include "../Figures.hpp"
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMainWindow>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

class Page : public QWidget {
public:
    explicit Page(bool labelled)
    {
        if (!labelled) return;
        auto label = new QLabel(QStringLiteral("life"), this);
        label->setGeometry(20, 100, 300, 30);
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::Polish) Figures::calls++;
        return QWidget::event(event);
    }
    void showEvent(QShowEvent *event) override { QWidget::showEvent(event); Figures::calls++; }
    void hideEvent(QHideEvent *event) override { QWidget::hideEvent(event); Figures::calls++; }
    void resizeEvent(QResizeEvent *event) override { QWidget::resizeEvent(event); Figures::calls++; }
    void paintEvent(QPaintEvent *event) override { QWidget::paintEvent(event); Figures::drawings++; }
};

class Screen : public QMainWindow {
public:
    QStackedWidget stack;
    QToolBar *bar = nullptr;
    QLabel *title = nullptr;
    QAction *back = nullptr;

    explicit Screen(bool labelled, bool barred)
    {
        setUpdatesEnabled(false); // no pixels
        resize(393, 852);
        stack.addWidget(new Page(labelled));
        setCentralWidget(&stack);
        if (barred) {
            bar = addToolBar(QString());
            back = bar->addAction(QStringLiteral("Back"));
            title = new QLabel(bar);
            bar->addWidget(title);
            nameTop();
        }
        show();
        Figures::settle();
    }
    ~Screen() override { takeCentralWidget(); }

    void push(Page *page)
    {
        stack.addWidget(page);
        stack.setCurrentWidget(page);
        nameTop();
        Figures::settle();
    }
    void nameTop()
    {
        if (!bar) return;
        back->setVisible(stack.count() > 1);
        title->setText(stack.count() > 1 ? QStringLiteral("Pushed") : QStringLiteral("Root"));
    }
    void pop()
    {
        QWidget *page = stack.currentWidget();
        stack.removeWidget(page);
        delete page;
        nameTop();
        Figures::settle();
    }
};

static void test()
{
    Screen screen(true, true);
    screen.push(new Page(true));
    QDialog dialog(&screen);
    dialog.setUpdatesEnabled(false);
    dialog.resize(screen.size());
    auto layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new Page(true));
    dialog.open();
    Figures::settle();
    screen.resize(852, 393);
    dialog.resize(852, 393);
    Figures::settle();
    Figures::background();
    Figures::foreground();
    dialog.hide();
    screen.hide();
    Figures::settle();
}

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    application.setQuitOnLastWindowClosed(false);
    Screen *screen = nullptr;
    return Figures::print(count, arguments, [&](bool barred) {
        if (!screen) screen = new Screen(false, barred);
        screen->push(new Page(false));
        screen->pop();
    }, test);
}
