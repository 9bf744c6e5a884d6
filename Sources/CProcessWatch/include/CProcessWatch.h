// What ends an app's process against its will, written down for `willappear run`: fatal signals with the stack, a main
// thread that makes no progress, memory without end. The report is lines of text that EndReport reads.
// Called by SimulatorHost at load time and from its main loop.
#ifndef CPROCESSWATCH_H
#define CPROCESSWATCH_H
#include <stdbool.h>
#include <stdint.h>

/// Where reports go, and whether fatal signals write their stack there (otherwise they keep the handlers they have).
/// Call it on the main thread.
void watch_report_to(const char *_Nonnull path, bool with_signals);

/// One line for the report: why this process ends itself.
void watch_note(const char *_Nonnull line);

/// The process ends when the one that started it does, however that happens.
void watch_end_with_parent(void);

/// The main thread is at work for the host, and comes back: it hangs only between two calls.
void watch_progress(void);

/// The main thread waits on purpose, in real time. Nests.
void watch_pause(void);
void watch_resume(void);

/// Starts the thread that ends the process with status 1 when the main thread makes no progress for `real_ns` of real
/// or `virtual_ns` of virtual time, or the process holds more than `memory` bytes. 0 is no limit. A traced process is
/// left alone: somebody may be looking at it in a debugger.
void watch_start(int64_t real_ns, int64_t virtual_ns, int64_t memory);

/// From here on this process and those that come of it may fork sixteen times in all, and this one becomes no other program.
void watch_limit_forks(void);

/// For a process of tests: an exit() that is not the test library's own ends it with a sentence and a status that is not 0.
/// The file that WILLAPPEAR_TEST_REPORT names is told the stack.
void watch_end_of_tests(void);

/// Begins a list of what the process may reach; -1 where the kernel cannot confine.
int confine_begin(void);
/// Adds what lies at and below the path. A path that does not exist adds nothing.
void confine_allow(int rules, const char *_Nonnull path, bool may_write, bool follows_links);
/// From here on everything else is out of reach of this thread and those that it starts. Call it while there is one.
bool confine_enforce(int rules);
/// The folders of the libraries that the process has loaded may be read: an app that is launched again loads them again.
void confine_allow_libraries(int rules);

#endif
