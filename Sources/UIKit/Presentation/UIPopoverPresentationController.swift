// UIPopoverPresentationController: where a popover would point to. On a phone the controller adapts to a sheet or
// full screen, so only the anchor is kept here; drawing a popover is not.

public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect: CGRect = .null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var canOverlapSourceViewRect: Bool = false
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var popoverLayoutMargins: UIEdgeInsets = .zero
    open var arrowDirection: UIPopoverArrowDirection { .unknown }

    /// On a phone a popover becomes a card that leaves a gap at the top.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let top = (container.window?.safeAreaInsets.top ?? 0) + 10
        return CGRect(x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
    }
}

/// Alerts and share sheets have a presentation of their own and only keep the anchor.
@MainActor
protocol PopoverAnchoring {
    var popoverAnchor: UIPopoverPresentationController? { get }
}

extension UIViewController {
    /// Where a popover points; nil unless the controller is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let anchoring = self as? any PopoverAnchoring { return anchoring.popoverAnchor }
        if let existing = presentation.presentationControllerStorage as? UIPopoverPresentationController { return existing }
        guard modalPresentationStyle == .popover else { return nil }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentation.presentationControllerStorage = made
        return made
    }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
