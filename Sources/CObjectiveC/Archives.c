// Gives Foundation's NSKeyedUnarchiver another answer to a key that an archive does not have: nil without an error, as on Apple's systems.
// Called by FoundationOverlay's NSKeyedUnarchiver+AbsentKeys. The mangled names belong to libFoundation of the pinned toolchain.
#include "CObjectiveC.h"

extern const char coder __asm__("$s10Foundation7NSCoderCMn");
extern const char object_for_key __asm__("$s10Foundation7NSCoderC12decodeObject6forKeyypSgSS_tFTq");
extern const char object_of_classes __asm__("$s10Foundation7NSCoderC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStFTq");

/// FoundationOverlay's; absent from programs without it.
extern const char present_object __asm__("willappear_present_object") __attribute__((weak));
extern const char present_object_of_classes __asm__("willappear_present_object_of_classes") __attribute__((weak));

void willappear_give_unarchiver(const void *metadata) {
  willappear_give_method(metadata, &object_for_key, &coder, &present_object);
  willappear_give_method(metadata, &object_of_classes, &coder, &present_object_of_classes);
}
