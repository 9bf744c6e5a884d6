// iOS 26's typed messages: observers of them hear what UIKit posts as notifications.
// NotificationCenter.MainActorMessage's documentation: observers of a message are told when its notification is posted.
import XCTest
@testable import UIKit

@MainActor final class TypedMessageTests: XCTestCase {
    private var events: [String] = []
    private var tokens: [NotificationCenter.ObservationToken] = []

    override func tearDown() async throws {
        await MainActor.run { tokens = [] }
    }

    func testMessagesOfTheApplication() {
        tokens.append(NotificationCenter.default.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in self.events.append("active") })
        tokens.append(NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in self.events.append("foreground") })
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: nil)
        XCTAssertEqual(events, ["foreground", "active"])
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        XCTAssertEqual(events, ["foreground", "active"])
    }

    func testMessagesOfTheKeyboard() {
        tokens.append(NotificationCenter.default.addObserver(of: UIScreen.main, for: .keyboardWillShow) { self.events.append("\($0.beginFrame.minY) \($0.endFrame.minY) \($0.animationDuration) \($0.isLocal) \($0.screen === UIScreen.main)") })
        let message = UIResponder.KeyboardWillShowMessage(
            beginFrame: CGRect(x: 0, y: 800, width: 390, height: 300), endFrame: CGRect(x: 0, y: 500, width: 390, height: 300), animationDuration: 0.25, animationCurve: .easeIn, isLocal: true, screen: .main)
        NotificationCenter.default.post(UIResponder.KeyboardWillShowMessage.makeNotification(message))
        XCTAssertEqual(events, ["800.0 500.0 0.25 true true"])
        XCTAssertEqual(UIResponder.KeyboardWillShowMessage.makeMessage(UIResponder.KeyboardWillShowMessage.makeNotification(message))?.animationCurve, .easeIn)
        // A notification without the frames is no message.
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
        XCTAssertEqual(events.count, 1)
    }
}
