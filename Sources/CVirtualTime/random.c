// Chance under libc: on the virtual clock the kernel's random bytes come from a fixed seed, so that a run of
// an app that shuffles or rolls dice gives the same bytes every time. Real runs keep the kernel's randomness.
// Swift's SystemRandomNumberGenerator asks through syscall(2), Foundation and C code through the others.
#define _GNU_SOURCE
#include "CVirtualTime.h"
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

static _Atomic uint64_t drawn;
static _Atomic uint64_t seed;

static uint64_t seed_value(void) {
    uint64_t known = atomic_load(&seed);
    if (known) return known;
    const char *text = getenv("WILLAPPEAR_RANDOM_SEED");
    known = text ? strtoull(text, NULL, 10) * 2 + 1 : 0x57494C4C41505045ULL;
    atomic_store(&seed, known);
    return known;
}

/// SplitMix64 (Steele, Lea, Flood 2014) over a counter: any thread may draw, no lock is needed.
static uint64_t draw(void) {
    uint64_t z = seed_value() + (atomic_fetch_add(&drawn, 1) + 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static void fill(void *buffer, size_t length) {
    unsigned char *out = buffer;
    while (length > 0) {
        uint64_t word = draw();
        size_t part = length < sizeof word ? length : sizeof word;
        memcpy(out, &word, part);
        out += part;
        length -= part;
    }
}

/// The kernel's own answer, without libc's wrapper (which is the function below).
static long raw_syscall(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
    long result;
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    long result = x0;
#else
#error "CVirtualTime knows x86-64 and AArch64"
#endif
    if (result < 0 && result > -4096) {
        errno = (int)-result;
        return -1;
    }
    return result;
}

long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
    long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && vt_is_enabled()) {
        fill((void *)a, (size_t)b);
        return b;
    }
    return raw_syscall(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    if (!vt_is_enabled()) return raw_syscall(SYS_getrandom, (long)buffer, (long)length, flags, 0, 0, 0);
    fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t length) {
    unsigned char *out = buffer;
    while (length > 0) {
        ssize_t got = getrandom(out, length, 0);
        if (got <= 0) abort();
        out += got;
        length -= (size_t)got;
    }
}

uint32_t arc4random(void) {
    uint32_t value;
    arc4random_buf(&value, sizeof value);
    return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    uint32_t least = -bound % bound;
    uint32_t value;
    do { value = arc4random(); } while (value < least);
    return value % bound;
}
