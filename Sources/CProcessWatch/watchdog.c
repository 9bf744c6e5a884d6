// The watchdog: a thread that looks twenty times a second whether the main thread has come back to the host since, and
// what the process holds. Its limits count what it has seen: a stopped or starved process is not a hanging one.
#include "internal.h"
#include "CVirtualTime.h"
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000, tick = 50000000;

static _Atomic uint64_t progress;
/// The app's time at the last progress.
static _Atomic int64_t virtual_start;
static _Atomic int pauses;
static int64_t real_limit, virtual_limit, memory_limit;
static pthread_t main_thread;

void watch_progress(void) {
    atomic_store_explicit(&virtual_start, vt_now_ns(), memory_order_relaxed);
    atomic_fetch_add_explicit(&progress, 1, memory_order_relaxed);
}
void watch_pause(void) { atomic_fetch_add(&pauses, 1); }
void watch_resume(void) {
    watch_progress();
    atomic_fetch_sub(&pauses, 1);
}

// --- MARK: Looking

static size_t read_file(const char *path, char *text, size_t size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return text[0] = 0;
    ssize_t got = read(file, text, size - 1);
    close(file);
    text[got > 0 ? got : 0] = 0;
    return got > 0 ? (size_t)got : 0;
}

static bool is_traced(void) {
    char text[4096];
    read_file("/proc/self/status", text, sizeof text);
    const char *tracer = strstr(text, "\nTracerPid:\t");
    return tracer && atoi(tracer + strlen("\nTracerPid:\t")) != 0;
}

static int64_t resident_bytes(void) {
    char text[256];
    read_file("/proc/self/statm", text, sizeof text);
    char *rest = strchr(text, ' ');
    return rest ? strtoll(rest, NULL, 10) * sysconf(_SC_PAGESIZE) : 0;
}

static int64_t clock_ns(clockid_t clock) {
    struct timespec time = { 0, 0 };
    syscall(SYS_clock_gettime, clock, &time);
    return (int64_t)time.tv_sec * second + time.tv_nsec;
}

static int64_t main_thread_cpu(void) {
    clockid_t clock;
    return pthread_getcpuclockid(main_thread, &clock) == 0 ? clock_ns(clock) : 0;
}

// --- MARK: The end

static void *main_frames[WATCH_FRAMES];
static int main_frame_count;
static sem_t main_frames_taken;

static void take_frames(int number) {
    (void)number;
    int error = errno;
    main_frame_count = backtrace(main_frames, WATCH_FRAMES);
    sem_post(&main_frames_taken);
    errno = error;
}

static bool write_main_stack(int signal) {
    if (pthread_kill(main_thread, signal) != 0) return false;
    // A main thread that blocks the signal gives no stack.
    for (int round = 0; round < 100; round++) {
        if (sem_trywait(&main_frames_taken) == 0) {
            watch_write_frames(main_frames, main_frame_count, NULL);
            return true;
        }
        vt_real_sleep_ns(10000000);
    }
    return false;
}

/// One stack of a thread that waits. One of a thread that computes may be UIKit's alone, between two calls of the app's code: the reader
/// takes the first that has a frame of the app.
static void write_main_stacks(int further) {
    sem_init(&main_frames_taken, 0, 0);
    struct sigaction action = { .sa_handler = take_frames, .sa_flags = SA_ONSTACK };
    sigemptyset(&action.sa_mask);
    int signal = SIGRTMAX - 3;
    sigaction(signal, &action, NULL);
    if (!write_main_stack(signal)) return;
    for (int sample = 0; sample < further; sample++) {
        vt_real_sleep_ns(7000000);
        watch_write("again\n");
        if (!write_main_stack(signal)) return;
    }
}

/// What the kernel says that the main thread waits in: the number of a system call and its arguments.
static void write_system_call(void) {
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/self/task/%d/syscall", (int)getpid());
    if (!read_file(path, text, sizeof text) || text[0] < '0' || text[0] > '9') return;
    char *rest;
    long number = strtol(text, &rest, 10);
    unsigned long first = strtoul(rest, NULL, 16);
    if (number == SYS_wait4 || number == SYS_waitid) watch_write("waits for a child process\n");
    if (number == SYS_read || number == SYS_readv || number == SYS_recvfrom || number == SYS_recvmsg) {
        char link[64], target[256];
        snprintf(link, sizeof link, "/proc/self/fd/%lu", first);
        ssize_t length = readlink(link, target, sizeof target - 1);
        target[length > 0 ? length : 0] = 0;
        watch_write("waits for input from ");
        watch_write(length > 0 ? target : "a descriptor");
        watch_write("\n");
    }
    if (number == SYS_futex) watch_write("waits for another thread\n");
}

