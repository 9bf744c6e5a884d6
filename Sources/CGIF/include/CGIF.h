// GIF files through giflib: every frame as the whole picture that a viewer shows. Called by ImageIO only.
#ifndef WILLAPPEAR_CGIF_H
#define WILLAPPEAR_CGIF_H
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int width, height, count;
    /// How often the animation runs; 0 for ever, -1 when the file does not say.
    int loops;
    /// `count` pictures one after the other, B, G, R, A; alpha is 0 or 255.
    uint8_t *_Nullable pixels;
    /// Hundredths of a second, one a frame.
    int *_Nullable delays;
} willappear_gif;

/// NULL for data that is no GIF, and for pictures of more than `maximum_pixels` in all.
willappear_gif *_Nullable willappear_gif_read(const uint8_t *_Nonnull data, size_t length, size_t maximum_pixels);
void willappear_gif_free(willappear_gif *_Nonnull gif);
#endif
