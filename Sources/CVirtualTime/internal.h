// What the parts of the clock share. Lock order: vt_mutex is a leaf, nothing is called under it but
// system calls and condition signals.
#ifndef VT_INTERNAL_H
#define VT_INTERNAL_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "include/CVirtualTime.h"
#include <pthread.h>
#include <time.h>

#define VT_NS_PER_SEC 1000000000LL

/// Virtual time is on. Settles the question on the first call of all, before any constructor has run.
bool vt_on(void);

extern pthread_mutex_t vt_mutex;

/// Virtual reading of a clock, in nanoseconds.
int64_t vt_read(clockid_t clock);
/// A clock that stands still with us; CPU-time clocks are not.
bool vt_is_covered(clockid_t clock);
/// The moment on the vt_now_ns scale at which `clock` reads `reading`.
int64_t vt_moment(clockid_t clock, int64_t reading);

int64_t vt_ns(struct timespec t);
struct timespec vt_spec(int64_t ns);
int64_t vt_kernel_clock_ns(clockid_t clock);
uint64_t vt_clock_reads(void);

// timerfd.c, called with vt_mutex held
void vt_timers_adopt(void);
int64_t vt_timers_next(void);
void vt_timers_fire(void);

// waits.c, called with vt_mutex held
int64_t vt_waits_next(void);
void vt_waits_wake(void);

// waits.c: threads that poll for something, for the idle check
#define VT_MAX_POLLERS 64
struct vt_poll_sample { int tid; uint64_t rounds; };
/// Copies at most VT_MAX_POLLERS entries and returns how many.
int vt_pollers(struct vt_poll_sample *samples);

extern int vt_watcher_tid;
#endif
