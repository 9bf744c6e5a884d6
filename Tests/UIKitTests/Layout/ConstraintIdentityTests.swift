// What libraries' own suites ask of constraints on a device: anchors, missing second items, one direction a constraint,
// exact sizes. Each was seen to differ when such a suite ran here.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct ConstraintIdentityTests {
    @Test func anchorsOfAConstraintEqualThoseOfTheView() {
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        let constraint = b.topAnchor.constraint(equalTo: a.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(b.topAnchor))
        #expect(b.topAnchor.isEqual(constraint.firstAnchor))
        #expect(constraint.secondAnchor?.isEqual(a.bottomAnchor) ?? false)
        #expect(!constraint.firstAnchor.isEqual(b.bottomAnchor))
        #expect(constraint.firstAnchor.hash == b.topAnchor.hash)
    }

    @Test func withoutASecondItemThereIsNoSecondAttribute() {
        let constraint = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 5)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondAnchor == nil)
    }

    @Test func aPositionMayBeTiedToTheOtherAxis() {
        let phone = Phone()
        let box = phone.add(Box(10, 10))
        let mark = phone.add(Box(10, 10))
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: 70), mark.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor),
            NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: mark, attribute: .top, multiplier: 1, constant: 5),
        ])
        phone.layout()
        #expect(box.frame == CGRect(x: 75, y: 0, width: 10, height: 10))
    }

    @Test func aLoneUpperBoundLeavesNothing() {
        let phone = Phone()
        let box = phone.add(Box())
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
        phone.layout()
        #expect(box.frame.width == 0)
    }

    /// The superview reads from the right, the child says nothing: both sides take the superview's direction.
    @Test func oneDirectionForBothSides() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = Box(10, 10)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.semanticContentAttribute = .forceRightToLeft
        root.addSubview(box)
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 82, y: 0, width: 10, height: 10))
    }

    @Test func stacksReadFromTheRight() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 5
        stack.semanticContentAttribute = .forceRightToLeft
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        let texts = console { root.layoutIfNeeded() }
        #expect(texts.isEmpty)
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(views.map(\.frame.minX) == [80, 45, 0])
    }

    /// Edges on thirds of a point: 146⅔ to 246⅔ is 100 points wide, not 100.00000000000003.
    @Test func sizesAreExact() {
        let phone = Phone()
        let box = phone.add(Box(100, 50))
        box.centerXAnchor.constraint(equalTo: phone.view.centerXAnchor).isActive = true
        box.centerYAnchor.constraint(equalTo: phone.view.centerYAnchor).isActive = true
        phone.layout()
        #expect(box.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func negativeSizesStay() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: -30, height: 5))
        #expect(view.bounds.size == CGSize(width: -30, height: 5))
        #expect(view.frame.origin == CGPoint(x: 10, y: 20))
    }

    @Test func sizeToFitUnderATransformSizesTheBounds() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
        }
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.center == CGPoint(x: 5, y: 5))
    }

    /// Published console logs list the app's constraints, then width and height of the content.
    @Test func contentSizesAreListedOnceLaidOut() {
        let phone = Phone()
        let box = phone.add(Box(35, 20))
        let own = box.widthAnchor.constraint(equalToConstant: 44)
        own.isActive = true
        #expect(box.constraints == [own])
        phone.layout()
        #expect(box.constraints.map { masked("\($0)") } == [
            "<NSLayoutConstraint:0x… UIKitTests.Box:0x….width == 44   (active)>",
            "<NSContentSizeLayoutConstraint:0x… UIKitTests.Box:0x….width == 35 Hug:250 CompressionResistance:750   (active)>",
            "<NSContentSizeLayoutConstraint:0x… UIKitTests.Box:0x….height == 20 Hug:250 CompressionResistance:750   (active)>",
        ])
        box.setContentHuggingPriority(.required, for: .vertical)
        #expect(box.constraints[2] === box.constraints[2])
        NSLayoutConstraint.deactivate(box.constraints)
        phone.layout()
        #expect(box.frame.size == CGSize(width: 35, height: 20))
        #expect(box.constraints.count == 2)
        #expect(phone.view.constraints.isEmpty)
    }

    @Test func ambiguityCanBeExercised() {
        let phone = Phone()
        let box = phone.add(Box(10, 10))
        box.topAnchor.constraint(equalTo: phone.view.topAnchor).isActive = true
        phone.layout()
        let before = box.frame
        box.exerciseAmbiguityInLayout()
        phone.layout()
        #expect(box.frame.minX != before.minX)
        #expect(box.frame.minY == before.minY && box.frame.size == before.size)
        #expect(box.hasAmbiguousLayout)
        box.exerciseAmbiguityInLayout()
        phone.layout()
        #expect(box.frame == before)
    }

    @Test func directionOfAnAttribute() {
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight, relativeTo: .rightToLeft) == .leftToRight)
    }
}
