// C face of what Swift has no spelling for: NSObject's non-required `init()` on a dynamic class.
// Called by ObjectiveC/Instantiation.swift only.
#ifndef WILLAPPEAR_COBJECTIVEC_H
#define WILLAPPEAR_COBJECTIVEC_H

/// Runs `NSObject.init()` as the vtable of `metadata` holds it; the result is owned by the caller.
void *_Nonnull willappear_allocate_object(const void *_Nonnull metadata);

#endif
