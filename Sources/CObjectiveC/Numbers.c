// Gives NumberFormatter's class FoundationOverlay's `string(from:)`, which knows decimal numbers, and leads its call of the original on to
// Foundation's. The mangled names belong to Foundation of the pinned toolchain.
#include "CObjectiveC.h"

#define SELF __attribute__((swift_context)) const void *self
#define SWIFT __attribute__((swiftcall))

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char formatter __asm__("$s10Foundation15NumberFormatterCMn");
extern const char method __asm__("$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tFTq");
extern const char willappear_number_string __attribute__((weak));

/* The words of a string. */
struct Words { uint64_t first, second; };
typedef SWIFT struct Words (*Method)(const void *number, SELF);
static Method original;

SWIFT struct Words willappear_original_number_string(const void *number, SELF) { return original(number, self); }

void willappear_give_number_formatter(const void *metadata) {
  if (&willappear_number_string == NULL) return;
  if (original == NULL) original = (Method)(uintptr_t)swift_lookUpClassMethod(metadata, &method, &formatter);
  willappear_give_method(metadata, &method, &formatter, &willappear_number_string);
  // `super.string(from:)` of a subclass.
  willappear_redirect_calls((const void *)(uintptr_t)original, &willappear_number_string);
}
