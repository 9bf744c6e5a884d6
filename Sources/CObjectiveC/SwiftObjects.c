// Reads what Swift says of its types: which bytes of an object, a closure's context or a value hold a strong reference. HeapReferences.c
// asks. It knows swift/include/swift/ABI/Metadata.h of Swift 6 on platforms without the Objective-C runtime; where Swift describes
// nothing, it answers that the bytes may hold a reference.
#define _GNU_SOURCE
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>
#include "SwiftObjects.h"

extern const void *swift_reflectionMirror_recursiveChildMetadata(const void *type, intptr_t index, Field *field) __attribute__((swiftcall));
extern intptr_t swift_reflectionMirror_recursiveChildOffset(const void *type, intptr_t index) __attribute__((swiftcall));
extern intptr_t swift_reflectionMirror_recursiveCount(const void *type) __attribute__((swiftcall));
extern const void *swift_getTypeByMangledNameInContext(const char *name, size_t length, const void *context, const void *const *arguments) __attribute__((swiftcall));

bool willappear_read_memory(uint64_t address, void *into, size_t size) {
  struct iovec here = {into, size}, there = {(void *)address, size};
  return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)size;
}

enum { kind_of_class_descriptor = 16, offset_of_superclass = 8, offset_of_instance_size = 24, offset_of_descriptor = 40 };
enum { kind_of_structure = 0x200, kind_of_optional = 0x202, kind_of_tuple = 0x301, kind_of_function = 0x302, kind_of_existential = 0x303, kind_of_closure = 0x400, kind_of_box = 0x500 };

/// Whether the chunk begins with a class's metadata.
bool willappear_is_instance(uint64_t metadata) {
  uint64_t head[6];
  uint32_t flags;
  if (metadata < 4096 || metadata % 8 != 0 || !willappear_read_memory(metadata, head, sizeof head) || head[0] != 0) return false;
  return head[offset_of_descriptor / 8] % 4 == 0 && willappear_read_memory(head[offset_of_descriptor / 8], &flags, sizeof flags) && (flags & 31) == kind_of_class_descriptor;
}

/// Closures' contexts and boxes of captured variables.
bool willappear_is_context(uint64_t metadata) {
  uint64_t kind;
  return metadata >= 4096 && metadata % 8 == 0 && willappear_read_memory(metadata, &kind, sizeof kind) && (kind == kind_of_closure || kind == kind_of_box);
}

bool willappear_begins(TypeName name, const char *text) { return name.length >= strlen(text) && memcmp(name.text, text, strlen(text)) == 0; }

/// The type's name speaks of a function. A closure that captures one object alone has that object for its context.
bool willappear_is_function(const void *type) {
  if (type == NULL) return false;
  TypeName name = swift_getTypeName(type, true);
  return memmem(name.text, name.length, "->", 2) != NULL;
}

/// The type's name is that of a reference that keeps nothing (Sources/ObjectiveC/ZeroingReference.swift).
static bool is_zeroing(const void *type) {
  if (type == NULL) return false;
  TypeName name = swift_getTypeName(type, true);
  return willappear_begins(name, "ObjectiveC._Zeroing");
}

// MARK: What a value holds

/// What the type's value witnesses say of its values (swift/ABI/ValueWitness.def, MetadataValues.h); false where there are none.
bool willappear_layout_of(const void *type, Layout *layout) {
  enum { place_of_size = 8, place_of_stride = 9, place_of_flags = 10, alignment_mask = 0xFF, is_not_plain = 0x10000, is_not_inline = 0x20000, is_not_copyable = 0x800000 };
  uint64_t table, words[place_of_flags + 1];
  if (type == NULL || !willappear_read_memory((uint64_t)type - 8, &table, sizeof table) || !willappear_read_memory(table, words, sizeof words)) return false;
  uint64_t flags = words[place_of_flags];
  *layout = (Layout){words[place_of_size], words[place_of_stride], (flags & alignment_mask) + 1, (flags & is_not_plain) == 0, (flags & is_not_inline) == 0, (flags & is_not_copyable) == 0};
  return true;
}

/// Whether a value of the type may hold a reference `offset` bytes into it: numbers, truth values and bare pointers are copied bit by bit, and behind a
/// value that is shorter lies what the memory held before.
static bool may_hold(const void *type, uint64_t offset) {
  Layout layout;
  // The elements of a buffer follow its last property; a lock's own bytes have no witnesses.
  if (!willappear_layout_of(type, &layout) || offset >= ((layout.size + 7) & ~(uint64_t)7) || !layout.is_copyable) return true;
  return !layout.is_plain && offset + 8 <= layout.size;
}

/// Whether an existential value holds a strong reference at the offset (TargetExistentialTypeMetadata, ExistentialTypeFlags). One of any type keeps
/// three words and, behind them, the value's own type: nil has none, and leaves in the three words what the memory held before.
static bool existential_holds(uint32_t flags, uint64_t value, uint64_t offset) {
  enum { size_of_words = 24, mask_of_special = 0x3F000000 };
  const uint32_t is_of_any_type = 0x80000000;
  if ((flags & is_of_any_type) == 0 || (flags & mask_of_special) != 0) return offset == 0;
  uint64_t own;
  Layout layout;
  if (offset >= size_of_words) return false;
  if (!willappear_read_memory(value + size_of_words, &own, sizeof own)) return true;
  if (own == 0) return false;
  if (!willappear_layout_of((const void *)own, &layout)) return true;
  if (layout.size > size_of_words || !layout.is_inline) return offset == 0;
  return offset < layout.size && willappear_holds_reference((const void *)own, value, offset);
}

