// Choosing the items of a tab bar: whom the bar tells, in which order, and what it answers at the end.
import XCTest
@testable import UIKit

@MainActor final class TabBarCustomizingTests: XCTestCase {
    private final class Hearer: NSObject, UITabBarDelegate {
        var log: [String] = []
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { log.append("will begin \(items.count) \(tabBar.isCustomizing)") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { log.append("did begin \(items.count) \(tabBar.isCustomizing)") }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { log.append("will end \(items.count) \(changed) \(tabBar.isCustomizing)") }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { log.append("did end \(items.count) \(changed) \(tabBar.isCustomizing)") }
    }

    func testTheDelegateHearsOfBothEnds() {
        let bar = UITabBar(), hearer = Hearer()
        let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.delegate = hearer
        bar.items = Array(items.prefix(2))
        XCTAssertFalse(bar.endCustomizing(animated: false), "nothing has begun")
        bar.beginCustomizingItems(items)
        bar.beginCustomizingItems(items)
        XCTAssertTrue(bar.isCustomizing)
        bar.items = items
        XCTAssertTrue(bar.endCustomizing(animated: true))
        bar.beginCustomizingItems(items)
        XCTAssertFalse(bar.endCustomizing(animated: true))
        XCTAssertEqual(hearer.log, [
            "will begin 3 false", "did begin 3 true", "will end 3 true true", "did end 3 true false",
            "will begin 3 false", "did begin 3 true", "will end 3 false true", "did end 3 false false",
        ])
    }

    /// UIAccessibility is NSObject's, not only UIKit's; an NSObject that is a view answers as the view.
    func testEveryObjectHasAccessibility() {
        let model = NSObject(), image = UIImage(), label = UILabel()
        model.accessibilityLabel = "model"
        image.accessibilityIdentifier = "image"
        (label as NSObject).accessibilityLabel = "label"
        label.text = "text"
        XCTAssertEqual(model.accessibilityLabel, "model")
        XCTAssertNil(NSObject().accessibilityLabel)
        XCTAssertEqual(image.accessibilityIdentifier, "image")
        XCTAssertEqual(label.accessibilityLabel, "label")
        XCTAssertTrue((label as NSObject).isAccessibilityElement)
        XCTAssertFalse(model.isAccessibilityElement)
    }
}
