// Presentations in the context of a controller that stands in one of UIKit's containers: what is presented comes and
// goes with it. No record has the order of the two; that each gets its own four callbacks is asserted here.
import XCTest
@testable import UIKit

@MainActor final class ContextPresentationTests: XCTestCase {
    private let log = EventLog()

    private func own(_ name: String, _ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("\(name).") }.map { String($0.dropFirst(name.count + 1)) } }

    private let goes = ["viewWillDisappear", "viewDidDisappear"]
    private let comes = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// A, covered in its own context by M, is pushed over and comes back: M goes and comes, A hears nothing until M is dismissed.
    func testCoveredControllerUnderAPush() {
        for animated in [false, true] {
            let stage = Stage()
            let a = LoggingController("A", log), b = LoggingController("B", log), m = LoggingController("M", log)
            let navigation = UINavigationController(rootViewController: a)
            stage.show(navigation)
            a.definesPresentationContext = true
            m.modalPresentationStyle = .currentContext
            a.present(m, animated: animated)
            stage.settle()
            _ = log.take()
            navigation.pushViewController(b, animated: animated)
            stage.settle()
            XCTAssertEqual(log.take(), ["B.viewDidLoad", "M.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "M.viewDidDisappear", "B.viewDidAppear"])
            XCTAssertNil(m.view.window)
            XCTAssertNil(a.view.window)
            navigation.popViewController(animated: animated)
            stage.settle()
            XCTAssertEqual(log.take(), ["B.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "B.viewDidDisappear", "M.viewDidAppear"])
            XCTAssertNotNil(m.view.window)
            XCTAssertNil(a.view.window)
            m.dismiss(animated: animated)
            stage.settle()
            XCTAssertEqual(log.take(), ["M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "M.viewDidDisappear"])
            XCTAssertTrue(a.view.superview === navigation.contentHolder)
            XCTAssertEqual(a.view.frame, navigation.view.bounds)
            XCTAssertEqual(a.view.safeAreaInsets.top, 103, accuracy: 1, "status bar and navigation bar")
            stage.tearDown()
            _ = log.take()
        }
    }

    /// What lies over A in its context, without hiding it, goes with A through a push and a tab switch.
    func testOverlayUnderAPushAndATabSwitch() {
        let stage = Stage()
        let a = LoggingController("A", log), b = LoggingController("B", log), o = LoggingController("O", log), other = LoggingController("T", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        stage.show(tabs)
        a.definesPresentationContext = true
        o.modalPresentationStyle = .overCurrentContext
        a.present(o, animated: true)
        stage.settle()
        _ = log.take()
        func moves(_ change: () -> Void, _ expected: [String], isVisible: Bool, _ line: UInt = #line) {
            change()
            stage.settle()
            let lines = log.take()
            XCTAssertEqual(own("O", lines), expected, "O", line: line)
            XCTAssertEqual(own("A", lines), expected, "A", line: line)
            XCTAssertEqual(o.view.window != nil, isVisible, line: line)
        }
        moves({ navigation.pushViewController(b, animated: true) }, goes, isVisible: false)
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(log.take(), [
            "B.viewWillDisappear", "A.viewWillAppear", "O.viewWillAppear", "A.viewIsAppearing", "O.viewIsAppearing",
            "B.viewDidDisappear", "A.viewDidAppear", "O.viewDidAppear",
        ])
        moves({ tabs.selectedIndex = 1 }, goes, isVisible: false)
        moves({ tabs.selectedIndex = 0 }, comes, isVisible: true)
        a.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(log.take(), ["O.viewWillDisappear", "O.viewDidDisappear"])
        stage.tearDown()
    }

    /// A navigation controller defines the context (Apple, UIViewController.definesPresentationContext), so what is
    /// presented in it leaves the tab bar uncovered and goes with the tab.
    func testANavigationControllerIsAContext() {
        let stage = Stage()
        let a = LoggingController("A", log), m = LoggingController("M", log), other = LoggingController("T", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        stage.show(tabs)
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let hides = style == .currentContext
            m.modalPresentationStyle = style
            a.present(m, animated: true)
            stage.settle()
            XCTAssertTrue(m.presentingViewController === navigation)
            XCTAssertEqual(navigation.view.window == nil, hides)
            _ = log.take()
            tabs.selectedIndex = 1
            stage.settle()
            XCTAssertEqual(own("M", log.lines), goes)
            XCTAssertEqual(own("A", log.take()), hides ? [] : goes)
            XCTAssertNil(m.view.window)
            tabs.selectedIndex = 0
            stage.settle()
            XCTAssertEqual(own("M", log.lines), comes)
            XCTAssertEqual(own("A", log.take()), hides ? [] : comes)
            XCTAssertNotNil(m.view.window)
            m.dismiss(animated: false)
            stage.settle()
            XCTAssertEqual(own("A", log.take()), hides ? comes : [])
            XCTAssertNotNil(navigation.view.window)
        }
        stage.tearDown()
    }

    /// Full screen over a controller that presents in its context: both below go and come back.
    func testFullScreenOverAnOverlay() {
        let stage = Stage()
        let a = LoggingController("A", log), o = LoggingController("O", log), f = LoggingController("F", log)
        stage.show(a)
        a.definesPresentationContext = true
        o.modalPresentationStyle = .overCurrentContext
        f.modalPresentationStyle = .fullScreen
        a.present(o, animated: false)
        stage.settle()
        _ = log.take()
        o.present(f, animated: false)
        stage.settle()
        XCTAssertEqual(log.take(), ["F.viewDidLoad", "O.viewWillDisappear", "F.viewWillAppear", "F.viewIsAppearing", "F.viewDidAppear", "O.viewDidDisappear"])
        f.dismiss(animated: false)
        stage.settle()
        XCTAssertEqual(log.take(), ["F.viewWillDisappear", "O.viewWillAppear", "O.viewIsAppearing", "O.viewDidAppear", "F.viewDidDisappear"])
        stage.window.isHidden = true
        stage.settle()
        XCTAssertEqual(log.take(), ["A.viewWillDisappear", "O.viewWillDisappear", "A.viewDidDisappear", "O.viewDidDisappear"])
        stage.window.isHidden = false
        stage.settle()
        XCTAssertEqual(Set(log.take()), Set(["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "O.viewWillAppear", "O.viewIsAppearing", "O.viewDidAppear"]))
        stage.tearDown()
    }

    /// A search stays active below a push, and so do its results (qmui-searchcontroller: no callback).
    func testSearchResultsUnderAPush() {
        let stage = Stage()
        let a = LoggingController("A", log), b = LoggingController("B", log), results = LoggingController("R", log)
        a.definesPresentationContext = true
        let search = UISearchController(searchResultsController: results)
        a.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        search.isActive = true
        search.showsSearchResultsController = true
        stage.settle()
        XCTAssertEqual(own("R", log.take()), ["viewDidLoad"] + comes)
        navigation.pushViewController(b, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(own("R", log.take()), [])
        search.isActive = false
        stage.settle()
        XCTAssertEqual(own("R", log.take()), goes)
        stage.tearDown()
    }
}
