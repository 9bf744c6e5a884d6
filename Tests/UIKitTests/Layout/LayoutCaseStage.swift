// Makes the views of a layout case and carries out its steps.

@testable import UIKit

/// A view whose alignment rectangle and content a case gives.
final class CaseView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) { didSet { invalidateIntrinsicContentSize() } }
    var insets = UIEdgeInsets.zero

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

@MainActor final class LayoutCaseStage {
    let layoutCase: LayoutCase
    let root: UIView
    private var phone: Phone?
    private var objects: [String: AnyObject] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ layoutCase: LayoutCase) throws {
        self.layoutCase = layoutCase
        if let size = layoutCase.root {
            root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
            root.insetsLayoutMarginsFromSafeArea = false
        } else {
            let phone = Phone()
            self.phone = phone
            root = phone.view
        }
        if layoutCase.rightToLeft == true { root.semanticContentAttribute = .forceRightToLeft }
        objects["root"] = root
        for item in layoutCase.items { objects[item.id] = try make(item) }
        for text in layoutCase.constraints ?? [] { constraints += try LayoutCaseText.constraints(text, among: objects) }
        NSLayoutConstraint.activate(constraints)
    }

    func layout() { (phone?.window ?? root).layoutIfNeeded() }

    func view(_ id: String) throws -> UIView {
        guard let view = objects[id] as? UIView else { throw LayoutCase.Mistake(description: "no view \(id)") }
        return view
    }

    func frame(_ id: String) throws -> CGRect {
        if let guide = try LayoutCaseText.object(id, among: objects) as? UILayoutGuide { return guide.layoutFrame }
        return try view(id).frame
    }

    // MARK: Making

    private func make(_ item: LayoutCase.Item) throws -> AnyObject {
        let parent = try view(item.inside ?? "root")
        if item.kind == "guide" {
            let guide = UILayoutGuide()
            guide.identifier = item.id
            parent.addLayoutGuide(guide)
            return guide
        }
        let made: UIView
        switch item.kind ?? "view" {
        case "stack": made = try stack(item)
        case "scroll": made = UIScrollView()
        default:
            let view = CaseView()
            if let content = item.content { view.content = CGSize(width: content[0] ?? UIView.noIntrinsicMetric, height: content[1] ?? UIView.noIntrinsicMetric) }
            if let insets = item.alignmentInsets { view.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) }
            made = view
        }
        made.insetsLayoutMarginsFromSafeArea = item.margins == nil
        if layoutCase.rightToLeft == true { made.semanticContentAttribute = .forceRightToLeft }
        if let direction = item.direction { made.semanticContentAttribute = direction == "rtl" ? .forceRightToLeft : .forceLeftToRight }
        if let margins = item.margins {
            made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        if item.preservesMargins == true { made.preservesSuperviewLayoutMargins = true }
        if let values = item.hugging {
            made.setContentHuggingPriority(UILayoutPriority(values[0]), for: .horizontal)
            made.setContentHuggingPriority(UILayoutPriority(values[1]), for: .vertical)
        }
        if let values = item.compression {
            made.setContentCompressionResistancePriority(UILayoutPriority(values[0]), for: .horizontal)
            made.setContentCompressionResistancePriority(UILayoutPriority(values[1]), for: .vertical)
        }
        if let frame = item.frame {
            made.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            made.autoresizingMask = try mask(item.mask ?? [])
        } else {
            made.translatesAutoresizingMaskIntoConstraints = false
        }
        if let stack = parent as? UIStackView, item.frame == nil {
            stack.addArrangedSubview(made)
            if let spacing = item.spacingAfter { stack.setCustomSpacing(spacing, after: made) }
        } else {
            parent.addSubview(made)
        }
        made.isHidden = item.hidden ?? false
        return made
    }

    private func stack(_ item: LayoutCase.Item) throws -> UIStackView {
        let stack = UIStackView()
        stack.axis = item.axis == "vertical" ? .vertical : .horizontal
        stack.distribution = try distribution(item.distribution ?? "fill")
        stack.alignment = try alignment(item.alignment ?? "fill")
        stack.spacing = item.spacing ?? 0
        stack.isLayoutMarginsRelativeArrangement = item.marginsRelative ?? false
        return stack
    }

    private func distribution(_ name: String) throws -> UIStackView.Distribution {
        let all: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        guard let value = all[name] else { throw LayoutCase.Mistake(description: "no distribution \(name)") }
        return value
    }

    private func alignment(_ name: String) throws -> UIStackView.Alignment {
        let all: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        guard let value = all[name] else { throw LayoutCase.Mistake(description: "no alignment \(name)") }
        return value
    }

    private func mask(_ names: [String]) throws -> UIView.AutoresizingMask {
        let all: [String: UIView.AutoresizingMask] = [
            "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin, "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
        ]
        return try names.reduce(into: []) { mask, name in
            guard let value = all[name] else { throw LayoutCase.Mistake(description: "no mask \(name)") }
            mask.insert(value)
        }
    }

    // MARK: Steps

    func perform(_ action: String) throws {
        let words = action.split(separator: " ").map(String.init)
        let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
        switch words[0] {
        case "root": root.frame = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
        case "hide": try view(words[1]).isHidden = true
        case "show": try view(words[1]).isHidden = false
        case "constant": constraints[Int(numbers[0])].constant = numbers[1]
        case "priority": constraints[Int(numbers[0])].priority = UILayoutPriority(Float(numbers[1]))
        case "activate": constraints[Int(numbers[0])].isActive = true
        case "deactivate": constraints[Int(numbers[0])].isActive = false
        case "remove": try view(words[1]).removeFromSuperview()
        case "content": (try view(words[1]) as? CaseView)?.content = CGSize(width: numbers[0], height: numbers[1])
        case "frame": try view(words[1]).frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "margins":
            try view(words[1]).directionalLayoutMargins = NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        case "offset": (try view(words[1]) as? UIScrollView)?.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
        case "hugging": try view(words[1]).setContentHuggingPriority(UILayoutPriority(Float(numbers[1])), for: words[2] == "h" ? .horizontal : .vertical)
        default: try performOnStack(words, numbers)
        }
    }

    private func performOnStack(_ words: [String], _ numbers: [CGFloat]) throws {
        guard let stack = try view(words[1]) as? UIStackView else { throw LayoutCase.Mistake(description: "no stack \(words[1])") }
        switch words[0] {
        case "axis": stack.axis = words[2] == "vertical" ? .vertical : .horizontal
        case "distribution": stack.distribution = try distribution(words[2])
        case "alignment": stack.alignment = try alignment(words[2])
        case "spacing": stack.spacing = numbers[0]
        case "marginsRelative": stack.isLayoutMarginsRelativeArrangement = words[2] == "true"
        case "unarrange": stack.removeArrangedSubview(try view(words[2]))
        case "arrange": stack.insertArrangedSubview(try view(words[2]), at: Int(numbers[0]))
        default: throw LayoutCase.Mistake(description: "no action \(words[0])")
        }
    }
}
