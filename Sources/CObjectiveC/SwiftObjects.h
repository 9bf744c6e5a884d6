// What HeapReferences.c asks of Swift's descriptions of types; SwiftObjects.c answers.
#ifndef SWIFT_OBJECTS_H
#define SWIFT_OBJECTS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { const char *name; void (*free_function)(const char *); bool is_strong, is_var; } Field;
typedef struct { const char *text; size_t length; } TypeName;
typedef struct { uint64_t size, stride, alignment; bool is_plain, is_inline, is_copyable; } Layout;
extern TypeName swift_getTypeName(const void *metadata, bool qualified) __attribute__((swiftcall));

bool willappear_read_memory(uint64_t address, void *into, size_t size);
bool willappear_begins(TypeName name, const char *text);
/// Whether the address is a class's metadata.
bool willappear_is_instance(uint64_t metadata);
/// Whether the address is the metadata of a closure's context or of a captured variable's box.
bool willappear_is_context(uint64_t metadata);
/// The type's name speaks of a function. A closure that captures one object alone has that object for its context.
bool willappear_is_function(const void *type);
/// What the type's value witnesses say of its values; false where there are none.
bool willappear_layout_of(const void *type, Layout *layout);
/// Whether a value of the type, which begins at the address `value`, holds a strong reference at the offset, as far as Swift describes the type.
bool willappear_holds_reference(const void *type, uint64_t value, uint64_t offset);
/// Which stored property of the object, the structure or the tuple lies at the offset, and its type; false where the property holds nothing.
bool willappear_field_at(const void *metadata, uint64_t value, uint64_t offset, Field *found, const void **type);
/// Whether a closure's context or a variable's box holds a strong reference at the offset.
bool willappear_context_holds(uint64_t metadata, uint64_t context, uint64_t offset);
/// The type that the class, which has no superclass in another module, was made generic over.
const void *willappear_generic_argument(uint64_t metadata, size_t index);
/// Whether the place lies inside an object of the class.
bool willappear_is_inside(uint64_t metadata, uint64_t offset);

#endif
