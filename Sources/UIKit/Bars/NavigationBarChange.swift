// One change of a navigation bar's items: the old title leaves to one side while the new one comes from the other.
// The bar itself and NavigationMotion run it inside their own animations, which a finger may hold.
import CoreGraphics

@MainActor final class NavigationBarChange {
    private let bar: UINavigationBar
    private let old: NavigationBarContentView?
    private let new: NavigationBarContentView?
    private let distance: CGFloat
    private let isAnimated: Bool

    /// Starts the change: the bar has its new items at once; in an animated change the old views stay until `end`.
    init(_ bar: UINavigationBar, to items: [UINavigationItem], isPush: Bool, animated: Bool) {
        self.bar = bar
        isAnimated = animated
        // A push comes from the trailing side.
        distance = bar.bounds.width * (isPush == (bar.effectiveUserInterfaceLayoutDirection == .leftToRight) ? 0.5 : -0.5)
        let before = bar.content
        guard bar.adopt(items) else {
            bar.content?.rebuild()
            old = nil
            new = nil
            return
        }
        bar.scrollDistance = 0
        bar.showTopItem(keepsView: !animated)
        new = bar.content
        old = animated ? before : nil
        if let old {
            old.frame = bar.bounds
            bar.addSubview(old)
        }
        bar.heightMayHaveChanged()
    }

    func prepare() {
        guard let new else { return }
        new.layoutIfNeeded()
        new.alpha = 0
        new.shiftTitle(by: distance)
    }

    func run() {
        new?.alpha = 1
        new?.shiftTitle(by: 0)
        old?.alpha = 0
        old?.shiftTitle(by: -distance)
    }

    func end() {
        guard isAnimated else { return }
        UIView.performWithoutAnimation(run)
        old?.removeFromSuperview()
    }
}
