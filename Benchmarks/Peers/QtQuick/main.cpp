// The peer in Qt Quick: a StackView (Stage.qml) in a window that is laid out, never rendered. What one does in UIKit with
// controllers one does here with items and signals; animations are off (StackView.Immediate).
//   Stage.qml is read from the folder of its source, once a process; every test makes a window and a stage of its own.
#include "../Figures.hpp"
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <memory>

class Screen {
public:
    Screen(QQmlComponent &component, const QVariantMap &properties)
    {
        window.setGeometry(0, 0, 393, 852);
        window.contentItem()->setSize(QSizeF(393, 852));
        QObject::connect(&window, &QQuickWindow::afterRendering, [] { Figures::drawings++; });
        QVariantMap all = properties;
        all.insert("parent", QVariant::fromValue(window.contentItem()));
        stage.reset(qobject_cast<QQuickItem *>(component.createWithInitialProperties(all)));
        if (!stage) qFatal("%s", qPrintable(component.errorString()));
        stage->setParentItem(window.contentItem());
        layOut();
    }
    ~Screen() { Figures::calls += stage->property("calls").toInt(); }

    void call(const char *function)
    {
        QMetaObject::invokeMethod(stage.get(), function);
        layOut();
    }
    void resize(int width, int height)
    {
        window.setGeometry(0, 0, width, height);
        window.contentItem()->setSize(QSizeF(width, height));
        layOut();
    }
    void layOut()
    {
        Figures::settle();
        control.polishItems();
        Figures::settle();
    }
    void countCalls()
    {
        Figures::calls += stage->property("calls").toInt();
        stage->setProperty("calls", 0);
    }

private:
    QQuickRenderControl control;
    QQuickWindow window{&control};
    std::unique_ptr<QQuickItem> stage;
};

int main(int count, char **arguments)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(count, arguments);
    application.setQuitOnLastWindowClosed(false);
    QQmlEngine engine;
    QQmlComponent component(&engine, QUrl::fromLocalFile(QStringLiteral(STAGE)));
    std::unique_ptr<Screen> screen;
    return Figures::print(count, arguments, [&](bool barred) {
        if (!screen) screen = std::make_unique<Screen>(component, QVariantMap{{"barred", barred}});
        screen->call("push");
        screen->call("pop");
        screen->countCalls();
    }, [&] {
        Screen screen(component, {{"labelled", true}, {"barred", true}});
        screen.call("push");
        screen.call("present");
        screen.resize(852, 393);
        Figures::background();
        Figures::foreground();
        screen.call("dismiss");
    });
}
