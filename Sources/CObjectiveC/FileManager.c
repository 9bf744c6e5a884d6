// Gives Foundation's FileManager other answers to where folders are, for every caller in the process: its class gets
// the methods of a class that inherits it. The mangled names belong to libFoundationEssentials of the pinned toolchain.
#include "CObjectiveC.h"

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char file_manager __asm__("$s20FoundationEssentials11FileManagerCMn");
extern const char urls __asm__("$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtFTq");
extern const char url __asm__(
    "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKFTq");

/// Class metadata begins with ten words that are no methods; its size is told without what stands before its address.
enum { first_word = 10, size_offset = 32, address_point_offset = 36 };

static void give(const void *metadata, const void *inheritor, const void *method) {
  const void *old = swift_lookUpClassMethod(metadata, method, &file_manager);
  const void *new = swift_lookUpClassMethod(inheritor, method, &file_manager);
  const uint32_t *size = (const uint32_t *)((const char *)metadata + size_offset);
  const uint32_t *address_point = (const uint32_t *)((const char *)metadata + address_point_offset);
  const void *const *words = metadata;
  size_t count = (*size - *address_point) / sizeof(void *);
  for (size_t index = first_word; index < count; index++)
    if (words[index] == old) willappear_write_word((void *)&words[index], new);
}

void willappear_give_file_manager(const void *metadata, const void *inheritor) {
  give(metadata, inheritor, &urls);
  give(metadata, inheritor, &url);
}
