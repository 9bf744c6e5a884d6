// Views inside each other far deeper than any screen, and geometry that is no geometry: layout, hit testing, the responder chain,
// drawing and release come to an end.

import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import UIKit

/// By XCTest, whose tests run on the process's main thread, as apps do: that thread's stack grows.
@MainActor final class DeepTreeTests: XCTestCase {
    /// Each view as large as the one around it, following its size.
    private func nest(_ count: Int, in window: UIWindow) -> [UIView] {
        var views: [UIView] = []
        var outer: UIView = window
        for _ in 0..<count {
            let inner = UIView(frame: outer.bounds)
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(inner)
            views.append(inner)
            outer = inner
        }
        return views
    }

    func testTenThousandNestedViewsAreLaidOutHitAndReleased() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        weak var innermost: UIView?
        do {
            let views = nest(10_000, in: window)
            window.layoutIfNeeded()
            window.frame.size = CGSize(width: 200, height: 400)
            window.layoutIfNeeded()
            let last = try XCTUnwrap(views.last)
            XCTAssertEqual(last.frame, CGRect(x: 0, y: 0, width: 200, height: 400))
            XCTAssertIdentical(window.hitTest(CGPoint(x: 100, y: 100), with: nil), last)
            XCTAssertEqual(last.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 1, y: 2))
            var responders = 0
            var responder: UIResponder? = last
            while let one = responder, one !== window {
                responders += 1
                responder = one.next
            }
            XCTAssertEqual(responders, 10_000)
            innermost = last
            views[0].removeFromSuperview()
        }
        XCTAssertNil(innermost)
        window.isHidden = true
    }

    func testADeepTreeIsDrawn() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.isHidden = false
        let views = nest(3_000, in: window)
        let last = try XCTUnwrap(views.last)
        last.backgroundColor = .red
        window.layoutIfNeeded()
        let picture = try XCTUnwrap(LayerPicture(width: 20, height: 20, scale: 1))
        XCTAssertNotNil(picture.update(LayerTree(of: window.layer)))
        last.superview?.alpha = 0.5
        XCTAssertNotNil(picture.update(LayerTree(of: window.layer)))
        views[0].removeFromSuperview()
        window.isHidden = true
    }

    func testConstraintsInsideEachOtherAreSolved() {
        let phone = Phone()
        var outer: UIView = phone.view
        for _ in 0..<1_000 {
            let inner = phone.add(UIView(), to: outer)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.25), inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
            outer = inner
        }
        phone.layout()
        XCTAssertLessThan(abs(outer.frame.width - (phone.view.bounds.width - 250)), 1)
        phone.view.subviews[0].removeFromSuperview()
        phone.layout()
    }

    /// What has no finite size is laid out and drawn as far as it can be.
    func testGeometryWithoutEnd() throws {
        for value in [CGFloat.infinity, -.infinity, 1e300, -1e300, 1e18, .leastNonzeroMagnitude, .greatestFiniteMagnitude] { try show(value) }
    }

    private func show(_ value: CGFloat) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.isHidden = false
        let picture = try XCTUnwrap(LayerPicture(width: 40, height: 40, scale: 1))
        let changes: [(UIView) -> Void] = [
            { $0.bounds.size.width = value }, { $0.bounds.origin.x = value }, { $0.center.y = value }, { $0.transform = CGAffineTransform(scaleX: value, y: 1) },
            { $0.transform = CGAffineTransform(translationX: value, y: value) }, { $0.layer.cornerRadius = value }, { $0.layer.borderWidth = value },
            { $0.layer.shadowRadius = value }, { $0.layer.shadowOffset.width = value }, { $0.layer.zPosition = value }, { $0.layer.anchorPoint.x = value },
            { $0.layer.transform.m34 = value }, { $0.layoutMargins.left = value }, { $0.layer.contentsScale = value }, { $0.layer.contentsRect.size.width = value },
            { ($0 as? UIScrollView)?.contentSize.height = value }, { ($0 as? UIScrollView)?.contentOffset.y = value }, { ($0 as? UIScrollView)?.contentInset.top = value },
            { ($0 as? UILabel)?.preferredMaxLayoutWidth = value }, { ($0 as? UILabel)?.font = .systemFont(ofSize: value) },
        ]
        let kinds: [() -> UIView] = [{ UIView() }, { UILabel() }, { UIScrollView() }]
        for make in kinds {
            for change in changes {
                let view = make()
                view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
                view.backgroundColor = .red
                view.layer.shadowOpacity = 0.5
                view.layer.borderColor = UIColor.blue.cgColor
                (view as? UILabel)?.text = "Text"
                window.addSubview(view)
                change(view)
                window.layoutIfNeeded()
                _ = picture.update(LayerTree(of: window.layer))
                _ = window.hitTest(CGPoint(x: 10, y: 10), with: nil)
                view.removeFromSuperview()
            }
        }
        XCTAssertTrue(window.subviews.isEmpty)
        window.isHidden = true
    }

    func testALineOfAMillionCharactersIsLaidOutAndDrawn() throws {
        let count = ProcessInfo.processInfo.environment["WILLAPPEAR_LONG"] == "1" ? 1_000_000 : 100_000
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = String(repeating: "abcdefghi ", count: count / 10)
        XCTAssertGreaterThan(label.intrinsicContentSize.width, CGFloat(count))
        let picture = try XCTUnwrap(LayerPicture(width: 200, height: 30, scale: 1))
        XCTAssertNotNil(picture.update(LayerTree(of: label.layer)))
        label.lineBreakMode = .byClipping
        XCTAssertNotNil(picture.update(LayerTree(of: label.layer)))
    }
}
