// The ways to make a controller, as hobbyists logged them: lifecycle-records-4, group view-loading/ways.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

/// Logs in the words of the records; `afterSuper` prints an initialiser when super's has returned.
class WayController: UIViewController {
    static var log: EventLog?
    static var afterSuper = false
    func add(_ event: String) { Self.log?.add("C.\(event)") }

    convenience init(way: Void) {
        if !Self.afterSuper { Self.log?.add("C.init") }
        self.init(nibName: nil, bundle: nil)
        if Self.afterSuper { Self.log?.add("C.init") }
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        add("init(nibName:)")
    }
    required init?(coder: NSCoder) { super.init(coder: coder); add("init(coder:)") }
    override func awakeFromNib() { super.awakeFromNib(); add("awakeFromNib") }
    override func loadView() { add("loadView"); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); add("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); add("viewDidDisappear") }
}

final class WayNibController: WayController {}

final class WayView: UIView {
    required init?(coder: NSCoder) { super.init(coder: coder); WayController.log?.add("V.init(coder:)") }
    override func awakeFromNib() { super.awakeFromNib(); WayController.log?.add("V.awakeFromNib") }
}

@MainActor final class LoadingWayLogTests: XCTestCase {
    private static let nib = NibStage.document("XIB", """
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="WayNibController" customModuleProvider="target">
                <connections><outlet property="view" destination="v" id="o1"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="v" customClass="WayView" customModuleProvider="target">
                <rect key="frame" x="0" y="0" width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            </view>
        </objects>
        """)
    private static let storyboard = NibStage.document("Storyboard.XIB", """
        <scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="WayController" customModuleProvider="target" sceneMemberID="viewController" storyboardIdentifier="way">
                <view key="view" contentMode="scaleToFill" id="v1" customClass="WayView" customModuleProvider="target"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            </viewController>
        </objects></scene></scenes>
        """, attributes: "initialViewController=\"c1\"")

    /// Made, pushed on a navigation controller and popped.
    private func walk(_ version: Int, afterSuper: Bool = false, popped: Bool = true, _ make: (NibStage) throws -> UIViewController) throws -> [String] {
        let stage = Stage(iOSVersion: version)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        let nibs = try NibStage(["WayNibController.xib": Self.nib, "Way.storyboard": Self.storyboard])
        WayController.log = stage.log
        WayController.afterSuper = afterSuper
        defer { WayController.log = nil }
        let controller = try make(nibs)
        stage.log.add("-- before")
        navigation.pushViewController(controller, animated: true)
        stage.settle()
        if popped {
            navigation.popViewController(animated: true)
            stage.settle()
        }
        let log = stage.log.take()
        stage.tearDown()
        nibs.tearDown()
        return log
    }

    func testByNib() throws {
        let log = try walk(11) { WayNibController(nibName: "WayNibController", bundle: $0.bundle) }
        XCTAssertEqual(conforms(unique(log), to: "gh3678-way-nib", whole: true), [])
        XCTAssertEqual(conforms(unique(try walk(10, popped: false) { WayNibController(nibName: "WayNibController", bundle: $0.bundle) }), to: "gh3604-xib"), [])
    }

    func testByStoryboard() throws {
        let make: (NibStage) throws -> UIViewController = { $0.storyboard("Way").instantiateViewController(withIdentifier: "way") }
        XCTAssertEqual(conforms(unique(try walk(11, make)), to: "gh3678-way-storyboard", whole: true), [])
        XCTAssertEqual(conforms(unique(try walk(10, popped: false, make)), to: "gh3604-storyboard"), [])
        XCTAssertEqual(conforms(try walk(14, popped: false, make), to: "gh9972-storyboard"), [])
    }

    func testByCode() throws {
        XCTAssertEqual(conforms(unique(try walk(11) { _ in WayController(way: ()) }), to: "gh3678-way-code", whole: true), [])
        XCTAssertEqual(conforms(unique(try walk(11) { _ in WayController(way: ()) }), to: "gh4179-code"), [])
        XCTAssertEqual(conforms(unique(try walk(10, afterSuper: true, popped: false) { _ in WayController(way: ()) }), to: "gh3604-code"), [])
    }
}
