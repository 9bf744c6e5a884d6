// A page controller from a storyboard (FORMATS.md 4.3): keys that public archives show, written by our compiler too.
// Its pages come from code; a storyboard holds none.
import CoreGraphics
import Foundation

extension UIPageViewController {
    func decodePages(from coder: NSCoder) {
        if let style: TransitionStyle = coder.choice("UIPageViewControllerTransitionStyle") { transitionStyle = style }
        if let orientation: NavigationOrientation = coder.choice("UIPageViewControllerNavigationOrientation") { navigationOrientation = orientation }
        if let spine: SpineLocation = coder.choice("UIPageViewControllerSpineLocation") { spineLocation = spine }
        if transitionStyle == .scroll { spineLocation = .none }
        interPageSpacing = CGFloat(coder.decodeDouble(forKey: "UIPageViewControllerPageSpacing"))
        isDoubleSided = spineLocation == .mid || coder.decodeBool(forKey: "UIPageViewControllerDoubleSided")
    }
}
