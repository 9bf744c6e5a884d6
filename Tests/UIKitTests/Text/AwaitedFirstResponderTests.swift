// Fields that are asked to become first responder before they stand in a window: in viewDidLoad, in viewWillAppear.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class AskingController: UIViewController {
    let log: EventLog
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    let notes: Notes
    /// When it asks, and whether it lets go as it leaves.
    let asks: String

    final class Notes: NSObject, UITextFieldDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.add("shouldBegin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
    }

    init(_ log: EventLog, asks: String) {
        (self.log, self.asks, notes) = (log, asks, Notes(log))
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.delegate = notes
        if asks == "viewDidLoad" { log.add("asked:\(field.becomeFirstResponder())") }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if asks == "viewWillAppear" { field.becomeFirstResponder() }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        field.resignFirstResponder()
    }
}

@MainActor final class AwaitedFirstResponderTests: XCTestCase {
    /// The device's order at a push: the old field lets the keyboard go, the new one brings it.
    func testAPushFromFieldToField() {
        let navigation = UINavigationController()
        let log = staged(iOSVersion: 8, root: navigation) { stage, _ in
            navigation.setViewControllers([AskingController(EventLog(), asks: "viewWillAppear")], animated: false)
            stage.settle()
            stage.notes([(UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardWillHideNotification, "willHide")])
            let next = AskingController(EventLog(), asks: "viewWillAppear")
            navigation.pushViewController(next, animated: true)
            stage.settle()
            XCTAssertTrue(next.field.isFirstResponder)
            let log = stage.log.take()
            next.field.resignFirstResponder()
            stage.settle()
            _ = stage.log.take()
            for line in log { stage.log.add(line) }
        }
        XCTAssertEqual(conforms(log, to: "constraint4-push", whole: true), [])
    }

    func testAFieldChosenInViewDidLoad() {
        let log = staged { stage, _ in
            let controller = AskingController(stage.log, asks: "viewDidLoad")
            controller.loadViewIfNeeded()
            stage.log.add("loaded")
            stage.root.present(controller, animated: false)
            stage.settle()
            XCTAssertTrue(controller.field.isFirstResponder)
            stage.root.dismiss(animated: false)
            stage.settle()
        }
        XCTAssertEqual(log, ["asked:false", "loaded", "shouldBegin", "didBegin"])
    }

    /// Who gives up what it waits for, and who comes first to a window, decide.
    func testOnlyTheLastOneWaits() {
        let log = staged { stage, view in
            let first = UITextField(frame: view.bounds), second = UITextField(frame: view.bounds), shown = UITextField(frame: view.bounds)
            first.becomeFirstResponder()
            second.becomeFirstResponder()
            view.addSubview(first)
            stage.log.add("first:\(first.isFirstResponder)")
            second.resignFirstResponder()
            view.addSubview(second)
            stage.log.add("second:\(second.isFirstResponder)")
            first.removeFromSuperview()
            first.becomeFirstResponder()
            view.addSubview(shown)
            shown.becomeFirstResponder()
            view.addSubview(first)
            stage.log.add("taken meanwhile:\(first.isFirstResponder)")
            shown.resignFirstResponder()
            stage.settle()
        }
        XCTAssertEqual(log, ["first:false", "second:false", "taken meanwhile:false"])
    }
}
