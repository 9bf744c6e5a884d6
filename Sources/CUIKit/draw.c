// Finds a class's implementations of UIView's three drawing methods in its vtable, so that UIKit can tell an override.
// The symbols are UIKit's: the class descriptor and the method descriptors of draw(_:), draw(_:in:) and display(_:).
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_view_descriptor __asm__("$s5UIKit6UIViewCMn");
extern const char uikit_view_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char uikit_view_draw_layer __asm__("$s5UIKit6UIViewC4draw_2iny10QuartzCore7CALayerC_0F8Graphics9CGContextCtFTq");
extern const char uikit_view_display __asm__("$s5UIKit6UIViewC7displayyy10QuartzCore7CALayerCFTq");

const void *uikit_draw_implementation(const void *cls, int method) {
    const char *methods[] = {&uikit_view_draw, &uikit_view_draw_layer, &uikit_view_display};
    return swift_lookUpClassMethod(cls, methods[method], &uikit_view_descriptor);
}
