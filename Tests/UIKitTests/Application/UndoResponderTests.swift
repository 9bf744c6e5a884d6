// The undo manager of the responder chain (Apple, UIResponder.undoManager): a responder's own, else its window's.
import XCTest
@testable import UIKit

@MainActor final class UndoResponderTests: XCTestCase {
    private final class Editor: UIViewController {
        let own = UndoManager()
        override var undoManager: UndoManager? { own }
    }

    func testTheNearestResponderHasIt() {
        let plain = UIViewController(), editor = Editor(), label = UILabel()
        let stage = TouchStage(root: plain)
        plain.view.addSubview(label)
        XCTAssertTrue(label.undoManager != nil && label.undoManager === stage.window.undoManager)
        stage.window.rootViewController = editor
        editor.view.addSubview(label)
        stage.settle()
        XCTAssertTrue(label.undoManager === editor.own)
        label.removeFromSuperview()
        XCTAssertNil(label.undoManager)
        stage.tearDown()
    }
}
