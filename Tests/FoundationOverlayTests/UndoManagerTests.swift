// UndoManager: stacks, groups, names, the order of notifications, and what it raises.
import FoundationOverlay
import XCTest

final class UndoManagerTests: XCTestCase {
    private final class Counter {
        var value = 0
        let manager = UndoManager()
        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    func testUndoAndRedo() {
        let counter = Counter(), manager = counter.manager
        manager.groupsByEvent = false
        for number in [1, 2] {
            manager.beginUndoGrouping()
            counter.set(number)
            manager.setActionName("Set \(number)")
            manager.endUndoGrouping()
        }
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Set 2")
        manager.undo()
        XCTAssertEqual(counter.value, 1)
        XCTAssertEqual(manager.redoActionName, "Set 2")
        XCTAssertTrue(manager.canRedo)
        manager.redo()
        XCTAssertEqual(counter.value, 2)
        manager.undo()
        manager.undo()
        XCTAssertEqual(counter.value, 0)
        XCTAssertFalse(manager.canUndo)
        manager.undo()
        XCTAssertEqual(counter.value, 0)
        manager.beginUndoGrouping()
        counter.set(9)
        manager.endUndoGrouping()
        XCTAssertFalse(manager.canRedo)
    }

    func testAnEventIsOneGroup() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        XCTAssertEqual(counter.manager.groupingLevel, 1)
        _ = RunLoop.current.run(mode: .default, before: Date())
        XCTAssertEqual(counter.manager.groupingLevel, 0)
        counter.set(3)
        counter.manager.undo()
        XCTAssertEqual(counter.value, 2)
        counter.manager.undo()
        XCTAssertEqual(counter.value, 0)
        counter.manager.redo()
        XCTAssertEqual(counter.value, 2)
    }

    func testLevelsTargetsAndSwitchedOffRegistration() {
        let counter = Counter(), manager = counter.manager
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for number in 1...4 {
            manager.beginUndoGrouping()
            counter.set(number)
            manager.endUndoGrouping()
        }
        manager.undo()
        manager.undo()
        manager.undo()
        XCTAssertEqual(counter.value, 2)
        manager.removeAllActions(withTarget: counter)
        XCTAssertFalse(manager.canRedo)
        manager.disableUndoRegistration()
        counter.set(7)
        XCTAssertFalse(manager.canUndo)
        manager.enableUndoRegistration()
        XCTAssertTrue(manager.isUndoRegistrationEnabled)
    }

    func testTheOrderOfNotifications() {
        let counter = Counter(), manager = counter.manager
        manager.groupsByEvent = false
        let all: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        ]
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let listeners = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { log.names.append($0.name.rawValue) }
        }
        manager.beginUndoGrouping()
        counter.set(1)
        manager.endUndoGrouping()
        manager.undo()
        listeners.forEach(NotificationCenter.default.removeObserver)
        let names = log.names.map { $0.replacingOccurrences(of: "NSUndoManager", with: "").replacingOccurrences(of: "Notification", with: "") }
        XCTAssertEqual(names, [
            "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
        ])
    }

    func testATargetIsNotKept() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        do { manager.registerUndo(withTarget: NSObject()) { _ in XCTFail("the target is gone") } }
        manager.endUndoGrouping()
        manager.undo()
    }
}
