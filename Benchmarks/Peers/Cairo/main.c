// Bare cairo with the shapes of LayoutBench's `shadows` row: rounded and plain rectangles, gradients; shadows as cairo can, by the
// rectangle in grey without a blur. 1179 x 2556 pixels, and the same to PNG bytes by cairo's own writer. "NAME=MICROSECONDS ...".
//   cairo-bench N
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void rounded(cairo_t *context, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(context);
    cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(context);
}

static void draw(cairo_surface_t *surface, int count) {
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_scale(context, 3, 3);
    for (int index = 0; index < count; index++) {
        double x = index % 10 * 39 + 2, y = index / 10 % 50 * 17;
        if (index % 5 == 0) {
            cairo_set_source_rgba(context, 0, 0, 0, 0.4);
            cairo_rectangle(context, x - 3, y - 1, 39, 19);
            cairo_fill(context);
        }
        if (index % 3 == 0) rounded(context, x, y, 33, 13, 4); else cairo_rectangle(context, x, y, 33, 13);
        cairo_set_source_rgb(context, index % 36 / 36.0, 0.6, 0.9);
        cairo_fill(context);
        if (index % 7 == 0) {
            cairo_pattern_t *gradient = cairo_pattern_create_linear(x, y, x, y + 13);
            cairo_pattern_add_color_stop_rgb(gradient, 0, 1, 0, 0);
            cairo_pattern_add_color_stop_rgb(gradient, 1, 0, 0, 1);
            cairo_rectangle(context, x, y, 33, 13);
            cairo_set_source(context, gradient);
            cairo_fill(context);
            cairo_pattern_destroy(gradient);
        }
    }
    cairo_destroy(context);
    cairo_surface_flush(surface);
}

static cairo_status_t count_bytes(void *total, const unsigned char *data, unsigned int length) {
    (void)data;
    *(size_t *)total += length;
    return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 500;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1179, 2556);
    double begin = now();
    draw(surface, count);
    double first = now();
    draw(surface, count);
    double again = now();
    size_t bytes = 0;
    cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
    double written = now();
    printf("first=%.1f again=%.1f png=%.1f\n", first - begin, again - first, written - again);
    fprintf(stderr, "%zu bytes\n", bytes);
    return 0;
}
