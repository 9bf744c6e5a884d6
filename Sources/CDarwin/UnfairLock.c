// os_unfair_lock as a futex: the word holds the owner's thread, and a bit while others wait.
#define _GNU_SOURCE
#include "CDarwin.h"
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WAITERS 0x80000000u

static uint32_t own(void) { return (uint32_t)syscall(SYS_gettid); }

bool willappear_unfair_trylock(uint32_t *word) {
    uint32_t free = 0;
    return __atomic_compare_exchange_n(word, &free, own(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

bool willappear_unfair_lock(uint32_t *word) {
    uint32_t thread = own(), seen = 0;
    if (__atomic_compare_exchange_n(word, &seen, thread, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return true;
    if ((seen & ~WAITERS) == thread) return false;
    for (;;) {
        seen = __atomic_load_n(word, __ATOMIC_RELAXED);
        if (seen == 0) {
            // Others may wait as well: who gets the lock after waiting leaves the bit for them.
            if (__atomic_compare_exchange_n(word, &seen, thread | WAITERS, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return true;
            continue;
        }
        if (!(seen & WAITERS) && !__atomic_compare_exchange_n(word, &seen, seen | WAITERS, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen | WAITERS, 0, 0, 0);
    }
}

bool willappear_unfair_unlock(uint32_t *word) {
    if (!willappear_unfair_is_owned(word)) return false;
    if (__atomic_exchange_n(word, 0, __ATOMIC_RELEASE) & WAITERS) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    return true;
}

bool willappear_unfair_is_owned(uint32_t *word) { return (__atomic_load_n(word, __ATOMIC_RELAXED) & ~WAITERS) == own(); }
