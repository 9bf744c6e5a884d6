// An app stays the app that was started: another program in its place would have no watchdog, and the run would wait for it without
// a word. On a device the sandbox refuses it, too. Its children may become what they like, and we start the app anew by its own name.
#define _GNU_SOURCE
#include "internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

enum { most_arguments = 256 };

static pid_t app;

void watch_refuse_exec(void) { app = getpid(); }

static int is_refused(const char *path) {
    if (app == 0 || app != getpid() || (path && strcmp(path, "/proc/self/exe") == 0)) return 0;
    errno = EPERM;
    return 1;
}

/// In the place of libc's, whose own calls of each other do not come here.
__attribute__((visibility("default"))) int execve(const char *path, char *const arguments[], char *const environment[]) {
    if (is_refused(path)) return -1;
    int (*call)(const char *, char *const[], char *const[]) = (int (*)(const char *, char *const[], char *const[]))dlsym(RTLD_NEXT, "execve");
    return call(path, arguments, environment);
}

__attribute__((visibility("default"))) int execv(const char *path, char *const arguments[]) { return execve(path, arguments, environ); }

__attribute__((visibility("default"))) int execvpe(const char *file, char *const arguments[], char *const environment[]) {
    if (is_refused(file)) return -1;
    int (*call)(const char *, char *const[], char *const[]) = (int (*)(const char *, char *const[], char *const[]))dlsym(RTLD_NEXT, "execvpe");
    return call(file, arguments, environment);
}

__attribute__((visibility("default"))) int execvp(const char *file, char *const arguments[]) { return execvpe(file, arguments, environ); }

/// The arguments up to the null pointer; -1 when there are more than anybody writes by hand.
static int collect(char *list[], const char *first, va_list rest) {
    int count = 0;
    for (const char *next = first; next; next = va_arg(rest, const char *)) {
        if (count == most_arguments - 1) return -1;
        list[count++] = (char *)next;
    }
    list[count] = NULL;
    return count;
}

__attribute__((visibility("default"))) int execl(const char *path, const char *first, ...) {
    char *list[most_arguments];
    va_list rest;
    va_start(rest, first);
    int count = collect(list, first, rest);
    va_end(rest);
    if (count < 0) { errno = E2BIG; return -1; }
    return execve(path, list, environ);
}

__attribute__((visibility("default"))) int execlp(const char *file, const char *first, ...) {
    char *list[most_arguments];
    va_list rest;
    va_start(rest, first);
    int count = collect(list, first, rest);
    va_end(rest);
    if (count < 0) { errno = E2BIG; return -1; }
    return execvpe(file, list, environ);
}
