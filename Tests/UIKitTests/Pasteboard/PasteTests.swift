// Pasting into responders by the types they take, and by a paste control.
import XCTest
@testable import UIKit

@MainActor final class PasteTests: XCTestCase {
    private final class Target: UIView {
        var pasted: [[String]] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers)) }
    }

    func testPasteGoesByTheConfiguration() {
        let stage = Stage(), root = UIViewController(), view = Target()
        stage.show(root)
        root.view.addSubview(view)
        view.becomeFirstResponder()
        UIPasteboard.general.string = "a"
        let paste = Selector("paste:")
        XCTAssertFalse(view.canPerformAction(paste, withSender: nil), "it takes nothing")
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        XCTAssertTrue(view.canPerformAction(paste, withSender: nil))
        XCTAssertTrue(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
        XCTAssertEqual(view.pasted, [["public.utf8-plain-text"]])
        UIPasteboard.general.image = UIImage()
        XCTAssertFalse(view.canPerformAction(paste, withSender: nil))
        view.resignFirstResponder()
        stage.tearDown()
    }

    func testAPasteControl() {
        let stage = TouchStage(), view = Target()
        UIPasteboard.general.string = "a"
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame.origin = CGPoint(x: 100, y: 200)
        stage.root.view.addSubview(control)
        stage.settle()
        control.target = view
        stage.tap(control)
        XCTAssertEqual(view.pasted, [], "the target takes no texts")
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        UIPasteboard.general.string = "b"
        stage.settle()
        stage.tap(control)
        stage.settle()
        XCTAssertEqual(view.pasted.count, 1)
        stage.tearDown()
    }

    func testObjectsArePutAndTaken() {
        UIPasteboard.general.setObjects(["one" as NSString, NSURL(string: "https://example.com")!])
        XCTAssertEqual(UIPasteboard.general.strings, ["one", "https://example.com"])
        XCTAssertEqual(UIPasteboard.general.itemProviders.map(\.registeredTypeIdentifiers), [["public.utf8-plain-text"], ["public.url"]])
    }
}
