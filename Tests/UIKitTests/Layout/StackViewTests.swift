// Stack views: frames of the five distributions and six alignments, hiding, margins, spacing.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct StackViewTests {
    private func stack(_ views: [UIView], width: CGFloat?, height: CGFloat? = nil, _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        configure(stack)
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        Self.kept.append(root)
        return stack
    }

    private static var kept: [UIView] = []

    @Test func naturalSizeIsTheSumOfTheViews() {
        let views = [Box(30, 20), Box(50, 40)]
        let stack = stack(views, width: nil) { $0.spacing = 10 }
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(views[1].frame == CGRect(x: 40, y: 0, width: 50, height: 40))
    }

    /// Frames of Interface Builder for Title 2 above Title 3, baselines and standard spacing: 0, 26.5 and 30, 24 in a stack 54 high.
    @Test func standardSpacingBetweenBaselinesGoesByTheFont() {
        let labels = [22.0, 20.0].map { size in
            let label = UILabel()
            label.text = "Title"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = stack(labels, width: 200) {
            $0.axis = .vertical
            $0.isBaselineRelativeArrangement = true
            $0.spacing = UIStackView.spacingUseSystem
        }
        #expect(abs(labels[1].frame.minY - 30) <= 0.5, "\(labels[1].frame)")
        #expect(abs(stack.frame.height - 54) <= 0.5)
        let below = labels[1].firstBaselineAnchor.constraint(equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 2)
        #expect(below.constant == 56)
        #expect(labels[1].topAnchor.constraint(equalToSystemSpacingBelow: labels[0].bottomAnchor, multiplier: 2).constant == 16)
    }

    @Test func fillStretchesTheLeastHugging() {
        let views = [Box(30, 20), Box(50, 20)]
        views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        _ = stack(views, width: 200) { $0.spacing = 10 }
        #expect(views[0].frame.width == 30)
        #expect(views[1].frame == CGRect(x: 40, y: 0, width: 160, height: 20))
    }

    @Test func fillEqually() {
        let views = [Box(10, 20), Box(20, 20), Box(30, 20)]
        _ = stack(views, width: 320) { $0.distribution = .fillEqually; $0.spacing = 10 }
        #expect(views.map(\.frame.minX) == [0, 110, 220])
        #expect(views.map(\.frame.width) == [100, 100, 100])
    }

    @Test func fillProportionally() {
        let views = [Box(10, 20), Box(30, 20)]
        _ = stack(views, width: 210) { $0.distribution = .fillProportionally; $0.spacing = 10 }
        // 10 of 50 points, spacing and all, make 42 of 210; the last view takes the rest (rdar 34595752).
        #expect(views.map(\.frame.width) == [42, 158])
    }

    @Test func equalSpacing() {
        let views = [Box(20, 20), Box(40, 20), Box(60, 20)]
        _ = stack(views, width: 200) { $0.distribution = .equalSpacing; $0.spacing = 5 }
        #expect(views.map(\.frame.minX) == [0, 60, 140])
    }

    @Test func equalCentering() {
        let views = [Box(20, 20), Box(40, 20), Box(20, 20)]
        _ = stack(views, width: 220) { $0.distribution = .equalCentering; $0.spacing = 5 }
        #expect(views.map(\.center.x) == [10, 110, 210])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, CGRect(x: 0, y: 0, width: 20, height: 100)), (.leading, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.center, CGRect(x: 0, y: 40, width: 20, height: 20)), (.trailing, CGRect(x: 0, y: 80, width: 20, height: 20)),
    ])
    func alignments(_ alignment: UIStackView.Alignment, _ frame: CGRect) {
        let views = [Box(20, 20), Box(20, 100)]
        _ = stack(views, width: nil) { $0.alignment = alignment }
        #expect(views[0].frame == frame)
        #expect(views[1].frame == CGRect(x: 20, y: 0, width: 20, height: 100))
    }

    @Test func columnWithCustomSpacingAndMargins() {
        let views = [Box(20, 20), Box(40, 20), Box(20, 20)]
        let stack = stack(views, width: nil) {
            $0.axis = .vertical
            $0.spacing = 8
            $0.setCustomSpacing(30, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(stack.frame.size == CGSize(width: 46, height: 102))
        #expect(views.map(\.frame) == [
            CGRect(x: 2, y: 1, width: 40, height: 20), CGRect(x: 2, y: 51, width: 40, height: 20), CGRect(x: 2, y: 79, width: 40, height: 20),
        ])
    }

    @Test func hiddenViewsTakeNoSpace() {
        let views = [Box(20, 20), Box(40, 20), Box(60, 20)]
        let stack = stack(views, width: nil) { $0.spacing = 10 }
        #expect(stack.frame.width == 140)
        views[1].isHidden = true
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame.width == 90)
        #expect(views[2].frame.minX == 30)
        #expect(stack.arrangedSubviews.count == 3)
        views[1].isHidden = false
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame.width == 140)
    }

    @Test func insertingAndRemoving() {
        let views = [Box(20, 20), Box(40, 20)]
        let stack = stack(views, width: nil)
        let middle = Box(5, 20)
        stack.insertArrangedSubview(middle, at: 1)
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame.width == 65)
        #expect(views[1].frame.minX == 25)
        middle.removeFromSuperview()
        #expect(stack.arrangedSubviews == views)
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame.width == 60)
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack)
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame.width == 40)
    }

    @Test func nestedStacks() {
        let rows = (0..<3).map { _ in UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 10)]) }
        for row in rows { row.spacing = 4 }
        let column = stack(rows, width: nil) { $0.axis = .vertical; $0.spacing = 6 }
        #expect(column.frame.size == CGSize(width: 54, height: 42))
        #expect(rows[2].frame == CGRect(x: 0, y: 32, width: 54, height: 10))
        #expect(rows[2].arrangedSubviews[1].frame == CGRect(x: 24, y: 0, width: 30, height: 10))
    }

    @Test func baselinesOfDifferentFontsAgree() {
        func label(_ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = "Hg"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let labels = [label(12), label(40), label(17)]
        let stack = stack(labels, width: nil) { $0.alignment = .firstBaseline }
        let baselines = labels.map { $0.frame.minY + $0.frame.height / 2 + ($0.font.ascender + $0.font.descender) / 2 }
        for baseline in baselines { #expect(abs(baseline - baselines[1]) < 0.7) }
        #expect(stack.frame.height >= labels[1].frame.height)
        #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= stack.frame.height + 0.01 })
    }

    @Test func hiddenViewsKeepTheirPlaceInTheOrder() {
        let views = [Box(20, 20), Box(40, 20)]
        views[0].isHidden = true
        let stack = stack(views, width: nil) { $0.spacing = 10 }
        #expect(stack.frame.width == 40)
        #expect(views[0].frame.width == 0)
        #expect(stack.arrangedSubviews == views)
    }

    @Test func emptyStackHasNoSize() {
        let stack = stack([], width: nil)
        #expect(stack.frame.size == .zero)
    }
}
