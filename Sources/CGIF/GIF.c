// Decodes with DGifSlurp and composes the frames: each is drawn over what the one before left, as its disposal says.
#include "CGIF.h"
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

typedef struct { const uint8_t *data; size_t length, position; } Reader;

static int read_bytes(GifFileType *file, GifByteType *to, int count) {
    Reader *reader = file->UserData;
    size_t left = reader->length - reader->position;
    size_t amount = (size_t)count < left ? (size_t)count : left;
    memcpy(to, reader->data + reader->position, amount);
    reader->position += amount;
    return (int)amount;
}

static int loop_count(const SavedImage *image) {
    for (int i = 0; i + 1 < image->ExtensionBlockCount; i++) {
        const ExtensionBlock *block = &image->ExtensionBlocks[i], *next = block + 1;
        if (block->Function == APPLICATION_EXT_FUNC_CODE && block->ByteCount >= 11 && memcmp(block->Bytes, "NETSCAPE2.0", 11) == 0 && next->ByteCount >= 3)
            return next->Bytes[1] | next->Bytes[2] << 8;
    }
    return -1;
}

static void draw(const GifFileType *file, const SavedImage *image, int transparent, uint8_t *canvas) {
    const ColorMapObject *colors = image->ImageDesc.ColorMap ? image->ImageDesc.ColorMap : file->SColorMap;
    if (!colors || !image->RasterBits) return;
    for (int y = 0; y < image->ImageDesc.Height; y++) {
        int row = image->ImageDesc.Top + y;
        if (row < 0 || row >= file->SHeight) continue;
        for (int x = 0; x < image->ImageDesc.Width; x++) {
            int column = image->ImageDesc.Left + x;
            int index = image->RasterBits[(size_t)y * image->ImageDesc.Width + x];
            if (column < 0 || column >= file->SWidth || index == transparent || index >= colors->ColorCount) continue;
            uint8_t *pixel = canvas + ((size_t)row * file->SWidth + column) * 4;
            pixel[0] = colors->Colors[index].Blue;
            pixel[1] = colors->Colors[index].Green;
            pixel[2] = colors->Colors[index].Red;
            pixel[3] = 255;
        }
    }
}

static void clear(const GifFileType *file, const GifImageDesc *area, uint8_t *canvas) {
    for (int y = 0; y < area->Height; y++)
        for (int x = 0; x < area->Width; x++) {
            int row = area->Top + y, column = area->Left + x;
            if (row >= 0 && row < file->SHeight && column >= 0 && column < file->SWidth) memset(canvas + ((size_t)row * file->SWidth + column) * 4, 0, 4);
        }
}

willappear_gif *willappear_gif_read(const uint8_t *data, size_t length, size_t maximum_pixels) {
    Reader reader = {data, length, 0};
    int error = 0;
    GifFileType *file = DGifOpen(&reader, read_bytes, &error);
    if (!file) return NULL;
    willappear_gif *gif = NULL;
    size_t size = (size_t)file->SWidth * (size_t)file->SHeight;
    // A file that ends early keeps the frames before its end.
    int complete = size > 0 && size <= maximum_pixels && (DGifSlurp(file) == GIF_OK || file->ImageCount > 1);
    int count = complete ? (file->Error && file->ImageCount > 1 ? file->ImageCount - 1 : file->ImageCount) : 0;
    if (count > 0 && size * (size_t)count <= maximum_pixels) {
        gif = calloc(1, sizeof *gif);
        uint8_t *canvas = calloc(size, 4), *before = malloc(size * 4);
        uint8_t *pixels = malloc(size * 4 * (size_t)count);
        int *delays = calloc((size_t)count, sizeof *delays);
        if (!gif || !canvas || !before || !pixels || !delays) {
            free(gif);
            free(pixels);
            free(delays);
            gif = NULL;
        } else {
            *gif = (willappear_gif){file->SWidth, file->SHeight, count, loop_count(&file->SavedImages[0]), pixels, delays};
            for (int i = 0; i < count; i++) {
                GraphicsControlBlock control = {DISPOSAL_UNSPECIFIED, false, 0, NO_TRANSPARENT_COLOR};
                DGifSavedExtensionToGCB(file, i, &control);
                const SavedImage *image = &file->SavedImages[i];
                memcpy(before, canvas, size * 4);
                draw(file, image, control.TransparentColor, canvas);
                memcpy(pixels + size * 4 * (size_t)i, canvas, size * 4);
                delays[i] = control.DelayTime;
                if (control.DisposalMode == DISPOSE_BACKGROUND) clear(file, &image->ImageDesc, canvas);
                if (control.DisposalMode == DISPOSE_PREVIOUS) memcpy(canvas, before, size * 4);
            }
        }
        free(canvas);
        free(before);
    }
    DGifCloseFile(file, &error);
    return gif;
}

void willappear_gif_free(willappear_gif *gif) {
    free(gif->pixels);
    free(gif->delays);
    free(gif);
}
