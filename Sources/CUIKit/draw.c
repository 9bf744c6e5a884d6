// Finds a class's implementation of UIView.draw(_:) in its vtable, so that UIKit can tell an override.
// The two symbols are UIKit's: the class descriptor and the method descriptor of draw(_:).
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_view_descriptor __asm__("$s5UIKit6UIViewCMn");
extern const char uikit_view_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");

const void *uikit_draw_implementation(const void *cls) {
    return swift_lookUpClassMethod(cls, &uikit_view_draw, &uikit_view_descriptor);
}
