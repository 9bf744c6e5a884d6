// Gives Foundation's NSError the words that Apple's has for an error without a description of its own.
// Called by FoundationOverlay's NSError+Description. The mangled names belong to libFoundation of the pinned toolchain.
#include "CObjectiveC.h"

extern const char error_class __asm__("$s10Foundation7NSErrorCMn");
extern const char description_of_error __asm__("$s10Foundation7NSErrorC20localizedDescriptionSSvgTq");

/// FoundationOverlay's; absent from programs without it.
extern const char own_description __asm__("willappear_error_description") __attribute__((weak));

void willappear_give_error(const void *metadata) { willappear_give_method(metadata, &description_of_error, &error_class, &own_description); }
