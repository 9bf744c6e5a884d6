// A view's other Auto Layout members: translation of the mask, fitting sizes, ambiguity.
// UIView's class body calls the internal functions here; anchors and guides have their own files.
import CoreGraphics

extension UIView {
    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard layoutState.translatesAutoresizingMask != translates else { return }
        layoutState.translatesAutoresizingMask = translates
        LayoutEngine.translationChanged(of: self)
    }

    /// The smallest size that the constraints allow.
    public static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
    /// The largest size that the constraints allow.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    func intrinsicContentSizeChanged() {
        LayoutEngine.contentSizeChanged(of: self)
    }

    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        return LayoutEngine.fittingSize(of: self, target: target, horizontal: horizontal, vertical: vertical)
    }
}

extension CGRect {
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(x: minX - insets.left, y: minY - insets.top, width: width + insets.horizontal, height: height + insets.vertical)
    }
}

extension UIView {
    /// The direction of views with this attribute in the application's language.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: SystemAppearance.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of views with this attribute where `layoutDirection` is the rule.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }

    /// `effectiveUserInterfaceLayoutDirection` of the class body.
    var layoutDirection: UIUserInterfaceLayoutDirection {
        // Traits are asked for only where they decide.
        guard semanticContentAttribute == .unspecified else {
            return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: .leftToRight)
        }
        return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
