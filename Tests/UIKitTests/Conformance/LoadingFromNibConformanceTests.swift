// Views and controllers from xibs and storyboards, from init to the first appearance: Docs/EVIDENCE.md 7.
// Documents are compiled by our InterfaceBuilder into a bundle of the test's own (NibStage).
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class LoadingFromNibConformanceTests: XCTestCase {
    private static let pair = ["V.viewWillLayoutSubviews", "V.viewDidLayoutSubviews"]

    private static func view(constrained: Bool) -> String {
        """
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="\(constrained ? "NO" : "YES")" id="inner"><rect key="frame" x="10" y="10" width="50" height="30"/></view></subviews>
        \(constrained ? "<constraints><constraint firstItem=\"inner\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"12\" id=\"c1\"/><constraint firstItem=\"inner\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\" id=\"c2\"/></constraints>" : "")
        </view>
        """
    }

    private static func storyboard(constrained: Bool = false) -> [String: String] {
        ["Main.storyboard": NibStage.storyboard(initial: "v", """
        <viewController storyboardIdentifier="V" id="v" customClass="NibRouteController" customModuleProvider="target" sceneMemberID="viewController">\(view(constrained: constrained))</viewController>
        """)]
    }

    private func nibs(_ documents: [String: String], _ stage: Stage, _ body: (NibStage) throws -> Void) rethrows {
        guard let nibs = try? NibStage(documents) else { return XCTFail("the documents do not compile") }
        NibRouteController.log = stage.log
        try body(nibs)
        NibRouteController.log = nil
        nibs.tearDown()
        stage.tearDown()
    }

    /// Instantiated from a storyboard, pushed animated; iOS 10.
    func testStoryboardPush() {
        let stage = Stage(iOSVersion: 10)
        nibs(Self.storyboard(constrained: true), stage) { nibs in
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.show(navigation)
            navigation.pushViewController(nibs.storyboard().instantiateViewController(withIdentifier: "V"), animated: true)
            stage.settle()
            let log = stage.log.take()
            XCTAssertEqual(log, ["V.init(coder:)", "V.awakeFromNib", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + Self.pair + Self.pair + ["V.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "lifecycle2017-sb-push", "seed0-storyboard-init"), [])
            navigation.setViewControllers([UIViewController()], animated: false)
            stage.settle()
        }
    }

    /// The initial controller of a storyboard as root, and in a navigation controller.
    func testStoryboardRoot() throws {
        let stage = Stage(iOSVersion: 12)
        try nibs(Self.storyboard(constrained: true), stage) { nibs in
            let root = try XCTUnwrap(nibs.storyboard().instantiateInitialViewController())
            stage.show(root)
            let log = stage.log.take()
            XCTAssertEqual(log, ["V.init(coder:)", "V.awakeFromNib", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + Self.pair + Self.pair + ["V.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "yagamo-launch", names: ["A": "V"]), [])
            XCTAssertEqual(conforms(log, to: "vclifecircle-launch", names: ["VC": "V"], whole: true), [])
        }
        let second = Stage()
        try nibs(Self.storyboard(), second) { nibs in
            let root = try XCTUnwrap(nibs.storyboard().instantiateInitialViewController())
            second.show(root)
            let log = second.log.take()
            XCTAssertEqual(log, ["V.init(coder:)", "V.awakeFromNib", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + Self.pair + ["V.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "jianshu-e36-single", names: ["V.initWithCoder": "V.init(coder:)"]), [])
        }
        let third = Stage(iOSVersion: 12)
        try nibs(Self.storyboard(constrained: true), third) { nibs in
            let root = try XCTUnwrap(nibs.storyboard().instantiateInitialViewController())
            third.show(UINavigationController(rootViewController: root))
            let log = third.log.take()
            XCTAssertEqual(log, ["V.init(coder:)", "V.awakeFromNib", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + Self.pair + Self.pair + ["V.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "readke-launch", names: ["A.initWithCoder": "V.init(coder:)", "A": "V"]), [])
        }
    }

    /// A xib named in init: read when the view is; the controller is not awakened.
    func testXibPush() {
        let stage = Stage(iOSVersion: 10)
        let xib = NibStage.xib(Self.view(constrained: true).replacingOccurrences(of: "key=\"view\" ", with: ""), owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        nibs(["Card.xib": xib], stage) { nibs in
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.show(navigation)
            navigation.pushViewController(NibRouteController(nibName: "Card", bundle: nibs.bundle), animated: true)
            stage.settle()
            let log = stage.log.take()
            XCTAssertEqual(log, ["V.init(nibName:bundle:)", "V.loadView", "V.viewDidLoad", "V.viewWillAppear"] + Self.pair + Self.pair + ["V.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "lifecycle2017-xib-push", "seed0-nib-lazy"), [])
            navigation.setViewControllers([UIViewController()], animated: false)
            stage.settle()
        }
    }

    /// Inside a nib: init(coder:) of all, then outlets, then awakeFromNib of all.
    func testObjectsOfANib() {
        let stage = Stage()
        registerKeys(of: NibRouteView.self) { $0.p("partner", \NibRouteView.partner) }
        let xib = NibStage.xib("""
        <view id="root" customClass="NibRouteView" customModuleProvider="target"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><view id="a"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews>
        <connections><outlet property="partner" destination="a" id="o2"/></connections></view>
        """, owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        nibs(["Card.xib": xib], stage) { nibs in
            NibRouteView.log = stage.log
            let controller = UIViewController(nibName: "Card", bundle: nibs.bundle)
            controller.loadViewIfNeeded()
            let log = stage.log.take()
            XCTAssertEqual(log, ["Object.init(coder:)", "outletsAndActionsConnected", "Object.awakeFromNib"])
            XCTAssertEqual(conforms(log, to: "apple-awakefromnib-after-all"), [])
            NibRouteView.log = nil
        }
    }

    /// The controller's side of it: when super.loadView returns the view is assigned and awake.
    func testViewOfAControllerFromANib() {
        let stage = Stage()
        registerKeys(of: NibRouteView.self) { $0.p("partner", \NibRouteView.partner) }
        let xib = NibStage.xib("""
        <view id="root" customClass="NibRouteView" customModuleProvider="target"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><view id="a"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews>
        <connections><outlet property="partner" destination="a" id="o2"/></connections></view>
        """, owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        nibs(["Card.xib": xib], stage) { nibs in
            NibRouteView.log = stage.log
            let controller = AssignedViewController(nibName: "Card", bundle: nibs.bundle)
            controller.log = stage.log
            controller.loadViewIfNeeded()
            let log = stage.log.take()
            XCTAssertEqual(log, ["Object.init(coder:)", "outletsAndActionsConnected", "Object.awakeFromNib", "VC.viewAssigned", "VC.viewDidLoad"])
            XCTAssertEqual(conforms(log, to: "apple-vc-load-sequence", names: ["View": "Object", "VC.outletsAndActionsConnected": "outletsAndActionsConnected"]), [])
            NibRouteView.log = nil
        }
    }

    /// A view in the controller's nib: its superview is known before awakeFromNib, its window later.
    func testViewInsideANib() {
        let stage = Stage()
        let xib = NibStage.xib("""
        <view id="root"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><view id="a" customClass="NibProbeView" customModuleProvider="target"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews></view>
        """, owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        nibs(["Card.xib": xib], stage) { nibs in
            NibProbeView.log = stage.log
            stage.show(UIViewController(nibName: "Card", bundle: nibs.bundle))
            let log = stage.log.take()
            XCTAssertEqual(log, [
                "View.init(coder:)", "View.willMove(toSuperview:)", "View.didMoveToSuperview", "View.awakeFromNib", "View.willMove(toWindow:)",
                "View.didMoveToWindow", "View.updateConstraints", "View.layoutSubviews", "View.draw",
            ])
            // What UIKit calls on a view of its own accord between these is not UIKit's contract with the app.
            XCTAssertEqual(conforms(log, to: "rubin-view-lifecycle", leavingOut: ["View.invalidateIntrinsicContentSize", "View.needsUpdateConstraints", "View.setNeedsLayout"]), [])
            NibProbeView.log = nil
        }
    }

    /// Without a name: MyView.nib, then MyViewController.nib.
    func testNameSearch() {
        let stage = Stage()
        let looked = UIViewController.defaultNibNames(for: MyViewController.self).map { "lookup(\($0).nib)" }
        XCTAssertEqual(looked, ["lookup(MyView.nib)", "lookup(MyViewController.nib)"])
        XCTAssertEqual(conforms(looked, to: "apple-nibname-search"), [])
        let xib = NibStage.xib("<view tag=\"5\" id=\"root\"/>", owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        let other = xib.replacingOccurrences(of: "\"5\"", with: "\"6\"")
        nibs(["MyView.xib": xib, "MyViewController.xib": other], stage) { XCTAssertEqual(MyViewController(nibName: nil, bundle: $0.bundle).view.tag, 5) }
        let second = Stage()
        nibs(["MyViewController.xib": other], second) { XCTAssertEqual(MyViewController(nibName: nil, bundle: $0.bundle).view.tag, 6) }
        let third = Stage()
        nibs([:], third) { XCTAssertEqual(MyViewController(nibName: nil, bundle: $0.bundle).view.tag, 0) }
    }
}

final class NibRouteController: UIViewController {
    static var log: EventLog?
    private func add(_ event: String) { Self.log?.add("V.\(event)") }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        add("init(nibName:bundle:)")
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        add("init(coder:)")
    }
    override func awakeFromNib() { super.awakeFromNib(); add("awakeFromNib") }
    override func loadView() { add("loadView"); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
}

final class NibRouteView: UIView {
    static var log: EventLog?
    var partner: UIView? { didSet { Self.log?.add("outletsAndActionsConnected") } }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.log?.add("Object.init(coder:)")
    }
    override func awakeFromNib() { super.awakeFromNib(); Self.log?.add("Object.awakeFromNib") }
}

final class NibProbeView: UIView {
    static var log: EventLog?
    private func add(_ event: String) { Self.log?.add("View.\(event)") }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        add("init(coder:)")
    }
    override func awakeFromNib() { super.awakeFromNib(); add("awakeFromNib") }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview); if newSuperview != nil { add("willMove(toSuperview:)") } }
    override func didMoveToSuperview() { super.didMoveToSuperview(); if superview != nil { add("didMoveToSuperview") } }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow); if newWindow != nil { add("willMove(toWindow:)") } }
    override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { add("didMoveToWindow") } }
    override func updateConstraints() { super.updateConstraints(); add("updateConstraints") }
    override func layoutSubviews() { super.layoutSubviews(); add("layoutSubviews") }
    override func draw(_ rect: CGRect) { add("draw") }
}

final class MyViewController: UIViewController {}

private final class AssignedViewController: UIViewController {
    var log: EventLog?
    override func loadView() {
        super.loadView()
        if isViewLoaded { log?.add("VC.viewAssigned") }
    }
    override func viewDidLoad() { super.viewDidLoad(); log?.add("VC.viewDidLoad") }
}
