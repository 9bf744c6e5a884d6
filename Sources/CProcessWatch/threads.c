// A stack for the report in each thread of the app: a thread that overflowed its own has no room for the handler, and would end
// without a word. Threads begin here in the place of libc's; report.c's handler runs on what is laid out here.
#include "internal.h"
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { room = 1 << 16 };

typedef struct {
    void *(*work)(void *);
    void *argument;
} start;

static void give_back(void *memory) {
    stack_t none = { .ss_flags = SS_DISABLE };
    sigaltstack(&none, NULL);
    munmap(memory, room);
}

static void *with_room(void *given) {
    start begin = *(start *)given;
    free(given);
    void *memory = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return begin.work(begin.argument);
    stack_t stack = { .ss_sp = memory, .ss_size = room };
    sigaltstack(&stack, NULL);
    void *result;
    // Threads may end by pthread_exit, too.
    pthread_cleanup_push(give_back, memory);
    result = begin.work(begin.argument);
    pthread_cleanup_pop(1);
    return result;
}

/// In the place of libc's.
__attribute__((visibility("default"))) int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *), void *argument) {
    static _Atomic(int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)) real;
    int (*call)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = real;
    if (!call) real = call = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(RTLD_NEXT, "pthread_create");
    start *begin = watch_reports_signals() ? malloc(sizeof *begin) : NULL;
    if (!begin) return call(thread, attributes, work, argument);
    *begin = (start){ work, argument };
    int result = call(thread, attributes, with_room, begin);
    if (result != 0) free(begin);
    return result;
}
