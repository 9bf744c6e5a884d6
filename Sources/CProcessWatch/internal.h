// What report and watchdog share.
#ifndef WATCH_INTERNAL_H
#define WATCH_INTERNAL_H
#define _GNU_SOURCE
#include "include/CProcessWatch.h"
#include <stddef.h>

#define WATCH_FRAMES 96

/// Only the first end of a process is reported. False for everybody else.
bool watch_claim_end(void);
/// Writes the line, formatted as printf does but without its cost; safe in signal handlers.
void watch_write(const char *text);
void watch_write_number(const char *before, int64_t number, const char *after);
/// From here on this process stays the program that it is.
void watch_refuse_exec(void);
/// Whether fatal signals are reported: threads then need a stack for it.
bool watch_reports_signals(void);
/// One line a frame: the image, the offset in it, the nearest exported symbol.
void watch_write_frames(void *const *frames, int count, const void *first);
#endif
