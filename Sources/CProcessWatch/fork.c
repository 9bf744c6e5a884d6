// An app on a device cannot make processes; here some do, in tests and tools. A process that forks without end would take the
// machine with it: after so many forks below one app the next ones fail, as on a device all of them do.
#define _GNU_SOURCE
#include "internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

enum { most_forks = 16 };

/// Shared with every process that comes of this one.
static _Atomic int *forks;

void watch_limit_forks(void) {
    watch_refuse_exec();
    if (forks) return;
    void *memory = mmap(NULL, sizeof *forks, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) forks = memory;
}

/// In the place of libc's.
__attribute__((visibility("default"))) pid_t fork(void) {
    static _Atomic(pid_t (*)(void)) real;
    pid_t (*call)(void) = real;
    if (!call) real = call = (pid_t (*)(void))dlsym(RTLD_NEXT, "fork");
    if (forks && atomic_fetch_add(forks, 1) >= most_forks) {
        atomic_fetch_sub(forks, 1);
        errno = EAGAIN;
        return -1;
    }
    pid_t pid = call();
    // Who watches over the app comes first.
    if (pid == 0 && forks) setpriority(PRIO_PROCESS, 0, 19);
    return pid;
}
