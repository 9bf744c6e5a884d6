// Owns the timers that Dispatch and run loops arm: the kernel never fires them on its own, vt_advance_ns
// makes them readable when they are due. A record whose descriptor was closed, or reused for something
// else, is dropped when the kernel refuses it, so close and dup need no watching.
#include "internal.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

struct timer {
    int fd;
    clockid_t clock;
    bool armed;
    int64_t deadline;   // on the vt_now_ns scale
    int64_t interval;   // 0 for one shot
};

/// One for each run loop, two for Dispatch: far below this bound in any real process.
enum { MAX_TIMERS = 1024 };
static struct timer timers[MAX_TIMERS];
static int count;

static int kernel_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    return (int)syscall(SYS_timerfd_settime, fd, flags, new, old);
}

static int kernel_gettime(int fd, struct itimerspec *value) { return (int)syscall(SYS_timerfd_gettime, fd, value); }

static struct timer *find(int fd) {
    for (int i = 0; i < count; i++) if (timers[i].fd == fd) return &timers[i];
    return NULL;
}

static void drop(int index) { timers[index] = timers[--count]; }

/// Readable now, without waiting for any clock.
static bool fire(int fd) {
    struct itimerspec soon = { { 0, 0 }, { 0, 1 } };
    if (kernel_settime(fd, 0, &soon, NULL) != 0) return false;
    // The kernel delivers it from an interrupt; its owner may also have read it before we look.
    struct pollfd wait = { .fd = fd, .events = POLLIN };
    for (int i = 0; i < 20 && poll(&wait, 1, 0) == 0; i++) vt_real_sleep_ns(10000);
    return true;
}

// --- MARK: For vt_advance_ns

/// Takes over what was armed before virtual time was switched on.
void vt_timers_adopt(void) {
    struct itimerspec off = { { 0, 0 }, { 0, 0 } }, left;
    for (int i = count - 1; i >= 0; i--) {
        struct timer *t = &timers[i];
        t->armed = kernel_gettime(t->fd, &left) == 0 && vt_ns(left.it_value) > 0;
        if (!t->armed) continue;
        t->deadline = vt_now_ns() + vt_ns(left.it_value);
        t->interval = vt_ns(left.it_interval);
        kernel_settime(t->fd, 0, &off, NULL);
    }
}

int64_t vt_timers_next(void) {
    int64_t next = -1;
    struct itimerspec unused;
    for (int i = count - 1; i >= 0; i--) {
        if (!timers[i].armed) continue;
        if (kernel_gettime(timers[i].fd, &unused) != 0) drop(i);
        else if (next < 0 || timers[i].deadline < next) next = timers[i].deadline;
    }
    return next;
}

void vt_timers_fire(void) {
    int64_t now = vt_now_ns();
    for (int i = count - 1; i >= 0; i--) {
        struct timer *t = &timers[i];
        if (!t->armed || t->deadline > now) continue;
        if (t->interval > 0) t->deadline += ((now - t->deadline) / t->interval + 1) * t->interval;
        else t->armed = false;
        if (!fire(t->fd)) drop(i);
    }
}

// --- MARK: libc's own names

int timerfd_create(int clock, int flags) {
    int fd = (int)syscall(SYS_timerfd_create, clock, flags);
    if (fd < 0) return fd;
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    if (!t && count < MAX_TIMERS) t = &timers[count++];
    if (t) *t = (struct timer){ .fd = fd, .clock = clock };
    pthread_mutex_unlock(&vt_mutex);
    if (t) return fd;
    close(fd);
    errno = EMFILE;
    return -1;
}

static void read_record(const struct timer *t, struct itimerspec *value) {
    memset(value, 0, sizeof *value);
    if (!t->armed) return;
    int64_t left = t->deadline - vt_now_ns();
    value->it_value = vt_spec(left > 0 ? left : 1);
    value->it_interval = vt_spec(t->interval);
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (!vt_on()) return kernel_settime(fd, flags, new, old);
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    struct itimerspec off = { { 0, 0 }, { 0, 0 } };
    // A descriptor we did not create, or none at all: the kernel has the last word.
    int result = kernel_settime(fd, t ? 0 : flags, t ? &off : new, t ? NULL : old);
    if (t && result == 0) {
        if (old) read_record(t, old);
        int64_t value = vt_ns(new->it_value);
        t->armed = value != 0;
        t->interval = vt_ns(new->it_interval);
        t->deadline = (flags & TFD_TIMER_ABSTIME) ? vt_moment(t->clock, value) : vt_now_ns() + value;
        if (t->armed && t->deadline <= vt_now_ns()) {
            if (t->interval > 0) t->deadline = vt_now_ns() + t->interval;
            else t->armed = false;
            struct itimerspec soon = { { 0, 0 }, { 0, 1 } };
            kernel_settime(fd, 0, &soon, NULL);
        }
    }
    pthread_mutex_unlock(&vt_mutex);
    return result;
}

int timerfd_gettime(int fd, struct itimerspec *value) {
    if (!vt_on()) return kernel_gettime(fd, value);
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    int result = kernel_gettime(fd, value);
    if (t && result == 0) read_record(t, value);
    pthread_mutex_unlock(&vt_mutex);
    return result;
}
