// Owns the timers that Dispatch and run loops arm. On the virtual clock a timer descriptor is an eventfd,
// which reads the same and becomes readable the moment it is written to: vt_advance_ns writes when the
// timer is due. A descriptor made before the clock was switched on stays the kernel's; its timer is
// disarmed there and armed for one nanosecond when it is due.
#include "internal.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

struct timer {
    int fd;
    clockid_t clock;
    bool is_event;      // an eventfd of ours; otherwise the kernel's timer
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

/// Whether the descriptor is still what it was: closing is seen (see close below), a kernel timer is asked.
static bool is_alive(const struct timer *t) {
    struct itimerspec unused;
    struct stat status;
    // Descriptors without a file type are eventfds and their kin: nothing that could be written to by mistake.
    if (t->is_event) return fstat(t->fd, &status) == 0 && (status.st_mode & S_IFMT) == 0;
    return kernel_gettime(t->fd, &unused) == 0;
}

static void clear(int fd) {
    struct pollfd pending = { .fd = fd, .events = POLLIN };
    uint64_t value;
    if (poll(&pending, 1, 0) == 1 && read(fd, &value, sizeof value) < 0) return;
}

/// Makes the descriptor readable now.
static bool fire(const struct timer *t) {
    if (t->is_event) {
        uint64_t one = 1;
        return is_alive(t) && (write(t->fd, &one, sizeof one) == sizeof one || errno == EAGAIN);
    }
    struct itimerspec soon = { { 0, 0 }, { 0, 1 } };
    if (kernel_settime(t->fd, 0, &soon, NULL) != 0) return false;
    // The kernel delivers it from an interrupt; its owner may also have read it before we look.
    struct pollfd wait = { .fd = t->fd, .events = POLLIN };
    for (int i = 0; i < 50 && poll(&wait, 1, 0) == 0; i++) vt_real_sleep_ns(20000);
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
    for (int i = count - 1; i >= 0; i--) {
        if (!timers[i].armed || (next >= 0 && timers[i].deadline >= next)) continue;
        if (is_alive(&timers[i])) next = timers[i].deadline;
        else drop(i);
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
        if (!fire(t)) drop(i);
    }
}

// --- MARK: libc's own names

int timerfd_create(int clock, int flags) {
    bool is_event = vt_on();
    int event_flags = ((flags & TFD_NONBLOCK) ? EFD_NONBLOCK : 0) | ((flags & TFD_CLOEXEC) ? EFD_CLOEXEC : 0);
    int fd = is_event ? eventfd(0, event_flags) : (int)syscall(SYS_timerfd_create, clock, flags);
    if (fd < 0) return fd;
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    if (!t && count < MAX_TIMERS) t = &timers[count++];
    if (t) *t = (struct timer){ .fd = fd, .clock = clock, .is_event = is_event };
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

static void arm(struct timer *t, int flags, const struct itimerspec *new) {
    int64_t value = vt_ns(new->it_value);
    t->armed = value != 0;
    t->interval = vt_ns(new->it_interval);
    t->deadline = (flags & TFD_TIMER_ABSTIME) ? vt_moment(t->clock, value) : vt_now_ns() + value;
    if (!t->armed || t->deadline > vt_now_ns()) return;
    if (t->interval > 0) t->deadline = vt_now_ns() + t->interval;
    else t->armed = false;
    fire(t);
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (!vt_on()) return kernel_settime(fd, flags, new, old);
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    struct itimerspec off = { { 0, 0 }, { 0, 0 } };
    int result = 0;
    if (t && t->is_event) clear(fd);
    // A descriptor we did not create, or none at all: the kernel has the last word.
    else result = kernel_settime(fd, t ? 0 : flags, t ? &off : new, t ? NULL : old);
    if (t && result == 0) {
        if (old) read_record(t, old);
        arm(t, flags, new);
    }
    pthread_mutex_unlock(&vt_mutex);
    return result;
}

int timerfd_gettime(int fd, struct itimerspec *value) {
    if (!vt_on()) return kernel_gettime(fd, value);
    pthread_mutex_lock(&vt_mutex);
    struct timer *t = find(fd);
    int result = t && t->is_event ? 0 : kernel_gettime(fd, value);
    if (t && result == 0) read_record(t, value);
    pthread_mutex_unlock(&vt_mutex);
    return result;
}

/// A number that is about to mean something else is nobody's timer any more.
static void forget(int fd) {
    if (!vt_on()) return;
    pthread_mutex_lock(&vt_mutex);
    for (int i = count - 1; i >= 0; i--) if (timers[i].fd == fd) drop(i);
    pthread_mutex_unlock(&vt_mutex);
}

int close(int fd) {
    forget(fd);
    return (int)syscall(SYS_close, fd);
}

int dup2(int from, int to) {
    if (from == to) return (int)syscall(SYS_fcntl, from, 1 /* F_GETFD */) < 0 ? -1 : to;
    forget(to);
    return (int)syscall(SYS_dup3, from, to, 0);
}

int dup3(int from, int to, int flags) {
    forget(to);
    return (int)syscall(SYS_dup3, from, to, flags);
}
