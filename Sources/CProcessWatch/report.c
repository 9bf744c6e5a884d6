// The report: lines in a file that was opened at the start, and the handlers of fatal signals that write it.
#include "internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

static char report_path[4096];
static _Atomic bool has_ended;
/// A descriptor that can be given up for the report of an app that has taken all others.
static _Atomic int spare = -1;
static _Atomic bool was_full;

bool watch_claim_end(void) { return !atomic_exchange(&has_ended, true); }

/// Opened for each line: an app that closes descriptors must not close this one.
void watch_write(const char *text) {
    if (!report_path[0]) return;
    int file = open(report_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0 && errno == EMFILE) {
        int given = atomic_exchange(&spare, -1);
        if (given >= 0) close(given);
        atomic_store(&was_full, true);
        file = open(report_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    if (file < 0) return;
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t written = write(file, text, left);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break;
        text += written;
        left -= (size_t)written;
    }
    close(file);
}

void watch_write_number(const char *before, int64_t number, const char *after) {
    char line[256], digits[24];
    size_t length = 0, count = 0;
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    do { digits[count++] = (char)('0' + rest % 10); } while ((rest /= 10) > 0);
    if (number < 0) digits[count++] = '-';
    for (; *before && length < 100; before++) line[length++] = *before;
    while (count > 0) line[length++] = digits[--count];
    for (; *after && length < sizeof line - 1; after++) line[length++] = *after;
    line[length] = 0;
    watch_write(line);
}

void watch_note(const char *line) {
    watch_write("note ");
    watch_write(line);
    watch_write("\n");
}

void watch_write_frames(void *const *frames, int count, const void *first) {
    int start = 0;
    for (int index = 0; first && index < count; index++) if (frames[index] == first) { start = index; break; }
    for (int index = start; index < count; index++) {
        Dl_info info = { 0 };
        if (!dladdr(frames[index], &info) || !info.dli_fname) continue;
        // Return addresses point behind the call.
        int64_t offset = (const char *)frames[index] - (const char *)info.dli_fbase - (index > start || !first ? 1 : 0);
        watch_write_number("frame ", offset, "\t");
        watch_write(info.dli_fname);
        watch_write("\t");
        watch_write(info.dli_sname ? info.dli_sname : "-");
        watch_write("\n");
    }
}

void watch_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

// --- MARK: Fatal signals

static pthread_t main_thread;

static const void *interrupted_at(void *context) {
#if defined(__x86_64__)
    return (const void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (const void *)((ucontext_t *)context)->uc_mcontext.pc;
#endif
}

static uintptr_t stack_pointer(void *context) {
#if defined(__x86_64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.sp;
#endif
}

static void fatal(int number, siginfo_t *info, void *context) {
    signal(number, SIG_DFL);
    if (!watch_claim_end()) {
        // Somebody else reports; this thread has nothing to add and must not end the process before that.
        for (;;) pause();
    }
    int error = errno;
    watch_write_number("signal ", number, "\n");
    if (!pthread_equal(pthread_self(), main_thread)) watch_write("thread background\n");
    uintptr_t pointer = stack_pointer(context), address = (uintptr_t)info->si_addr;
    const uintptr_t near = 1 << 16;
    if (number == SIGSEGV && address > pointer - near && address < pointer + near) watch_write("stack overflow\n");
    if (atomic_load(&was_full)) watch_write("descriptors none\n");
    void *frames[WATCH_FRAMES];
    watch_write_frames(frames, backtrace(frames, WATCH_FRAMES), interrupted_at(context));
    errno = error;
    // Faults happen again when the instruction runs again, now with the usual end; signals that were sent do not.
    if (info->si_code <= 0) syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
}

static bool reports_signals;
bool watch_reports_signals(void) { return reports_signals; }

void watch_report_to(const char *path, bool with_signals) {
    if (strlen(path) >= sizeof report_path) return;
    strcpy(report_path, path);
    main_thread = pthread_self();
    // High up, so that the app's own files have the numbers that they would have.
    int file = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        atomic_store(&spare, fcntl(file, F_DUPFD_CLOEXEC, 500));
        close(file);
    }
    void *frames[2];
    // The unwinder is loaded at its first use, which must not be in a handler.
    backtrace(frames, 2);
    reports_signals = with_signals;
    if (!with_signals) return;
    // A stack that overflowed has no room for its own report.
    static char room[1 << 16];
    stack_t stack = { .ss_sp = room, .ss_size = sizeof room };
    sigaltstack(&stack, NULL);
    struct sigaction action = { .sa_sigaction = fatal, .sa_flags = SA_SIGINFO | SA_ONSTACK };
    sigemptyset(&action.sa_mask);
    static const int signals[] = { SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS };
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}
