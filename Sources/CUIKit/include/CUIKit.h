// UIKit's non-required initialisers on a dynamic class, called through the vtable.
// Called by UIKit/Construction/DynamicConstruction.swift and MapKit/MKMapView+Registration.swift only. Strings and objects arrive owned, as
// Swift's initialisers consume them; the result is owned by the caller.
#ifndef WILLAPPEAR_CUIKIT_H
#define WILLAPPEAR_CUIKIT_H
#include <stdbool.h>
#include <stdint.h>

/// The two words of a Swift `String?`.
typedef struct WillAppearString {
  uint64_t first;
  uint64_t second;
} WillAppearString;

/// The two words of an optional object of a class protocol.
typedef struct WillAppearExistential {
  const void *_Nullable object;
  const void *_Nullable witness;
} WillAppearExistential;

/// `UIView.init(frame:)`
void *_Nonnull willappear_make_view(const void *_Nonnull metadata, double x, double y, double width, double height);
/// `UITableViewCell.init(style:reuseIdentifier:)`; `style` is the case's tag.
void *_Nonnull willappear_make_cell(const void *_Nonnull metadata, uint8_t style, WillAppearString reuse_identifier);
/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`
void *_Nonnull willappear_make_header_footer(const void *_Nonnull metadata, WillAppearString reuse_identifier);
/// `UIViewController.init(nibName:bundle:)`
void *_Nonnull willappear_make_view_controller(const void *_Nonnull metadata, WillAppearString nib_name, void *_Nullable bundle);
/// `UIStoryboardSegue.init(identifier:source:destination:)`
void *_Nonnull willappear_make_segue(const void *_Nonnull metadata, WillAppearString identifier, void *_Nonnull source, void *_Nonnull destination);
/// `UITableView.init(frame:style:)`; `style` is the case's tag.
void *_Nonnull willappear_make_table(const void *_Nonnull metadata, double x, double y, double width, double height, uint8_t style);
/// `UICollectionView.init(frame:collectionViewLayout:)`
void *_Nonnull willappear_make_collection(const void *_Nonnull metadata, double x, double y, double width, double height, void *_Nonnull layout);
/// `UINavigationController.init(rootViewController:)`
void *_Nonnull willappear_make_navigation_controller(const void *_Nonnull metadata, void *_Nonnull root);
/// `UIGestureRecognizer.init(coder:)`; nil when it fails.
void *_Nullable willappear_make_gesture_recognizer(const void *_Nonnull metadata, void *_Nonnull coder);
/// `UIImageView.init(image:)`
void *_Nonnull willappear_make_image_view(const void *_Nonnull metadata, void *_Nullable image);
/// `UIGestureRecognizer.init(target:action:)`; `target` points at an owned `Any?`, `action` is a `Selector?`, whose only member is its name.
void *_Nonnull willappear_make_recognizer(const void *_Nonnull metadata, void *_Nonnull target, WillAppearString action);
/// `MKAnnotationView.init(annotation:reuseIdentifier:)`, where MapKit is linked.
void *_Nonnull willappear_make_annotation_view(const void *_Nonnull metadata, WillAppearExistential annotation, WillAppearString reuse_identifier);

/// Whether the object is inside its deinit.
bool uikit_is_deallocating(const void *_Nonnull object);

#endif
