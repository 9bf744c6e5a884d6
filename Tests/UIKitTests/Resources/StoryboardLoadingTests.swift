// Real documents, compiled and loaded: the tree, the order of callbacks, segues (FORMATS.md §5).

import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Storyboards", .serialized, .leavesNothing) struct StoryboardLoadingTests {
    private static let main = NibStage.storyboard(
        initial: "nav",
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="bar"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
        <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="rel"/></connections></navigationController>
        """,
        """
        <viewController title="First" id="first" customClass="LoggingNibController" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" tag="9" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go"><rect key="frame" x="10" y="10" width="50" height="30"/>
                        <state key="normal" title="Go"/>
                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                        <connections><action selector="tapped:" destination="first" eventType="touchUpInside" id="a1"/><segue destination="second" kind="show" identifier="open" id="seg"/></connections></button>
                    <label text="One" textAlignment="center" id="l1"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
                    <label text="Two" id="l2"/>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="go" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="c1"/>
                    <constraint firstItem="go" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c2"/>
                </constraints>
                <viewLayoutGuide key="safeArea" id="safe"/>
            </view>
            <navigationItem key="navigationItem" title="Title" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections><action selector="tapped:" destination="first" id="a2"/></connections></barButtonItem></navigationItem>
            <connections><outlet property="button" destination="go" id="o1"/><outlet property="widthConstraint" destination="c1" id="o2"/>
                <outletCollection property="labels" destination="l1" id="oc1"/><outletCollection property="labels" destination="l2" id="oc2"/>
                <segue destination="second" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" id="seg2"/></connections>
        </viewController>
        """,
        """
        <viewController storyboardIdentifier="Second" title="Second" id="second" customClass="LoggingNibController" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="view2"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController>
        """)

    @Test func initialControllerHoldsItsRoot() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        let navigation = try #require(stage.storyboard().instantiateInitialViewController() as? UINavigationController)
        let first = try #require(navigation.topViewController as? LoggingNibController)
        #expect(navigation.storyboard != nil)
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(first.navigationController === navigation)
        #expect(first.navigationItem.title == "Title")
        #expect(first.navigationItem.rightBarButtonItem?.target === first)
        #expect(first.navigationItem.rightBarButtonItem?.action == Selector("tapped:"))
        // lifecycle2017-sb-push: init(coder:), awakeFromNib, and no view yet.
        #expect(NibStage.log == ["First.init", "First.awake storyboard=true view=false"])
    }

    @Test func viewNibConnectsEverything() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        let navigation = try #require(stage.storyboard().instantiateInitialViewController() as? UINavigationController)
        let first = try #require(navigation.topViewController as? LoggingNibController)
        first.loadViewIfNeeded()
        #expect(NibStage.log.last == "First.viewDidLoad")
        let button = try #require(first.button)
        #expect(first.view.tag == 9)
        #expect(button.title(for: .normal) == "Go")
        #expect(button.buttonType == .system)
        #expect(button.layer.cornerRadius == 7)
        #expect(first.labels.map(\.text) == ["One", "Two"])
        #expect(first.labels.first?.textAlignment == .center)
        #expect(first.labels.first?.font.pointSize == 20)
        #expect(first.widthConstraint?.constant == 12)
        #expect(first.widthConstraint?.isActive == true)
        #expect(first.widthConstraint?.secondItem === first.view.safeAreaLayoutGuide)
        #expect(!button.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func controlSegueAsksPreparesAndPushes() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        let navigation = try #require(stage.storyboard().instantiateInitialViewController() as? UINavigationController)
        let first = try #require(navigation.topViewController as? LoggingNibController)
        first.loadViewIfNeeded()
        NibStage.log = []
        first.button?.sendActions(for: .touchUpInside)
        #expect(first.taps == 1)
        #expect(NibStage.log == [
            "First.should open", "Second.init", "Second.awake storyboard=true view=false", "First.prepare open to Second loaded=false",
        ])
        #expect(navigation.viewControllers.map(\.title) == ["First", "Second"])
    }

    @Test func performSegueSkipsShouldPerform() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        let navigation = try #require(stage.storyboard().instantiateInitialViewController() as? UINavigationController)
        let first = try #require(navigation.topViewController as? LoggingNibController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UpdateCycle.shared.runFrame()
        NibStage.log = []
        first.performSegue(withIdentifier: "modal", sender: nil)
        #expect(NibStage.log.first == "Second.init")
        #expect(NibStage.log.contains("First.prepare modal to Second loaded=false"))
        #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
        window.isHidden = true
    }

    @Test func identifiersAndCreators() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        let storyboard = stage.storyboard()
        #expect(storyboard.instantiateViewController(withIdentifier: "Second") is LoggingNibController)
        var calls = 0
        let made: LoggingNibController = storyboard.instantiateViewController(identifier: "Second") { coder in
            calls += 1
            return LoggingNibController(coder: coder)
        }
        #expect(calls == 1)
        #expect(made.storyboard === storyboard)
    }

    @Test func controllersAreLetGo() throws {
        let stage = try NibStage(["Main.storyboard": Self.main])
        defer { stage.tearDown() }
        weak var gone: UIViewController?
        weak var view: UIView?
        try autoreleasepool {
            let second = stage.storyboard().instantiateViewController(withIdentifier: "Second")
            second.loadViewIfNeeded()
            gone = second
            view = second.view
            let navigation = try #require(stage.storyboard().instantiateInitialViewController() as? UINavigationController)
            navigation.topViewController?.loadViewIfNeeded()
        }
        #expect(gone == nil)
        #expect(view == nil)
    }

    @Test func unknownClassFallsBack() throws {
        let text = Self.main.replacingOccurrences(of: "title=\"Second\" id=\"second\" customClass=\"LoggingNibController\"", with: "title=\"Second\" id=\"second\" customClass=\"Nowhere\"")
        let stage = try NibStage(["Main.storyboard": text])
        let host = DetachedHost()
        Host.use(host)
        defer { stage.tearDown() }
        let second = stage.storyboard().instantiateViewController(withIdentifier: "Second")
        #expect(type(of: second) == UIViewController.self)
        #expect(host.console == ["[Storyboard] Unknown class _TtC10UIKitTests7Nowhere in Interface Builder file."])
    }
}

@MainActor @Suite("Tables from storyboards", .serialized, .leavesNothing) struct StoryboardTableTests {
    @Test func prototypesAndStaticRows() throws {
        let text = NibStage.storyboard(initial: "list", """
        <tableViewController id="list" sceneMemberID="viewController"><tableView key="view" style="grouped" rowHeight="50" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes><tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="Row" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" id="cell">
                <tableViewCellContentView key="contentView" id="content"><subviews><label text="Title" id="t"><fontDescription key="fontDescription" type="system" pointSize="23"/></label><label text="Sub" id="d"/><imageView tag="4" id="extra"/></subviews></tableViewCellContentView>
            </tableViewCell></prototypes><connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="delegate" destination="list" id="o2"/></connections></tableView></tableViewController>
        """, """
        <tableViewController storyboardIdentifier="Static" id="fixed" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="table2">
            <sections><tableViewSection headerTitle="Head" id="sec"><cells><tableViewCell rowHeight="80" id="r1"><tableViewCellContentView key="contentView" id="cc1"/></tableViewCell><tableViewCell id="r2"><tableViewCellContentView key="contentView" id="cc2"/></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        """)
        let stage = try NibStage(["Main.storyboard": text])
        defer { stage.tearDown() }
        let list = try #require(stage.storyboard().instantiateInitialViewController() as? UITableViewController)
        let table = try #require(list.view as? UITableView)
        #expect(table.style == .grouped)
        #expect(table.rowHeight == 50)
        #expect(table.dataSource === list)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        #expect(cell.reuseIdentifier == "Row")
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.textLabel?.text == "Title")
        #expect(cell.textLabel?.font.pointSize == 23)
        #expect(cell.detailTextLabel?.text == "Sub")
        #expect(cell.contentView.viewWithTag(4) is UIImageView)
        #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 2)

        let fixed = try #require(stage.storyboard().instantiateViewController(withIdentifier: "Static") as? UITableViewController)
        let rows = try #require(fixed.view as? UITableView)
        #expect(fixed.numberOfSections(in: rows) == 1)
        #expect(fixed.tableView(rows, numberOfRowsInSection: 0) == 2)
        #expect(fixed.tableView(rows, titleForHeaderInSection: 0) == "Head")
        #expect(fixed.tableView(rows, heightForRowAt: IndexPath(row: 0, section: 0)) == 80)
    }
}
