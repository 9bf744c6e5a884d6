// What lowered code reads of an AnyObject's anchors: typed, so that a constraint can be made of them; anchors of nothing.
import MainActorTesting
import ObjectiveC
import XCTest
@testable import UIKit

final class AnyObjectAnchorTests: XCTestCase {
    @MainActor func testAnchorsOfViewsGuidesAndOthers() {
        let view = UIView(), inner = UIView(), guide = UILayoutGuide()
        view.addSubview(inner)
        view.addLayoutGuide(guide)
        let first = _ObjC.members(inner as AnyObject).topAnchor.constraint(equalTo: view.topAnchor, constant: 3)
        XCTAssertTrue(first.firstItem === inner)
        XCTAssertEqual(first.firstAttribute, .top)
        let second = _ObjC.members(guide as AnyObject).widthAnchor.constraint(equalToConstant: 7)
        XCTAssertTrue(second.firstItem === guide)
        XCTAssertTrue(_ObjC.members(inner as AnyObject).superview === view)
        XCTAssertTrue(_ObjC.members(inner as AnyObject).layer === inner.layer)
        XCTAssertNil(_ObjC.members(NSString("text") as AnyObject).leadingAnchor)
        XCTAssertNil(_ObjC.members(NSString("text") as AnyObject).superview)
    }

    /// A value to begin with, before the app assigns a view's own.
    @MainActor func testAnAnchorOfNothing() {
        let view = UIView()
        var anchors = [NSLayoutXAxisAnchor(), view.leadingAnchor]
        XCTAssertNil(anchors[0].item)
        XCTAssertNotEqual(anchors[0], anchors[1])
        anchors[0] = view.leadingAnchor
        XCTAssertEqual(anchors[0], anchors[1])
        XCTAssertNil(NSLayoutYAxisAnchor().item)
        XCTAssertNil(NSLayoutDimension().item)
    }
}
