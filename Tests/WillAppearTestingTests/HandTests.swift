// What a hand does beside tapping: two taps, holding, two fingers, keys, scrolling to something, waiting, shaking. Each
// against UIKit's own recognizers and controls.
@testable import UIKit
import WillAppearTesting
import XCTest

@MainActor final class HandTests: XCTestCase {
    override class func setUp() { MainActor.assumeIsolated { LaunchedApps.areTakenDown } }

    private final class Pad: UIViewController, UITextFieldDelegate {
        var log: [String] = []
        let pad = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 40, y: 100, width: 300, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            pad.accessibilityLabel = "Pad"
            pad.isAccessibilityElement = true
            field.placeholder = "Name"
            field.delegate = self
            view.addSubview(pad)
            view.addSubview(field)
        }

        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began \(motion == .motionShake)") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended \(event?.subtype == .motionShake)") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return \(textField.text ?? "")")
            return true
        }
    }

    func testTwoTapsAndHolding() {
        let controller = Pad()
        let app = launch(controller)
        let double = UITapGestureRecognizer(target: nil, action: nil), long = UILongPressGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        double.onStateChange = { _ in if double.state == .ended { controller.log.append("twice") } }
        long.onStateChange = { _ in if long.state == .began || long.state == .ended { controller.log.append("long") } }
        controller.pad.addGestureRecognizer(double)
        controller.pad.addGestureRecognizer(long)
        app.doubleTap("Pad")
        app.settle()
        XCTAssertEqual(controller.log, ["twice"])
        app.longPress("Pad", duration: .milliseconds(300))
        app.settle()
        XCTAssertEqual(controller.log, ["twice"], "too short")
        app.longPress("Pad")
        app.settle()
        XCTAssertEqual(controller.log.suffix(2), ["long", "long"], "began and ended")
    }

    func testTwoFingers() {
        let controller = Pad()
        let app = launch(controller)
        var scale: CGFloat = 0, turn: CGFloat = 0
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil), rotation = UIRotationGestureRecognizer(target: nil, action: nil)
        pinch.onStateChange = { _ in if pinch.state == .ended { scale = pinch.scale } }
        rotation.onStateChange = { _ in if rotation.state == .ended { turn = rotation.rotation } }
        controller.pad.addGestureRecognizer(pinch)
        app.pinch("Pad", scale: 2)
        XCTAssertEqual(scale, 2, accuracy: 0.35)
        app.pinch("Pad", scale: 0.5)
        XCTAssertEqual(scale, 0.5, accuracy: 0.15)
        controller.pad.removeGestureRecognizer(pinch)
        controller.pad.addGestureRecognizer(rotation)
        app.twist("Pad", degrees: 45)
        XCTAssertEqual(turn * 180 / .pi, 45, accuracy: 12)
        app.twist(at: CGPoint(x: 190, y: 350), degrees: -90)
        XCTAssertEqual(turn * 180 / .pi, -90, accuracy: 12)
    }

    func testKeys() {
        let controller = Pad()
        let app = launch(controller)
        app.tap("Name")
        app.type("Fig")
        app.press(.delete)
        app.press(.space)
        app.type("x")
        app.press(.return)
        XCTAssertEqual(controller.log, ["return Fi x"])
        XCTAssertTrue(controller.field.isFirstResponder)
        app.hideKeyboard()
        XCTAssertFalse(controller.field.isFirstResponder)
    }

    func testShakingReachesTheFirstResponderAndItsChain() {
        let controller = Pad()
        let app = launch(controller)
        XCTAssertTrue(controller.becomeFirstResponder())
        app.shake()
        XCTAssertEqual(controller.log, ["began true", "ended true"])
        app.tap("Name")
        app.shake()
        XCTAssertEqual(controller.log.count, 4, "the field hands it to its controller")
    }

    func testScrollingToWhatIsOutOfSight() {
        let table = Rows()
        let app = launch(table)
        XCTAssertFalse(app.isOnScreen("Row 79"))
        app.scroll(to: "Row 79")
        XCTAssertTrue(app.isOnScreen("Row 79"))
        app.scroll(to: "Row 3")
        XCTAssertTrue(app.isOnScreen("Row 3"))
        XCTAssertFalse(app.isOnScreen("Row 79"))
    }

    func testWaitingForAText() {
        let controller = UIViewController()
        let app = launch(controller)
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        controller.view.addSubview(label)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { label.text = "Done" }
        app.wait(until: "Done")
        XCTAssertEqual(app.now, 3, accuracy: 0.1)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
