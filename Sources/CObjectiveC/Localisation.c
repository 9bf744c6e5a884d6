// Gives Foundation the app's languages: Bundle other methods in its class, and Locale and String's formatting other functions
// for every caller outside of this library. The mangled names belong to Foundation of the pinned toolchain.
#include "CObjectiveC.h"

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

#define SYMBOL(name, mangled) extern const char name __asm__(mangled)
#define OURS(name) extern const char name __asm__(#name) __attribute__((weak))

SYMBOL(bundle, "$s10Foundation6BundleCMn");
SYMBOL(preferred, "$s10Foundation6BundleC22preferredLocalizationsSaySSGvgTq");
SYMBOL(localized, "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtFTq");
SYMBOL(resource, "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtFTq");
SYMBOL(locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ");
SYMBOL(locale_updating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
SYMBOL(locale_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
SYMBOL(format, "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC");
SYMBOL(format_arguments, "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC");
SYMBOL(format_locale, "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC");
SYMBOL(format_locale_arguments, "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC");
SYMBOL(localized_format, "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ");

/// FoundationOverlay's; absent from programs without it.
OURS(willappear_preferred_localizations);
OURS(willappear_localized_string);
OURS(willappear_resource_url);
OURS(willappear_current_locale);
OURS(willappear_preferred_languages);
OURS(willappear_format);
OURS(willappear_format_arguments);
OURS(willappear_format_locale);
OURS(willappear_format_locale_arguments);
OURS(willappear_localized_format);

void willappear_give_languages(const void *metadata) {
  if (&willappear_current_locale == NULL) return;
  willappear_give_method(metadata, &preferred, &bundle, &willappear_preferred_localizations);
  willappear_give_method(metadata, &localized, &bundle, &willappear_localized_string);
  willappear_give_method(metadata, &resource, &bundle, &willappear_resource_url);
  willappear_redirect_calls(&locale_current, &willappear_current_locale);
  willappear_redirect_calls(&locale_updating, &willappear_current_locale);
  willappear_redirect_calls(&locale_languages, &willappear_preferred_languages);
  // These go on to what they replace: calls from here must reach it.
  willappear_redirect_calls_elsewhere(&format, &willappear_format);
  willappear_redirect_calls_elsewhere(&format_arguments, &willappear_format_arguments);
  willappear_redirect_calls_elsewhere(&format_locale, &willappear_format_locale);
  willappear_redirect_calls_elsewhere(&format_locale_arguments, &willappear_format_locale_arguments);
  willappear_redirect_calls_elsewhere(&localized_format, &willappear_localized_format);
}
