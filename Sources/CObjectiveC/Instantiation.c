// NSObject's allocating initialiser, looked up in the vtable of a dynamic class
// (Docs/ARCHITECTURE.md, "Calling what Objective-C would"). The mangled names belong to libFoundation of the pinned toolchain.
#include <string.h>
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

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);

/// Where class metadata tells the size of instances and their alignment (swift/include/swift/ABI/Metadata.h).
enum { instance_size_offset = 24, alignment_offset = 28, header = 16 };

void *willappear_allocate_instance(const void *metadata) {
  uint32_t size;
  uint16_t alignment_mask;
  memcpy(&size, (const char *)metadata + instance_size_offset, sizeof size);
  memcpy(&alignment_mask, (const char *)metadata + alignment_offset, sizeof alignment_mask);
  char *object = swift_allocObject(metadata, size, alignment_mask);
  memset(object + header, 0, size - header);
  return object;
}
