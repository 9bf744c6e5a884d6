// C face of CALayer's non-required `init(layer:)` on a dynamic class, which Swift cannot spell.
// Called by QuartzCore/CALayer+Animations.swift only.
#ifndef WILLAPPEAR_CQUARTZCORE_H
#define WILLAPPEAR_CQUARTZCORE_H
#include <stdbool.h>

/// True on the process's first thread.
bool quartz_is_main_thread(void);

/// Runs `CALayer.init(layer:)` as the vtable of `metadata` holds it. `any` points to a Swift `Any`, whose
/// value is consumed; the result is owned by the caller.
void *_Nonnull quartz_copy_layer(const void *_Nonnull metadata, void *_Nonnull any);

#endif
