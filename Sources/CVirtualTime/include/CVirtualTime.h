// The clock under libc: while it is enabled, every way in which this process asks for the time or
// waits for it answers from one number that only vt_advance_ns (or the watcher) moves.
// Linked into the app's shared library or a test executable; the loader then prefers these definitions
// to libc's. Docs/CLOCK.md lists what is covered and what stays real.
#ifndef CVIRTUALTIME_H
#define CVIRTUALTIME_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/timerfd.h>

/// Nanoseconds since 1970 at which virtual runs start: 2026-01-09 09:41:00 UTC. The environment variable
/// WILLAPPEAR_VIRTUAL_START (seconds since 1970) moves it.
#define VT_START_NS 1767951660000000000LL
/// What CLOCK_MONOTONIC and its relatives read at that moment: a device that was started an hour ago.
#define VT_UPTIME_NS 3600000000000LL

/// Switches a running process to virtual time: clocks stand still where they are, and timers armed
/// before keep the time they had left. With WILLAPPEAR_VIRTUAL_TIME=1 in the environment a process is
/// virtual from its first instruction and starts at VT_START_NS instead. Repeated calls do nothing.
void vt_enable(void);
bool vt_is_enabled(void);

/// Nanoseconds that virtual time has moved since it was enabled; 0 before.
int64_t vt_now_ns(void);

/// The monotonic clock as the process sees it, in nanoseconds: for readers who are no sign of a spinning app.
int64_t vt_uptime_ns(void);

/// Nanoseconds until the next timer or timed wait is due: 0 when one is due already, -1 for none.
int64_t vt_next_deadline_ns(void);

/// Moves the clock, then wakes everything that came due. A periodic timer that comes due several times
/// in one step counts as once: step from deadline to deadline to see every period.
void vt_advance_ns(int64_t nanoseconds);

/// Whether every other thread of the process sleeps, timed waits that poll included. `activity` receives
/// a number that changes whenever one of them has run: equal samples, both idle, mean that nothing happened.
bool vt_other_threads_idle(uint64_t *activity);

/// The calling thread is no part of the app: it may be at work while the process counts as idle. One thread can be.
void vt_ignore_this_thread(void);

/// Whether an answer of the network is awaited. It comes in real time: hold the clock meanwhile.
bool vt_network_busy(void);

/// Keeps the watcher from moving the clock while the caller drives it. Nests.
void vt_hold(void);
void vt_release(void);

/// Starts the watcher: a thread that moves the clock to the next deadline when all threads sleep, and by
/// `spin_step_ns` when one does nothing but read the clock. `patience_us` is how long (real time) the
/// process must have been quiet. A second call changes the two numbers.
void vt_start_watcher(int64_t patience_us, int64_t spin_step_ns);

/// Calls `hook` on the watcher's thread before it moves the clock to `moment` (on the vt_now_ns scale) because all threads sleep.
void vt_before_idle_move(void (*hook)(int64_t moment));

/// Sleeps in real time, whatever the clock does.
void vt_real_sleep_ns(int64_t nanoseconds);

/// The machine's monotonic clock, for measurements of ours.
int64_t vt_real_now_ns(void);
#endif
