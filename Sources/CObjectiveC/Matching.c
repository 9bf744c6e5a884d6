// Leads calls of NSRegularExpression's methods to FoundationOverlay's RegularExpressionMatching, which knows data detectors, and its calls
// of the originals on to Foundation's. The mangled names belong to Foundation of the pinned toolchain.
#include "CObjectiveC.h"

#define SELF __attribute__((swift_context)) const void *self
#define SWIFT __attribute__((swiftcall))

/* A result of up to two words. */
struct Words { uint64_t first, second; };
/* A string, options and a range take five words, a closure two more; a method that takes fewer does not look at the rest. */
typedef SWIFT struct Words (*Method)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, SELF);

/* Volatile: the compiler would see that a pointer has one value only and read that value again, after the calls were led elsewhere. */
#define METHOD(name, mangled)                                                                                                  \
  extern const char foundation_##name __asm__("$s10Foundation19NSRegularExpressionC" mangled);                                  \
  extern const char willappear_##name __attribute__((weak));                                                                   \
  static volatile Method original_##name;                                                                                      \
  SWIFT struct Words willappear_original_##name(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g, SELF) { \
    return original_##name(a, b, c, d, e, f, g, self);                                                                         \
  }

METHOD(matches, "7matches2in7options5rangeSayAA20NSTextCheckingResultCGSS_AC15MatchingOptionsVAA8_NSRangeVtF")
METHOD(number_of_matches, "15numberOfMatches2in7options5rangeSiSS_AC15MatchingOptionsVAA8_NSRangeVtF")
METHOD(first_match, "10firstMatch2in7options5rangeAA20NSTextCheckingResultCSgSS_AC15MatchingOptionsVAA8_NSRangeVtF")
METHOD(range_of_first_match, "17rangeOfFirstMatch2in7options0D0AA8_NSRangeVSS_AC15MatchingOptionsVAItF")
METHOD(enumerate_matches, "16enumerateMatches2in7options5range5usingySS_AC15MatchingOptionsVAA8_NSRangeVyAA20NSTextCheckingResultCSg_AC0J5FlagsVSpyAA8ObjCBoolVGtctF")

/* The second time, a test bundle was loaded, whose calls are led as well. */
#define LEAD(name)                                                                                  \
  if (original_##name == NULL) original_##name = (Method)(uintptr_t)&foundation_##name;             \
  willappear_redirect_calls((const void *)(uintptr_t)original_##name, &willappear_##name)

void willappear_lead_matching(void) {
  if (&willappear_matches == NULL) return;
  LEAD(matches);
  LEAD(number_of_matches);
  LEAD(first_match);
  LEAD(range_of_first_match);
  LEAD(enumerate_matches);
}
