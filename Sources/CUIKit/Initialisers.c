// Allocating initialisers of UIKit's classes, looked up in the vtable of a dynamic class (Docs/ARCHITECTURE.md, "Calling what Objective-C would").
// The mangled names follow from UIKit's declarations; Tests/UIKitTests/DynamicConstructionTests guards them.
#include "CUIKit.h"

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

#define DESCRIPTOR(name, mangled) extern const char name __asm__(mangled)
#define SELF __attribute__((swift_context)) const void *self

DESCRIPTOR(view_class, "$s5UIKit6UIViewCMn");
DESCRIPTOR(view_init, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
DESCRIPTOR(cell_class, "$s5UIKit15UITableViewCellCMn");
DESCRIPTOR(cell_init, "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
DESCRIPTOR(header_class, "$s5UIKit023UITableViewHeaderFooterC0CMn");
DESCRIPTOR(header_init, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
DESCRIPTOR(controller_class, "$s5UIKit16UIViewControllerCMn");
DESCRIPTOR(controller_init, "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
DESCRIPTOR(segue_class, "$s5UIKit17UIStoryboardSegueCMn");
DESCRIPTOR(segue_init, "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
DESCRIPTOR(table_class, "$s5UIKit11UITableViewCMn");
DESCRIPTOR(table_init, "$s5UIKit11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq");
DESCRIPTOR(collection_class, "$s5UIKit16UICollectionViewCMn");
DESCRIPTOR(collection_init, "$s5UIKit16UICollectionViewC5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfCTq");
DESCRIPTOR(navigation_class, "$s5UIKit22UINavigationControllerCMn");
DESCRIPTOR(navigation_init, "$s5UIKit22UINavigationControllerC08rootViewC0AcA06UIViewC0C_tcfCTq");
DESCRIPTOR(recognizer_class, "$s5UIKit19UIGestureRecognizerCMn");
DESCRIPTOR(recognizer_init, "$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq");
DESCRIPTOR(recognizer_target_init, "$s5UIKit19UIGestureRecognizerC6target6actionACypSg_10ObjectiveC8SelectorVSgtcfCTq");
DESCRIPTOR(image_view_class, "$s5UIKit11UIImageViewCMn");
DESCRIPTOR(image_view_init, "$s5UIKit11UIImageViewC5imageAC12UIFoundation0B0CSg_tcfCTq");

// MapKit's, in processes that have it.
extern const char annotation_class __asm__("$s6MapKit16MKAnnotationViewCMn") __attribute__((weak));
extern const char annotation_init __asm__("$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfCTq") __attribute__((weak));

typedef __attribute__((swiftcall)) void *(*ViewInit)(double, double, double, double, SELF);
typedef __attribute__((swiftcall)) void *(*CellInit)(uint8_t, uint64_t, uint64_t, SELF);
typedef __attribute__((swiftcall)) void *(*HeaderInit)(uint64_t, uint64_t, SELF);
typedef __attribute__((swiftcall)) void *(*ControllerInit)(uint64_t, uint64_t, void *, SELF);
typedef __attribute__((swiftcall)) void *(*SegueInit)(uint64_t, uint64_t, void *, void *, SELF);
typedef __attribute__((swiftcall)) void *(*TableInit)(double, double, double, double, uint8_t, SELF);
typedef __attribute__((swiftcall)) void *(*CollectionInit)(double, double, double, double, void *, SELF);
typedef __attribute__((swiftcall)) void *(*NavigationInit)(void *, SELF);
typedef __attribute__((swiftcall)) void *(*RecognizerInit)(void *, SELF);
typedef __attribute__((swiftcall)) void *(*RecognizerTargetInit)(void *, uint64_t, uint64_t, SELF);
typedef __attribute__((swiftcall)) void *(*ImageViewInit)(void *, SELF);
typedef __attribute__((swiftcall)) void *(*AnnotationInit)(const void *, const void *, uint64_t, uint64_t, SELF);

#define LOOK_UP(Type, method, description) ((Type)swift_lookUpClassMethod(metadata, &method, &description))

void *willappear_make_view(const void *metadata, double x, double y, double width, double height) {
  return LOOK_UP(ViewInit, view_init, view_class)(x, y, width, height, metadata);
}

void *willappear_make_cell(const void *metadata, uint8_t style, WillAppearString reuse_identifier) {
  return LOOK_UP(CellInit, cell_init, cell_class)(style, reuse_identifier.first, reuse_identifier.second, metadata);
}

void *willappear_make_header_footer(const void *metadata, WillAppearString reuse_identifier) {
  return LOOK_UP(HeaderInit, header_init, header_class)(reuse_identifier.first, reuse_identifier.second, metadata);
}

void *willappear_make_view_controller(const void *metadata, WillAppearString nib_name, void *bundle) {
  return LOOK_UP(ControllerInit, controller_init, controller_class)(nib_name.first, nib_name.second, bundle, metadata);
}

void *willappear_make_segue(const void *metadata, WillAppearString identifier, void *source, void *destination) {
  return LOOK_UP(SegueInit, segue_init, segue_class)(identifier.first, identifier.second, source, destination, metadata);
}

void *willappear_make_gesture_recognizer(const void *metadata, void *coder) {
  return LOOK_UP(RecognizerInit, recognizer_init, recognizer_class)(coder, metadata);
}

void *willappear_make_recognizer(const void *metadata, void *target, WillAppearString action) {
  return LOOK_UP(RecognizerTargetInit, recognizer_target_init, recognizer_class)(target, action.first, action.second, metadata);
}

void *willappear_make_image_view(const void *metadata, void *image) {
  return LOOK_UP(ImageViewInit, image_view_init, image_view_class)(image, metadata);
}

void *willappear_make_annotation_view(const void *metadata, WillAppearExistential annotation, WillAppearString reuse_identifier) {
  return LOOK_UP(AnnotationInit, annotation_init, annotation_class)(annotation.object, annotation.witness, reuse_identifier.first, reuse_identifier.second, metadata);
}

void *willappear_make_table(const void *metadata, double x, double y, double width, double height, uint8_t style) {
  return LOOK_UP(TableInit, table_init, table_class)(x, y, width, height, style, metadata);
}

void *willappear_make_collection(const void *metadata, double x, double y, double width, double height, void *layout) {
  return LOOK_UP(CollectionInit, collection_init, collection_class)(x, y, width, height, layout, metadata);
}

void *willappear_make_navigation_controller(const void *metadata, void *root) {
  return LOOK_UP(NavigationInit, navigation_init, navigation_class)(root, metadata);
}
