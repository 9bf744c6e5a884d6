// funopen of Darwin's over glibc's fopencookie: a file whose bytes functions of the caller read and write. Called by AppleDarwin's funopen.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include "CDarwin.h"

typedef struct {
    void *cookie;
    WillAppearFileRead read;
    WillAppearFileWrite write;
    WillAppearFileSeek seek;
    WillAppearFileClose close;
} File;

static int room(size_t size) { return size > 0x7fffffff ? 0x7fffffff : (int)size; }
static ssize_t file_read(void *cookie, char *bytes, size_t size) { File *file = cookie; return file->read(file->cookie, bytes, room(size)); }
static ssize_t file_write(void *cookie, const char *bytes, size_t size) {
    File *file = cookie;
    int written = file->write(file->cookie, bytes, room(size));
    // A negative number is an error for Darwin, 0 for glibc.
    return written < 0 ? 0 : written;
}
static int file_seek(void *cookie, off64_t *offset, int whence) {
    File *file = cookie;
    int64_t result = file->seek(file->cookie, *offset, whence);
    if (result < 0) return -1;
    *offset = result;
    return 0;
}
static int file_close(void *cookie) {
    File *file = cookie;
    int result = file->close ? file->close(file->cookie) : 0;
    free(file);
    return result;
}

FILE *willappear_funopen(const void *cookie, WillAppearFileRead read, WillAppearFileWrite write, WillAppearFileSeek seek, WillAppearFileClose close) {
    if (!read && !write) { errno = EINVAL; return NULL; }
    File *file = malloc(sizeof *file);
    if (!file) return NULL;
    *file = (File){ (void *)cookie, read, write, seek, close };
    cookie_io_functions_t functions = { read ? file_read : NULL, write ? file_write : NULL, seek ? file_seek : NULL, file_close };
    FILE *stream = fopencookie(file, read && write ? "r+" : read ? "r" : "w", functions);
    if (!stream) free(file);
    return stream;
}
