// NSObject's methods that apps override and that NSObject here has only in extensions, where they cannot be overridden: overrides are
// registered under their names and found there. Called by ModuleIndex and for every override.
internal import SwiftSyntax

extension ModuleIndex {
    private static let hooks: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)",
        "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "setValue(_:forKey:)", "value(forKey:)",
        "perform(_:)", "perform(_:with:)", "forwardingTarget(for:)",
    ]

    /// Classes of frameworks that are neither responders nor Core Animation's, which declare the nib and key-value hooks themselves.
    private static let plainClasses: Set<String> = [
        "NSLayoutConstraint", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "UICollectionViewCompositionalLayout", "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIStoryboardSegue", "UIPresentationController", "UIPercentDrivenInteractiveTransition",
        "NSTextStorage", "NSLayoutManager", "NSTextContainer", "NSTextAttachment", "Operation", "Thread", "Formatter", "NumberFormatter", "DateFormatter",
        "UIMotionEffect", "UIInterpolatingMotionEffect", "UIDynamicBehavior", "UIAccessibilityElement", "UIBezierPath", "UIColor", "UIImage",
    ]

    /// Whether an override of the method has nothing to override, and no class of the module between declares it.
    /// - Parameter inherited: the first type in the class's inheritance clause, if the index does not know the class.
    func isObjectHook(type: String, key: String, inherited: String? = nil, isClass: Bool = true) -> Bool {
        guard Self.hooks.contains(key) else { return false }
        let ancestry = ancestry(of: type)
        let isNowhere = ["responds(to:)", "forwardingTarget(for:)"].contains(key)
        guard ancestry.last == "NSObject" || inherited == "NSObject" || (isNowhere && isClass) || Self.plainClasses.contains(ancestry.last ?? inherited ?? "") else { return false }
        return !ancestry.contains { declares($0, key) || (extensionMembers[$0] ?? []).contains { $0.key == key } }
    }
}
