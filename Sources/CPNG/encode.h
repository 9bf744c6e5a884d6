// PNG files of screens. Most rows of a screen equal the row above (92 to 100 % of them): those are found before anything is
// converted and written as deflate matches of fixed codes, without zlib. The other rows go through zlib 1 with the filter Up, which
// packs full screens better than run lengths alone, as fast. The bytes depend on the pixels and on zlib. ImageCoding.swift calls it.
#ifndef WILLAPPEAR_PNG_ENCODE_H
#define WILLAPPEAR_PNG_ENCODE_H
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

typedef struct {
    uint8_t *data;
    size_t length, capacity;
    uint64_t bits;
    int count;
    int failed;
} png_output;

static inline int png_room(png_output *o, size_t more) {
    if (o->failed) return 0;
    if (o->length + more <= o->capacity) return 1;
    size_t capacity = (o->length + more) * 3 / 2 + 4096;
    uint8_t *grown = (uint8_t *)realloc(o->data, capacity);
    if (!grown) { o->failed = 1; return 0; }
    o->data = grown;
    o->capacity = capacity;
    return 1;
}

/// Deflate's order: the lowest bit first.
static inline void png_put(png_output *o, uint32_t value, int bits) {
    o->bits |= (uint64_t)value << o->count;
    o->count += bits;
    while (o->count >= 8) {
        if (!png_room(o, 1)) return;
        o->data[o->length++] = (uint8_t)o->bits;
        o->bits >>= 8;
        o->count -= 8;
    }
}

/// Huffman codes are written from their highest bit.
static inline void png_code(png_output *o, uint32_t code, int bits) {
    uint32_t reversed = 0;
    for (int i = 0; i < bits; i++) reversed |= ((code >> i) & 1) << (bits - 1 - i);
    png_put(o, reversed, bits);
}

static inline void png_align(png_output *o) {
    if (o->count > 0) png_put(o, 0, 8 - o->count);
}

/// A run of the byte before, 3 to 258 long, in deflate's fixed codes.
static inline void png_run(png_output *o, int length) {
    static const uint16_t base[29] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    int index = 28;
    while (base[index] > length) index--;
    if (index < 23) png_code(o, (uint32_t)index + 1, 7); else png_code(o, 0xC0 + (uint32_t)index - 23, 8);
    png_put(o, (uint32_t)(length - base[index]), extra[index]);
    png_code(o, 0, 5);
}

/// `rows` rows that equal the row above: the filter's byte and `bytes` zeros each.
static inline void png_repeats(png_output *o, long rows, long bytes) {
    png_put(o, 2, 3);
    for (long row = 0; row < rows; row++) {
        png_code(o, 0x30 + 2, 8);
        png_code(o, 0x30, 8);
        long rest = bytes - 1;
        while (rest >= 3) {
            int length = rest > 258 ? (rest - 258 < 3 && rest != 258 ? 255 : 258) : (int)rest;
            png_run(o, length);
            rest -= length;
        }
        while (rest-- > 0) png_code(o, 0x30, 8);
    }
    png_code(o, 0, 7);
    // An empty stored block ends on a whole byte, where zlib's blocks begin.
    png_put(o, 0, 3);
    png_align(o);
    png_put(o, 0xFFFF0000u, 32);
}

static inline void png_number(png_output *o, uint32_t value) {
    if (!png_room(o, 4)) return;
    for (int shift = 24; shift >= 0; shift -= 8) o->data[o->length++] = (uint8_t)(value >> shift);
}

/// Writes the length and checksum of the chunk whose name begins at `start` + 4.
static inline void png_close_chunk(png_output *o, size_t start) {
    if (o->failed) return;
    uint32_t length = (uint32_t)(o->length - start - 8);
    for (int i = 0; i < 4; i++) o->data[start + i] = (uint8_t)(length >> (24 - 8 * i));
    png_number(o, (uint32_t)crc32(0, o->data + start + 4, (uInt)(length + 4)));
}

