// Text views, steppers and page controls from a nib (FORMATS.md §4.2).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UITextView {
    func decodeTextView(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let color: UIColor = coder.object("UITextColor") { textColor = color }
        textAlignment = coder.choice("UITextAlignment") ?? .left
        isEditable = coder.flag("UIEditable", default: true)
        if let types = coder.integer("UIDataDetectorTypes") { dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(bitPattern: types)) }
        isSelectable = coder.flag("UISelectable", default: true)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory")
        if let insets = coder.insets("UITextContainerInset") { textContainerInset = insets }
        if let string: NSAttributedString = coder.object("UIAttributedText") { attributedText = string } else if let string = coder.text("UIText") { text = string }
        inputTraits.decode(from: coder)
    }
}

extension UIStepper {
    func decodeStepper(from coder: NSCoder) {
        if let number = coder.number("UIMinimumValue") { minimumValue = Double(number) }
        if let number = coder.number("UIMaximumValue") { maximumValue = Double(number) }
        if let number = coder.number("UIStepValue") { stepValue = Double(number) }
        if let number = coder.number("UIValue") { value = Double(number) }
        wraps = coder.flag("UIWraps")
        autorepeat = coder.flag("UIAutorepeat", default: true)
        isContinuous = coder.flag("UIContinuous", default: true)
    }
}

extension UIPageControl {
    func decodePageControl(from coder: NSCoder) {
        if let count = coder.integer("UINumberOfPages") { numberOfPages = count }
        if let page = coder.integer("UICurrentPage") { currentPage = page }
        hidesForSinglePage = coder.flag("UIHideForSinglePage")
        if let color: UIColor = coder.object("UIPageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color: UIColor = coder.object("UICurrentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
    }
}
