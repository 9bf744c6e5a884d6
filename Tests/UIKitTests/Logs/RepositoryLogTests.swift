// Controllers, views and apps as logs say that lie in public repositories: lifecycle-records-7, all groups but those of touches,
// lists and text (TouchDemoLogTests).
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class DrawnView: UIView {
    let log: EventLog
    init(_ log: EventLog, _ frame: CGRect) {
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { super.layoutSubviews(); log.add("V.layoutSubviews") }
    override func draw(_ rect: CGRect) { log.add("V.draw") }
}

@MainActor final class RepositoryLogTests: XCTestCase {
    // MARK: Navigation and presentation

    private func appearance(_ log: [String]) -> [String] { log.filter { $0.contains("view") && !$0.contains("LayoutSubviews") || $0.hasSuffix("dealloc") }.filter { !$0.hasPrefix("Nav") } }

    func testANavigationController() {
        let nav = NavigationStage("A", iOSVersion: 9)
        nav.push("B")
        nav.settle()
        XCTAssertEqual(conforms(appearance(nav.take()), to: "hb-push", whole: true), [])
        nav.navigation.popViewController(animated: true)
        nav.settle()
        XCTAssertEqual(conforms(appearance(nav.take()).filter { !$0.hasSuffix("dealloc") }, to: "hb-pop", whole: true), [])
        nav.push("B")
        nav.settle()
        _ = nav.take()
        nav.swipeBack(cancelled: true)
        nav.settle()
        XCTAssertEqual(conforms(appearance(nav.take()), to: "hb-swipe-cancelled", whole: true), [])
        nav.swipeBack()
        nav.settle()
        XCTAssertEqual(conforms(appearance(nav.take()), to: "hb-swipe", whole: true), [])
        nav.tearDown()
    }

    /// The same two controllers are pushed, popped and pushed again; the first screen below them was not logged.
    func testTwoControllersGoAndComeAgain() {
        let nav = NavigationStage("Menu", iOSVersion: 6)
        let first = nav.make("A"), second = nav.make("B")
        let known = ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        func said(_ act: () -> Void) -> [String] {
            act()
            nav.settle()
            return nav.take().filter { line in !line.hasPrefix("Menu") && !line.hasPrefix("Nav") && known.contains { line.hasSuffix($0) } }
        }
        let push = { (controller: UIViewController) in said { nav.navigation.pushViewController(controller, animated: true) } }
        let pop = { said { nav.navigation.popViewController(animated: true) } }
        XCTAssertEqual(conforms(push(first), to: "zh-push-first", whole: true), [])
        XCTAssertEqual(conforms(push(second), to: "zh-push-second", whole: true), [])
        XCTAssertEqual(conforms(pop(), to: "zh-pop-second", whole: true), [])
        XCTAssertEqual(conforms(pop(), to: "zh-pop-first", whole: true), [])
        XCTAssertEqual(conforms(push(first), to: "zh-push-first-again", whole: true), [])
        XCTAssertEqual(conforms(push(second), to: "zh-push-second-again", whole: true), [])
        XCTAssertEqual(conforms(pop(), to: "zh-pop-second", whole: true), [])
        XCTAssertEqual(conforms(pop(), to: "zh-pop-first", whole: true), [])
        nav.tearDown()
    }

    func testAPresentationInTen() {
        let stage = Stage(iOSVersion: 10)
        let log = stage.log
        stage.show(LoggingController("One", log))
        _ = log.take()
        let modal = LoggingController("Modal", log)
        stage.window.rootViewController?.present(modal, animated: true)
        stage.settle()
        XCTAssertEqual(conforms(appearance(log.take()), to: "iosbase-present", whole: true), [])
        modal.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(conforms(appearance(log.take()), to: "iosbase-dismiss", whole: true), [])
        stage.tearDown()
    }

    /// The call returns when the view is loaded; the rest comes with the commit.
    func testAPresentationAndItsEnd() {
        for version in [9, 12, 18, 26] {
            let stage = Stage(iOSVersion: version)
            let log = stage.log
            stage.show(LoggingController("A", log))
            _ = log.take()
            weak var shown: UIViewController?
            do {
                let made = MortalController("B", log)
                made.modalPresentationStyle = .fullScreen
                shown = made
                stage.window.rootViewController?.present(made, animated: true) { log.add("present.completion") }
                log.add("present.return")
            }
            stage.settle()
            XCTAssertEqual(conforms(log.take().filter { !$0.hasSuffix("viewIsAppearing") }, to: "hb-present", whole: true), [], "\(version)")
            shown?.dismiss(animated: true) { log.add("dismiss.completion") }
            log.add("dismiss.return")
            stage.settle()
            let ended = log.take().filter { !$0.hasSuffix("viewIsAppearing") }
            XCTAssertEqual(conforms(ended, to: "hb-dismiss", names: ["B.dealloc": "B.deinit"], whole: true), [], "\(version)")
            stage.tearDown()
        }
    }

    // MARK: Apps

    func testAnAppWithoutScenes() {
        let stage = AppStage(.withoutScenes, iOSVersion: 9)
        stage.launch()
        let launch = stage.take().filter { !$0.hasPrefix("Note.") && !$0.hasSuffix("willFinishLaunching") }
        XCTAssertEqual(conforms(launch, to: "hb-launch", names: ["VC": "Root"], whole: true), [])
        stage.send { try $0.home() }
        stage.send { try $0.open() }
        let log = stage.take().filter { $0.hasPrefix("App.will") || $0.hasPrefix("App.did") }
        XCTAssertEqual(conforms(log, to: "hb-home", whole: true), [])
        stage.tearDown()
    }

    /// The order in which the functions of an app first ran, as the compiler's coverage wrote it.
    func testAnAppWithScenesOfFourteen() {
        let stage = AppStage(.scenes, iOSVersion: 14)
        stage.launch()
        let known = ["App.didFinishLaunching", "Scene.willConnect", "Root.viewDidLoad", "Scene.willEnterForeground", "Scene.didBecomeActive", "Root.viewDidAppear"]
        XCTAssertEqual(conforms(stage.take().filter { known.contains($0) }, to: "beach-launch", names: ["VC": "Root"], leavingOut: ["Scene.setWindow"], whole: true), [])
        stage.tearDown()
    }

    func testThrownOutOfTheSwitcher() {
        for version in [14, 18, 26] {
            let stage = AppStage(.scenes, iOSVersion: version)
            stage.launch()
            _ = stage.take()
            stage.send { try $0.kill() }
            let log = stage.take().filter { ["Scene.willResignActive", "Scene.didDisconnect", "App.willTerminate", "App.didEnterBackground"].contains($0) }
            XCTAssertEqual(conforms(log, to: "demo9565-switcher", whole: true), [], "\(version)")
            stage.tearDown()
        }
        let stage = AppStage(.withoutScenes, iOSVersion: 12)
        stage.launch()
        _ = stage.take()
        stage.send { try $0.kill() }
        let log = stage.take().filter { ["App.didEnterBackground", "App.willTerminate"].contains($0) }
        XCTAssertEqual(conforms(log, to: "demo9598-switcher", whole: true), [])
        stage.tearDown()
    }

    // MARK: The first layout

    private func shown(_ controller: UIViewController, _ stage: Stage) -> [String] {
        stage.show(controller)
        defer { stage.tearDown() }
        return stage.log.take()
    }

    func testTheFirstLayoutInThirteen() {
        let stage = Stage(iOSVersion: 13)
        let root = UINavigationController(rootViewController: ProbeController("VC", stage.log, only: ProbeController.layout.subtracting(["loadView"])))
        XCTAssertEqual(conforms(shown(root, stage), to: "abner-launch", whole: true), [])
        let plain = Stage(iOSVersion: 13)
        XCTAssertEqual(conforms(shown(ProbeController("VC", plain.log, only: ProbeController.layout.subtracting(["loadView"])), plain), to: "loadview33151-launch", whole: true), [])
    }

    func testAViewIsAddedToAViewOnScreen() {
        let stage = Stage(iOSVersion: 11)
        stage.show(UIViewController())
        _ = stage.log.take()
        let view = DrawnView(stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.rootViewController?.view.addSubview(view)
        stage.log.add("added")
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(conforms(log, to: "minview-code", leavingOut: ["V.init", "V.init(frame:)"], whole: true), [])
        XCTAssertEqual(conforms(log, to: "minview-xib", leavingOut: ["V.init(coder:)", "V.awakeFromNib"], whole: true), [])
        stage.tearDown()
    }

    // MARK: Sizes of children

    private final class Root: TurningController {
        override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
            let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
            guard let child = container as? TurningController, child.name == "C1" else { return size }
            return child.view.bounds.size
        }
    }

    func testAChildWhoseSizeStaysIsNotTold() {
        let stage = Stage()
        let root = Root("Root", stage.log)
        for name in ["C1", "C2"] {
            let child = TurningController(name, stage.log)
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        stage.show(root)
        _ = stage.log.take()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        let log = stage.log.take().map { $0.replacingOccurrences(of: "viewWillTransition(to:with:)", with: "viewWillTransition") }.filter { $0.contains("viewWillTransition") || $0.contains("sizeForChild") }
        XCTAssertEqual(conforms(log, to: "header-same-size", whole: true), [])
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.tearDown()
    }

    /// Its view keeps the size of the turn before, because nobody lays it out below the top.
    func testALowerControllerHearsOfNoWayBack() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: TurningController("A", stage.log))
        stage.show(navigation)
        navigation.pushViewController(TurningController("B", stage.log), animated: false)
        stage.settle()
        var heard: [[String]] = []
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            _ = stage.log.take()
            XCTAssertTrue(Rotation.rotate(to: orientation))
            stage.settle()
            heard.append(stage.log.take().filter { $0.hasSuffix("viewWillTransition(to:with:)") })
        }
        XCTAssertEqual(heard, [["A.viewWillTransition(to:with:)", "B.viewWillTransition(to:with:)"], ["B.viewWillTransition(to:with:)"]])
        stage.tearDown()
    }
}
