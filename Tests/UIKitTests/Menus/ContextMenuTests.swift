// Context menus: what opens them, what their delegates hear and in which order, what a choice does, and bad input.
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class ContextMenuTests: XCTestCase {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
        let log: EventLog
        var offers = true
        var menu: UIMenu?
        var preview: UIViewController?
        var commit: UIContextMenuInteractionCommitStyle = .dismiss
        init(_ log: EventLog) { self.log = log }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
            log.add("configuration at \(Int(location.x)),\(Int(location.y))")
            guard offers else { return nil }
            return UIContextMenuConfiguration(identifier: "it" as NSString, previewProvider: { self.log.add("preview"); return self.preview }, actionProvider: { _ in
                self.log.add("menu")
                return self.menu
            })
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
            log.add("highlight")
            return nil
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
            log.add("dismissal preview")
            return nil
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
            log.add("preview action with \(animator.previewViewController === preview ? "its controller" : "none")")
            animator.preferredCommitStyle = commit
            animator.addCompletion { self.log.add("committed") }
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
            log.add("will display")
            animator?.addAnimations { self.log.add("display animations") }
            animator?.addCompletion { self.log.add("displayed") }
        }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
            log.add("will end")
            animator?.addCompletion { self.log.add("ended") }
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ matches: @escaping (View) -> Bool) -> View? {
        if let found = view as? View, matches(found) { return found }
        return view.subviews.lazy.compactMap { self.find(type, in: $0, matches) }.first
    }
    private func row(_ title: String, _ stage: TouchStage) -> MenuRowView? { find(MenuRowView.self, in: stage.window) { $0.accessibilityLabel == title } }

    private func press(_ stage: TouchStage, _ point: CGPoint) {
        let finger = stage.land(point)
        for _ in 0..<40 { stage.frame() }
        finger.lift()
        stage.settle()
    }

    private func stage() -> (TouchStage, Owner, UIView, UIContextMenuInteraction) {
        let stage = TouchStage()
        let owner = Owner(stage.log)
        owner.menu = UIMenu(children: [
            UIAction(title: "Rename") { _ in stage.log.add("rename") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIAction(title: "Off", attributes: .disabled) { _ in stage.log.add("off") },
            UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in stage.log.add("inside") }]),
        ])
        let view = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 60))
        view.backgroundColor = .red
        stage.view.addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        stage.kept = [owner]
        stage.settle()
        return (stage, owner, view, interaction)
    }

    func testALongPressOpensAndAChoiceRunsBeforeTheEnd() throws {
        let (stage, _, _, interaction) = stage()
        press(stage, CGPoint(x: 60, y: 210))
        XCTAssertEqual(stage.log.take(), ["configuration at 20,10", "highlight", "preview", "menu", "will display", "display animations", "displayed"])
        XCTAssertEqual(interaction.menuAppearance, .rich)
        XCTAssertEqual(interaction.location(in: stage.view), CGPoint(x: 60, y: 210))
        XCTAssertNil(row("Hidden", stage))
        stage.tap(try XCTUnwrap(row("Off", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [], "a disabled row neither runs nor closes")
        stage.tap(try XCTUnwrap(row("Rename", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["rename", "dismissal preview", "will end", "ended"])
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        XCTAssertNil(row("Rename", stage))
        stage.tearDown()
    }

    func testWithoutAConfigurationTheTouchGoesOn() {
        let (stage, owner, view, _) = stage()
        owner.offers = false
        let button = UIButton(type: .custom)
        button.frame = view.bounds
        button.addAction(UIAction { _ in stage.log.add("tapped") }, for: .touchUpInside)
        view.addSubview(button)
        press(stage, CGPoint(x: 60, y: 210))
        XCTAssertEqual(stage.log.take(), ["configuration at 20,10", "tapped"])
        stage.tearDown()
    }

    func testAMenuWithoutRowsAndPreviewDoesNotOpen() {
        let (stage, owner, _, interaction) = stage()
        owner.menu = UIMenu(children: [])
        press(stage, CGPoint(x: 60, y: 210))
        XCTAssertEqual(stage.log.take(), ["configuration at 20,10", "highlight", "preview", "menu"])
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        interaction.dismissMenu()
        stage.tearDown()
    }

    func testSubmenusOpenInPlaceAndATapOutsideCloses() throws {
        let (stage, _, _, _) = stage()
        press(stage, CGPoint(x: 60, y: 210))
        stage.tap(try XCTUnwrap(row("More", stage)))
        stage.settle()
        XCTAssertNil(row("Rename", stage))
        XCTAssertNotNil(row("Inside", stage))
        stage.tap(try XCTUnwrap(row("More", stage)))
        stage.settle()
        XCTAssertNotNil(row("Rename", stage), "the heading leads back")
        _ = stage.log.take()
        stage.tap(CGPoint(x: 380, y: 800))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["dismissal preview", "will end", "ended"])
        stage.tearDown()
    }

    func testThePreviewsControllerAppearsAndItsTapCommits() throws {
        let (stage, owner, _, _) = stage()
        let preview = UIViewController()
        preview.view.backgroundColor = .blue
        preview.preferredContentSize = CGSize(width: 200, height: 200)
        owner.preview = preview
        owner.commit = .pop
        press(stage, CGPoint(x: 60, y: 210))
        _ = stage.log.take()
        XCTAssertEqual(preview.view.bounds.size, CGSize(width: 200, height: 200))
        stage.tap(preview.view)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["preview action with its controller", "will end", "committed", "ended"])
        XCTAssertNil(preview.view.window)
        stage.tearDown()
    }

    func testAFingerThatStaysDownChoosesWhereItIsLifted() throws {
        let (stage, _, _, _) = stage()
        let finger = stage.land(CGPoint(x: 60, y: 210))
        for _ in 0..<60 { stage.frame() }
        let target = try XCTUnwrap(row("Rename", stage))
        finger.move(to: CGPoint(x: 75, y: 225))
        finger.move(to: target.convert(CGPoint(x: 30, y: 20), to: nil))
        XCTAssertTrue(target.isHighlighted)
        _ = stage.log.take()
        finger.lift()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["rename", "dismissal preview", "will end", "ended"])
        stage.tearDown()
    }

    func testDeferredElementsLoadWhenTheMenuOpens() throws {
        let (stage, owner, _, _) = stage()
        var answer: (([UIMenuElement]) -> Void)?
        let deferred = UIDeferredMenuElement.uncached { completion in
            stage.log.add("asked")
            answer = { completion($0) }
        }
        owner.menu = UIMenu(children: [deferred])
        press(stage, CGPoint(x: 60, y: 210))
        XCTAssertTrue(stage.log.take().contains("asked"))
        XCTAssertNotNil(row("Loading…", stage))
        answer?([UIAction(title: "Late") { _ in stage.log.add("late") }])
        answer?([UIAction(title: "Twice") { _ in }])
        stage.settle()
        XCTAssertNil(row("Loading…", stage))
        XCTAssertNil(row("Twice", stage), "a second answer is ignored")
        stage.tap(try XCTUnwrap(row("Late", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take().first, "late")
        stage.tearDown()
    }

    func testAMenuOfASingleSelectionMovesTheMark() throws {
        let (stage, owner, _, _) = stage()
        let one = UIAction(title: "One", state: .on) { _ in }, two = UIAction(title: "Two") { _ in stage.log.add("two") }
        let menu = UIMenu(options: .singleSelection, children: [one, two])
        owner.menu = menu
        press(stage, CGPoint(x: 60, y: 210))
        stage.tap(try XCTUnwrap(row("Two", stage)))
        stage.settle()
        XCTAssertEqual([one.state, two.state], [.off, .on])
        XCTAssertEqual(menu.selectedElements, [two])
        stage.tearDown()
    }

    func testAViewThatLeavesTakesItsMenuWithIt() {
        let (stage, _, view, interaction) = stage()
        press(stage, CGPoint(x: 60, y: 210))
        _ = stage.log.take()
        view.removeInteraction(interaction)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["dismissal preview", "will end", "ended"])
        XCTAssertEqual(view.interactions.count, 0)
        XCTAssertNil(interaction.view)
        stage.tearDown()
    }

    func testAMenuGoesWithItsWindow() {
        let (first, _, _, gone) = stage()
        press(first, CGPoint(x: 60, y: 210))
        XCTAssertEqual(gone.menuAppearance, .rich)
        first.tearDown()
        let (second, _, _, interaction) = stage()
        press(second, CGPoint(x: 60, y: 210))
        XCTAssertEqual(gone.menuAppearance, .unknown)
        XCTAssertEqual(interaction.menuAppearance, .rich)
        interaction.dismissMenu()
        second.settle()
        second.tearDown()
    }

    // MARK: Buttons

    func testAButtonShowsItsMenuAsPrimaryAction() throws {
        let stage = TouchStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Name") { action in stage.log.add("name from \((action.sender as? UIButton)?.currentTitle ?? "?")") }])
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in stage.log.add("menu event") }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in stage.log.add("tap event") }, for: [.touchUpInside, .touchDown])
        stage.view.addSubview(button)
        stage.tap(button)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["menu event"])
        let name = try XCTUnwrap(row("Name", stage))
        XCTAssertEqual(name.convert(name.bounds, to: nil), CGRect(x: 100, y: 252, width: 250, height: 44))
        stage.tap(name)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["name from Sort"])
        stage.tearDown()
    }

    func testAPopUpButtonShowsWhatIsChosen() throws {
        let stage = TouchStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "Day") { _ in }, UIAction(title: "Week") { _ in stage.log.add("week") }])
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Day")
        stage.view.addSubview(button)
        stage.tap(button)
        stage.settle()
        stage.tap(try XCTUnwrap(row("Week", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["week"])
        XCTAssertEqual(button.currentTitle, "Week")
        XCTAssertFalse(button.isSelected)
        stage.tearDown()
    }

    func testAToggleButtonTogglesBeforeItsActions() {
        let stage = TouchStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { [unowned button] _ in stage.log.add("\(button.isSelected)") }, for: .primaryActionTriggered)
        stage.view.addSubview(button)
        stage.tap(button)
        for _ in 0..<60 { stage.frame() }
        stage.tap(button)
        XCTAssertEqual(stage.log.take(), ["true", "false"])
        stage.tearDown()
    }

    func testABarButtonOpensItsMenu() throws {
        let controller = UIViewController()
        let stage = TouchStage(root: UINavigationController(rootViewController: controller))
        let item = UIBarButtonItem(title: "Add", menu: UIMenu(children: [UIAction(title: "Photo") { stage.log.add($0.sender is UIBarButtonItem ? "photo" : "?") }]))
        controller.navigationItem.rightBarButtonItem = item
        stage.settle()
        stage.tap(try XCTUnwrap(find(BarButtonView.self, in: stage.window) { $0.item === item }))
        stage.settle()
        stage.tap(try XCTUnwrap(row("Photo", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["photo"])
        stage.tearDown()
    }

    func testABarButtonIsMadeWithATitleAnImageAndAMenu() {
        let menu = UIMenu(children: []), item = UIBarButtonItem(title: nil, image: UIImage(systemName: "plus"), target: self, action: nil, menu: menu)
        XCTAssertNil(item.title)
        XCTAssertNotNil(item.image)
        XCTAssertTrue(item.menu === menu)
        XCTAssertTrue(item.target === self)
        XCTAssertEqual(UIBarButtonItem(systemItem: .add, target: self, action: nil, menu: menu).menu, menu)
    }

    // MARK: Lists

    private final class Rows: UITableViewController {
        var log: EventLog?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log?.add("selected") }
        override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
            log?.add("row \(indexPath.row)")
            guard indexPath.row != 2 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Pin") { _ in self.log?.add("pin") }]) }
        }
        override func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { log?.add("display") }
        override func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { log?.add("end") }
    }

    func testATablesRowOpensItsMenu() throws {
        let controller = Rows(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        press(stage, cell.convert(CGPoint(x: 100, y: 20), to: nil))
        XCTAssertEqual(stage.log.take(), ["row 1", "display"])
        stage.tap(try XCTUnwrap(row("Pin", stage)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["pin", "end"])
        let last = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        press(stage, last.convert(CGPoint(x: 100, y: 20), to: nil))
        XCTAssertEqual(stage.log.take(), ["row 2", "selected"], "a row without a menu is tapped as ever")
        stage.tearDown()
    }
}
