// Finds what holds an object: objects, closures and globals whose memory names its address. Called by ObjectiveC's HeapReferences for the
// inspector. It reads a copy of the process's memory, so nothing that another thread frees meanwhile is touched. It knows glibc's chunks
// and the headers of Swift's objects; SwiftObjects.c knows what Swift says of their contents. A weak reference names a side table, not its
// object, so weak references do not count.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include "CObjectiveC.h"
#include "SwiftObjects.h"

extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags);

// MARK: A copy of what can be written

typedef struct { uint64_t start, end; const uint8_t *copy; } Region;
enum { most_regions = 4096, most_found = 1 << 16, most_steps = 8 };
/// Enumerations use the rest of a pointer's bits for their cases.
static const uint64_t most_significant = 0x00FFFFFFFFFFFFF8;
static const size_t most_bytes = (size_t)1 << 30, most_back = (size_t)1 << 20, most_doubtful = (size_t)1 << 16;
typedef struct { Region regions[most_regions]; size_t count; uint8_t *bytes; size_t size; } Memory;

/// Lines of /proc/self/maps that are writable, but for the stack: what only a local variable holds is not told.
static bool list_regions(Memory *memory) {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (maps == NULL) return false;
  char line[4096];
  while (memory->count < most_regions && fgets(line, sizeof line, maps) != NULL) {
    uint64_t start, end;
    char permissions[8], name[2048] = "";
    if (sscanf(line, "%lx-%lx %7s %*s %*s %*s %2047[^\n]", &start, &end, permissions, name) < 3) continue;
    if (permissions[1] != 'w' || permissions[3] != 'p' || strcmp(name, "[stack]") == 0) continue;
    if (end - start > most_bytes || memory->size + (end - start) > most_bytes) continue;
    memory->regions[memory->count++] = (Region){start, end, NULL};
    memory->size += end - start;
  }
  fclose(maps);
  return true;
}

/// Ends the walk at the program or library that has the address as a variable.
static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  const uint64_t address = *(const uint64_t *)context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type == PT_LOAD && address - (info->dlpi_addr + part->p_vaddr) < part->p_memsz) return 1;
  }
  return 0;
}

