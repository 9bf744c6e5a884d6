// What files a process can reach from here on, by Linux's Landlock: everything is out of reach but what is allowed. What the
// process starts inherits it, and nobody can take it back. A kernel without Landlock confines nothing.
#define _GNU_SOURCE
#include <string.h>
#include <stdlib.h>
#include <limits.h>
#include <link.h>
#include "include/CProcessWatch.h"
#include <fcntl.h>
#include <linux/landlock.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef LANDLOCK_ACCESS_FS_REFER
#define LANDLOCK_ACCESS_FS_REFER (1ULL << 13)
#endif
#ifndef LANDLOCK_ACCESS_FS_TRUNCATE
#define LANDLOCK_ACCESS_FS_TRUNCATE (1ULL << 14)
#endif

static const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t writing = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR
    | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK
    | LANDLOCK_ACCESS_FS_MAKE_SYM;
static const uint64_t of_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_TRUNCATE;

static uint64_t handled;

int confine_begin(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) return -1;
    handled = reading | writing;
    if (version >= 2) handled |= LANDLOCK_ACCESS_FS_REFER;
    if (version >= 3) handled |= LANDLOCK_ACCESS_FS_TRUNCATE;
    struct landlock_ruleset_attr attributes = { .handled_access_fs = handled };
    return (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0);
}

void confine_allow(int rules, const char *path, bool may_write, bool follows_links) {
    int descriptor = open(path, O_PATH | O_CLOEXEC | (follows_links ? 0 : O_NOFOLLOW));
    if (descriptor < 0) return;
    struct stat info;
    if (fstat(descriptor, &info) == 0 && !S_ISLNK(info.st_mode)) {
        uint64_t access = may_write ? handled : reading;
        if (!S_ISDIR(info.st_mode)) access &= of_files;
        struct landlock_path_beneath_attr rule = { .allowed_access = access & handled, .parent_fd = descriptor };
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(descriptor);
}

static int allow_library(struct dl_phdr_info *info, size_t size, void *rules) {
    char path[PATH_MAX];
    (void)size;
    if (info->dlpi_name && info->dlpi_name[0] && realpath(info->dlpi_name, path)) {
        char *end = strrchr(path, '/');
        if (end && end != path) {
            *end = 0;
            confine_allow(*(int *)rules, path, false, true);
        }
    }
    return 0;
}

void confine_allow_libraries(int rules) { dl_iterate_phdr(allow_library, &rules); }

bool confine_enforce(int rules) {
    bool done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return done;
}
