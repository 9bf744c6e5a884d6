// The visual format language gives the same frames as the constraints it draws.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct VisualFormatTests {
    @Test func rowAndColumn() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let a = UIView()
        let b = UIView()
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let views: [String: Any] = ["a": a, "b_2": b]
        let formats = ["H:|-[a(80)]-[b_2]-gap-|", "V:|-10-[a(>=20,==h@900)]", "V:[b_2(a)]"]
        for format in formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: ["gap": 30, "h": 44.0], views: views))
        }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b_2]", options: .alignAllTop, metrics: nil, views: views).filter { $0.firstAttribute == .top })
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 10, width: 80, height: 44))
        #expect(b.frame == CGRect(x: 96, y: 10, width: 174, height: 44))
    }

    @Test func superviewToSuperviewThroughOneView() {
        let root = UIView()
        let a = UIView()
        root.addSubview(a)
        let constraints = NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", metrics: nil, views: ["a": a])
        #expect(constraints.count == 2)
        #expect(constraints[0].firstItem === a)
        #expect(constraints[1].firstItem === root)
        #expect(constraints[1].firstAttribute == .bottom)
    }

    /// Eureka's rows ask for this in many apps. Two views in a row across the axis are an error (below).
    @Test func oneViewIsAlignedWithNothing() {
        let root = UIView(), field = UIView()
        root.addSubview(field)
        let constraints = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[field]-|", options: .alignAllLastBaseline, metrics: nil, views: ["field": field])
        #expect(constraints.map(\.firstAttribute) == [.top, .bottomMargin])
    }

    @Test func alignmentAlongTheAxisIsAnError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: .alignAllLastBaseline, metrics: nil, views: ["a": UIView(), "b": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."))
    }

    @Test func errorsCarryUIKitsText() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \nH:|-(>=50)-[view(100)] \n                      ^'"))
    }

    @Test func unknownMetricIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-margiin-[a]", metrics: nil, views: ["a": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries \nH:[a]-margiin-[a] \n"))
    }
}
