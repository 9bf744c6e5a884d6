// Bars: back button titles, items, heights; alerts: handlers after dismissal, no callbacks of the presenter.
import XCTest
@testable import UIKit

@MainActor final class NavigationBarTests: XCTestCase {
    private func labels(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        view.layoutIfNeeded()
        var found: [String] = []
        if let label = view as? UILabel, let text = label.text, !text.isEmpty { found.append(text) }
        return found + view.subviews.flatMap(labels)
    }

    func testTitlesOfBackButtons() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let first = UINavigationItem(title: "First")
        let second = UINavigationItem(title: "Second")
        bar.setItems([first, second], animated: false)
        XCTAssertEqual(labels(in: bar), ["First", "Second"])
        first.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        XCTAssertEqual(labels(in: bar), ["Home", "Second"])
        first.backBarButtonItem = nil
        first.title = nil
        XCTAssertEqual(labels(in: bar), ["Back", "Second"])
        second.hidesBackButton = true
        XCTAssertEqual(labels(in: bar), ["Second"])
    }

    func testHeights() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "First")]
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 44)
        bar.prefersLargeTitles = true
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 96)
        bar.topItem?.largeTitleDisplayMode = .never
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 44)
        bar.topItem?.largeTitleDisplayMode = .inline
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 96)
    }

    func testBarButtonsFireTheirTargets() {
        let stage = TouchStage()
        let receiver = ActionReceiver(stage.log)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        let item = UINavigationItem(title: "First")
        item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: receiver, action: Selector("fired:"))
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in stage.log.add("cancel") })
        bar.items = [item]
        stage.view.addSubview(bar)
        stage.settle()
        stage.tap(CGPoint(x: 360, y: 122))
        stage.tap(CGPoint(x: 30, y: 122))
        XCTAssertEqual(stage.log.take(), ["fired(UIBarButtonItem)", "cancel"])
        item.rightBarButtonItem?.isEnabled = false
        stage.settle()
        stage.tap(CGPoint(x: 360, y: 122))
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    func testTheBackButtonPopsTheNavigationController() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let stage = TouchStage(root: navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(navigation.navigationBar.items?.count, 2)
        stage.tap(navigation.navigationBar.convert(CGPoint(x: 24, y: 22), to: nil))
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(navigation.navigationBar.items?.count, 1)
        stage.tearDown()
    }

    /// The button of the first push serves the next one, with that one's title, colour and touches.
    func testTheBackButtonComesBackWithTheNextUnanimatedPush() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = TouchStage(root: navigation)
        var buttons: [UIView] = []
        for (name, color) in [("One", UIColor.red), ("Two", .blue)] {
            root.title = name
            root.navigationItem.backBarButtonItem = UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
            root.navigationItem.backBarButtonItem?.tintColor = color
            navigation.pushViewController(UIViewController(), animated: false)
            stage.settle()
            let button = descendant(of: navigation.navigationBar, as: BackButtonView.self)
            XCTAssertEqual(labels(in: navigation.navigationBar), [name])
            XCTAssertEqual(button?.label.textColor, color)
            XCTAssertEqual(button?.tintColor, color)
            button.map { buttons.append($0) }
            navigation.popViewController(animated: false)
            stage.settle()
            XCTAssertEqual(button?.isHidden, true)
            XCTAssertEqual(labels(in: navigation.navigationBar), [name])
        }
        XCTAssertTrue(buttons.first === buttons.last)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.tap(buttons[0].convert(CGPoint(x: 10, y: 20), to: nil))
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        stage.tearDown()
    }

    /// UINavigationItem.backAction, Apple's documentation: it replaces what a back button does and makes one where none is.
    func testABackAction() {
        let root = UIViewController(), child = UIViewController(), navigation = UINavigationController(rootViewController: root), stage = TouchStage(root: navigation)
        var log: [String] = []
        root.title = "Root"
        root.navigationItem.backAction = UIAction(title: "Close") { _ in log.append("close") }
        child.navigationItem.backAction = UIAction(title: "Unused") { _ in log.append("child") }
        stage.settle()
        XCTAssertEqual(labels(in: navigation.navigationBar).sorted(), ["Close", "Root"])
        func tap() {
            guard let button = descendant(of: navigation.navigationBar, as: BackButtonView.self) else { return XCTFail("no button") }
            stage.tap(button.convert(CGPoint(x: 10, y: 20), to: nil))
            stage.settle()
        }
        tap()
        navigation.pushViewController(child, animated: false)
        stage.settle()
        XCTAssertEqual(labels(in: navigation.navigationBar), ["Root"])
        tap()
        XCTAssertEqual(log, ["close", "child"])
        XCTAssertEqual(navigation.viewControllers.count, 2)
        stage.tearDown()
    }

    /// A copy has button appearances with the same values, and states that stay the same objects (UINavigationBarAppearance.h: the
    /// properties are `copy`).
    func testACopiedBarAppearanceCopiesItsButtonAppearances() {
        let standard = UINavigationBarAppearance()
        standard.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: standard)
        XCTAssertFalse(copy.backButtonAppearance === standard.backButtonAppearance)
        XCTAssertTrue(copy.backButtonAppearance.normal === copy.backButtonAppearance.normal)
        XCTAssertFalse(copy.backButtonAppearance.normal === copy.backButtonAppearance.highlighted)
        XCTAssertEqual(copy.backButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .red)
    }

    private func descendant<V: UIView>(of view: UIView, as kind: V.Type) -> V? {
        for child in view.subviews {
            if let found = child as? V ?? descendant(of: child, as: kind) { return found }
        }
        return nil
    }

    func testToolbarSpreadsItemsByFlexibleSpace() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [
            UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
        ]
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? BarButtonView }
        XCTAssertEqual(buttons.first?.frame.minX, 16)
        XCTAssertEqual(buttons.last?.frame.maxX ?? 0, 377, accuracy: 1)
    }
}

