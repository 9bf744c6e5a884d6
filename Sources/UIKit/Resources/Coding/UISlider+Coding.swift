// The smaller controls from a nib (FORMATS.md §4.2).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UISwitch {
    func decodeSwitch(from coder: NSCoder) {
        isEnabled = coder.flag("UISwitchEnabled", default: isEnabled)
        isOn = coder.flag("UISwitchOn")
        if let color: UIColor = coder.object("UISwitchOnTintColor") { onTintColor = color }
        if let color: UIColor = coder.object("UISwitchThumbTintColor") { thumbTintColor = color }
    }
}

extension UISlider {
    func decodeSlider(from coder: NSCoder) {
        if let number = coder.number("UIMinValue") { minimumValue = Float(number) }
        if let number = coder.number("UIMaxValue") { maximumValue = Float(number) }
        value = coder.decodeFloat(forKey: "UIValue")
        isContinuous = coder.flag("UIContinuous", default: true)
        if let color: UIColor = coder.object("UIMinimumTrackTintColor") { minimumTrackTintColor = color }
        if let color: UIColor = coder.object("UIMaximumTrackTintColor") { maximumTrackTintColor = color }
        if let color: UIColor = coder.object("UIThumbTintColor") { thumbTintColor = color }
        if let image: UIImage = coder.object("UIMinimumValueImage") { minimumValueImage = image }
        if let image: UIImage = coder.object("UIMaximumValueImage") { maximumValueImage = image }
    }
}

extension UISegmentedControl {
    func decodeSegmentedControl(from coder: NSCoder) {
        apportionsSegmentWidthsByContent = coder.flag("UIApportionsSegmentWidthsByContent")
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
        isMomentary = coder.flag("UIMomentary")
        if let color: UIColor = coder.object("UISegmentedControlSelectedSegmentTintColor") { selectedSegmentTintColor = color }
        selectedSegmentIndex = coder.integer("UISelectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
}

extension UIProgressView {
    func decodeProgressView(from coder: NSCoder) {
        if let style: Style = coder.choice("UIProgressViewStyle") { progressViewStyle = style }
        progress = coder.decodeFloat(forKey: "UIProgress")
        if let color: UIColor = coder.object("UIProgressProgressTintColor") { progressTintColor = color }
        if let color: UIColor = coder.object("UIProgressTrackTintColor") { trackTintColor = color }
    }
}

extension UIActivityIndicatorView {
    func decodeActivityIndicator(from coder: NSCoder) {
        if let kind: Style = coder.choice("UIActivityIndicatorViewStyle-Modern") ?? coder.choice("UIActivityIndicatorViewStyle") { style = kind }
        if let archived: UIColor = coder.object("UIColor") { color = archived }
        hidesWhenStopped = coder.flag("UIHidesWhenStopped", default: true)
        if coder.flag("UIAnimating") { startAnimating() }
    }
}
