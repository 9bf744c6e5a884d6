// What every peer prints, as LifecycleWalk's `figures` does: one line "NAME=NUMBER ..." for each mode.
//   PROGRAM bare|transitions|test|memory COUNT
// Qt's event loop runs empty after every step (settle), deferred deletions with it. Nothing is drawn.
#pragma once
#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QApplicationStateChangeEvent>
#include <QEvent>
#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <unistd.h>
#include <vector>

namespace Figures {
inline long calls = 0;    // life-cycle callbacks that a page heard
inline long drawings = 0; // must stay 0

inline void settle()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents)) {}
}

/// The app leaves the screen or comes back, as the platform says it: two events to the application object.
inline void tellApplication(QEvent::Type event, Qt::ApplicationState state)
{
    QEvent first(event);
    QCoreApplication::sendEvent(qApp, &first);
    QApplicationStateChangeEvent second(state);
    QCoreApplication::sendEvent(qApp, &second);
    settle();
}
inline void background() { tellApplication(QEvent::ApplicationDeactivate, Qt::ApplicationSuspended); }
inline void foreground() { tellApplication(QEvent::ApplicationActivate, Qt::ApplicationActive); }

inline double now()
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

inline long residentKilobytes()
{
    long pages = 0, resident = 0;
    if (FILE *file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        std::fclose(file);
    }
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

inline int print(int count, char **arguments, const std::function<void(bool barred)> &pushAndPop, const std::function<void()> &test)
{
    if (count != 3) {
        std::fprintf(stderr, "usage: %s bare|transitions|test|memory COUNT\n", arguments[0]);
        return 64;
    }
    // The offscreen platform complains of every size hint; writing that down is no part of the work.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        if (type >= QtCriticalMsg) std::fprintf(stderr, "%s\n", qPrintable(text));
    });
    const long rounds = std::max(1L, std::atol(arguments[2]));
    const bool barred = std::strcmp(arguments[1], "bare") != 0;
    if (!barred || !std::strcmp(arguments[1], "transitions")) {
        for (int i = 0; i < 200; i++) pushAndPop(barred);
        calls = 0;
        const double start = now();
        for (long i = 0; i < rounds; i++) pushAndPop(barred);
        std::printf("us=%.3f calls=%ld\n", (now() - start) / rounds, calls / rounds);
    } else if (!std::strcmp(arguments[1], "test")) {
        std::vector<double> times;
        for (int i = 0; i < 20; i++) test();
        calls = 0;
        for (long i = 0; i < rounds; i++) {
            const double start = now();
            test();
            times.push_back(now() - start);
        }
        std::sort(times.begin(), times.end());
        std::printf("us=%.3f calls=%ld\n", times[times.size() / 2], calls / rounds);
    } else if (!std::strcmp(arguments[1], "memory")) {
        const long part = std::max(1L, rounds / 4 / 10);
        for (long i = 0; i < part; i++) pushAndPop(barred);
        const long first = residentKilobytes();
        for (long i = 0; i < part * 9; i++) pushAndPop(barred);
        std::printf("first=%ld last=%ld\n", first, residentKilobytes());
    } else {
        std::fprintf(stderr, "unknown: %s\n", arguments[1]);
        return 64;
    }
    if (drawings != 0) std::fprintf(stderr, "%ld drawings, which the others do not do\n", drawings);
    return drawings == 0 ? 0 : 1;
}
}
