// A page controller from a storyboard (FORMATS.md 4.3): keys that public archives show and that WillAppear's compiler writes too.
// Its pages come from code; a storyboard has none.
import CoreGraphics
import Foundation

extension UIPageViewController {
    func decodePages(from coder: NSCoder) {
        NibClasses.pageViewController.decode(self, from: coder)
        if transitionStyle == .scroll { spineLocation = .none }
        if spineLocation == .mid { isDoubleSided = true }
    }
}
