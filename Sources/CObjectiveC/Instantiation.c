// NSObject's allocating initialiser, looked up in the vtable of a dynamic class
// (Docs/ARCHITECTURE.md, "Calling what Objective-C would"). The mangled names belong to libFoundation of the pinned toolchain.
#include "CObjectiveC.h"

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char object_descriptor __asm__("$s10Foundation8NSObjectCMn");
extern const char object_initialiser __asm__("$s10Foundation8NSObjectCACycfCTq");

typedef __attribute__((swiftcall)) void *(*ObjectInitialiser)(__attribute__((swift_context)) const void *self);

void *willappear_allocate_object(const void *metadata) {
  ObjectInitialiser initialise =
      (ObjectInitialiser)swift_lookUpClassMethod(metadata, &object_initialiser, &object_descriptor);
  return initialise(metadata);
}
