// The window of delegates, which is an optional requirement of an optional type: two question marks where a protocol's value is asked,
// one where the delegate's own class is.
import XCTest
@testable import UIKit

@MainActor final class DelegateWindowTests: XCTestCase {
    private final class WithWindow: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
    }
    private final class Without: UIResponder, UIApplicationDelegate {}

    func testAProtocolsValueTellsThePropertyFromTheWindow() {
        let delegate = WithWindow()
        let value: (any UIApplicationDelegate)? = delegate
        XCTAssertEqual(value?.window, .some(nil) as UIWindow??, "the property is there and empty")
        let window = UIWindow()
        delegate.window = window
        if let found = value?.window, let inner = found { XCTAssertTrue(inner === window) } else { XCTFail("no window") }
        XCTAssertTrue((delegate as any UIWindowSceneDelegate).window! === window)
        XCTAssertNil(value?.window??.rootViewController)
        XCTAssertEqual((Without() as any UIApplicationDelegate).window, .none as UIWindow??, "no property")
    }
}
