// Segues of every kind from storyboards: embed, unwind, custom class, tabs (FORMATS.md §3.5, §5.3).

import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Segues", .serialized, .leavesNothing) struct SegueTests {
    private static func controller(_ id: String, _ title: String, view: String = "", extra: String = "", identifier: String = "") -> String {
        """
        <viewController \(identifier.isEmpty ? "" : "storyboardIdentifier=\"\(identifier)\"") title="\(title)" id="\(id)" customClass="LoggingNibController" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/>\(view)</view>\(extra)</viewController>
        """
    }

    private func onScreen(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UpdateCycle.shared.runFrame()
        return window
    }

    @Test func embedStandsBeforeViewDidLoad() throws {
        let parent = Self.controller("p", "Parent", view: """
        <subviews><containerView id="box"><rect key="frame" x="20" y="30" width="200" height="100"/><connections><segue destination="c" kind="embed" identifier="child" id="e1"/></connections></containerView></subviews>
        """)
        let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "p", parent, Self.controller("c", "Child"))])
        defer { stage.tearDown() }
        let controller = try #require(stage.storyboard().instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let child = try #require(controller.children.first)
        #expect(child.view.superview?.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(NibStage.log == [
            "Parent.init", "Parent.awake storyboard=true view=false", "Parent.should child", "Child.init", "Child.awake storyboard=true view=false",
            "Parent.prepare child to Child loaded=false", "Child.viewDidLoad", "Parent.viewDidLoad",
        ])
    }

    @Test func unwindGoesBackToTheHandler() throws {
        let first = Self.controller("a", "A", extra: "<connections><segue destination=\"b\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" id=\"s1\"/></connections>")
        let second = Self.controller("b", "B", view: """
        <subviews><button id="back"><connections><segue destination="x" kind="unwind" identifier="home" unwindAction="unwindHere:" id="u1"/></connections></button></subviews>
        """, extra: "<connections><outlet property=\"button\" destination=\"back\" id=\"o1\"/></connections>") + "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "a", first, second)])
        defer { stage.tearDown() }
        let home = try #require(stage.storyboard().instantiateInitialViewController() as? LoggingNibController)
        let window = onScreen(home)
        home.performSegue(withIdentifier: "go", sender: nil)
        UpdateCycle.shared.runFrame()
        let away = try #require(home.presentedViewController as? LoggingNibController)
        NibStage.log = []
        away.button?.sendActions(for: .touchUpInside)
        // irontop-unwind: should, prepare, the action, then the way back.
        #expect(NibStage.log.prefix(3) == ["B.should home", "B.prepare home to A loaded=true", "A.unwind from B"])
        window.isHidden = true
    }

    @Test func popoverSeguesPointAtTheirAnchor() throws {
        let item = """
        <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="Info" id="bb"><connections><segue destination="b" kind="popoverPresentation" identifier="info" popoverAnchorBarButtonItem="bb" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></barButtonItem></navigationItem>
        <connections><segue destination="b" kind="popoverPresentation" identifier="code" popoverAnchorBarButtonItem="bb" id="s3"><popoverArrowDirection key="popoverArrowDirection" down="YES"/></segue>
        <segue destination="b" kind="popoverPresentation" identifier="code at view" popoverAnchorView="touch" id="s4"/></connections>
        """
        let first = Self.controller("a", "A", view: """
        <subviews><button id="touch"><connections><segue destination="b" kind="popoverPresentation" identifier="view" popoverAnchorView="touch" id="s2"/></connections></button></subviews>
        """, extra: item)
        let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "a", first, Self.controller("b", "B"))])
        defer { stage.tearDown() }
        let home = try #require(stage.storyboard().instantiateInitialViewController())
        home.loadViewIfNeeded()
        let bar = try #require(home.navigationItem.rightBarButtonItem)
        var seen: [String] = []
        for identifier in ["info", "view", "code", "code at view"] {
            let template = try #require(home.segueTemplates.first { $0.identifier == identifier })
            let destination = UIViewController()
            template.makePopover(of: destination)
            let popover = try #require(destination.popoverPresentationController)
            let anchor = popover.barButtonItem === bar ? "bar" : popover.sourceView === home.view.subviews.first ? "view" : "none"
            seen.append("\(identifier) \(destination.modalPresentationStyle == .popover) \(anchor) \(popover.permittedArrowDirections.rawValue)")
        }
        #expect(seen == ["info true bar 5", "view true view 15", "code true bar 2", "code at view true view 15"])
    }

    @Test func customSegueClassesRunTheirOwnPerform() throws {
        let first = Self.controller("a", "A", extra: "<connections><segue destination=\"b\" kind=\"custom\" identifier=\"own\" customClass=\"RecordingSegue\" customModuleProvider=\"target\" id=\"s1\"/></connections>")
        let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "a", first, Self.controller("b", "B"))])
        defer { stage.tearDown() }
        let home = try #require(stage.storyboard().instantiateInitialViewController())
        home.performSegue(withIdentifier: "own", sender: nil)
        #expect(NibStage.log.suffix(2) == ["A.prepare own to B loaded=false", "RecordingSegue A to B"])
    }

    @Test func tabsKeepTheOrderOfTheirSegues() throws {
        let tabs = """
        <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
        """
        func tab(_ id: String, _ title: String) -> String { Self.controller(id, title, extra: "<tabBarItem key=\"tabBarItem\" title=\"Tab \(title)\" id=\"\(id)item\"/>") }
        let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "t", tabs, tab("a", "A"), tab("b", "B"))])
        defer { stage.tearDown() }
        let controller = try #require(stage.storyboard().instantiateInitialViewController() as? UITabBarController)
        #expect(controller.viewControllers?.map(\.title) == ["B", "A"])
        #expect(controller.tabBar.items?.map(\.title) == ["Tab B", "Tab A"])
        #expect(controller.viewControllers?.first?.tabBarController === controller)
    }
}

final class RecordingSegue: UIStoryboardSegue {
    override func perform() { NibStage.log.append("RecordingSegue \(source.title ?? "") to \(destination.title ?? "")") }
}