static bool copy_memory(Memory *memory) {
  if (!list_regions(memory) || memory->size == 0) return false;
  void *bytes = mmap(NULL, memory->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (bytes == MAP_FAILED) return false;
  memory->bytes = bytes;
  size_t used = 0, kept = 0;
  for (size_t index = 0; index < memory->count; index++) {
    Region region = memory->regions[index];
    if (!willappear_read_memory(region.start, memory->bytes + used, region.end - region.start)) continue;
    region.copy = memory->bytes + used;
    used += region.end - region.start;
    memory->regions[kept++] = region;
  }
  memory->count = kept;
  return kept > 0;
}

static uint64_t word(const Region *region, uint64_t address) {
  uint64_t value;
  memcpy(&value, region->copy + (address - region->start), sizeof value);
  return value;
}

// MARK: Chunks and objects

/// Whether a chunk's header can stand at the address, and those of the chunks behind it: a number among an object's contents may look like one.
static bool begins_chunk(const Region *region, uint64_t start) {
  for (int hop = 0; hop < 3; hop++) {
    uint64_t header = word(region, start - 8), length = header & ~(uint64_t)7;
    // Chunks of 16 bytes fence a heap that grew elsewhere.
    if (length == 16 && hop > 0) return true;
    if (length < 32 || length % 16 != 0 || length > (uint64_t)1 << 30) return false;
    if ((header & 2) != 0) return hop == 0 && length % 4096 == 0 && (start - 16) % 4096 == 0 && start - 16 + length <= region->end;
    uint64_t next = start - 16 + length;
    // The last chunk of a heap reaches to its end.
    if (next + 16 > region->end) return hop > 0 && next <= region->end;
    if (hop == 0 && (word(region, next + 8) & 1) == 0) return false;
    start = next + 16;
  }
  return true;
}

/// The start of the contents of the chunk that holds `address` and begins with a Swift header, and its size; 0 if there is none. glibc's chunk:
/// its size with three flags before the contents, and the flag of the one behind it says that it is in use. A key such as "a" (0x61) in a
/// dictionary looks like the size of a chunk, so what begins without a Swift header is passed over.
static uint64_t chunk_around(const Region *region, uint64_t address, uint64_t *size) {
  uint64_t most = most_back;
  for (uint64_t start = address & ~(uint64_t)15; start >= region->start + 16 && address - start < most; start -= 16) {
    uint64_t length = word(region, start - 8) & ~(uint64_t)7;
    if (address - start + 8 > length - 8 || !begins_chunk(region, start)) continue;
    uint64_t metadata = word(region, start);
    if (!willappear_is_instance(metadata) && !willappear_is_context(metadata)) {
      if (address - start + most_doubtful < most) most = address - start + most_doubtful;
      continue;
    }
    *size = length - 8;
    return start;
  }
  return 0;
}

/// Whether the place in the storage of an array, a dictionary or a set holds a reference of an element: what was removed leaves its bits there.
/// Layouts: swift/stdlib/public/SwiftShims/GlobalObjects.h and core/ContiguousArrayBuffer.swift of Swift 6.
static bool holds_element(const Region *region, uint64_t start, uint64_t size, uint64_t address, TypeName name) {
  uint64_t metadata = word(region, start), count = word(region, start + 16), offset = address - start;
  Layout layout;
  if (willappear_begins(name, "Swift._ContiguousArrayStorage<")) {
    const void *element = willappear_generic_argument(metadata, 0);
    if (!willappear_layout_of(element, &layout)) return true;
    uint64_t first = (32 + layout.alignment - 1) / layout.alignment * layout.alignment;
    if (offset < first || layout.stride == 0 || (offset - first) / layout.stride >= count) return false;
    uint64_t inside = (offset - first) % layout.stride;
    return willappear_holds_reference(element, address - inside, inside);
  }
  bool is_dictionary = willappear_begins(name, "Swift._DictionaryStorage<");
  // The bytes of a string, with what the memory held before behind them.
  if (!is_dictionary && !willappear_begins(name, "Swift._SetStorage<")) return !willappear_begins(name, "Swift.__StringStorage");
  uint64_t scale = word(region, start + 32) & 0xFF, keys = word(region, start + 48), bits = start + (is_dictionary ? 64 : 56);
  uint64_t values = is_dictionary ? word(region, start + 56) : start + size, buckets = (uint64_t)1 << (scale & 63);
  if (scale > 40 || keys < bits || values < keys || values > start + size) return true;
  bool is_value = is_dictionary && address >= values;
  const void *element = willappear_generic_argument(metadata, is_value ? 1 : 0);
  uint64_t first = is_value ? values : keys;
  if (!willappear_layout_of(element, &layout)) return true;
  if (address < first || layout.stride == 0) return false;
  uint64_t bucket = (address - first) / layout.stride, inside = (address - first) % layout.stride;
  return bucket < buckets && (word(region, bits + bucket / 64 * 8) >> (bucket & 63) & 1) != 0 && willappear_holds_reference(element, address - inside, inside);
}

// MARK: The search

/// An address that is looked for, and the object it leads to. Storage may lead to several: the others follow by their numbers.
typedef struct { uint64_t address; size_t target; bool is_in_closure; uint32_t next; } Sought;
typedef struct { Sought items[most_found]; size_t count, first_of_step; uint32_t table[most_found * 4]; } Search;

static uint32_t *place(Search *search, uint64_t address) {
  size_t mask = most_found * 4 - 1, slot = (address >> 4) * 0x9E3779B97F4A7C15u >> 40 & mask;
  while (search->table[slot] != 0 && search->items[search->table[slot] - 1].address != address) slot = (slot + 1) & mask;
  return &search->table[slot];
}

static void seek(Search *search, uint64_t address, size_t target, bool is_in_closure) {
  uint32_t *link = place(search, address);
  for (; *link != 0; link = &search->items[*link - 1].next)
    if (search->items[*link - 1].target == target) return;
  if (search->count == most_found) return;
  search->items[search->count++] = (Sought){address, target, is_in_closure, 0};
  *link = (uint32_t)search->count;
}

/// The system's libraries of C keep no Swift object in a variable; what they free and use again may name one that lay there before.
static bool is_systems(const char *path) {
  bool is_below_lib = strncmp(path, "/lib/", 5) == 0 || strncmp(path, "/lib64/", 7) == 0 || strncmp(path, "/usr/lib/", 9) == 0;
  return is_below_lib && strstr(path, "/swift/") == NULL;
}

/// The variable of an image at the address, with the names of Swift.
static void tell_global(uint64_t address, Sought sought, void *context, WillAppearHolderBody body) {
  Dl_info info = {0};
  char *name = NULL;
  if (dladdr((void *)address, &info) != 0 && info.dli_fname != NULL && is_systems(info.dli_fname)) return;
  if (info.dli_sname != NULL) name = swift_demangle(info.dli_sname, strlen(info.dli_sname), NULL, NULL, 0);
  const char *image = info.dli_fname == NULL ? "" : strrchr(info.dli_fname, '/') == NULL ? info.dli_fname : strrchr(info.dli_fname, '/') + 1;
  body(context, sought.target, 0, image, name == NULL ? "" : name, sought.is_in_closure);
  free(name);
}

static const Region *region_of(const Memory *memory, uint64_t address) {
  for (size_t index = 0; index < memory->count; index++)
    if (memory->regions[index].start <= address && address + 16 <= memory->regions[index].end) return &memory->regions[index];
  return NULL;
}

/// The side table of an object with weak references, which names the object and holds nothing (swift/stdlib/public/SwiftShims/RefCount.h).
static uint64_t side_table(const Memory *memory, uint64_t object) {
  const Region *region = region_of(memory, object);
  uint64_t counts = region == NULL ? 0 : word(region, object + 8);
  return counts >> 62 == 3 ? (counts & ~((uint64_t)3 << 62)) << 3 : 0;
}

/// Whether the object was destroyed, or is being: unowned references keep the memory of an object that is gone, and glibc leaves what it frees as it
/// was. One bit of the counts says so (RefCount.h); the counts of an object with weak references lie in its side table.
static bool is_gone(const Memory *memory, const Region *region, uint64_t object) {
  uint64_t counts = word(region, object + 8), table = side_table(memory, object);
  if (table != 0) {
    const Region *place = region_of(memory, table);
    if (place == NULL || place != region_of(memory, table + 16) || word(place, table) != object) return true;
    counts = word(place, table + 16);
  }
  return (counts >> 32 & 1) != 0;
}

static void tell(const Memory *memory, const Region *region, uint64_t address, Sought sought, Search *search, void *context, WillAppearHolderBody body) {
  if (dl_iterate_phdr(find_image, &address) != 0) return tell_global(address, sought, context, body);
  uint64_t size = 0, start = chunk_around(region, address, &size);
  if (start == 0 || start == side_table(memory, sought.address) || is_gone(memory, region, start)) return;
  uint64_t metadata = word(region, start);
  if (willappear_is_instance(metadata)) {
    TypeName name = swift_getTypeName((const void *)metadata, true);
    // Storage of arrays, dictionaries and sets, whose contents Swift does not describe: their owner holds. Core Foundation's timers, sources and
    // loops keep no object of Swift that another one does not keep too, and the end of their memory is what lay there before.
    if (willappear_begins(name, "Swift.") && !holds_element(region, start, size, address, name)) return;
    if (willappear_begins(name, "Swift.")) return seek(search, start, sought.target, sought.is_in_closure || willappear_is_function((const void *)metadata));
    if (!willappear_is_inside(metadata, address - start)) return;
    Field field;
    const void *type = NULL;
    if (willappear_field_at((const void *)metadata, start, address - start, &field, &type)) {
      char text[512];
      snprintf(text, sizeof text, "%.*s", (int)(name.length < 511 ? name.length : 511), name.text);
      body(context, sought.target, start, text, field.name == NULL ? "" : field.name, sought.is_in_closure || willappear_is_function(type));
    }
    if (field.free_function != NULL) field.free_function(field.name);
  } else if (willappear_is_context(metadata) && willappear_context_holds(metadata, start, address - start)) {
    // Chunks without a Swift header are a C library's, or were freed: glibc writes its list over the header and leaves the rest as it was.
    seek(search, start, sought.target, true);
  }
}

bool willappear_holders(const uint64_t *hidden_targets, size_t count, void *context, WillAppearHolderBody body) {
  Memory *memory = mmap(NULL, sizeof *memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  Search *search = mmap(NULL, sizeof *search, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  bool could_read = memory != MAP_FAILED && search != MAP_FAILED && copy_memory(memory);
  if (could_read) {
    for (size_t index = 0; index < count; index++) seek(search, ~hidden_targets[index], index, false);
    // Each step looks for the boxes, arrays and closures that the one before has found.
    for (int step = 0; step < most_steps && search->first_of_step < search->count; step++) {
      uint64_t least = UINT64_MAX, greatest = 0;
      size_t first = search->first_of_step;
      for (size_t index = first; index < search->count; index++) {
        uint64_t address = search->items[index].address;
        if (address < least) least = address;
        if (address > greatest) greatest = address;
      }
      search->first_of_step = search->count;
      for (size_t index = 0; index < memory->count; index++) {
        const Region *region = &memory->regions[index];
        for (uint64_t address = region->start; address + 8 <= region->end; address += 8) {
          uint64_t value = word(region, address) & most_significant;
          if (value < least || value > greatest) continue;
          for (uint32_t found = *place(search, value); found != 0; found = search->items[found - 1].next)
            if (found > first && found <= search->first_of_step) tell(memory, region, address, search->items[found - 1], search, context, body);
        }
      }
    }
  }
  if (memory != MAP_FAILED && memory->bytes != NULL) munmap(memory->bytes, memory->size);
  if (memory != MAP_FAILED) munmap(memory, sizeof *memory);
  if (search != MAP_FAILED) munmap(search, sizeof *search);
  return could_read;
}
