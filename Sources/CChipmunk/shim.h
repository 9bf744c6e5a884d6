#include <stdio.h>
#include <chipmunk/chipmunk.h>

/// A new space. Debian builds the library with its checks, and such a build greets on stdout when it makes its first space: an app's
/// console is no place for that.
static inline cpSpace *chipmunk_make_space(void) {
    static int has_greeted = 0;
    FILE *console = stdout, *nowhere = has_greeted ? NULL : fopen("/dev/null", "w");
    if (nowhere) stdout = nowhere;
    cpSpace *space = cpSpaceNew();
    if (nowhere) {
        stdout = console;
        fclose(nowhere);
        has_greeted = 1;
    }
    return space;
}
