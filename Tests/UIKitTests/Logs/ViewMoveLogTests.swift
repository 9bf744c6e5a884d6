// Views that come into windows and leave them, lay out and are drawn: lifecycle-records-4, groups view/*, nav/*, layout/order.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class LeavingView: ProbeView {
    override func removeFromSuperview() { super.removeFromSuperview(); log.add("\(name).removeFromSuperview") }
}

final class MovedNibView: UIView {
    static var log: EventLog?
    required init?(coder: NSCoder) { super.init(coder: coder); Self.log?.add("V.init(coder:)") }
    override init(frame: CGRect) { super.init(frame: frame) }
    override func awakeFromNib() { super.awakeFromNib(); Self.log?.add("V.awakeFromNib") }
    override func layoutSubviews() { super.layoutSubviews(); Self.log?.add("V.layoutSubviews") }
    override func draw(_ rect: CGRect) { Self.log?.add("V.draw") }
}

/// As of a storyboard: the view has its subview before the controller hears viewDidLoad.
private final class FilledController: NavigationLoggingController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.addSubview(ProbeView("T", log, only: ProbeView.hierarchy.union(["layoutSubviews", "draw"])))
    }
}

@MainActor final class ViewMoveLogTests: XCTestCase {
    private static let life = ProbeView.hierarchy.union(["layoutSubviews", "draw"])

    func testAViewIsAddedOnScreen() {
        let stage = Stage(iOSVersion: 15)
        let root = stage.showEmptyRoot()
        let parent = ProbeView("Parent", stage.log, only: ["didAddSubview(V)", "layoutSubviews"])
        root.view.addSubview(parent)
        stage.settle()
        _ = stage.log.take()
        parent.addSubview(ProbeView("V", stage.log, only: Self.life))
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh4116-add-in-window", whole: true), [])
        stage.tearDown()
    }

    // MARK: Navigation

    /// A on screen, B pushed with a view T inside.
    private func pushed(_ view: @escaping (EventLog) -> ProbeView, iOSVersion: Int) -> NavigationStage {
        let nav = NavigationStage("A", iOSVersion: iOSVersion)
        let controller = nav.make("B")
        controller.doing["viewDidLoad"] = { [log = nav.log, weak controller] in
            controller?.view.addSubview(view(log))
        }
        nav.navigation.pushViewController(controller, animated: true)
        nav.settle()
        return nav
    }

    func testAControllerOfAStoryboardIsPushedAndPopped() {
        let nav = NavigationStage("A", iOSVersion: 15)
        do {
            nav.navigation.pushViewController(FilledController("B", nav.log), animated: true)
        }
        nav.settle()
        let way = nav.take().filter { !$0.contains("toParent") && !$0.contains("viewIsAppearing") }
        XCTAssertEqual(conforms(way, to: "gh4116-storyboard-enter", whole: true), [])
        _ = nav.navigation.popViewController(animated: true)
        nav.settle()
        XCTAssertEqual(conforms(nav.take(), to: "gh4116-storyboard-back", whole: true), [])
        nav.tearDown()
    }

    func testAViewGoesWithItsController() {
        let nav = pushed({ LeavingView("T", $0, only: ProbeView.hierarchy.union(["dealloc"])) }, iOSVersion: 12)
        _ = nav.take()
        _ = nav.navigation.popViewController(animated: true)
        nav.settle()
        XCTAssertEqual(conforms(nav.take(), to: "gh8261-remove", whole: true), [])
        nav.tearDown()
    }

    /// A view that outlives its superview has none any more.
    func testAViewThatIsKept() {
        let log = EventLog()
        let kept = ProbeView("V", log, only: ProbeView.hierarchy)
        do {
            let parent = ProbeView("Parent", log, only: ["willRemoveSubview(V)"])
            parent.addSubview(kept)
            _ = log.take()
        }
        XCTAssertEqual(log.take(), ["V.willMove(toSuperview:nil)", "Parent.willRemoveSubview(V)", "V.didMoveToSuperview"])
        XCTAssertNil(kept.superview)
        let next = UIView()
        next.addSubview(kept)
        XCTAssertEqual(log.take(), ["V.willMove(toSuperview:)", "V.didMoveToSuperview"])
        XCTAssertIdentical(kept.superview, next)
    }

    func testAPushOverAView() {
        let stage = Stage(iOSVersion: 12)
        let log = stage.log
        let first = NavigationLoggingController("VC", log)
        first.doing["viewDidLoad"] = { [weak first] in first?.view.addSubview(ProbeView("V", log, only: Self.life.union(["init"]))) }
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        XCTAssertEqual(conforms(log.take(), to: "gh4978-launch"), [])
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        XCTAssertEqual(conforms(log.take().map { $0 }, to: "gh4978-push-away", whole: true), [])
        _ = navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(conforms(log.take(), to: "gh4978-pop-back", whole: true), [])
        stage.tearDown()
    }

    // MARK: Layout

    private final class RootedController: UIViewController {
        let log: EventLog
        init(_ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            let root = ProbeView("Root", log, only: ["layoutSubviews"]), child = ProbeView("Child", log, only: ["layoutSubviews"])
            let grandchild = ProbeView("GrandChild", log, only: ["layoutSubviews"])
            for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            root.addSubview(child)
            child.addSubview(grandchild)
            view = root
        }
        override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); log.add("VC.viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log.add("VC.viewDidLayoutSubviews") }
    }

    func testParentsLayOutFirst() {
        let stage = Stage(iOSVersion: 12)
        stage.show(RootedController(stage.log))
        XCTAssertEqual(conforms(stage.log.take(), to: "gh2755-first-layout"), [])
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh2755-rotation"), [])
        stage.tearDown()
    }

    func testAViewOfCode() {
        let stage = Stage(iOSVersion: 11)
        let root = stage.showEmptyRoot()
        root.view.addSubview(ProbeView("V", stage.log, only: Self.life.union(["init"])))
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh3678-view-in-code", whole: true), [])
        let second = Stage(iOSVersion: 15)
        let controller = ProbeController("VC", second.log, only: [])
        controller.onLoad = { $0.view.addSubview(ProbeView("V", second.log, only: Self.life.union(["init"]))) }
        second.show(controller)
        XCTAssertEqual(conforms(second.log.take(), to: "gh1507-view-life", whole: true), [])
        second.tearDown()
        stage.tearDown()
    }

    func testAViewOfAXib() throws {
        let stage = TouchStage(iOSVersion: 11)
        let xib = NibStage.xib("<view contentMode=\"scaleToFill\" id=\"v\" customClass=\"MovedNibView\" customModuleProvider=\"target\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/></view>")
        let nibs = try NibStage(["Moved.xib": xib])
        MovedNibView.log = stage.log
        let view = try XCTUnwrap(UINib(nibName: "Moved", bundle: nibs.bundle).instantiate(withOwner: nil, options: nil).first as? UIView)
        stage.view.addSubview(view)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh3678-view-of-xib", whole: true), [])
        MovedNibView.log = nil
        stage.tearDown()
        nibs.tearDown()
    }
}