/// Whether a value of the type holds a strong reference at the offset, as far as Swift describes the type.
bool willappear_holds_reference(const void *type, uint64_t value, uint64_t offset) {
  if (is_zeroing(type) || !may_hold(type, offset)) return false;
  uint64_t head[3];
  if (type == NULL || !willappear_read_memory((uint64_t)type, head, sizeof head)) return true;
  if (head[0] == kind_of_function) return offset == 8;
  if (head[0] == kind_of_optional) return willappear_holds_reference((const void *)head[2], value, offset);
  if (head[0] == kind_of_existential) return existential_holds((uint32_t)head[1], value, offset);
  if (head[0] != kind_of_structure && head[0] != kind_of_tuple) return true;
  Field part;
  const void *part_type = NULL;
  bool holds = willappear_field_at(type, value, offset, &part, &part_type);
  if (part.free_function != NULL) part.free_function(part.name);
  return holds;
}

bool willappear_field_at(const void *metadata, uint64_t value, uint64_t offset, Field *found, const void **type) {
  intptr_t count = swift_reflectionMirror_recursiveCount(metadata), nearest = -1;
  *found = (Field){"", NULL, true, true};
  for (intptr_t index = 0; index < count; index++) {
    intptr_t place = swift_reflectionMirror_recursiveChildOffset(metadata, index);
    if (place < 0 || (uint64_t)place > offset || place <= nearest) continue;
    nearest = place;
    Field field = {0};
    *type = swift_reflectionMirror_recursiveChildMetadata(metadata, index, &field);
    if (found->free_function != NULL) found->free_function(found->name);
    *found = field;
  }
  return found->is_strong && (nearest < 0 || willappear_holds_reference(*type, value + (uint64_t)nearest, offset - (uint64_t)nearest));
}

/// The length of a mangled name with symbolic references in it (docs/ABI/Mangling.rst of Swift).
static size_t length_of_name(const char *name) {
  size_t length = 0;
  while (name[length] != 0) length += name[length] >= 0x18 && name[length] <= 0x1F ? 9 : name[length] >= 1 && name[length] <= 0x17 ? 5 : 1;
  return length;
}

/// Whether a closure's context or a variable's box holds a strong reference at the offset (HeapLocalVariableMetadata, GenericBoxHeapMetadata,
/// CaptureDescriptor). Where a captured type has no name outside its function, everything behind it may.
bool willappear_context_holds(uint64_t metadata, uint64_t context, uint64_t offset) {
  struct { uint64_t kind; uint32_t first, padding; const void *described; } head;
  struct { uint32_t types, sources, bindings; } counts;
  if (!willappear_read_memory(metadata, &head, sizeof head) || head.described == NULL) return true;
  if (head.kind == kind_of_box) return offset >= head.first && willappear_holds_reference(head.described, context + head.first, offset - head.first);
  if (!willappear_read_memory((uint64_t)head.described, &counts, sizeof counts)) return true;
  uint64_t place = head.first + 8 * (uint64_t)counts.bindings;
  const int32_t *record = (const int32_t *)((const uint32_t *)head.described + 3);
  for (uint32_t index = 0; index < counts.types; index++) {
    const char *name = (const char *)&record[index] + record[index];
    size_t length = length_of_name(name);
    Layout layout = {8, 8, 8, false, true, true};
    char last = length == 0 ? 0 : name[length - 1];
    bool is_reference = length > 2 && name[length - 2] == 'X' && strchr("wou", last) != NULL, is_lowered_function = last == '_';
    const void *type = is_reference || is_lowered_function ? NULL : swift_getTypeByMangledNameInContext(name, length, NULL, NULL);
    if (is_lowered_function) layout.size = 16;
    else if (!is_reference && !willappear_layout_of(type, &layout)) return true;
    place = (place + layout.alignment - 1) / layout.alignment * layout.alignment;
    if (offset < place) return false;
    if (offset < place + layout.size) return is_lowered_function ? offset == place + 8 : !is_reference && willappear_holds_reference(type, context + place, offset - place);
    place += layout.size;
  }
  return false;
}

/// The type that the class, which has no superclass in another module, was made generic over (TargetClassDescriptor: the sizes of the metadata).
const void *willappear_generic_argument(uint64_t metadata, size_t index) {
  enum { place_of_positive_size = 7, place_of_own_words = 8 };
  uint64_t descriptor, type;
  uint32_t words[place_of_own_words + 1];
  if (!willappear_read_memory(metadata + offset_of_descriptor, &descriptor, sizeof descriptor) || !willappear_read_memory(descriptor, words, sizeof words)) return NULL;
  uint64_t place = metadata + 8 * (uint64_t)(words[place_of_positive_size] - words[place_of_own_words] + index);
  return willappear_read_memory(place, &type, sizeof type) ? (const void *)type : NULL;
}

/// Whether the place lies inside an object of the class. Its chunk may be larger, and what the memory held before stays behind the object. Only
/// buffers have elements there.
bool willappear_is_inside(uint64_t metadata, uint64_t offset) {
  uint64_t size;
  if (!willappear_read_memory(metadata + offset_of_instance_size, &size, sizeof size) || offset + 8 <= (uint32_t)size) return true;
  while (willappear_is_instance(metadata)) {
    if (willappear_begins(swift_getTypeName((const void *)metadata, true), "Swift.ManagedBuffer<")) return true;
    if (!willappear_read_memory(metadata + offset_of_superclass, &metadata, sizeof metadata)) return false;
  }
  return false;
}
