// The clock under libc. See virtual_time.c.
#ifndef CVIRTUALTIME_H
#define CVIRTUALTIME_H
#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds since 1970 at which every virtual run starts: 2026-01-09 09:41:00 UTC.
/// The environment variable WILLAPPEAR_VIRTUAL_START (seconds since 1970) moves it.
#define VT_START_NS 1767951660000000000LL

/// Switches the process to virtual time: the clocks jump to the start values and stand still.
/// Timers armed before keep the time they had left. Calling it again does nothing.
void vt_enable(void);
bool vt_is_enabled(void);

/// Nanoseconds that virtual time has moved since vt_enable; 0 before.
int64_t vt_now_ns(void);

/// Nanoseconds from now until the next armed timer is due: 0 when one is due already, -1 for none.
int64_t vt_next_deadline_ns(void);

/// Moves the clock and makes every timer that came due readable, in one step.
void vt_advance_ns(int64_t nanoseconds);

/// Whether every other thread of the process sleeps. The caller decides how often to ask.
bool vt_other_threads_idle(void);

/// A number that changes whenever another thread has run. Two equal samples with idle threads
/// between them mean that nothing happened.
uint64_t vt_other_threads_activity(void);

/// How often time was asked for since vt_enable: a thread that spins on the clock shows here.
uint64_t vt_clock_reads(void);

/// Starts the watcher thread, which moves the clock to the next deadline whenever all threads sleep
/// or only spin on the clock. For processes whose main loop is not ours (XCTest). Once only.
void vt_start_watcher(void);
#endif