static bool main_thread_runs(void) {
    char path[64], text[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/syscall", (int)getpid());
    read_file(path, text, sizeof text);
    return text[0] == 'r';
}

/// `further`: how many stacks follow the first.
_Noreturn static void end(const char *reason, int64_t amount, bool is_computing, int further) {
    if (!watch_claim_end()) for (;;) pause();
    watch_write_number(reason, amount, "\n");
    if (is_computing) watch_write("computes\n");
    else write_system_call();
    int64_t next = vt_is_enabled() ? vt_next_deadline_ns() : -1;
    if (next >= 0) watch_write_number("timer ", next / 1000000, "\n");
    write_main_stacks(further);
    fflush(NULL);
    _exit(1);
}

/// Since the main thread was last seen at work.
struct stretch {
    uint64_t progress;
    int64_t seen, main_cpu, process_cpu, resting, last_cpu;
};

static void begin(struct stretch *now) {
    *now = (struct stretch){
        .progress = atomic_load(&progress), .main_cpu = main_thread_cpu(), .process_cpu = clock_ns(CLOCK_PROCESS_CPUTIME_ID),
        .last_cpu = clock_ns(CLOCK_PROCESS_CPUTIME_ID),
    };
}

static void look(struct stretch *now) {
    if (memory_limit > 0 && resident_bytes() > memory_limit && !is_traced()) end("memory ", memory_limit >> 20, true, 0);
    if (atomic_load(&progress) != now->progress || atomic_load(&pauses) > 0 || vt_network_busy()) return begin(now);
    now->seen += tick;
    int64_t cpu = clock_ns(CLOCK_PROCESS_CPUTIME_ID), main_cpu = main_thread_cpu() - now->main_cpu, process_cpu = cpu - now->process_cpu;
    // The process uses a quarter of a core or less: the clock's own thread takes some of that.
    now->resting = cpu - now->last_cpu < tick / 4 ? now->resting + tick : 0;
    now->last_cpu = cpu;
    if (real_limit <= 0 || now->seen < real_limit) return;
    // On a machine with more to do than it can, work takes its time.
    const int64_t enough = real_limit / 10 * 9;
    if (main_cpu < enough && process_cpu < enough && now->resting < second && now->seen < real_limit * 10) return;
    if (is_traced()) return begin(now);
    const bool is_computing = main_cpu > now->seen / 4 || main_thread_runs();
    end("real ", real_limit / second, is_computing, is_computing ? 16 : 0);
}

/// The app's time flies while all threads sleep: a tick would come too late.
static void look_before(int64_t moment) {
    if (moment - atomic_load(&virtual_start) < virtual_limit || is_traced()) return;
    end("virtual ", virtual_limit / second, false, 0);
}

static void *watch(void *unused) {
    (void)unused;
    vt_ignore_this_thread();
    pthread_setname_np(pthread_self(), "watchdog");
    struct stretch now;
    begin(&now);
    for (;;) {
        vt_real_sleep_ns(tick);
        look(&now);
    }
    return NULL;
}

void watch_start(int64_t real_ns, int64_t virtual_ns, int64_t memory) {
    real_limit = real_ns;
    virtual_limit = virtual_ns;
    memory_limit = memory;
    main_thread = pthread_self();
    if (virtual_ns > 0) vt_before_idle_move(look_before);
    pthread_t thread;
    sigset_t theirs, old;
    // What somebody sends to the process is for the app's threads; a crash report's signals are for every thread.
    static const int asynchronous[] = { SIGINT, SIGTERM, SIGHUP, SIGCHLD, SIGALRM, SIGUSR1, SIGUSR2, SIGWINCH };
    sigemptyset(&theirs);
    for (size_t index = 0; index < sizeof asynchronous / sizeof *asynchronous; index++) sigaddset(&theirs, asynchronous[index]);
    pthread_sigmask(SIG_BLOCK, &theirs, &old);
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}
