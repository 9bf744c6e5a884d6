// Search controllers and search bars: how a search begins and ends, and what a push over it means. Docs/EVIDENCE.md 5.
import ObjectiveC
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class SearchConformanceTests: XCTestCase {
    func testBeginsAndEnds() {
        let (stage, log, _, search) = searched()
        search.isActive = true
        stage.settle()
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(log.take(), ["willPresentSearchController", "Search.viewWillAppear", "Search.viewDidAppear", "didPresentSearchController", "update()"])
        XCTAssertTrue(search.searchBar.searchTextField.isFirstResponder)
        search.isActive = false
        stage.settle()
        XCTAssertEqual(log.take(), ["willDismissSearchController", "Search.viewWillDisappear", "Search.viewDidDisappear", "update()", "didDismissSearchController"])
        XCTAssertFalse(search.isActive)
        stage.tearDown()
    }

    /// The order of DIVERGENCES.md (no log): the bar's delegate, will, did, update.
    func testBeginsWithTheBar() {
        let (stage, log, _, search) = searched()
        search.searchBar.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(log.take(), ["willPresentSearchController", "update()", "Search.viewWillAppear", "Search.viewDidAppear", "didPresentSearchController"])
        search.isActive = false
        stage.settle()
        XCTAssertEqual(log.take(), ["willDismissSearchController", "Search.viewWillDisappear", "Search.viewDidDisappear", "update()", "didDismissSearchController"])
        stage.tearDown()
    }

    func testResultsShowWithText() {
        let (stage, log, _, search) = searched()
        search.isActive = true
        stage.settle()
        _ = log.take()
        search.searchBar.searchTextField.insertText("a")
        stage.settle()
        XCTAssertEqual(log.take(), ["Results.viewDidLoad", "Results.viewWillAppear", "update(a)", "Results.viewIsAppearing", "Results.viewDidAppear"])
        search.searchBar.searchTextField.deleteBackward()
        stage.settle()
        XCTAssertEqual(log.take(), ["Results.viewWillDisappear", "Results.viewDidDisappear", "update()"])
        stage.tearDown()
    }

    func testPushOverASearch() {
        let (stage, log, first, search) = searched()
        search.isActive = true
        stage.settle()
        _ = log.take()
        let second = ContainerProbe("B", log)
        first.navigationController?.pushViewController(second, animated: true)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "qmui-searchcontroller"), [])
        first.navigationController?.popViewController(animated: true)
        stage.settle()
        XCTAssertTrue(search.isActive)
        ContainerProbe.assertAtRest([first, search], [second])
        stage.tearDown()
    }

    func testDismissedFromOutside() {
        let (stage, log, first, search) = searched()
        search.isActive = true
        stage.settle()
        _ = log.take()
        first.dismiss(animated: false)
        stage.settle()
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(log.take(), ["willDismissSearchController", "Search.viewWillDisappear", "Search.viewDidDisappear", "update()", "didDismissSearchController"])
        stage.tearDown()
    }

    func testBarDelegateOrder() {
        let log = EventLog()
        let stage = TouchStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let delegate = SearchBarProbe(log)
        bar.delegate = delegate
        stage.view.addSubview(bar)
        stage.settle()
        bar.becomeFirstResponder()
        bar.searchTextField.insertText("a")
        bar.resignFirstResponder()
        stage.settle()
        XCTAssertEqual(log.take(), ["shouldBeginEditing", "didBeginEditing", "shouldChangeText(a)", "textDidChange(a)", "shouldEndEditing", "didEndEditing"])
        stage.tearDown()
    }

    func testScopes() {
        let log = EventLog()
        let stage = TouchStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        let delegate = SearchBarProbe(log)
        bar.delegate = delegate
        bar.scopeButtonTitles = ["All", "New"]
        XCTAssertEqual(bar.intrinsicContentSize.height, 56)
        bar.showsScopeBar = true
        XCTAssertEqual(bar.intrinsicContentSize.height, 100)
        stage.view.addSubview(bar)
        stage.settle()
        bar.selectedScopeButtonIndex = 1
        XCTAssertEqual(log.take(), [])
        stage.tap(CGPoint(x: 60, y: 178))
        stage.settle()
        XCTAssertEqual(log.take(), ["scope(0)"])
        XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
        stage.tearDown()
    }

    /// Apple, UINavigationItem.hidesSearchBarWhenScrolling: there only while the content stands at its top.
    func testTheBarGoesWithTheContent() throws {
        for (hides, large) in [(true, false), (true, true), (false, false)] {
            let controller = UITableViewController(style: .plain)
            let search = UISearchController(searchResultsController: nil)
            XCTAssertEqual(search.searchBar.placeholder, "Search")
            XCTAssertTrue(controller.navigationItem.hidesSearchBarWhenScrolling)
            controller.navigationItem.searchController = search
            controller.navigationItem.hidesSearchBarWhenScrolling = hides
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = large
            let stage = TouchStage(showing: navigation)
            let table = try XCTUnwrap(controller.tableView), bar = navigation.navigationBar
            table.contentSize.height = 3000
            let title: CGFloat = large ? 52 : 0
            var heights: [CGFloat] = []
            for distance in [0.0, 20, 52, 200] {
                table.contentOffset.y = distance - table.adjustedContentInset.top - table.collapsedBarHeight
                stage.settle()
                heights.append(bar.bounds.height)
            }
            XCTAssertEqual(heights, hides ? [96 + title, 76 + title, 44 + title, 44] : [96, 96, 96, 96])
            XCTAssertEqual(search.searchBar.isHidden, hides)
            // A search brings it back, for as long as it runs.
            search.isActive = true
            stage.settle()
            XCTAssertFalse(search.searchBar.isHidden)
            XCTAssertEqual(search.searchBar.bounds.height, 52)
            search.isActive = false
            stage.settle()
            table.contentOffset.y = -table.adjustedContentInset.top - table.collapsedBarHeight
            stage.settle()
            XCTAssertEqual(bar.bounds.height, 96 + title)
            XCTAssertFalse(search.searchBar.isHidden)
            stage.tearDown()
        }
    }

    func testPromptAndButtons() throws {
        final class Delegate: NSObject, UISearchBarDelegate {
            var clicked: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { clicked.append("bookmark") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { clicked.append("list") }
        }
        let stage = TouchStage(), delegate = Delegate()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 87))
        bar.delegate = delegate
        bar.prompt = "Where to?"
        stage.view.addSubview(bar)
        stage.settle()
        XCTAssertEqual(bar.intrinsicContentSize.height, 87)
        XCTAssertEqual(bar.searchTextField.frame.minY, 41)
        for (list, expected) in [(false, "bookmark"), (true, "list")] {
            bar.showsBookmarkButton = true
            bar.showsSearchResultsButton = list
            stage.settle()
            stage.tap(try XCTUnwrap(bar.searchTextField.rightView))
            stage.settle()
            XCTAssertEqual(delegate.clicked.last, expected)
        }
        bar.text = "Rome"
        stage.settle()
        XCTAssertNil(bar.searchTextField.rightView?.superview)
        bar.text = ""
        stage.settle()
        XCTAssertNotNil(bar.searchTextField.rightView?.superview)
        _ = stage.view.endEditing(true)
        stage.settle()
        stage.tearDown()
    }

    func testTheLoupeStandsOffTheEdge() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        bar.layoutIfNeeded()
        let loupe = try XCTUnwrap(bar.searchTextField.leftView)
        XCTAssertEqual(loupe.frame.minX, 6)
        XCTAssertGreaterThanOrEqual(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX, loupe.frame.maxX)
    }

    func testBarInTheNavigationBar() {
        let log = EventLog()
        let first = ContainerProbe("A", log)
        let search = UISearchController(searchResultsController: nil)
        first.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: first)
        let stage = TouchStage(showing: navigation)
        XCTAssertTrue(search.searchBar.isDescendant(of: navigation.navigationBar))
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
        stage.tap(search.searchBar.searchTextField)
        stage.settle()
        XCTAssertTrue(search.isActive)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        search.searchBar.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        stage.settle()
        XCTAssertFalse(search.isActive)
        navigation.pushViewController(ContainerProbe("B", log), animated: true)
        stage.settle()
        XCTAssertNil(search.searchBar.superview)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
        stage.tearDown()
    }

    private func searched() -> (TouchStage, EventLog, ContainerProbe, SearchProbe) {
        let log = EventLog()
        let first = ContainerProbe("A", log)
        let search = SearchProbe(log, results: ContainerProbe("Results", log))
        let helper = SearchHelper(log)
        search.delegate = helper
        search.searchResultsUpdater = helper
        first.definesPresentationContext = true
        first.inside["viewDidLoad"] = { first in
            search.searchBar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
            first.view.addSubview(search.searchBar)
        }
        let stage = TouchStage(showing: UINavigationController(rootViewController: first))
        stage.kept = [helper, search]
        _ = log.take()
        return (stage, log, first, search)
    }
}

final class SearchProbe: UISearchController {
    let log: EventLog
    init(_ log: EventLog, results: UIViewController?) {
        self.log = log
        super.init(searchResultsController: results)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.add("Search.viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.add("Search.viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log.add("Search.viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log.add("Search.viewDidDisappear") }
}

final class SearchHelper: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func updateSearchResults(for searchController: UISearchController) { log.add("update(\(searchController.searchBar.text ?? ""))") }
    func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresentSearchController") }
    func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresentSearchController") }
    func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismissSearchController") }
    func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismissSearchController") }
}

final class SearchBarProbe: NSObject, UISearchBarDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { log.add("shouldBeginEditing"); return true }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBeginEditing") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { log.add("shouldEndEditing"); return true }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { log.add("scope(\(selectedScope))") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEndEditing") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("textDidChange(\(searchText))") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.add("shouldChangeText(\(text))"); return true }
}
