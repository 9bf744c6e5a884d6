// A stack view's keys in a nib (FORMATS.md §4.1, row UIStackView). Called by UIStackView.init(coder:).
import CoreGraphics
import Foundation

extension UIStackView {
    func decodeArrangement(from coder: NSCoder) {
        if let axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) { self.axis = axis }
        if let distribution = Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) { self.distribution = distribution }
        if let alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) { self.alignment = alignment }
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
        let arranged = coder.decodeObject(forKey: "UIStackViewArrangedSubviews") as? [Any] ?? []
        for case let view as UIView in arranged { addArrangedSubview(view) }
    }
}
