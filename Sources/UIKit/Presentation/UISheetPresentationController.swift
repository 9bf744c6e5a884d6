// The sheet of iOS 13 and later: a card below the status bar with rounded upper corners.
// The sizes of detents follow Apple's names; the card's inset on a phone is measured, see Docs/DIVERGENCES.md.
import CoreGraphics

/// Presents a controller as a sheet that rests at one of its detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public let identifier: Identifier
        let height: (CGFloat) -> CGFloat
        init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
            self.identifier = identifier
            self.height = height
            super.init()
        }
        open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        open class func large() -> Detent { Detent(.large) { $0 } }
    }

    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placePresentedView() } }
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat? { didSet { roundCorners() } }

    private var swipe: UIPanGestureRecognizer?

    /// Space between the top of the safe area and a large sheet on a phone.
    private static let topGap: CGFloat = 10

    open override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = container.bounds
        if UIDevice.current.userInterfaceIdiom == .pad { return formSheet(in: bounds) }
        let top = (container.window?.safeAreaInsets.top ?? 0) + UISheetPresentationController.topGap
        let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
        let height = min(detent.height(bounds.height - top), bounds.height - top)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// The regular-width page sheet of an iPad (704 points, or 540 by 620 for a form sheet), centred.
    private func formSheet(in bounds: CGRect) -> CGRect {
        let wish = presentedViewController.preferredContentSize
        let isForm = presentationStyle == .formSheet
        var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: min(704, bounds.width - 40), height: bounds.height - 40)
        if wish != .zero { size = wish }
        return CGRect(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    override func installContainer() {
        super.installContainer()
        roundCorners()
        guard swipe == nil, let view = presentedView else { return }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.onStateChange = { [weak self] recognizer in
            guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.swiped(by: pan.translation(in: nil).y, speed: pan.velocity(in: nil).y)
        }
        view.addGestureRecognizer(pan)
        swipe = pan
    }

    /// A swipe that goes far or fast enough lets the sheet go; the limits are ours, see Docs/DIVERGENCES.md.
    private func swiped(by distance: CGFloat, speed: CGFloat) {
        guard distance > container.bounds.height / 4 || (distance > 0 && speed > 800) else { return }
        SheetSwipe.dismiss(self)
    }

    private func roundCorners() {
        guard let view = presentedView, view.superview != nil else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? 10
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
    }

    private func placePresentedView() {
        guard let view = presentedView, view.superview != nil else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(withDuration: 0.3) { self.placePresentedView() }
    }
}
