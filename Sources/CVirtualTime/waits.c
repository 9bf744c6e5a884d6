// Owns the threads that wait for a moment of virtual time: sleeps, and timed waits for semaphores,
// conditions and locks. vt_advance_ns wakes those whose moment has come.
// Futex waits with a timeout (DispatchGroup.wait(timeout:)) are not covered and take real time.
#include "internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A waiting thread, on its own stack, linked into `waiters` while it waits.
struct waiter {
    struct waiter *next, **link;
    int64_t deadline;               // on the vt_now_ns scale
    pthread_cond_t *condition;      // signalled when due; NULL for a thread that polls
    bool is_due;
    int tid;
    _Atomic uint64_t rounds;        // of polling
};

static struct waiter *waiters;

static void enter(struct waiter *w) {
    w->next = waiters;
    w->link = &waiters;
    if (waiters) waiters->link = &w->next;
    waiters = w;
}

static void leave(struct waiter *w) {
    *w->link = w->next;
    if (w->next) w->next->link = w->link;
}

int64_t vt_waits_next(void) {
    int64_t next = -1;
    for (struct waiter *w = waiters; w; w = w->next) if (next < 0 || w->deadline < next) next = w->deadline;
    return next;
}

/// A waiter that is due stays listed until it has noticed, and is signalled each time: a signal that
/// comes just before it starts to wait is not the last one.
void vt_waits_wake(void) {
    int64_t now = vt_now_ns();
    for (struct waiter *w = waiters; w; w = w->next) {
        if (w->deadline > now) continue;
        w->is_due = true;
        if (w->condition) pthread_cond_broadcast(w->condition);
    }
}

int vt_pollers(struct vt_poll_sample *samples) {
    int count = 0;
    pthread_mutex_lock(&vt_mutex);
    for (struct waiter *w = waiters; w && count < VT_MAX_POLLERS; w = w->next)
        if (!w->condition) samples[count++] = (struct vt_poll_sample){ w->tid, atomic_load(&w->rounds) };
    pthread_mutex_unlock(&vt_mutex);
    return count;
}

static int64_t moment_after(int64_t delay) { return vt_now_ns() + (delay > 0 ? delay : 0); }

// --- MARK: Sleeping

static void sleep_until(int64_t deadline) {
    pthread_cond_t woken = PTHREAD_COND_INITIALIZER;
    struct waiter w = { .deadline = deadline, .condition = &woken };
    pthread_mutex_lock(&vt_mutex);
    enter(&w);
    while (vt_now_ns() < deadline) pthread_cond_wait(&woken, &vt_mutex);
    leave(&w);
    pthread_mutex_unlock(&vt_mutex);
    pthread_cond_destroy(&woken);
}

/// Dispatch sleeps a little when threads contend for a queue. That is no delay that anybody asked for.
static bool is_called_by_dispatch(void *return_address) {
    Dl_info info;
    return dladdr(return_address, &info) && info.dli_fname && strstr(info.dli_fname, "libdispatch");
}

int nanosleep(const struct timespec *delay, struct timespec *left) {
    if (!vt_on()) return (int)syscall(SYS_nanosleep, delay, left);
    if (delay->tv_sec < 0 || delay->tv_nsec < 0 || delay->tv_nsec >= VT_NS_PER_SEC) {
        errno = EINVAL;
        return -1;
    }
    sleep_until(moment_after(vt_ns(*delay)));
    if (left) *left = vt_spec(0);
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!vt_on() || !vt_is_covered(clock)) return (int)syscall(SYS_clock_nanosleep, clock, flags, time, left) == 0 ? 0 : errno;
    sleep_until((flags & TIMER_ABSTIME) ? vt_moment(clock, vt_ns(*time)) : moment_after(vt_ns(*time)));
    if (left && !(flags & TIMER_ABSTIME)) *left = vt_spec(0);
    return 0;
}

static void sleep_for(int64_t delay, void *caller) {
    if (!vt_on() || is_called_by_dispatch(caller)) vt_real_sleep_ns(delay);
    else sleep_until(moment_after(delay));
}

int usleep(useconds_t microseconds) {
    sleep_for(microseconds * 1000LL, __builtin_return_address(0));
    return 0;
}

unsigned sleep(unsigned seconds) {
    sleep_for(seconds * VT_NS_PER_SEC, __builtin_return_address(0));
    return 0;
}

// --- MARK: Conditions

/// A condition does not tell its clock. Uptimes and dates are far apart, so the reading does.
static int64_t moment_of(const struct timespec *time) {
    return vt_moment(time->tv_sec < 500000000 ? CLOCK_MONOTONIC : CLOCK_REALTIME, vt_ns(*time));
}

