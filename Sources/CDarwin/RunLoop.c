// libFoundation's run loop. Its headers are not part of the toolchain's public modules for Swift, so that the few
// functions used are declared here as CFRunLoop.h declares them.
#include "CDarwin.h"
#include <stddef.h>

typedef const void *CFRef;
typedef struct { long version; void *info; const void *(*retain)(const void *); void (*release)(const void *); CFRef (*describe)(const void *); } Context;
extern void *CFRunLoopGetMain(void), *CFRunLoopGetCurrent(void);
extern void *CFRunLoopCopyCurrentMode(void *);
extern void CFRunLoopRun(void), CFRunLoopWakeUp(void *), CFRunLoopStop(void *);
extern int32_t CFRunLoopRunInMode(void *, double, unsigned char);
extern unsigned char CFRunLoopIsWaiting(void *);
extern void CFRunLoopAddCommonMode(void *, void *);
extern double CFRunLoopGetNextTimerFireDate(void *, void *);
extern void *CFRunLoopObserverCreate(CFRef, unsigned long, unsigned char, long, WillAppearObserverCall, Context *);
extern void *CFRunLoopTimerCreate(CFRef, double, double, unsigned long, long, WillAppearTimerCall, Context *);
extern void CFRunLoopAddObserver(void *, void *, void *), CFRunLoopRemoveObserver(void *, void *, void *), CFRunLoopObserverInvalidate(void *);
extern void CFRunLoopAddTimer(void *, void *, void *), CFRunLoopRemoveTimer(void *, void *, void *), CFRunLoopTimerInvalidate(void *);
extern unsigned char CFRunLoopContainsObserver(void *, void *, void *), CFRunLoopContainsTimer(void *, void *, void *);
extern unsigned char CFRunLoopObserverIsValid(void *), CFRunLoopTimerIsValid(void *);
extern double CFRunLoopTimerGetNextFireDate(void *), CFRunLoopTimerGetInterval(void *);
extern void CFRunLoopTimerSetNextFireDate(void *, double);
extern void CFRunLoopPerformBlock(void *, void *, void (^)(void));
extern void CFRelease(CFRef);
extern unsigned char CFEqual(CFRef, CFRef);
extern const CFRef kCFRunLoopCommonModes;

/// libFoundation knows the common modes by the address of its own constant; any other string is a mode of its own.
static void *known(void *mode) { return CFEqual(mode, kCFRunLoopCommonModes) ? (void *)kCFRunLoopCommonModes : mode; }

void *willappear_runloop_main(void) { return CFRunLoopGetMain(); }
void *willappear_runloop_current(void) { return CFRunLoopGetCurrent(); }
void *willappear_runloop_copy_mode(void *loop) { return CFRunLoopCopyCurrentMode(loop); }
void willappear_runloop_run(void) { CFRunLoopRun(); }
int32_t willappear_runloop_run_in_mode(void *mode, double seconds, bool once) { return CFRunLoopRunInMode(mode, seconds, once); }
bool willappear_runloop_is_waiting(void *loop) { return CFRunLoopIsWaiting(loop); }
void willappear_runloop_add_common_mode(void *loop, void *mode) { CFRunLoopAddCommonMode(loop, mode); }
double willappear_runloop_next_timer(void *loop, void *mode) { return CFRunLoopGetNextTimerFireDate(loop, mode); }
void willappear_runloop_wake(void *loop) { CFRunLoopWakeUp(loop); }
void willappear_runloop_stop(void *loop) { CFRunLoopStop(loop); }
void willappear_runloop_perform(void *loop, void *mode, WillAppearRunLoopBlock call, void *info) {
    CFRunLoopPerformBlock(loop, mode, ^{ call(info); });
}
void *willappear_observer_create(unsigned long activities, bool repeats, long order, WillAppearObserverCall call, void *info, WillAppearRelease release) {
    Context context = {0, info, NULL, release, NULL};
    return CFRunLoopObserverCreate(NULL, activities, repeats, order, call, &context);
}
void *willappear_timer_create(double fire, double interval, long order, WillAppearTimerCall call, void *info, WillAppearRelease release) {
    Context context = {0, info, NULL, release, NULL};
    return CFRunLoopTimerCreate(NULL, fire, interval, 0, order, call, &context);
}
void willappear_runloop_add(void *loop, int kind, void *item, void *mode) {
    if (kind == 0) CFRunLoopAddObserver(loop, item, known(mode)); else CFRunLoopAddTimer(loop, item, known(mode));
}
void willappear_runloop_remove(void *loop, int kind, void *item, void *mode) {
    if (kind == 0) CFRunLoopRemoveObserver(loop, item, known(mode)); else CFRunLoopRemoveTimer(loop, item, known(mode));
}
bool willappear_runloop_contains(void *loop, int kind, void *item, void *mode) {
    return kind == 0 ? CFRunLoopContainsObserver(loop, item, known(mode)) : CFRunLoopContainsTimer(loop, item, known(mode));
}
void willappear_runloop_invalidate(int kind, void *item) {
    if (kind == 0) CFRunLoopObserverInvalidate(item); else CFRunLoopTimerInvalidate(item);
}
bool willappear_runloop_is_valid(int kind, void *item) { return kind == 0 ? CFRunLoopObserverIsValid(item) : CFRunLoopTimerIsValid(item); }
double willappear_timer_next_fire(void *timer) { return CFRunLoopTimerGetNextFireDate(timer); }
void willappear_timer_set_next_fire(void *timer, double fire) { CFRunLoopTimerSetNextFireDate(timer, fire); }
double willappear_timer_interval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
void willappear_cf_release(void *object) { CFRelease(object); }
