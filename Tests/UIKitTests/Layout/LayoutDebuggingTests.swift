// What a developer asks of a layout: ambiguity and reasons of views, guides and anchors; guides that track edges.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct LayoutDebuggingTests {
    /// The label's place follows from the box it hangs on, that from the root's width, which its controller gives.
    @Test func reasonsReachAsFarAsTheRoot() {
        let phone = Phone()
        let box = phone.add(Box())
        let inner = phone.add(Box(40, 20), to: box)
        let other = phone.add(Box(5, 5))
        let leading = box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor, constant: 10)
        let trailing = box.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor, constant: -10)
        let end = inner.trailingAnchor.constraint(equalTo: box.trailingAnchor)
        let top = inner.topAnchor.constraint(equalTo: box.topAnchor)
        let aside = other.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor)
        NSLayoutConstraint.activate([leading, trailing, end, top, aside, box.topAnchor.constraint(equalTo: phone.view.topAnchor)])
        phone.layout()
        let reasons = inner.constraintsAffectingLayout(for: .horizontal)
        #expect(reasons.contains(end) && reasons.contains(leading) && reasons.contains(trailing))
        #expect(!reasons.contains(top) && !reasons.contains(aside))
        #expect(reasons.contains { $0 is NSContentSizeLayoutConstraint && $0.firstItem === inner && $0.constant == 40 })
        #expect(reasons.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" && $0.constant == 393 })
        #expect(Set(reasons.map { ObjectIdentifier($0) }).count == reasons.count)
        // The system's constraints are made for the answer.
        #expect(inner.trailingAnchor.constraintsAffectingLayout.map { masked("\($0)") } == reasons.map { masked("\($0)") })
    }

    @Test func guidesAndAnchorsKnowWhetherTheyAreOpen() {
        let phone = Phone()
        let guide = UILayoutGuide()
        phone.view.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor), width, guide.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ])
        phone.layout()
        #expect(guide.hasAmbiguousLayout)
        #expect(!guide.leadingAnchor.hasAmbiguousLayout)
        #expect(guide.heightAnchor.hasAmbiguousLayout)
        guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        phone.layout()
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
        #expect(!phone.view.safeAreaLayoutGuide.hasAmbiguousLayout)
    }

    /// A docked keyboard is near the bottom edge and away from the others (UITrackingLayoutGuide).
    @Test func constraintsFollowTheEdgesThatAGuideIsNear() {
        let phone = Phone()
        let box = phone.add(Box(10, 10))
        let guide = phone.view.keyboardLayoutGuide
        let near = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let top = box.topAnchor.constraint(equalTo: phone.view.topAnchor)
        let away = box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([top], activeWhenNearEdge: .top)
        guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
        #expect([near.isActive, top.isActive, away.isActive] == [true, false, true])
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
        #expect(guide.constraintsActive(whenAwayFrom: [.leading, .trailing]) == [away])
        phone.layout()
        #expect(box.frame == CGRect(x: 0, y: 852 - 34 - 10, width: 10, height: 10))
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!near.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!away.isActive)
        #expect(guide.constraintsActive(whenAwayFrom: [.leading, .trailing]).isEmpty)
    }

    /// What a device printed for three views in the middle of a row (kean.blog, "Let's Build UIStackView").
    @Test func constraintsOfACentredRow() {
        let stack = UIStackView(arrangedSubviews: [Box(160, 200), Box(80, 100), Box(40, 50)])
        stack.alignment = .center
        stack.updateConstraintsIfNeeded()
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        let lines = all.map { "\($0.identifier ?? "") \($0.relation.rawValue) \($0.priority.rawValue)" }
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts == [
            "UISV-canvas-connection 0 1000.0": 5, "UISV-spacing 0 1000.0": 2, "UISV-alignment 0 1000.0": 2, "UISV-spanning-boundary -1 1000.0": 3, "UISV-spanning-boundary 1 1000.0": 3,
            "UISV-spanning-fit 0 51.0": 1, "UISV-ambiguity-suppression 0 25.0": 3,
        ])
    }

    /// Numbers that overflow in our own arithmetic leave views where they were.
    @Test func hugeSpacingsLeaveFramesFinite() {
        for spacing in [1e308, -1e308, 1e19] as [CGFloat] {
            let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10), Box(10, 10)])
            stack.spacing = spacing
            stack.layoutMargins.left = spacing
            stack.isLayoutMarginsRelativeArrangement = true
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            _ = console { stack.layoutIfNeeded() }
            #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
            #expect(stack.systemLayoutSizeFitting(.zero).height.isFinite)
        }
    }
}

@MainActor @Suite(.serialized, .leavesNothing) struct AutolayoutTraceTests {
    /// The form of public transcripts of iOS 9 and later: bars, marks, what is open, the legend.
    @Test func aTraceNamesHostsAndWhatIsOpen() {
        let phone = Phone()
        let label = phone.add(UILabel())
        label.text = "Testing"
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        phone.view.addSubview(plain)
        label.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor).isActive = true
        phone.layout()
        let lines = masked(phone.view._autolayoutTrace()).replacing(/id: [0-9]+/, with: "id: N").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines == [
            "•UIView:0x…", "|   *UILabel:0x…'Testing'- AMBIGUOUS LAYOUT for UILabel:0x…'Testing'.minY{id: N}", "|   UIView:0x…", "", "Legend:",
            "\t* - is laid out with auto layout",
            "\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES", "\t• - layout engine host",
        ])
    }
}
