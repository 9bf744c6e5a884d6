// A test process that ends before its tests are over: somebody called exit(), and whoever waits for the status would take 0
// for success. Who called it is read from the stack: the test libraries end a process themselves, and so does main's return.
#define _GNU_SOURCE
#include "internal.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Those that may: XCTest, Swift Testing, SwiftPM's helper, Swift's asynchronous main.
static const char *const enders[] = { "libXCTest", "libTesting", "lib_Testing", "testing-helper", "libswift_Concurrency" };

static const char *image_of(const void *frame, const void **base) {
    Dl_info info = { 0 };
    if (!dladdr(frame, &info) || !info.dli_fname) return *base = NULL, "";
    *base = info.dli_fbase;
    const char *slash = strrchr(info.dli_fname, '/');
    return slash ? slash + 1 : info.dli_fname;
}

/// The first frame above libc's, when it belongs to neither the test libraries nor the start of the process.
static int caller(void *const *frames, int count) {
    const void *libc, *base;
    image_of((const void *)exit, &libc);
    int index = 0;
    while (index < count && (image_of(frames[index], &base), base != libc)) index++;
    while (index < count && (image_of(frames[index], &base), base == libc)) index++;
    // main has returned: nothing but the process's start is left.
    if (index >= count - 1) return -1;
    const char *image = image_of(frames[index], &base);
    for (size_t ender = 0; ender < sizeof enders / sizeof *enders; ender++) if (strstr(image, enders[ender])) return -1;
    return index;
}

static void say(const char *text) { (void)!write(STDERR_FILENO, text, strlen(text)); }

static void tests_end(int status, void *unused) {
    (void)unused;
    void *frames[WATCH_FRAMES];
    int count = backtrace(frames, WATCH_FRAMES), first = caller(frames, count);
    if (first < 0) return;
    watch_write_number("exit ", status, "\n");
    watch_write_frames(frames, count, frames[first]);
    say("willappear: exit() was called inside a test: the process ends, and the tests after it do not run\n");
    _exit(status != 0 ? status : 1);
}

void watch_end_of_tests(void) {
    void *frames[2];
    // The unwinder is loaded at its first use.
    backtrace(frames, 2);
    const char *report = getenv("WILLAPPEAR_TEST_REPORT");
    if (report) watch_report_to(report, false);
    on_exit(tests_end, NULL);
}
