#include <stdint.h>
#include <stdio.h>
#include <setjmp.h>
#include <png.h>

// Pixel loops of CoreGraphics/ImageCoding.swift, in C because they run over millions of bytes and unoptimised
// Swift takes longer for them than for everything else of a frame. Pixels are B, G, R, A.

/// Multiplies the colours of `count` pixels by their alpha, rounded as CoreGraphics' `multiply` does.
static inline void image_premultiply(const uint8_t *from, uint8_t *to, long count) {
    for (long i = 0; i < count; i++, from += 4, to += 4) {
        uint32_t alpha = from[3];
        for (int c = 0; c < 3; c++) {
            uint32_t product = from[c] * alpha + 128;
            to[c] = (uint8_t)((product + (product >> 8)) >> 8);
        }
        to[3] = (uint8_t)alpha;
    }
}

/// Writes `count` premultiplied pixels as R, G, B and, with four `channels`, A.
static inline void image_unpremultiply_to_rgb(const uint8_t *from, uint8_t *to, long count, int channels) {
    for (long i = 0; i < count; i++, from += 4, to += channels) {
        uint32_t alpha = from[3];
        for (int c = 0; c < 3; c++) {
            uint32_t value = from[2 - c];
            if (channels == 4 && alpha != 255) {
                value = alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha;
                if (value > 255) value = 255;
            }
            to[c] = (uint8_t)value;
        }
        if (channels == 4) to[3] = (uint8_t)alpha;
    }
}

#include "encode.h"
