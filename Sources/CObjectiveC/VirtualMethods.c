// Finds the places of overridable methods in class metadata, so that a method can be given another implementation
// while the program runs. Layouts: swift/docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of Swift 6, for
// platforms without the Objective-C runtime. Every place is checked against swift_lookUpClassMethod before it is used.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "CObjectiveC.h"

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags);

static const void *relative(const int32_t *place) { return *place == 0 ? NULL : (const char *)place + *place; }

// MARK: Symbols of method descriptors

struct Symbol { const void *address; const char *name; };
static struct Symbol *symbols;
static size_t symbol_count, symbol_capacity;

static size_t count_of_symbols(const uint32_t *gnu_hash) {
  uint32_t buckets = gnu_hash[0], first = gnu_hash[1], bloom = gnu_hash[2];
  const uint32_t *bucket = gnu_hash + 4 + bloom * (sizeof(ElfW(Addr)) / 4), *chain = bucket + buckets;
  uint32_t last = 0;
  for (uint32_t index = 0; index < buckets; index++)
    if (bucket[index] > last) last = bucket[index];
  if (last < first) return first;
  while (!(chain[last - first] & 1)) last++;
  return (size_t)last + 1;
}

struct Tables { const ElfW(Sym) *symbols; const char *names; const uint32_t *hash; const ElfW(Rela) *rela[2]; size_t rela_size[2]; };

static struct Tables tables_of(struct dl_phdr_info *info) {
  struct Tables tables = {0};
  const ElfW(Dyn) *dynamic = NULL;
  for (int index = 0; index < info->dlpi_phnum; index++)
    if (info->dlpi_phdr[index].p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[index].p_vaddr);
  for (; dynamic != NULL && dynamic->d_tag != DT_NULL; dynamic++) {
    if (dynamic->d_tag == DT_PLTRELSZ) tables.rela_size[0] = dynamic->d_un.d_val;
    if (dynamic->d_tag == DT_RELASZ) tables.rela_size[1] = dynamic->d_un.d_val;
    // The vDSO's addresses are not relocated; it holds nothing of ours.
    if (dynamic->d_un.d_ptr < info->dlpi_addr) continue;
    if (dynamic->d_tag == DT_SYMTAB) tables.symbols = (const ElfW(Sym) *)dynamic->d_un.d_ptr;
    if (dynamic->d_tag == DT_STRTAB) tables.names = (const char *)dynamic->d_un.d_ptr;
    if (dynamic->d_tag == DT_GNU_HASH) tables.hash = (const uint32_t *)dynamic->d_un.d_ptr;
    if (dynamic->d_tag == DT_JMPREL) tables.rela[0] = (const ElfW(Rela) *)dynamic->d_un.d_ptr;
    if (dynamic->d_tag == DT_RELA) tables.rela[1] = (const ElfW(Rela) *)dynamic->d_un.d_ptr;
  }
  return tables;
}

static int collect_symbols(struct dl_phdr_info *info, size_t size, void *context) {
  struct Tables tables = tables_of(info);
  if (tables.symbols == NULL || tables.names == NULL || tables.hash == NULL) return 0;
  size_t count = count_of_symbols(tables.hash);
  for (size_t index = 0; index < count; index++) {
    if (tables.symbols[index].st_shndx == SHN_UNDEF) continue;
    const char *name = tables.names + tables.symbols[index].st_name;
    if (name[0] != '$' || name[1] != 's') continue;
    size_t length = strlen(name);
    if (length < 4 || strcmp(name + length - 2, "Tq") != 0) continue;
    if (symbol_count == symbol_capacity) {
      size_t capacity = symbol_capacity == 0 ? 16384 : symbol_capacity * 2;
      struct Symbol *more = realloc(symbols, capacity * sizeof(struct Symbol));
      if (more == NULL) return 1;
      symbols = more;
      symbol_capacity = capacity;
    }
    symbols[symbol_count++] = (struct Symbol){(const void *)(info->dlpi_addr + tables.symbols[index].st_value), name};
  }
  return 0;
}

static int by_address(const void *a, const void *b) {
  const struct Symbol *first = a, *second = b;
  return first->address < second->address ? -1 : first->address > second->address;
}

static const char *name_of(const void *descriptor) {
  if (symbols == NULL) {
    dl_iterate_phdr(collect_symbols, NULL);
    if (symbols != NULL) qsort(symbols, symbol_count, sizeof(struct Symbol), by_address);
  }
  if (symbols == NULL) return NULL;
  struct Symbol key = {descriptor, NULL};
  const struct Symbol *found = bsearch(&key, symbols, symbol_count, sizeof(struct Symbol), by_address);
  return found == NULL ? NULL : found->name;
}

// MARK: Classes

enum { class_kind = 16, kind_mask = 0x1f, is_generic = 0x80, has_vtable = 1u << 31, has_resilient_superclass = 1u << 29 };

static const int32_t *description_of(const void *metadata) { return *(const int32_t *const *)((const char *)metadata + 40); }

