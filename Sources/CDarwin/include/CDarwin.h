// Darwin's functions that Swift cannot write by itself: atomic operations at an address, and libFoundation's own
// run loop, whose C declarations Foundation does not export. Called by AppleDarwin and CoreFoundation only.
#ifndef WILLAPPEAR_CDARWIN_H
#define WILLAPPEAR_CDARWIN_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

int32_t willappear_atomic_add32(int32_t amount, volatile int32_t *_Nonnull value);
int64_t willappear_atomic_add64(int64_t amount, volatile int64_t *_Nonnull value);
bool willappear_atomic_swap32(int32_t old, int32_t new_value, volatile int32_t *_Nonnull value);
bool willappear_atomic_swap64(int64_t old, int64_t new_value, volatile int64_t *_Nonnull value);
bool willappear_atomic_swap_pointer(void *_Nullable old, void *_Nullable new_value, void *_Nullable volatile *_Nonnull value);
void willappear_memory_barrier(void);
bool willappear_unfair_trylock(uint32_t *_Nonnull word);
/// False when this thread holds the lock already.
bool willappear_unfair_lock(uint32_t *_Nonnull word);
/// False when this thread does not hold the lock.
bool willappear_unfair_unlock(uint32_t *_Nonnull word);
bool willappear_unfair_is_owned(uint32_t *_Nonnull word);
bool willappear_is_main_thread(void);
/// The label that libdispatch keeps for the queue this thread works on.
const char *_Nonnull willappear_current_queue_label(void);

// CFRunLoop.h of libFoundation. Strings are NSString objects, which Core Foundation reads as its own.
typedef void (*WillAppearRunLoopBlock)(void *_Nullable info);
void *_Nonnull willappear_runloop_main(void);
void *_Nonnull willappear_runloop_current(void);
void *_Nullable willappear_runloop_copy_mode(void *_Nonnull loop);
void willappear_runloop_run(void);
int32_t willappear_runloop_run_in_mode(void *_Nonnull mode, double seconds, bool once);
bool willappear_runloop_is_waiting(void *_Nonnull loop);
void willappear_runloop_add_common_mode(void *_Nonnull loop, void *_Nonnull mode);
/// 0 for a loop without timers.
double willappear_runloop_next_timer(void *_Nonnull loop, void *_Nonnull mode);
void willappear_runloop_wake(void *_Nonnull loop);
void willappear_runloop_stop(void *_Nonnull loop);
/// Calls `call(info)` once when the loop runs in the mode.
void willappear_runloop_perform(void *_Nonnull loop, void *_Nonnull mode, WillAppearRunLoopBlock _Nonnull call, void *_Nullable info);

typedef void (*WillAppearObserverCall)(void *_Nullable observer, unsigned long activity, void *_Nullable info);
typedef void (*WillAppearTimerCall)(void *_Nullable timer, void *_Nullable info);
typedef void (*WillAppearRelease)(const void *_Nullable info);
/// `info` is owned by the observer, which gives it to `release` when it goes.
void *_Nullable willappear_observer_create(
    unsigned long activities, bool repeats, long order, WillAppearObserverCall _Nonnull call, void *_Nullable info, WillAppearRelease _Nonnull release);
void *_Nullable willappear_timer_create(
    double fire, double interval, long order, WillAppearTimerCall _Nonnull call, void *_Nullable info, WillAppearRelease _Nonnull release);
/// kind: 0 an observer, 1 a timer.
void willappear_runloop_add(void *_Nonnull loop, int kind, void *_Nonnull item, void *_Nonnull mode);
void willappear_runloop_remove(void *_Nonnull loop, int kind, void *_Nonnull item, void *_Nonnull mode);
bool willappear_runloop_contains(void *_Nonnull loop, int kind, void *_Nonnull item, void *_Nonnull mode);
void willappear_runloop_invalidate(int kind, void *_Nonnull item);
bool willappear_runloop_is_valid(int kind, void *_Nonnull item);
double willappear_timer_next_fire(void *_Nonnull timer);
void willappear_timer_set_next_fire(void *_Nonnull timer, double fire);
double willappear_timer_interval(void *_Nonnull timer);
void willappear_cf_release(void *_Nonnull object);

typedef int (*WillAppearFileRead)(void *_Nullable cookie, char *_Nullable bytes, int size);
typedef int (*WillAppearFileWrite)(void *_Nullable cookie, const char *_Nullable bytes, int size);
typedef int64_t (*WillAppearFileSeek)(void *_Nullable cookie, int64_t offset, int whence);
typedef int (*WillAppearFileClose)(void *_Nullable cookie);
/// A file without a function to read or one to write with is none.
FILE *_Nullable willappear_funopen(
    const void *_Nullable cookie, WillAppearFileRead _Nullable read, WillAppearFileWrite _Nullable write, WillAppearFileSeek _Nullable seek,
    WillAppearFileClose _Nullable close);
#endif