static void leave_cancelled(void *w) {
    pthread_mutex_lock(&vt_mutex);
    leave(w);
    pthread_mutex_unlock(&vt_mutex);
}

static int condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
    struct waiter w = { .deadline = deadline, .condition = condition };
    int result = 0;
    pthread_mutex_lock(&vt_mutex);
    enter(&w);
    w.is_due = vt_now_ns() >= deadline;
    bool was_due = w.is_due;
    pthread_mutex_unlock(&vt_mutex);
    pthread_cleanup_push(leave_cancelled, &w);
    if (!was_due) result = pthread_cond_wait(condition, mutex);
    pthread_cleanup_pop(1);
    return result == 0 && w.is_due ? ETIMEDOUT : result;
}

typedef int (*timedwait_fn)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*clockwait_fn)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);

/// dlsym would find the oldest of glibc's versions of this name.
static void *real_condition_function(const char *name) {
    void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
    if (!found) found = dlvsym(RTLD_NEXT, name, "GLIBC_2.17");
    return found ? found : dlsym(RTLD_NEXT, name);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    if (vt_on()) return condition_wait(condition, mutex, moment_of(time));
    static _Atomic(timedwait_fn) real;
    timedwait_fn call = real;
    if (!call) real = call = (timedwait_fn)real_condition_function("pthread_cond_timedwait");
    return call(condition, mutex, time);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    if (vt_on() && vt_is_covered(clock)) return condition_wait(condition, mutex, vt_moment(clock, vt_ns(*time)));
    static _Atomic(clockwait_fn) real;
    clockwait_fn call = real;
    if (!call) real = call = (clockwait_fn)dlsym(RTLD_NEXT, "pthread_cond_clockwait");
    return call ? call(condition, mutex, clock, time) : EINVAL;
}

// --- MARK: Semaphores and locks

/// Tries until it works or the moment has come. Nothing can be signalled to wake the thread, so it looks
/// every 100 microseconds; the idle check knows about such threads.
static int poll_until(int (*try)(void *), void *object, int64_t deadline) {
    struct waiter w = { .deadline = deadline, .tid = (int)syscall(SYS_gettid) };
    pthread_mutex_lock(&vt_mutex);
    enter(&w);
    pthread_mutex_unlock(&vt_mutex);
    int result;
    for (;;) {
        result = try(object);
        if (result == 0) break;
        atomic_fetch_add(&w.rounds, 1);
        if (vt_now_ns() >= deadline) {
            result = ETIMEDOUT;
            break;
        }
        vt_real_sleep_ns(100000);
    }
    pthread_mutex_lock(&vt_mutex);
    leave(&w);
    pthread_mutex_unlock(&vt_mutex);
    return result;
}

static int try_semaphore(void *semaphore) { return sem_trywait(semaphore); }
static int try_lock(void *mutex) { return pthread_mutex_trylock(mutex); }

typedef int (*sem_timedwait_fn)(sem_t *, const struct timespec *);

static int real_semaphore_wait(sem_t *semaphore, const struct timespec *time) {
    static _Atomic(sem_timedwait_fn) real;
    sem_timedwait_fn call = real;
    if (!call) real = call = (sem_timedwait_fn)dlsym(RTLD_NEXT, "sem_timedwait");
    return call(semaphore, time);
}

/// Dispatch's idle worker threads wait five seconds for more work before they end. Nothing depends on
/// when they do, so they wait in real time and give the clock no deadline to stop at.
static const int64_t worker_patience = 5 * VT_NS_PER_SEC;

int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
    if (!vt_on()) return real_semaphore_wait(semaphore, time);
    int64_t deadline = vt_moment(CLOCK_REALTIME, vt_ns(*time));
    int64_t delay = deadline - vt_now_ns();
    bool is_main_thread = getpid() == (int)syscall(SYS_gettid);
    if (delay == worker_patience && !is_main_thread && is_called_by_dispatch(__builtin_return_address(0))) {
        struct timespec real = vt_spec(vt_kernel_clock_ns(CLOCK_REALTIME) + delay);
        return real_semaphore_wait(semaphore, &real);
    }
    int result = poll_until(try_semaphore, semaphore, deadline);
    if (result == 0) return 0;
    errno = ETIMEDOUT;
    return -1;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *time) {
    if (vt_on()) return poll_until(try_lock, mutex, moment_of(time));
    typedef int (*fn)(pthread_mutex_t *, const struct timespec *);
    static _Atomic(fn) real;
    fn call = real;
    if (!call) real = call = (fn)dlsym(RTLD_NEXT, "pthread_mutex_timedlock");
    return call(mutex, time);
}