void willappear_virtual_methods(const void *metadata, void *context, void (*body)(void *context, const char *name, size_t offset)) {
  const int32_t *description = description_of(metadata);
  if (description == NULL) return;
  uint32_t flags = (uint32_t)description[0];
  if ((flags & kind_mask) != class_kind || (flags & is_generic) || !(flags & has_vtable) || (flags & has_resilient_superclass)) return;
  const int32_t *next = description + 11;
  uint32_t initialisation = (flags >> 16) & 3;
  if (initialisation == 1) next += 3;
  if (initialisation == 2) next += 1;
  uint32_t first = (uint32_t)next[0], count = (uint32_t)next[1];
  const int32_t *method = next + 2;
  for (uint32_t index = 0; index < count; index++, method += 2) {
    const char *mangled = name_of(method);
    if (mangled == NULL) continue;
    size_t offset = ((size_t)first + index) * sizeof(void *);
    if (*(void *const *)((const char *)metadata + offset) != swift_lookUpClassMethod(metadata, method, description)) return;
    char *name = swift_demangle(mangled, strlen(mangled), NULL, NULL, 0);
    if (name != NULL) body(context, name, offset);
    free(name);
  }
}

void willappear_write_word(void *place, const void *word) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  // Metadata may lie in pages that became read-only after relocation.
  mprotect((void *)((uintptr_t)place & ~(page - 1)), page, PROT_READ | PROT_WRITE);
  __atomic_store_n((const void **)place, word, __ATOMIC_SEQ_CST);
}

struct Range { uintptr_t start; size_t length; };
struct Sections { uintptr_t version; const void *base; void *unused[2]; struct Range protocols, conformances, types; };
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct Sections *sections, void *context), void *context);

struct ClassWalk { void *context; void (*body)(void *context, const void *metadata); };
typedef struct { const void *metadata; size_t state; } MetadataResponse;
typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(size_t request);

static bool walk_classes(const struct Sections *sections, void *context) {
  struct ClassWalk *walk = context;
  const int32_t *record = (const int32_t *)sections->types.start, *end = record + sections->types.length / 4;
  for (; record < end; record++) {
    int32_t offset = *record;
    if (offset == 0) continue;
    const char *target = (const char *)record + (offset & ~3);
    const int32_t *description = (offset & 3) == 1 ? *(const int32_t *const *)target : (const int32_t *)target;
    if ((offset & 3) > 1 || description == NULL) continue;
    uint32_t flags = (uint32_t)description[0];
    if ((flags & kind_mask) != class_kind || (flags & is_generic)) continue;
    MetadataAccessor accessor = (MetadataAccessor)relative(description + 3);
    if (accessor != NULL) walk->body(walk->context, accessor(0).metadata);
  }
  return true;
}

void willappear_each_class(void *context, void (*body)(void *context, const void *metadata)) {
  struct ClassWalk walk = {context, body};
  swift_enumerateAllMetadataSections(walk_classes, &walk);
}

// MARK: Calls by symbol

struct Redirection { const char *name; const void *replacement; uintptr_t excluded; };

static int redirect_in(struct dl_phdr_info *info, size_t size, void *context) {
  struct Redirection *redirection = context;
  struct Tables tables = tables_of(info);
  if (tables.symbols == NULL || tables.names == NULL) return 0;
  if (redirection->excluded != 0 && info->dlpi_addr == redirection->excluded) return 0;
  for (int table = 0; table < 2; table++) {
    if (tables.rela[table] == NULL) continue;
    size_t count = tables.rela_size[table] / sizeof(ElfW(Rela));
    for (size_t index = 0; index < count; index++) {
      const ElfW(Rela) *entry = &tables.rela[table][index];
#if defined(__x86_64__)
      if (ELF64_R_TYPE(entry->r_info) != R_X86_64_JUMP_SLOT && ELF64_R_TYPE(entry->r_info) != R_X86_64_GLOB_DAT) continue;
#elif defined(__aarch64__)
      if (ELF64_R_TYPE(entry->r_info) != R_AARCH64_JUMP_SLOT && ELF64_R_TYPE(entry->r_info) != R_AARCH64_GLOB_DAT) continue;
#endif
      const char *name = tables.names + tables.symbols[ELF64_R_SYM(entry->r_info)].st_name;
      if (strcmp(name, redirection->name) == 0)
        willappear_write_word((void *)(info->dlpi_addr + entry->r_offset), redirection->replacement);
    }
  }
  return 0;
}

static void redirect(const void *function, const void *replacement, uintptr_t excluded) {
  Dl_info info;
  if (dladdr(function, &info) == 0 || info.dli_sname == NULL || info.dli_saddr != function) return;
  struct Redirection redirection = {info.dli_sname, replacement, excluded};
  dl_iterate_phdr(redirect_in, &redirection);
}

void willappear_redirect_calls(const void *function, const void *replacement) { redirect(function, replacement, 0); }

/* A function of FoundationGeometry.swift. A test's executable does not tell `dlsym` its own names. */
extern const char own_intersects __asm__("willappear_rect_intersects");
const void *willappear_own_intersects(void) { return &own_intersects; }
/* A method of FileReplacement.swift. */
extern const char own_replace_item __asm__("willappear_replace_item");
const void *willappear_own_replace_item(void) { return &own_replace_item; }

void willappear_redirect_calls_elsewhere(const void *function, const void *replacement) {
  Dl_info own;
  if (dladdr(replacement, &own) != 0) redirect(function, replacement, (uintptr_t)own.dli_fbase);
}
