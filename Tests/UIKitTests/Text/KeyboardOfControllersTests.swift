// Controllers in the keyboard's place and on top of it.
import XCTest
@testable import UIKit

@MainActor final class KeyboardOfControllersTests: XCTestCase {
    private final class Keys: UIInputViewController {
        let log: EventLog, name: String
        init(_ log: EventLog, _ name: String, height: CGFloat) {
            (self.log, self.name) = (log, name)
            super.init(nibName: nil, bundle: nil)
            view.bounds.size.height = height
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.add("\(name) appeared") }
    }
    private final class Field: UITextField {
        var keys: UIInputViewController?, bar: UIInputViewController?
        override var inputViewController: UIInputViewController? { keys }
        override var inputAccessoryViewController: UIInputViewController? { bar }
    }

    func testTheirViewsStandInTheKeyboardsPlaceAndOnTopOfIt() {
        let controller = UIViewController(), field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        XCTAssertNil(UITextView().inputViewController)
        XCTAssertNil(controller.inputAccessoryViewController)
        controller.view.addSubview(field)
        let stage = TouchStage(root: controller)
        let keys = Keys(stage.log, "keys", height: 150), bar = Keys(stage.log, "bar", height: 40)
        (field.keys, field.bar) = (keys, bar)
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertTrue(keys.view.window is KeyboardWindow)
        let screen = UIScreen.main.bounds.maxY - UIScreen.main.safeAreaInsets.bottom
        XCTAssertEqual(keys.view.convert(keys.view.bounds, to: nil).minY, screen - 150)
        XCTAssertEqual(bar.view.convert(bar.view.bounds, to: nil).minY, screen - 190)
        XCTAssertEqual(Set(stage.log.take()), ["keys appeared", "bar appeared"])
        field.resignFirstResponder()
        stage.settle()
        XCTAssertFalse(field.isFirstResponder)
        stage.tearDown()
    }
}