static inline size_t png_open_chunk(png_output *o, const char *name) {
    size_t start = o->length;
    png_number(o, 0);
    if (png_room(o, 4)) { memcpy(o->data + o->length, name, 4); o->length += 4; }
    return start;
}

/// `channels` 3 for pictures without alpha, else 4. The caller frees the result; NULL when memory does not suffice.
static inline uint8_t *image_encode_png(const uint8_t *pixels, long stride, long width, long height, int channels, size_t *length) {
    png_output o = {0};
    z_stream z;
    memset(&z, 0, sizeof z);
    long bytes = width * channels;
    uint8_t *row = (uint8_t *)malloc((size_t)bytes + 1), *now = (uint8_t *)malloc((size_t)bytes), *above = (uint8_t *)calloc((size_t)bytes, 1);
    if (!row || !now || !above || deflateInit2(&z, 1, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
        free(row); free(now); free(above);
        return NULL;
    }
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    if (png_room(&o, 8)) { memcpy(o.data, signature, 8); o.length = 8; }
    size_t chunk = png_open_chunk(&o, "IHDR");
    png_number(&o, (uint32_t)width);
    png_number(&o, (uint32_t)height);
    if (png_room(&o, 5)) {
        o.data[o.length++] = 8;
        o.data[o.length++] = channels == 4 ? 6 : 2;
        o.data[o.length++] = 0; o.data[o.length++] = 0; o.data[o.length++] = 0;
    }
    png_close_chunk(&o, chunk);
    chunk = png_open_chunk(&o, "IDAT");
    if (png_room(&o, 2)) { o.data[o.length++] = 0x78; o.data[o.length++] = 0x01; }
    uint32_t a = 1, b = 0;
    long y = 0;
    while (y < height && !o.failed) {
        const uint8_t *source = pixels + y * stride;
        if (y > 0 && memcmp(source, source - stride, (size_t)width * 4) == 0) {
            long first = y;
            while (y < height && memcmp(pixels + y * stride, pixels + (y - 1) * stride, (size_t)width * 4) == 0) {
                // Adler's sums of a 2 and `bytes` zeros.
                a = (a + 2) % 65521;
                b = (uint32_t)((b + (uint64_t)a * (uint64_t)(bytes + 1)) % 65521);
                y++;
            }
            png_repeats(&o, y - first, bytes);
            continue;
        }
        image_unpremultiply_to_rgb(source, now, width, channels);
        row[0] = 2;
        for (long i = 0; i < bytes; i++) row[i + 1] = (uint8_t)(now[i] - above[i]);
        uint8_t *swap = above; above = now; now = swap;
        uint32_t sums = (uint32_t)adler32((uLong)(b << 16 | a), row, (uInt)(bytes + 1));
        a = sums & 0xFFFF;
        b = sums >> 16;
        y++;
        int ends = y == height || memcmp(pixels + y * stride, pixels + (y - 1) * stride, (size_t)width * 4) == 0;
        z.next_in = row;
        z.avail_in = (uInt)(bytes + 1);
        // What follows a full flush refers to nothing before it.
        do {
            if (!png_room(&o, (size_t)bytes / 2 + 1024)) break;
            z.next_out = o.data + o.length;
            z.avail_out = (uInt)(o.capacity - o.length);
            deflate(&z, ends ? Z_FULL_FLUSH : Z_NO_FLUSH);
            o.length = (size_t)(z.next_out - o.data);
        } while (z.avail_out == 0);
    }
    // The last block: empty, of fixed codes.
    png_put(&o, 3, 3);
    png_code(&o, 0, 7);
    png_align(&o);
    png_number(&o, b << 16 | a);
    png_close_chunk(&o, chunk);
    png_close_chunk(&o, png_open_chunk(&o, "IEND"));
    deflateEnd(&z);
    free(row); free(now); free(above);
    if (o.failed) { free(o.data); return NULL; }
    *length = o.length;
    return o.data;
}
#endif
