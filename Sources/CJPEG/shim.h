// libjpeg reports errors by longjmp, which Swift must not see: these functions
// decode and encode whole pictures in C. Called by CoreGraphics (ImageCoding.swift).
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <jpeglib.h>
#include <jerror.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
    int truncated;
} ImageErrors;

static inline void image_error_exit(j_common_ptr info) {
    longjmp(((ImageErrors *)info->err)->escape, 1);
}

static inline void image_emit_message(j_common_ptr info, int level) {
    if (level >= 0) return;
    info->err->num_warnings++;
    if (info->err->msg_code == JWRN_JPEG_EOF) ((ImageErrors *)info->err)->truncated = 1;
}

static inline void image_output_message(j_common_ptr info) { (void)info; }

/// Decodes to 32-bit pixels, B G R A in memory, in a buffer that the caller frees.
/// Returns NULL for anything that is not a whole JPEG of at most `max_pixels` pixels. With `partial`, a file that ends early gives what is
/// there of it: the rows that it has, or the scans of a progressive one.
/// `orientation` receives the EXIF orientation 1…8 (1 when absent).
static inline unsigned char *image_decode_jpeg(const unsigned char *bytes, unsigned long length, unsigned long max_pixels, int partial,
                                               int *width, int *height, int *orientation) {
    struct jpeg_decompress_struct info;
    ImageErrors errors;
    unsigned char *volatile pixels = NULL;
    unsigned char *volatile row = NULL;
    info.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = image_error_exit;
    errors.base.emit_message = image_emit_message;
    errors.base.output_message = image_output_message;
    errors.truncated = 0;
    *orientation = 1;
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        free(pixels);
        free(row);
        return NULL;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, length);
    jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(&info, TRUE);
    if ((unsigned long)info.image_width * info.image_height > max_pixels || info.image_width > 32767 || info.image_height > 32767)
        longjmp(errors.escape, 1);
    for (jpeg_saved_marker_ptr marker = info.marker_list; marker; marker = marker->next) {
        const unsigned char *d = marker->data;
        unsigned n = marker->data_length;
        if (n < 14 || memcmp(d, "Exif\0\0", 6) != 0) continue;
        int little = d[6] == 'I';
#define IMAGE_U16(at) ((at) + 2 <= n ? (little ? d[at] | d[(at) + 1] << 8 : d[at] << 8 | d[(at) + 1]) : 0)
        unsigned first = 6 + (little ? IMAGE_U16(10) : IMAGE_U16(12));
        unsigned count = IMAGE_U16(first);
        for (unsigned i = 0; i < count && first + 2 + i * 12 + 12 <= n; i++) {
            unsigned entry = first + 2 + i * 12;
            int value = IMAGE_U16(entry + 8);
            if (IMAGE_U16(entry) == 0x0112 && value >= 1 && value <= 8) *orientation = value;
        }
#undef IMAGE_U16
    }
    int cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    int inverted = info.saw_Adobe_marker;
    info.out_color_space = cmyk ? JCS_CMYK : JCS_RGB;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    *width = (int)info.output_width;
    *height = (int)info.output_height;
    pixels = (unsigned char *)malloc((size_t)info.output_width * info.output_height * 4 + 4);
    row = (unsigned char *)malloc((size_t)info.output_width * 4 + 4);
    if (!pixels || !row) longjmp(errors.escape, 1);
    while (info.output_scanline < info.output_height) {
        unsigned char *to = pixels + (size_t)info.output_scanline * info.output_width * 4;
        JSAMPROW rows[1] = { row };
        if (jpeg_read_scanlines(&info, rows, 1) != 1) longjmp(errors.escape, 1);
        const unsigned char *from = row;
        for (unsigned x = 0; x < info.output_width; x++, to += 4) {
            if (cmyk) {
                unsigned c = from[0], m = from[1], y = from[2], k = from[3];
                if (!inverted) { c = 255 - c; m = 255 - m; y = 255 - y; k = 255 - k; }
                to[0] = (unsigned char)(y * k / 255);
                to[1] = (unsigned char)(m * k / 255);
                to[2] = (unsigned char)(c * k / 255);
                from += 4;
            } else {
                to[0] = from[2];
                to[1] = from[1];
                to[2] = from[0];
                from += 3;
            }
            to[3] = 255;
        }
    }
    jpeg_finish_decompress(&info);
    if (errors.truncated && !partial) longjmp(errors.escape, 1);
    jpeg_destroy_decompress(&info);
    free(row);
    return pixels;
}

/// Encodes 32-bit pixels, B G R A in memory and opaque, in a buffer that the caller frees.
static inline unsigned char *image_encode_jpeg(const unsigned char *pixels, int width, int height, int bytes_per_row, int quality,
                                               unsigned long *length) {
    struct jpeg_compress_struct info;
    ImageErrors errors;
    unsigned char *buffer = NULL;
    unsigned char *volatile row = NULL;
    info.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = image_error_exit;
    errors.base.emit_message = image_emit_message;
    errors.base.output_message = image_output_message;
    errors.truncated = 0;
    *length = 0;
    if (setjmp(errors.escape)) {
        jpeg_destroy_compress(&info);
        free(row);
        return NULL;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &buffer, length);
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    jpeg_start_compress(&info, TRUE);
    row = (unsigned char *)malloc((size_t)width * 3 + 3);
    if (!row) longjmp(errors.escape, 1);
    for (int y = 0; y < height; y++) {
        const unsigned char *from = pixels + (size_t)y * bytes_per_row;
        unsigned char *to = row;
        for (int x = 0; x < width; x++, from += 4, to += 3) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
        }
        JSAMPROW rows[1] = { row };
        jpeg_write_scanlines(&info, rows, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    free(row);
    return buffer;
}
