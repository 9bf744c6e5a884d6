// Names of iOS 16 to 26 at bars: search tokens, scopes that follow a search, groups of bar buttons, page controls that run another way.
import XCTest
@testable import UIKit

@MainActor final class ModernBarTests: XCTestCase {
    // MARK: Tokens

    private func field() -> (TouchStage, UISearchTextField) {
        let stage = TouchStage(), field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        stage.root.view.addSubview(field)
        stage.settle()
        return (stage, field)
    }

    func testTokensStandBeforeTheText() {
        let (stage, field) = field()
        defer { stage.tearDown() }
        XCTAssertTrue(field.allowsDeletingTokens && field.allowsCopyingTokens)
        let before = field.textRect(forBounds: field.bounds)
        let red = UISearchToken(icon: UIImage(systemName: "star"), text: "Red"), big = UISearchToken(icon: nil, text: "Big")
        red.representedObject = 7
        field.insertToken(big, at: 0)
        field.insertToken(red, at: 0)
        stage.settle()
        XCTAssertEqual(field.tokens, [red, big])
        let views = field.subviews.compactMap { $0 as? SearchTokenView }
        XCTAssertEqual(views.map(\.accessibilityLabel), ["Red", "Big"])
        XCTAssertLessThan(views[0].frame.maxX, views[1].frame.minX)
        XCTAssertEqual(views[0].frame.minX, before.minX)
        XCTAssertGreaterThan(field.textRect(forBounds: field.bounds).minX, views[1].frame.maxX)
        field.removeToken(at: 1)
        XCTAssertEqual(field.tokens, [red])
    }

    func testTheDeleteKeyBeforeTheTextRemovesAToken() {
        let (stage, field) = field()
        defer { stage.tearDown() }
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
        field.tokens = [UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B")]
        field.text = "x"
        field.becomeFirstResponder()
        XCTAssertEqual(events, 0, "changes by code send nothing")
        field.deleteBackward()
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(field.tokens.count, 2)
        events = 0
        field.deleteBackward()
        XCTAssertEqual(field.tokens.count, 1)
        XCTAssertEqual(events, 1)
        field.allowsDeletingTokens = false
        field.deleteBackward()
        XCTAssertEqual(field.tokens.count, 1)
        field.resignFirstResponder()
    }

    func testTextBecomesAToken() throws {
        let (stage, field) = field()
        defer { stage.tearDown() }
        field.text = "red car"
        let start = field.beginningOfDocument
        let word = try XCTUnwrap(field.textRange(from: start, to: try XCTUnwrap(field.position(from: start, offset: 4))))
        let token = UISearchToken(icon: nil, text: "red")
        field.replaceTextualPortion(of: word, with: token, at: 0)
        XCTAssertEqual(field.text, "car")
        XCTAssertEqual(field.tokens, [token])
        XCTAssertEqual(field.tokens(in: field.textualRange), [token])
    }

    // MARK: Scopes

    func testScopesFollowTheSearch() {
        let root = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        root.navigationItem.searchController = search
        let stage = TouchStage(root: UINavigationController(rootViewController: root))
        defer { stage.tearDown() }
        XCTAssertEqual(search.scopeBarActivation, .automatic)
        search.scopeBarActivation = .onSearchActivation
        XCTAssertFalse(search.searchBar.showsScopeBar)
        search.isActive = true
        stage.settle()
        XCTAssertTrue(search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onTextEntry
        XCTAssertFalse(search.searchBar.showsScopeBar, "there is no text yet")
        search.searchBar.text = "a"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        XCTAssertTrue(search.searchBar.showsScopeBar)
        search.isActive = false
        stage.settle()
        XCTAssertFalse(search.searchBar.showsScopeBar)
    }

    func testASearchClosesTheBarAndShowsItsScopes() {
        let root = UIViewController()
        root.title = "Title"
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        let stage = TouchStage(root: navigation)
        defer { stage.tearDown() }
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.frame.height, 44 + 52)
        XCTAssertEqual(search.searchBar.searchTextField.frame.minX, 16)
        search.isActive = true
        stage.settle()
        XCTAssertEqual(bar.frame.height, 52 + 44)
        XCTAssertEqual(search.searchBar.frame, bar.bounds)
        XCTAssertTrue(search.searchBar.showsScopeBar && search.automaticallyShowsScopeBar)
        search.isActive = false
        stage.settle()
        XCTAssertEqual(bar.frame.height, 44 + 52)
        XCTAssertFalse(search.searchBar.showsScopeBar)
        search.searchBar.showsScopeBar = true
        XCTAssertFalse(search.automaticallyShowsScopeBar, "the app decides from now on")
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        stage.settle()
        XCTAssertEqual(bar.frame.height, 44 + 52 + 44)
        search.isActive = false
        stage.settle()
        XCTAssertTrue(search.searchBar.showsScopeBar)
    }

    func testAToolbarReachesTheEdge() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        let stage = TouchStage(root: navigation)
        defer { stage.tearDown() }
        let bar = try XCTUnwrap(navigation.toolbar), edge = bar.convert(bar.barBackground.frame, to: navigation.view).maxY
        XCTAssertEqual(edge, navigation.view.bounds.maxY)
        XCTAssertLessThan(bar.frame.maxY, edge)
    }

    // MARK: Groups

    func testGroupsOfItems() {
        let item = UINavigationItem(title: "T")
        let (a, b, c) = (UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"), UIBarButtonItem(title: "c"))
        let one = a.creatingFixedGroup(), two = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "two", items: [b, c])
        item.trailingItemGroups = [one, two]
        XCTAssertEqual(item.rightBarButtonItems, [c, b, a], "from the edge inwards")
        two.isHidden = true
        XCTAssertEqual(item.rightBarButtonItems, [a])
        one.barButtonItems.append(c)
        XCTAssertEqual(item.rightBarButtonItems, [c, a])
        item.leadingItemGroups = [one]
        XCTAssertEqual(item.leftBarButtonItems, [a, c])
        item.rightBarButtonItem = b
        XCTAssertEqual(item.trailingItemGroups.map(\.barButtonItems), [[b]], "items that were set singly are a group")
        XCTAssertTrue(UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "x", isInDefaultCustomization: false, items: []).isHidden)
    }

    // MARK: Page control

    func testAPageControlRunsAnotherWay() throws {
        let stage = TouchStage(), control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        defer { stage.tearDown() }
        control.numberOfPages = 3
        stage.root.view.addSubview(control)
        XCTAssertEqual(control.direction, .natural)
        XCTAssertNil(control.preferredIndicatorImage)
        control.direction = .rightToLeft
        stage.settle()
        XCTAssertGreaterThan(control.subviews[0].frame.minX, control.subviews[2].frame.maxX)
        stage.tap(CGPoint(x: 110, y: 113))
        stage.settle()
        XCTAssertEqual(control.currentPage, 1, "the left half goes on")
        let wide = control.intrinsicContentSize
        control.direction = .topToBottom
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: wide.height, height: wide.width))
        control.preferredIndicatorImage = UIImage(systemName: "star")
        control.setIndicatorImage(UIImage(systemName: "heart"), forPage: 2)
        XCTAssertNotEqual(control.indicatorImage(forPage: 2), control.indicatorImage(forPage: 0))
        XCTAssertEqual((control.subviews[0] as? UIImageView)?.image?.renderingMode, .alwaysTemplate)
        XCTAssertEqual(control.subviews[0].backgroundColor, .clear)
    }
}
