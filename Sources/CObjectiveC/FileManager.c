// Gives Foundation's FileManager other answers to where folders are, for every caller in the process: other
// functions stand in its class for its methods. The mangled names belong to libFoundationEssentials of the pinned toolchain.
#include "CObjectiveC.h"

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char file_manager __asm__("$s20FoundationEssentials11FileManagerCMn");
extern const char urls __asm__("$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtFTq");
extern const char url __asm__(
    "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKFTq");

/// FoundationOverlay's; absent from programs without it.
extern const char standard_urls __asm__("willappear_standard_urls") __attribute__((weak));
extern const char standard_url __asm__("willappear_standard_url") __attribute__((weak));

/// Class metadata begins with seven words that are no methods; its size is told without what stands before its address.
enum { first_word = 7, size_offset = 32, address_point_offset = 36 };

void willappear_give_method(const void *metadata, const void *method, const void *description, const void *replacement) {
  const void *old = swift_lookUpClassMethod(metadata, method, description);
  if (replacement == NULL) return;
  const uint32_t *size = (const uint32_t *)((const char *)metadata + size_offset);
  const uint32_t *address_point = (const uint32_t *)((const char *)metadata + address_point_offset);
  const void *const *words = metadata;
  size_t count = (*size - *address_point) / sizeof(void *);
  for (size_t index = first_word; index < count; index++)
    if (words[index] == old) willappear_write_word((void *)&words[index], replacement);
}

void willappear_give_file_manager(const void *metadata) {
  willappear_give_method(metadata, &urls, &file_manager, &standard_urls);
  willappear_give_method(metadata, &url, &file_manager, &standard_url);
}
