// Finds a class's implementation of viewWillTransition(to:with:) in its vtable, so that UIKit can tell an override.
// The symbols are UIKit's: the class descriptor and the method descriptor.
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_controller_descriptor __asm__("$s5UIKit16UIViewControllerCMn");
extern const char uikit_size_transition __asm__("$s5UIKit16UIViewControllerC18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptFTq");

const void *uikit_size_transition_implementation(const void *cls) {
    return swift_lookUpClassMethod(cls, &uikit_size_transition, &uikit_controller_descriptor);
}
