// CALayer's allocating `init(layer:)`, looked up in the vtable of a dynamic class (Docs/ARCHITECTURE.md, "Calling what Objective-C would").
// The two symbols are QuartzCore's class descriptor and method descriptor.
#include "CQuartzCore.h"

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char layer_descriptor __asm__("$s10QuartzCore7CALayerCMn");
extern const char layer_initialiser __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");

typedef __attribute__((swiftcall)) void *(*LayerInitialiser)(void *any, __attribute__((swift_context)) const void *self);

void *quartz_copy_layer(const void *metadata, void *any) {
  LayerInitialiser initialise = (LayerInitialiser)swift_lookUpClassMethod(metadata, &layer_initialiser, &layer_descriptor);
  return initialise(any, metadata);
}
