// Owns the question "is everybody else asleep?", read from /proc/self/task, and the watcher thread that
// moves the clock when nobody of ours drives the main thread (XCTest), or when the app blocks it.
#include "internal.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int vt_watcher_tid;
static _Atomic int ignored_tid;

struct sample {
    int busy;
    uint64_t activity;
};

static bool contains(const struct vt_poll_sample *pollers, int count, int tid) {
    for (int i = 0; i < count; i++) if (pollers[i].tid == tid) return true;
    return false;
}

static size_t read_status(int tid, char *text, size_t size) {
    char path[64] = "/proc/self/task/", digits[16];
    int n = 0;
    for (int rest = tid; rest > 0; rest /= 10) digits[n++] = '0' + rest % 10;
    char *end = path + strlen(path);
    while (n > 0) *end++ = digits[--n];
    strcpy(end, "/status");
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t got = read(fd, text, size - 1);
    close(fd);
    text[got > 0 ? got : 0] = 0;
    return got > 0 ? (size_t)got : 0;
}

static uint64_t number_after(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtoull(found + strlen(key), NULL, 10) : 0;
}

/// Looks at every thread but the caller and the watcher. Threads that poll for a semaphore or lock wake
/// all the time: they count as asleep when they have looked again since and are still there.
static struct sample look(const struct vt_poll_sample *pollers, int poller_count) {
    struct sample result = { 0, 0 };
    DIR *directory = opendir("/proc/self/task");
    if (!directory) return result;
    int me = (int)syscall(SYS_gettid);
    struct dirent *entry;
    char text[4096];
    while ((entry = readdir(directory))) {
        int tid = atoi(entry->d_name);
        if (tid == 0 || tid == me || tid == vt_watcher_tid || tid == atomic_load(&ignored_tid) || contains(pollers, poller_count, tid)) continue;
        if (!read_status(tid, text, sizeof text)) continue;
        const char *state = strstr(text, "State:\t");
        char letter = state ? state[7] : 'S';
        if (letter == 'R' || letter == 'D') result.busy++;
        result.activity += number_after(text, "\nvoluntary_ctxt_switches:") + number_after(text, "\nnonvoluntary_ctxt_switches:");
        result.activity += (uint64_t)tid * 1000003;
    }
    closedir(directory);
    // Who waits for our lock sleeps, but is about to run: a sleeper counts only when the lock is free.
    if (pthread_mutex_trylock(&vt_mutex) == 0) pthread_mutex_unlock(&vt_mutex);
    else result.busy++;
    return result;
}

/// Whether each poller has looked once more without finding anything.
static bool pollers_found_nothing(const struct vt_poll_sample *before, int count) {
    struct vt_poll_sample now[VT_MAX_POLLERS];
    for (int attempt = 0; attempt < 20; attempt++) {
        vt_real_sleep_ns(100000);
        int now_count = vt_pollers(now), moved = 0;
        if (now_count != count) return false;
        for (int i = 0; i < count; i++) {
            int j = 0;
            while (j < now_count && now[j].tid != before[i].tid) j++;
            if (j == now_count) return false;
            if (now[j].rounds >= before[i].rounds + 2) moved++;
        }
        if (moved == count) return true;
    }
    return false;
}

static struct sample look_with_pollers(void) {
    struct vt_poll_sample pollers[VT_MAX_POLLERS];
    int count = vt_pollers(pollers);
    struct sample result = look(pollers, count);
    if (count > 0 && result.busy == 0 && !pollers_found_nothing(pollers, count)) result.busy++;
    return result;
}

void vt_ignore_this_thread(void) { atomic_store(&ignored_tid, (int)syscall(SYS_gettid)); }

bool vt_other_threads_idle(uint64_t *activity) {
    struct sample now = look_with_pollers();
    *activity = now.activity;
    return now.busy == 0;
}

// --- MARK: The watcher

static _Atomic int holds;
static _Atomic bool is_looking;
static _Atomic int64_t patience_ns, spin_step_ns;
static void (*_Atomic idle_hook)(int64_t);

void vt_before_idle_move(void (*hook)(int64_t)) { atomic_store(&idle_hook, hook); }

