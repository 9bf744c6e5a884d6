// Stack views from a nib (FORMATS.md §4.2). Called in UIStackView.init(coder:), after UIView's:
// the arranged views are subviews by then.

import Foundation
import InterfaceBuilder

extension UIStackView {
    func decodeStackView(from coder: NSCoder) {
        NibClasses.stackView.decode(self, from: coder)
        if let points = coder.number("UIStackViewSpacing") { spacing = points }
        for view in coder.object("UIStackViewArrangedSubviews", as: [Any].self) ?? [] {
            if let view = view as? UIView { addArrangedSubview(view) }
        }
    }
}
