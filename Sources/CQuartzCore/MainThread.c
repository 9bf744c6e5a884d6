// Whether this is the process's first thread, asked of the kernel once a thread. MainQueue.swift asks for every
// change of a layer, where Foundation's two system calls would show.
#define _GNU_SOURCE
#include "CQuartzCore.h"
#include <unistd.h>

bool quartz_is_main_thread(void) {
    static _Thread_local enum { UNKNOWN, MAIN, OTHER } known;
    if (known == UNKNOWN) known = getpid() == gettid() ? MAIN : OTHER;
    return known == MAIN;
}
