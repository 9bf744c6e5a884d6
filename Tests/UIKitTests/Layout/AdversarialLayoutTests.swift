// Constraints nobody should write: exceptions in UIKit's words, and layouts that end without a trap.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct AdversarialLayoutTests {
    private func reason(_ result: ExitTest.Result?) -> String { masked(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)) }

    @Test func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().topAnchor.constraint(equalTo: UIView().bottomAnchor).isActive = true }
        }
        #expect(!reason(result).isEmpty)
    }

    @Test func acrossHierarchies() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
            }
        }
        #expect(reason(result).contains(
            "'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x… \"UIView:0x….top\"> and <NSLayoutYAxisAnchor:0x… \"UIView:0x….bottom\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'"))
    }

    @Test func aLocationAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
            }
        }
        #expect(reason(result).contains(
            ": A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.'"))
    }

    @Test func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalToConstant: .nan)
            }
        }
        #expect(reason(result).contains("'NSInternalInconsistencyException', reason: 'NSLayoutConstraint constant is not finite!  That's illegal.  constant:"))
    }

    @Test func requiredWhileInstalled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Host.use(DetachedHost(iOSVersion: 12))
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 5)
                constraint.isActive = true
                constraint.priority = .defaultLow
            }
        }
        #expect(reason(result).contains(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000."))
    }

    /// Parchment's menu is made so; the restriction is gone since iOS 13.
    @Test func optionalWhileInstalled() {
        let phone = Phone()
        let box = phone.add(Box())
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        let narrow = box.widthAnchor.constraint(equalToConstant: 20)
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([width, narrow])
        phone.layout()
        #expect(box.frame.width == 50)
        width.priority = UILayoutPriority(100)
        phone.layout()
        #expect(box.frame.width == 20)
        width.priority = .required
        phone.layout()
        #expect(box.frame.width == 50)
    }

    @Test func contradictionsOfEveryKindEnd() {
        let phone = Phone()
        let texts = console {
            let box = phone.add(Box(10, 10))
            let other = phone.add(Box(10, 10))
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2), box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), box.widthAnchor.constraint(lessThanOrEqualToConstant: 20),
                box.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 10), other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
                other.widthAnchor.constraint(equalToConstant: -5),
            ])
            phone.layout()
            phone.layout()
            for view in [box, other] {
                #expect(view.frame.width >= 0)
                #expect(view.frame.minX.isFinite)
            }
        }
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.") })
    }

    @Test func constraintOnTheWrongView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                b.addSubview(a)
                a.addConstraint(a.topAnchor.constraint(equalTo: b.topAnchor))
            }
        }
        #expect(reason(result).contains(
            "'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x… V:|-(0)-[UIView:0x…]   (inactive, names: '|':UIView:0x… )> view:<UIView: 0x…"))
    }

    @Test func hugeConstantsLeaveFramesFinite() {
        let phone = Phone()
        let box = phone.add(Box())
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor, constant: 1e308),
            box.widthAnchor.constraint(equalToConstant: 1e308),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1e308),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor, constant: -1e308),
        ])
        phone.layout()
        for value in [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height] { #expect(!value.isNaN) }
    }

    @Test func aContradictionIsReportedOnce() {
        let phone = Phone()
        let texts = console {
            let box = phone.add(Box())
            box.widthAnchor.constraint(equalToConstant: 10).isActive = true
            box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            phone.layout()
            phone.add(Box())
            phone.layout()
        }
        #expect(texts.count == 1)
    }

    @Test func tenThousandConstraintsTerminate() {
        let phone = Phone()
        var above = phone.view.topAnchor
        var last: UIView?
        for _ in 0..<2000 {
            let row = phone.add(Box())
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above), row.heightAnchor.constraint(equalToConstant: 10),
                row.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor), row.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor),
                row.widthAnchor.constraint(lessThanOrEqualToConstant: 1000),
            ])
            above = row.bottomAnchor
            last = row
        }
        phone.layout()
        #expect(last?.frame == CGRect(x: 0, y: 19990, width: 393, height: 10))
    }

    @Test func removingViewsReleasesThem() {
        let phone = Phone()
        weak var released: UIView?
        do {
            let box = phone.add(Box(5, 5))
            box.topAnchor.constraint(equalTo: phone.view.topAnchor).isActive = true
            phone.layout()
            released = box
            box.removeFromSuperview()
        }
        #expect(released == nil)
    }

    /// One change, one layoutSubviews of the superview whose subviews move, none elsewhere.
    @Test func onlySuperviewsOfMovedViewsAreLaidOut() {
        final class Counting: UIView {
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let phone = Phone()
        let outer = phone.add(Counting())
        let inner = phone.add(Counting(), to: outer)
        let box = phone.add(Box(10, 10), to: inner)
        let top = box.topAnchor.constraint(equalTo: inner.topAnchor)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: phone.view.topAnchor), outer.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50),
            top, box.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        ])
        phone.layout()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        top.constant = 5
        phone.layout()
        #expect(outer.layouts == 1 && inner.layouts == 2)
        phone.layout()
        #expect(outer.layouts == 1 && inner.layouts == 2)
    }

    @Test func layoutInsideLayoutSubviewsSettles() {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                layoutIfNeeded()
                subviews.first?.layoutIfNeeded()
            }
        }
        let phone = Phone()
        let view = phone.add(Restless())
        let box = phone.add(Box(10, 10), to: view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: phone.view.topAnchor), view.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        phone.layout()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 15))
    }
}
