// Owns the virtual reading of every clock, and libc's functions that ask for the time.
// Called by everything in the process. Does not wake anybody: see timerfd.c and waits.c.
#include "internal.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

enum { UNDECIDED, OFF, ON };
enum { CLOCKS = 12 };

static _Atomic int state = UNDECIDED;
static _Atomic int64_t elapsed;
static _Atomic uint64_t reads;
static int64_t start[CLOCKS];
pthread_mutex_t vt_mutex = PTHREAD_MUTEX_INITIALIZER;

int64_t vt_ns(struct timespec t) { return (int64_t)t.tv_sec * VT_NS_PER_SEC + t.tv_nsec; }

struct timespec vt_spec(int64_t ns) {
    struct timespec t = { .tv_sec = ns / VT_NS_PER_SEC, .tv_nsec = ns % VT_NS_PER_SEC };
    return t;
}

bool vt_is_covered(clockid_t clock) {
    return clock >= 0 && clock < CLOCKS && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID && clock != 10;
}

static bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_REALTIME_ALARM || clock == CLOCK_TAI;
}

int64_t vt_kernel_clock_ns(clockid_t clock) {
    struct timespec t = { 0, 0 };
    syscall(SYS_clock_gettime, clock, &t);
    return vt_ns(t);
}

// --- MARK: Switching on

static int64_t start_from_environment(void) {
    const char *text = getenv("WILLAPPEAR_VIRTUAL_START");
    if (!text) return VT_START_NS;
    char *end;
    long long seconds = strtoll(text, &end, 10);
    return (*end || seconds < 0 || seconds > 7000000000LL) ? VT_START_NS : seconds * VT_NS_PER_SEC;
}

bool vt_on(void) {
    int known = atomic_load_explicit(&state, memory_order_acquire);
    if (known != UNDECIDED) return known == ON;
    // The loader is still single threaded here: nothing has run that could have made a thread.
    const char *wanted = getenv("WILLAPPEAR_VIRTUAL_TIME");
    bool on = wanted && wanted[0] == '1';
    if (on) {
        int64_t wall = start_from_environment();
        for (clockid_t c = 0; c < CLOCKS; c++) start[c] = is_wall_clock(c) ? wall : VT_UPTIME_NS;
    }
    atomic_store_explicit(&state, on ? ON : OFF, memory_order_release);
    return on;
}

void vt_enable(void) {
    if (vt_on()) return;
    pthread_mutex_lock(&vt_mutex);
    if (atomic_load(&state) != ON) {
        for (clockid_t c = 0; c < CLOCKS; c++) if (vt_is_covered(c)) start[c] = vt_kernel_clock_ns(c);
        atomic_store_explicit(&state, ON, memory_order_release);
        vt_timers_adopt();
    }
    pthread_mutex_unlock(&vt_mutex);
}

bool vt_is_enabled(void) { return vt_on(); }

// --- MARK: Reading and moving

int64_t vt_read(clockid_t clock) { return start[clock] + atomic_load(&elapsed); }
int64_t vt_moment(clockid_t clock, int64_t reading) { return reading - start[clock]; }
int64_t vt_now_ns(void) { return atomic_load(&elapsed); }
int64_t vt_uptime_ns(void) { return vt_on() ? vt_read(CLOCK_MONOTONIC) : vt_real_now_ns(); }
uint64_t vt_clock_reads(void) { return atomic_load_explicit(&reads, memory_order_relaxed); }

int64_t vt_next_deadline_ns(void) {
    pthread_mutex_lock(&vt_mutex);
    int64_t timer = vt_timers_next(), wait = vt_waits_next();
    int64_t next = timer < 0 ? wait : wait < 0 ? timer : timer < wait ? timer : wait;
    if (next >= 0) {
        next -= atomic_load(&elapsed);
        if (next < 0) next = 0;
    }
    pthread_mutex_unlock(&vt_mutex);
    return next;
}

void vt_advance_ns(int64_t nanoseconds) {
    if (!vt_on() || nanoseconds < 0) return;
    pthread_mutex_lock(&vt_mutex);
    atomic_fetch_add(&elapsed, nanoseconds);
    vt_timers_fire();
    vt_waits_wake();
    pthread_mutex_unlock(&vt_mutex);
}

// --- MARK: libc's own names

typedef int (*clock_gettime_fn)(clockid_t, struct timespec *);

/// libc's function behind ours, which reads the clock without entering the kernel.
static clock_gettime_fn real_clock_gettime(void) {
    static _Atomic(clock_gettime_fn) cached;
    clock_gettime_fn found = atomic_load_explicit(&cached, memory_order_relaxed);
    if (!found) {
        found = (clock_gettime_fn)dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store_explicit(&cached, found, memory_order_relaxed);
    }
    return found;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (vt_on() && vt_is_covered(clock)) {
        atomic_fetch_add_explicit(&reads, 1, memory_order_relaxed);
        *result = vt_spec(vt_read(clock));
        return 0;
    }
    clock_gettime_fn real = real_clock_gettime();
    return real ? real(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    struct timespec t;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &t);
    result->tv_sec = t.tv_sec;
    result->tv_usec = t.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    if (result) *result = t.tv_sec;
    return t.tv_sec;
}

int64_t vt_real_now_ns(void) {
    struct timespec t = { 0, 0 };
    clock_gettime_fn real = real_clock_gettime();
    if (!real || real(CLOCK_MONOTONIC, &t) != 0) return vt_kernel_clock_ns(CLOCK_MONOTONIC);
    return vt_ns(t);
}

void vt_real_sleep_ns(int64_t nanoseconds) {
    struct timespec t = vt_spec(nanoseconds < 0 ? 0 : nanoseconds);
    syscall(SYS_nanosleep, &t, NULL);
}
