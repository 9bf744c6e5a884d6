// Which setters of its views UIKit calls when the device turns, as an app saw that overrode them: forums104489.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class SetterView: UIView {
    var log: EventLog?
    override var frame: CGRect {
        get { super.frame }
        set { log?.add("frame"); super.frame = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { log?.add("bounds"); super.bounds = newValue }
    }
}

private final class SetterController: UIViewController {
    let root = SetterView()
    override func loadView() { view = root }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

@MainActor final class RotationSetterTests: XCTestCase {
    /// What the setters of `view` heard while the device turned once.
    private func turned(_ prepare: (SetterController, EventLog) -> SetterView) -> [String] {
        let controller = SetterController()
        return staged(iOSVersion: 11, root: controller) { stage, _ in
            let view = prepare(controller, stage.log)
            stage.settle()
            view.log = stage.log
            XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
            stage.settle()
            XCTAssertEqual(controller.root.bounds.size, CGSize(width: 852, height: 393))
            view.log = nil
            let heard = stage.log.take()
            XCTAssertTrue(Rotation.rotate(to: .portrait))
            stage.settle()
            _ = stage.log.take()
            for line in heard { stage.log.add(line) }
        }
    }

    func testTheRootViewOfAController() {
        XCTAssertEqual(conforms(turned { controller, _ in controller.root }, to: "forums104489-root", whole: true), [])
    }

    func testASubviewHeldByConstraints() {
        let heard = turned { controller, _ in
            let view = SetterView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: controller.root.leadingAnchor), view.trailingAnchor.constraint(equalTo: controller.root.trailingAnchor),
                view.topAnchor.constraint(equalTo: controller.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            return view
        }
        XCTAssertEqual(conforms(heard, to: "forums104489-subview", whole: true), [])
    }

    /// Apps set the device's orientation by its key. iOS 16 ended that with a text of the console, which they quote.
    func testTheOrientationByItsKey() {
        let key = "orientation"
        for (version, turns) in [(15, true), (26, false)] {
            _ = staged(iOSVersion: version, root: SetterController()) { stage, _ in
                stage.settle()
                stage.host.clear()
                XCTAssertEqual(UIDevice.current.value(forKey: key) as? Int, UIDeviceOrientation.portrait.rawValue)
                UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: key)
                stage.settle()
                XCTAssertEqual(UIDevice.current.orientation, turns ? .landscapeLeft : .portrait)
                XCTAssertEqual(UIScreen.main.bounds.width > UIScreen.main.bounds.height, turns)
                XCTAssertEqual(stage.host.console.contains { $0.contains("Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)") }, !turns)
                UIDevice.current.setValue(UIDeviceOrientation.portrait.rawValue, forKey: key)
                stage.settle()
            }
        }
    }
}
