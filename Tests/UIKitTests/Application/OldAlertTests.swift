// UIAlertView and UIActionSheet: numbers of buttons, and the order in which the delegate hears (UIAlertView.h).
import Testing
import XCTest
@testable import UIKit

@MainActor private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var events: [String] = []
    func willPresent(_ alertView: UIAlertView) { events.append("will present") }
    func didPresent(_ alertView: UIAlertView) { events.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { events.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { events.append("will dismiss \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { events.append("did dismiss \(buttonIndex)") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { events.append("sheet \(buttonIndex)") }
}

@MainActor final class OldAlertTests: XCTestCase {
    func testButtonsAreNumbered() {
        let alert = UIAlertView(title: "T", message: "M", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Maybe")
        XCTAssertEqual([alert.cancelButtonIndex, alert.firstOtherButtonIndex, alert.numberOfButtons], [0, 1, 3])
        XCTAssertEqual(alert.buttonTitle(at: 2), "Maybe")
        XCTAssertNil(alert.buttonTitle(at: 3))
        let sheet = UIActionSheet(title: nil, delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: "Kill", otherButtonTitles: "Yes")
        XCTAssertEqual([sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex], [0, 1, 2])
        alert.alertViewStyle = .loginAndPasswordInput
        XCTAssertTrue(alert.textField(at: 1)?.isSecureTextEntry ?? false)
    }

    func testTheDelegateHearsInOrder() {
        let stage = TouchStage(), listener = Listener()
        let alert = UIAlertView(title: "T", message: "M", delegate: listener, cancelButtonTitle: "No")
        XCTAssertEqual(alert.addButton(withTitle: "Yes"), 1)
        alert.show()
        XCTAssertTrue(alert.isVisible)
        stage.settle()
        XCTAssertEqual(listener.events, ["will present", "did present"])
        alert.dismiss(withClickedButtonIndex: 1, animated: true)
        stage.settle()
        XCTAssertEqual(listener.events, ["will present", "did present", "will dismiss 1", "did dismiss 1"])
        XCTAssertFalse(alert.isVisible)
        alert.dismiss(withClickedButtonIndex: 1, animated: true)
        XCTAssertEqual(listener.events.count, 4)
    }
}
