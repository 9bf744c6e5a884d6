// Segmented controls and activity indicators from a nib (FORMATS.md §4.2).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UISegmentedControl {
    func decodeSegmentedControl(from coder: NSCoder) {
        for (index, segment) in coder.object("UISegments", as: [Any].self)?.enumerated() ?? [].enumerated() {
            guard let segment = segment as? NibSegment else { continue }
            if let image = segment.image {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.title, at: index, animated: false)
            }
            if let width = segment.width { setWidth(width, forSegmentAt: index) }
            if !segment.isEnabled { setEnabled(false, forSegmentAt: index) }
        }
        NibClasses.segmentedControl.decode(self, from: coder)
        selectedSegmentIndex = coder.integer("UISelectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
}

extension UIActivityIndicatorView {
    func decodeActivityIndicator(from coder: NSCoder) {
        if let kind: Style = coder.choice("UIActivityIndicatorViewStyle-Modern") ?? coder.choice("UIActivityIndicatorViewStyle") { style = kind }
        NibClasses.activityIndicator.decode(self, from: coder)
        if coder.flag("UIAnimating") { startAnimating() }
    }
}
