// Stack views from a nib (FORMATS.md §4.2). Called in UIStackView.init(coder:), after UIView's:
// the arranged views are subviews by then.

import Foundation
import InterfaceBuilder

extension UIStackView {
    func decodeStackView(from coder: NSCoder) {
        if let value: NSLayoutConstraint.Axis = coder.choice("UIStackViewAxis") { axis = value }
        if let value: Distribution = coder.choice("UIStackViewDistribution") { distribution = value }
        if let value: Alignment = coder.choice("UIStackViewAlignment") { alignment = value }
        if let points = coder.number("UIStackViewSpacing") { spacing = points }
        isBaselineRelativeArrangement = coder.flag("UIStackViewBaselineRelative")
        isLayoutMarginsRelativeArrangement = coder.flag("UIStackViewLayoutMarginsRelative")
        for view in coder.object("UIStackViewArrangedSubviews", as: [Any].self) ?? [] {
            if let view = view as? UIView { addArrangedSubview(view) }
        }
    }
}
