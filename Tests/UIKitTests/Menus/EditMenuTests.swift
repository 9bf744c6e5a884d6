// UIMenuController and UIEditMenuInteraction: what shows, whom a choice reaches, notifications and delegate in their order.
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class EditMenuTests: XCTestCase {
    private final class Copyable: UIView {
        var log: EventLog?
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log?.add("copy by \(sender.map { "\(type(of: $0))" } ?? "nil")") }
        static let registered: Bool = {
            registerKeys(of: Copyable.self) { $0.m1("shout:") { (view: Copyable, _: Any?) in view.log?.add("shout") } }
            return true
        }()
    }

    private final class Owner: NSObject, UIEditMenuInteractionDelegate {
        let log: EventLog
        var menu: ([UIMenuElement]) -> UIMenu? = { UIMenu(children: $0) }
        init(_ log: EventLog) { self.log = log }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
            log.add("menu")
            return menu(suggestedActions)
        }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
            log.add("will present")
            animator.addCompletion { self.log.add("presented") }
        }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
            log.add("will dismiss")
            animator.addCompletion { self.log.add("dismissed") }
        }
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    private func stage() -> (TouchStage, Copyable) {
        _ = Copyable.registered
        let stage = TouchStage()
        let view = Copyable(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        view.log = stage.log
        stage.view.addSubview(view)
        stage.settle()
        return (stage, view)
    }

    func testTheMenuControllerShowsWhatTheChainCanDo() throws {
        let (stage, view) = stage()
        let names: [Notification.Name] = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let log = stage.log
        let tokens = names.map { name in NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { log.add(name.rawValue) } } }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:")), UIMenuItem(title: "Nobody", action: Selector("nobodyCan:"))]
        menu.showMenu(from: view, rect: view.bounds)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification"])
        XCTAssertTrue(menu.isMenuVisible)
        XCTAssertNil(button("Nobody", in: stage.window))
        XCTAssertNil(button("Paste", in: stage.window), "not overridden")
        XCTAssertEqual(menu.menuFrame.maxY, 288)
        menu.isMenuVisible = false
        XCTAssertEqual(stage.log.take(), ["UIMenuControllerWillHideMenuNotification", "UIMenuControllerDidHideMenuNotification"])
        menu.isMenuVisible = true
        XCTAssertEqual(stage.log.take(), ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification"])
        stage.settle()
        stage.tap(try XCTUnwrap(button("Copy", in: stage.window)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["UIMenuControllerWillHideMenuNotification", "copy by UIMenuController", "UIMenuControllerDidHideMenuNotification"])
        XCTAssertEqual(menu.menuFrame, .zero)
        stage.tearDown()
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log: EventLog
        var shows = true
        init(_ log: EventLog) { self.log = log }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            log.add("shows \(indexPath.row)")
            return shows
        }
        func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
            log.add("can \(action)")
            return action == Selector("copy:")
        }
        func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { log.add("\(action) \(indexPath.row)") }
    }

    func testARowOpensTheOlderMenuWhereItsDelegateWantsOne() throws {
        let stage = TouchStage()
        let rows = Rows(stage.log)
        let table = UITableView(frame: stage.view.bounds)
        table.dataSource = rows
        table.delegate = rows
        stage.view.addSubview(table)
        stage.settle()
        func press() throws {
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            let finger = stage.land(cell.convert(CGPoint(x: 100, y: 20), to: nil))
            for _ in 0..<40 { stage.frame() }
            finger.lift()
            stage.settle()
        }
        try press()
        XCTAssertEqual(stage.log.take(), ["shows 1", "can cut:", "can copy:", "can paste:"])
        XCTAssertNil(button("Paste", in: stage.window))
        stage.tap(try XCTUnwrap(button("Copy", in: stage.window)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["copy: 1"])
        XCTAssertNil(button("Copy", in: stage.window))
        rows.shows = false
        try press()
        XCTAssertEqual(stage.log.take(), ["shows 1"])
        stage.tearDown()
    }

    func testATouchElsewhereClosesTheMenu() {
        let (stage, view) = stage()
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        stage.settle()
        stage.tap(CGPoint(x: 20, y: 700))
        stage.settle()
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIMenuController.shared.showMenu(from: alone, rect: alone.bounds)
        XCTAssertFalse(UIMenuController.shared.isMenuVisible, "a view without a window")
        stage.tearDown()
    }

    func testTheInteractionAsksItsDelegateAndTellsIt() throws {
        let (stage, view) = stage()
        let owner = Owner(stage.log)
        owner.menu = { suggested in UIMenu(children: suggested + [UIAction(title: "Own") { _ in stage.log.add("own") }]) }
        let interaction = UIEditMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "it", sourcePoint: CGPoint(x: 10, y: 10)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["menu", "will present", "presented"])
        XCTAssertNotNil(button("Copy", in: stage.window))
        XCTAssertEqual(interaction.location(in: stage.view), CGPoint(x: 110, y: 310))
        stage.tap(try XCTUnwrap(button("Own", in: stage.window)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["will dismiss", "own", "dismissed"])
        owner.menu = { _ in UIMenu(children: []) }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        interaction.dismissMenu()
        interaction.reloadVisibleMenu()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["menu"], "a menu without elements does not show")
        stage.tearDown()
    }
}
