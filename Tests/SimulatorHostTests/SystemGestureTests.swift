// Swipe back and pulling a sheet down as a finger does them, whole and cancelled: the script's verbs on real recognizers.
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class SystemGestureTests: XCTestCase {
    override class func setUp() { VirtualTime.use() }

    private final class Logger: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log.append("didDisappear") }
    }

    /// The application that shows `root`, with the finger's gestures.
    private struct Stage {
        let window: UIWindow
        let loop: MainLoop
        let gestures: SystemGestures

        @MainActor init(_ root: UIViewController) {
            Host.use(DetachedHost(iOSVersion: 26))
            _ = ApplicationReplacement.begin(delegateClass: nil)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            loop = MainLoop(clock: AppClock(.virtual))
            loop.settle()
            gestures = SystemGestures(application: .shared, finger: Finger(application: .shared, loop: loop))
        }

        @MainActor func end() {
            window.rootViewController = nil
            window.isHidden = true
            loop.settle()
        }
    }

    func testSwipeBack() {
        let first = Logger(), second = Logger()
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(navigation)
        XCTAssertNotNil(stage.gestures.swipeBack(cancelled: false), "nothing to go back to")
        navigation.pushViewController(second, animated: false)
        stage.loop.settle()
        second.log = []
        XCTAssertNil(stage.gestures.swipeBack(cancelled: true))
        stage.loop.settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(second.log, ["willDisappear", "willAppear", "didAppear"])
        second.log = []
        XCTAssertNil(stage.gestures.swipeBack(cancelled: false))
        stage.loop.settle()
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(second.log, ["willDisappear", "didDisappear"])
        stage.end()
    }

    func testSheetSwipe() {
        let root = Logger(), sheet = Logger()
        let stage = Stage(root)
        XCTAssertEqual(stage.gestures.sheetSwipe(cancelled: false), "no sheet is in front")
        root.present(sheet, animated: true)
        stage.loop.settle()
        sheet.log = []
        XCTAssertNil(stage.gestures.sheetSwipe(cancelled: true))
        stage.loop.settle()
        XCTAssertIdentical(root.presentedViewController, sheet)
        XCTAssertEqual(sheet.log, ["willDisappear", "willAppear", "didAppear"])
        sheet.log = []
        XCTAssertNil(stage.gestures.sheetSwipe(cancelled: false))
        stage.loop.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(sheet.log, ["willDisappear", "didDisappear"])
        stage.end()
    }
}
