// How deep views may lie inside each other. Layout, hit testing and drawing go down a tree by calling themselves, through methods that
// apps override, so each level of views takes one to three kilobytes of the main thread's stack in every walk.
// Linux lets that stack grow as it is used, up to the soft limit at that moment, which shells set to 8 MB: three thousand levels.
#include <sys/resource.h>

static const rlim_t wanted = (rlim_t)256 << 20;

__attribute__((constructor)) static void uikit_let_main_stack_grow(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted ? wanted : limit.rlim_max;
    setrlimit(RLIMIT_STACK, &limit);
}