@MainActor final class AlertTests: XCTestCase {
    private func action(_ title: String, in view: UIView) -> UIView? {
        if view is AlertActionView, view.accessibilityLabel == title { return view }
        return view.subviews.lazy.compactMap { self.action(title, in: $0) }.first
    }

    func testTheHandlerRunsAfterTheDismissalAndThePresenterHearsNothing() throws {
        let log = EventLog()
        let root = LoggingController("Root", log)
        let stage = TouchStage(root: root)
        _ = log.take()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.add("handler, presented: \(root.presentedViewController != nil)") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: true)
        stage.settle()
        XCTAssertIdentical(root.presentedViewController, alert)
        XCTAssertEqual(alert.view.frame.width, 270)
        XCTAssertEqual(alert.view.frame.midX, 196.5)
        stage.tap(try XCTUnwrap(action("OK", in: alert.view)))
        stage.settle()
        XCTAssertEqual(log.take(), ["handler, presented: false"])
        stage.tearDown()
    }

    func testTextFieldsAndDisabledActions() throws {
        let stage = TouchStage()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in stage.log.add("saved \(alert?.textFields?.first?.text ?? "")") }
        save.isEnabled = false
        alert.addAction(save)
        stage.root.present(alert, animated: true)
        stage.settle()
        XCTAssertTrue(alert.textFields?.first?.isFirstResponder == true)
        stage.tap(try XCTUnwrap(action("Save", in: alert.view)))
        XCTAssertEqual(stage.log.take(), [])
        alert.textFields?.first?.insertText("Kim")
        save.isEnabled = true
        stage.settle()
        stage.tap(try XCTUnwrap(action("Save", in: alert.view)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["saved Kim"])
        stage.tearDown()
    }

    func testATapBesideASheetCancels() {
        let stage = TouchStage()
        let sheet = UIAlertController(title: nil, message: "Which?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in stage.log.add("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.log.add("cancel") })
        stage.root.present(sheet, animated: true)
        stage.settle()
        XCTAssertEqual(sheet.view.frame.width, 377)
        stage.tap(CGPoint(x: 200, y: 100))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["cancel"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    func testAnAlertIsFreed() {
        let stage = TouchStage()
        weak var gone: UIAlertController?
        autoreleasepool {
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            gone = alert
            stage.root.present(alert, animated: true)
        }
        stage.settle()
        stage.root.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(gone)
        stage.tearDown()
    }
}

@MainActor final class LargeTitleTests: XCTestCase {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    func testScrollingCollapsesTheLargeTitleAndFillsTheBar() {
        let list = List(style: .plain)
        list.title = "List"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = TouchStage(root: navigation)
        let bar = navigation.navigationBar
        XCTAssertEqual(list.tableView.contentOffset.y, -155)
        XCTAssertEqual(bar.collapsedHeight, 0)
        XCTAssertTrue(bar.isAtScrollEdge)
        list.tableView.contentOffset.y = -155 + 20
        stage.settle()
        XCTAssertEqual(bar.collapsedHeight, 20)
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 59, width: 393, height: 76))
        XCTAssertEqual(list.tableView.contentOffset.y, -135)
        XCTAssertEqual(list.tableView.adjustedContentInset.top, 135)
        XCTAssertTrue(bar.isAtScrollEdge)
        list.tableView.contentOffset.y = 300
        stage.settle()
        XCTAssertEqual(bar.collapsedHeight, 52)
        XCTAssertFalse(bar.isAtScrollEdge)
        XCTAssertEqual(bar.barBackground.frame, CGRect(x: 0, y: -59, width: 393, height: 103))
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(list.view.safeAreaInsets.top, 103)
        XCTAssertEqual(list.tableView.contentOffset.y, 300)
        list.tableView.setContentOffset(CGPoint(x: 0, y: list.tableView.offsetLimits.minY), animated: true)
        stage.settle()
        XCTAssertEqual(list.tableView.contentOffset.y, -155)
        XCTAssertEqual(bar.frame.height, 96)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), rest: 12)
        stage.settle()
        XCTAssertEqual(bar.collapsedHeight, 52)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 760), rest: 12)
        stage.settle()
        XCTAssertEqual(list.tableView.contentOffset.y, -155, "the top is where the large title is whole again")
        XCTAssertEqual(list.view.safeAreaInsets.top, 155)
        stage.tearDown()
    }
}
