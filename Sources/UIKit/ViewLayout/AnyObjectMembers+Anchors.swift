// The members of UIKit that lowered code reads of AnyObject for a further member: `item.topAnchor.constraint(equalTo: …)` of an
// `item: AnyObject`. Without a type here Swift could not tell what the further member is of; what is read for its value is found by key.
import CoreGraphics
import ObjectiveC
import QuartzCore

extension _AnyObjectMembers {
    @MainActor private func anchor<Anchor>(_ view: (UIView) -> Anchor, _ guide: (UILayoutGuide) -> Anchor) -> Anchor? {
        (object as? UIView).map(view) ?? (object as? UILayoutGuide).map(guide)
    }

    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! { anchor(\.trailingAnchor, \.trailingAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! { anchor(\.topAnchor, \.topAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! { anchor(\.bottomAnchor, \.bottomAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
    /// The anchor of a view or a layout guide; nil for other objects.
    @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! { anchor(\.heightAnchor, \.heightAnchor) }
    /// The view that a view is in; nil for other objects.
    @preconcurrency @MainActor public var superview: UIView! { (object as? UIView)?.superview }
    /// The layer of a view; nil for other objects.
    @preconcurrency @MainActor public var layer: CALayer! { (object as? UIView)?.layer }
}
