// Finds a class's implementation of a standard edit action of UIResponder in its vtable: an override is what makes an edit menu
// offer it, and calling the method to find out would cut or paste.
#include <stdint.h>

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_responder_descriptor __asm__("$s5UIKit11UIResponderCMn");
extern const char uikit_responder_cut __asm__("$s5UIKit11UIResponderC3cutyyypSgFTq");
extern const char uikit_responder_copy __asm__("$s5UIKit11UIResponderC4copyyyypSgFTq");
extern const char uikit_responder_paste __asm__("$s5UIKit11UIResponderC5pasteyyypSgFTq");
extern const char uikit_responder_select __asm__("$s5UIKit11UIResponderC6selectyyypSgFTq");
extern const char uikit_responder_select_all __asm__("$s5UIKit11UIResponderC9selectAllyyypSgFTq");
extern const char uikit_responder_delete __asm__("$s5UIKit11UIResponderC6deleteyyypSgFTq");

const void *uikit_edit_implementation(const void *cls, int32_t action) {
    static const char *const methods[] = {
        &uikit_responder_cut, &uikit_responder_copy, &uikit_responder_paste, &uikit_responder_select, &uikit_responder_select_all, &uikit_responder_delete,
    };
    return swift_lookUpClassMethod(cls, methods[action], &uikit_responder_descriptor);
}
