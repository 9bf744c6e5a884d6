// Frames as on an iPhone 16 for documents as apps write them.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct ConstraintLayoutTests {
    @Test func edgesOfTheSafeArea() {
        let phone = Phone()
        let box = phone.add(Box())
        let safe = phone.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        phone.layout()
        #expect(box.frame == CGRect(x: 16, y: 79, width: 361, height: 739))
        #expect(safe.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func marginsOfARootView() {
        let phone = Phone()
        #expect(phone.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        let box = phone.add(Box())
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: phone.view.layoutMarginsGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: phone.view.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: phone.view.layoutMarginsGuide.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 44),
        ])
        phone.layout()
        #expect(box.frame == CGRect(x: 16, y: 59, width: 361, height: 44))
        phone.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 0)
        phone.layout()
        #expect(box.frame == CGRect(x: 30, y: 69, width: 347, height: 44))
    }

    @Test func centredContentTakesItsIntrinsicSize() {
        let phone = Phone()
        let box = phone.add(Box(100, 50))
        box.centerXAnchor.constraint(equalTo: phone.view.centerXAnchor).isActive = true
        box.centerYAnchor.constraint(equalTo: phone.view.centerYAnchor).isActive = true
        phone.layout()
        // 146.5 lies between two pixels of a 3x screen; halves round up.
        #expect(box.frame == CGRect(x: 440.0 / 3, y: 401, width: 100, height: 50))
        box.content.width = 200
        phone.layout()
        #expect(box.bounds.width == 200)
    }

    @Test func huggingDecidesWhoStretches() {
        let phone = Phone()
        let name = phone.add(Box(60, 20))
        let value = phone.add(Box(40, 20))
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor, constant: 16),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor, constant: -16),
            name.topAnchor.constraint(equalTo: phone.view.topAnchor),
            value.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ])
        phone.layout()
        #expect(name.frame == CGRect(x: 16, y: 0, width: 60, height: 20))
        #expect(value.frame == CGRect(x: 84, y: 0, width: 293, height: 20))
        name.content.width = 400
        value.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        phone.layout()
        #expect(value.frame.width == 40)
        #expect(name.frame.width == 313)
    }

    @Test func proportionsAndAspectRatio() {
        let phone = Phone()
        let image = phone.add(Box())
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalTo: phone.view.widthAnchor, multiplier: 0.5, constant: -0.5),
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.75),
            image.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            image.bottomAnchor.constraint(equalTo: phone.view.bottomAnchor, constant: -52),
        ])
        phone.layout()
        #expect(image.frame == CGRect(x: 0, y: 653, width: 196, height: 147))
    }

    @Test func constantsAndActivationMoveViews() {
        let phone = Phone()
        let box = phone.add(Box(10, 10))
        let top = box.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: 100)
        let leading = box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor)
        let bottom = box.bottomAnchor.constraint(equalTo: phone.view.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([top, leading])
        phone.layout()
        #expect(box.frame.minY == 100)
        top.constant = 200
        phone.layout()
        #expect(box.frame.minY == 200)
        top.isActive = false
        bottom.isActive = true
        phone.layout()
        #expect(box.frame.minY == 832)
        #expect(!top.isActive)
        #expect(phone.view.constraints == [leading, bottom])
    }

    @Test func removingAViewEndsItsConstraints() {
        let phone = Phone()
        let above = phone.add(Box(10, 30))
        let below = phone.add(Box(10, 10))
        let gap = below.topAnchor.constraint(equalTo: above.bottomAnchor)
        let fallback = below.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: 5)
        fallback.priority = .defaultLow
        NSLayoutConstraint.activate([gap, fallback, above.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: 50)])
        phone.layout()
        #expect(below.frame.minY == 80)
        above.removeFromSuperview()
        #expect(!gap.isActive)
        phone.layout()
        #expect(below.frame.minY == 5)
        #expect(phone.view.constraints == [fallback])
    }

    @Test func aViewThatKeepsItsFrameIsReachedAcross() {
        // The container keeps its frame; a constraint reaches through it to a view outside.
        let phone = Phone()
        let container = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        phone.view.addSubview(container)
        let inner = phone.add(Box(20, 20), to: container)
        let outer = phone.add(Box(10, 10))
        NSLayoutConstraint.activate([
            inner.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7),
        ])
        phone.layout()
        #expect(inner.frame == CGRect(x: 180, y: 180, width: 20, height: 20))
        #expect(outer.frame == CGRect(x: 230, y: 307, width: 10, height: 10))
        container.frame.origin.y = 150
        phone.layout()
        #expect(outer.frame.minY == 357)
        container.frame.size.width = 100
        phone.layout()
        #expect(inner.frame.minX == 80)
        #expect(outer.frame.minX == 130)
    }

    @Test func transformsAreLeftAlone() {
        let phone = Phone()
        let box = phone.add(Box(100, 40))
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: 30),
        ])
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        phone.layout()
        #expect(box.center == CGPoint(x: 70, y: 50))
        #expect(box.bounds.size == CGSize(width: 100, height: 40))
        #expect(box.frame == CGRect(x: -30, y: 10, width: 200, height: 80))
    }

    @Test func equalWidthsEndOnPixels() {
        let phone = Phone()
        let boxes = (0..<4).map { _ in phone.add(Box()) }
        var constraints: [NSLayoutConstraint] = []
        for (index, box) in boxes.enumerated() {
            constraints.append(box.leadingAnchor.constraint(equalTo: index == 0 ? phone.view.leadingAnchor : boxes[index - 1].trailingAnchor))
            constraints.append(box.widthAnchor.constraint(equalTo: boxes[0].widthAnchor))
            constraints.append(box.topAnchor.constraint(equalTo: phone.view.topAnchor))
            constraints.append(box.heightAnchor.constraint(equalToConstant: 10))
        }
        constraints.append(boxes[3].trailingAnchor.constraint(equalTo: phone.view.trailingAnchor))
        constraints.remove(at: 1)
        NSLayoutConstraint.activate(constraints)
        phone.layout()
        // 98.25 each: every edge is a third of a point, neighbours touch.
        for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(abs(box.frame.maxX - next.frame.minX) < 1e-9) }
        for box in boxes {
            let pixels = box.frame.minX * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
        #expect(abs(boxes[3].frame.maxX - 393) < 1e-9)
    }

    @Test func layoutGuidesSpaceViews() {
        let phone = Phone()
        let guide = UILayoutGuide()
        phone.view.addLayoutGuide(guide)
        let box = phone.add(Box(10, 10))
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: phone.view.topAnchor),
            guide.heightAnchor.constraint(equalTo: phone.view.heightAnchor, multiplier: 0.25),
            guide.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 40),
            box.topAnchor.constraint(equalTo: guide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        phone.layout()
        #expect(box.frame.origin == CGPoint(x: 40, y: 213))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 213))
        phone.view.removeLayoutGuide(guide)
        #expect(phone.view.constraints.isEmpty)
    }

    @Test func distancesBetweenAnchors() {
        let phone = Phone()
        let box = phone.add(Box(93, 10))
        NSLayoutConstraint.activate([
            phone.view.leadingAnchor.anchorWithOffset(to: box.leadingAnchor).constraint(
                equalTo: box.trailingAnchor.anchorWithOffset(to: phone.view.trailingAnchor), multiplier: 2),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ])
        phone.layout()
        #expect(box.frame.minX == 200)
    }

    /// Auto Layout Guide, "Working with Scroll Views": middles attach to the scroll view's frame, edges to its content.
    @Test func theMiddleOfAScrollViewIsItsFrames() {
        let phone = Phone()
        let scrollView = phone.add(UIScrollView())
        let content = phone.add(Box(), to: scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: phone.view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            scrollView.widthAnchor.constraint(equalToConstant: 300),
            scrollView.heightAnchor.constraint(equalToConstant: 400),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
        ])
        phone.layout()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 900))
        scrollView.contentOffset.y = 200
        phone.layout()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 900), "it scrolls along")
    }

    @Test func scrollContentIsMeasuredByItsConstraints() {
        let phone = Phone()
        let scrollView = phone.add(UIScrollView())
        let content = phone.add(Box(), to: scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: phone.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: phone.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        phone.layout()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scrollView.contentSize == CGSize(width: 393, height: 2020))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 393, height: 2000))
    }

    @Test func rightToLeftMirrorsLeadingOnly() {
        let phone = Phone()
        let box = phone.add(Box(50, 10))
        phone.view.semanticContentAttribute = .forceRightToLeft
        box.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor, constant: 16),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ])
        phone.layout()
        #expect(box.frame == CGRect(x: 327, y: 0, width: 50, height: 10))
        box.semanticContentAttribute = .forceLeftToRight
        phone.view.semanticContentAttribute = .forceLeftToRight
        phone.layout()
        phone.layout()
        #expect(box.frame.minX == 16)
    }

    @Test func layoutIfNeededOutsideAWindow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let box = Box(20, 10)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        box.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 180, y: 90, width: 20, height: 10))
        root.frame.size = CGSize(width: 300, height: 300)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 280, y: 290, width: 20, height: 10))
    }

    /// HackingWithSwift's project6b: nothing says where the column starts, and a phone starts it at the top.
    @Test func anUnanchoredColumnStartsAtItsFirstView() {
        let phone = Phone()
        let boxes = (0..<5).map { _ in phone.add(Box(60, 20)) }
        for (index, box) in boxes.enumerated() {
            box.widthAnchor.constraint(equalTo: phone.view.widthAnchor).isActive = true
            box.heightAnchor.constraint(equalToConstant: 88).isActive = true
            if index > 0 { box.topAnchor.constraint(equalTo: boxes[index - 1].bottomAnchor, constant: 10).isActive = true }
        }
        phone.layout()
        #expect(boxes.map(\.frame) == (0..<5).map { CGRect(x: 0, y: 98 * CGFloat($0), width: 393, height: 88) })
    }

    @Test func ambiguityIsSeen() {
        let phone = Phone()
        let box = phone.add(Box(10, 10))
        box.topAnchor.constraint(equalTo: phone.view.topAnchor).isActive = true
        phone.layout()
        #expect(box.hasAmbiguousLayout)
        box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor).isActive = true
        phone.layout()
        #expect(!box.hasAmbiguousLayout)
    }

    /// Stevia's suite, which passes on devices: what only inequalities say is where they hold exactly.
    @Test func lonePositionBoundsHoldExactly() {
        let phone = Phone()
        let below = phone.add(UIView()), before = phone.add(UIView()), unsized = phone.add(UIView()), next = phone.add(UIView())
        let outer = phone.view
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 23),
            below.widthAnchor.constraint(equalToConstant: 100), below.heightAnchor.constraint(equalToConstant: 100),
            before.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -74),
            before.widthAnchor.constraint(equalToConstant: 100), before.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
            unsized.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor, constant: -13),
            unsized.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, constant: -52),
            next.leftAnchor.constraint(greaterThanOrEqualTo: below.rightAnchor, constant: 25),
            next.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 7),
        ])
        phone.layout()
        #expect(below.frame == CGRect(x: 0, y: 23, width: 100, height: 100))
        #expect(before.frame == CGRect(x: 393 - 74 - 100, y: 0, width: 100, height: 0))
        #expect(unsized.frame == CGRect(x: 393 - 13, y: 0, width: 0, height: 0))
        #expect(next.frame.minX == 125)
        #expect(next.frame.minY == 7)
    }
}
