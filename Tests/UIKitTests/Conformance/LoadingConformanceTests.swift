// When a controller's view is loaded, and by which route: Docs/EVIDENCE.md 7, for views made in code.
// Xibs and storyboards are LoadingFromNibConformanceTests'.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class LoadingConformanceTests: XCTestCase {
    private func probe(_ stage: Stage) -> ProbeController { ProbeController("V", stage.log, only: ["loadView", "viewDidLoad"]) }

    /// Neither question loads the view.
    func testAskingDoesNotLoad() {
        let stage = Stage()
        let controller = probe(stage)
        stage.log.add("V.isViewLoaded=\(controller.isViewLoaded)")
        XCTAssertNil(controller.viewIfLoaded)
        XCTAssertEqual(conforms(stage.log.lines, to: "apple-isviewloaded"), [])
        stage.log.add("V.view[access]")
        _ = controller.view
        stage.log.add("V.isViewLoaded=\(controller.isViewLoaded)")
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.isViewLoaded=false", "V.view[access]", "V.loadView", "V.viewDidLoad", "V.isViewLoaded=true"])
        XCTAssertEqual(conforms(log, to: "tw26-view-getter", "apple-loadview-lazy", "seed3-isviewloaded"), [])
        controller.loadViewIfNeeded()
        _ = controller.view
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    func testViewNilReloads() {
        let stage = Stage()
        let controller = probe(stage)
        let first = controller.view
        controller.view = nil
        XCTAssertFalse(controller.isViewLoaded)
        stage.log.add("V.view=nil")
        stage.log.add("V.view[access]")
        XCTAssertFalse(controller.view === first)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.loadView", "V.viewDidLoad", "V.view=nil", "V.view[access]", "V.loadView", "V.viewDidLoad"])
        XCTAssertEqual(conforms(log, to: "tw26-view-nil-reload"), [])
        stage.tearDown()
    }

    /// An override of loadView that sets nothing still yields viewDidLoad.
    func testEmptyLoadView() {
        let stage = Stage()
        let controller = EmptyLoadController(stage.log)
        controller.loadViewIfNeeded()
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.loadView", "V.viewDidLoad"])
        XCTAssertEqual(conforms(log, to: "tw26-loadview-empty"), [])
        stage.tearDown()
    }

    /// The view is touched in init: loaded there, not again when the window takes the controller.
    func testEarlyAccess() {
        let stage = Stage()
        let controller = EarlyAccessController(stage.log)
        stage.log.add("A.init[return]")
        stage.log.add("Window.setRootViewController")
        stage.show(controller)
        let log = stage.log.take()
        XCTAssertEqual(log, ["A.init", "A.loadView", "A.viewDidLoad", "A.init[return]", "Window.setRootViewController"])
        XCTAssertEqual(conforms(log, to: "tw26-view-in-init"), [])
        stage.tearDown()
    }

    /// Made in code and pushed; the author's lines stand after super, in iOS 10 with its second layout.
    func testPushOfAControllerMadeInCode() {
        let stage = Stage(iOSVersion: 10)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        CodeController.log = stage.log
        navigation.pushViewController(CodeController(), animated: true)
        stage.settle()
        let log = stage.log.take()
        let pair = ["V.viewWillLayoutSubviews", "V.viewDidLayoutSubviews"]
        XCTAssertEqual(log, ["V.init(nibName:bundle:)", "V.init", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + pair + pair + ["V.viewDidAppear"])
        XCTAssertEqual(conforms(log, to: "lifecycle2017-code-push"), [])
        CodeController.log = nil
        stage.tearDown()
    }

    /// A view that the app assigned is never loaded; none of the loading callbacks comes.
    func testAssignedView() {
        let stage = Stage()
        let controller = probe(stage)
        let view = UIView(frame: .zero)
        controller.view = view
        XCTAssertTrue(controller.isViewLoaded)
        stage.show(controller)
        XCTAssertTrue(controller.view === view)
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    /// A view taken away from one controller may go to another (MESSAGES.md 17 is LoadingMessageTests').
    /// informit.com 2015112, "Swapping Views on Rotation": the new view stands where the old one stood, and the controller,
    /// which stays on screen, hears nothing but the layout of its view.
    func testAViewAssignedOnScreenTakesThePlace() {
        for isChild in [false, true] {
            let stage = Stage()
            let controller = LoggingController("V", stage.log)
            stage.show(isChild ? UINavigationController(rootViewController: controller) : controller)
            _ = stage.log.take()
            let old = controller.view!
            let place = old.superview
            let new = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            controller.view = new
            XCTAssertTrue(new.superview === place)
            XCTAssertNil(old.superview)
            XCTAssertTrue(new.next === controller)
            stage.settle()
            XCTAssertEqual(stage.log.take().filter { $0.contains("ppear") }, [], "child: \(isChild)")
            if isChild { XCTAssertEqual(new.frame, old.frame, "a navigation controller lays out the new view as it did the old one") }
            controller.view = old
            XCTAssertTrue(old.superview === place)
            stage.settle()
            stage.tearDown()
            XCTAssertEqual(stage.log.take().filter { $0.contains("ppear") }, ["V.viewWillDisappear", "V.viewDidDisappear"])
        }
    }

    func testAssociationIsCleared() {
        let stage = Stage()
        let one = UIViewController(), two = UIViewController()
        let view: UIView = one.view
        one.view = nil
        two.view = view
        XCTAssertTrue(view.next === two)
        stage.tearDown()
    }

    /// MESSAGES.md 18.
    func testLoadingWhileDeallocating() {
        let stage = Stage()
        var address = ""
        do {
            let controller = DyingController()
            address = Diagnostics.identity(controller)
        }
        XCTAssertEqual(stage.host.console, ["Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (\(address))"])
        stage.tearDown()
    }

    /// loadView reads `view` before it has set one: no endless loop, and viewDidLoad once.
    func testLoadViewThatReadsItsView() {
        let stage = Stage()
        let controller = probe(stage)
        controller.makeView = { [unowned controller] in
            XCTAssertNil(controller.view)
            return UIView(frame: .zero)
        }
        controller.loadViewIfNeeded()
        XCTAssertEqual(stage.log.take(), ["V.loadView", "V.viewDidLoad"])
        stage.tearDown()
    }
}

private final class EmptyLoadController: UIViewController {
    let log: EventLog
    init(_ log: EventLog) { self.log = log; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func loadView() { log.add("V.loadView") }
    override func viewDidLoad() { super.viewDidLoad(); log.add("V.viewDidLoad") }
}

private final class EarlyAccessController: UIViewController {
    let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        log.add("A.init")
        view.backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { log.add("A.loadView"); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); log.add("A.viewDidLoad") }
}

private final class CodeController: UIViewController {
    static var log: EventLog?
    private func add(_ event: String) { Self.log?.add("V.\(event)") }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        add("init(nibName:bundle:)")
    }
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        add("init")
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { super.loadView(); add("loadView") }
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UIView(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor)])
        add("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
}

private final class DyingController: UIViewController {
    deinit { MainActor.assumeIsolated { ViewOfTheDying.touch(self) } }
}

@MainActor private enum ViewOfTheDying {
    static func touch(_ controller: UIViewController) { _ = controller.view }
}
