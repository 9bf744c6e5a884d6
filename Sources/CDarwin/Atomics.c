// OSAtomic's operations as the compiler's own, with the strongest order, and two questions about threads.
#define _GNU_SOURCE
#include "CDarwin.h"
#include <sys/syscall.h>
#include <unistd.h>

int32_t willappear_atomic_add32(int32_t amount, volatile int32_t *value) { return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST); }
int64_t willappear_atomic_add64(int64_t amount, volatile int64_t *value) { return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST); }
bool willappear_atomic_swap32(int32_t old, int32_t new_value, volatile int32_t *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
bool willappear_atomic_swap64(int64_t old, int64_t new_value, volatile int64_t *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
bool willappear_atomic_swap_pointer(void *old, void *new_value, void *volatile *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
void willappear_memory_barrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
bool willappear_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

const char *dispatch_queue_get_label(void *queue);
const char *willappear_current_queue_label(void) {
    const char *label = dispatch_queue_get_label((void *)0);
    return label ? label : "";
}