/// Waits for a look that is under way: while the watcher holds a lock of the process, a thread that wants
/// it would seem to sleep.
void vt_hold(void) {
    atomic_fetch_add(&holds, 1);
    while (atomic_load(&is_looking) && (int)syscall(SYS_gettid) != vt_watcher_tid) vt_real_sleep_ns(5000);
}

void vt_release(void) { atomic_fetch_sub(&holds, 1); }

/// How often the watcher looks: often enough for its patience.
static int64_t round_ns(void) {
    int64_t part = atomic_load(&patience_ns) / 10;
    return part < 100000 ? 100000 : part;
}
/// More clock readings in 100 microseconds than code makes that also does something else. UIKit's own readings of the
/// media clock do not count (vt_uptime_ns).
static const uint64_t spin_reads = 20;
static const int64_t spin_patience_ns = 5000000;

/// What the watcher remembers from look to look. Moments are real time, 0 for "not now".
struct history {
    uint64_t activity, reads;
    int64_t quiet_since, spinning_since, last_look;
};

static void watch_once(struct history *h) {
    struct sample now = look_with_pollers();
    uint64_t reads = vt_clock_reads();
    int64_t real = vt_real_now_ns();
    int64_t rounds = (real - h->last_look) / 100000 + 1;
    bool quiet = now.busy == 0 && now.activity == h->activity;
    bool spinning = now.busy > 0 && reads - h->reads >= spin_reads * (uint64_t)rounds;
    h->activity = now.activity;
    h->reads = reads;
    h->last_look = real;
    h->quiet_since = quiet ? (h->quiet_since ? h->quiet_since : real) : 0;
    h->spinning_since = spinning ? (h->spinning_since ? h->spinning_since : real) : 0;

    int64_t patience = atomic_load(&patience_ns), next = vt_next_deadline_ns();
    if (quiet && real - h->quiet_since >= patience) {
        h->quiet_since = 0;
        if (next < 0 || vt_network_busy()) return;
        void (*hook)(int64_t) = atomic_load(&idle_hook);
        if (hook) hook(vt_now_ns() + next);
        vt_advance_ns(next);
    } else if (spinning && real - h->spinning_since >= spin_patience_ns + patience * 4) {
        int64_t step = atomic_load(&spin_step_ns);
        vt_advance_ns(next >= 0 && next < step ? next : step);
    }
}

static void *watch(void *unused) {
    (void)unused;
    vt_watcher_tid = (int)syscall(SYS_gettid);
    pthread_setname_np(pthread_self(), "virtual clock");
    struct history history = { 0 };
    for (;;) {
        vt_real_sleep_ns(round_ns());
        atomic_store(&is_looking, true);
        if (atomic_load(&holds) == 0) watch_once(&history);
        else history.quiet_since = history.spinning_since = 0;
        atomic_store(&is_looking, false);
    }
    return NULL;
}

static void start_thread(void) {
    pthread_t thread;
    sigset_t ours, old;
    // Signals that somebody sends to the process are not the watcher's business; those that a crash
    // report sends to each thread are.
    static const int asynchronous[] = { SIGINT, SIGTERM, SIGHUP, SIGCHLD, SIGALRM, SIGUSR1, SIGUSR2, SIGWINCH };
    sigemptyset(&ours);
    for (size_t i = 0; i < sizeof asynchronous / sizeof *asynchronous; i++) sigaddset(&ours, asynchronous[i]);
    pthread_sigmask(SIG_BLOCK, &ours, &old);
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void vt_start_watcher(int64_t patience_us, int64_t step_ns) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    atomic_store(&patience_ns, patience_us * 1000);
    atomic_store(&spin_step_ns, step_ns);
    pthread_once(&once, start_thread);
}

/// Test processes: WILLAPPEAR_VIRTUAL_TIME=1 is all they need. An app's host adjusts the numbers.
__attribute__((constructor)) static void start_with_process(void) {
    if (!vt_on()) return;
    // Dates print the same on every machine.
    setenv("TZ", "UTC", 0);
    vt_start_watcher(200, 10000000);
}
