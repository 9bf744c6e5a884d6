// UIPasteboard: values and their types, names, counts and notifications.
import XCTest
@testable import UIKit

@MainActor final class PasteboardTests: XCTestCase {
    private func fresh() -> UIPasteboard { UIPasteboard.withUniqueName() }

    func testTextsAndTheirTypes() {
        let board = fresh()
        XCTAssertNil(board.string)
        board.string = "Hello"
        XCTAssertEqual(board.items.count, 1)
        XCTAssertEqual(board.types, ["public.utf8-plain-text"])
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("Hello".utf8))
        XCTAssertTrue(board.contains(pasteboardTypes: ["public.utf8-plain-text", "x"]))
        XCTAssertFalse(board.hasImages)
        board.strings = ["a", "b"]
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.types(forItemSet: IndexSet(integer: 5)), nil)
        board.strings = nil
        XCTAssertFalse(board.hasStrings)
    }

    func testPasteboardsOfOneNameAreOne() {
        let name = UIPasteboard.Name("shared")
        XCTAssertNil(UIPasteboard(name: name, create: false))
        let one = UIPasteboard(name: name, create: true), two = UIPasteboard(name: name, create: false)
        one?.url = URL(string: "https://example.org")
        XCTAssertEqual(two?.url, URL(string: "https://example.org"))
        XCTAssertEqual(two?.string, "https://example.org")
        XCTAssertEqual(one?.changeCount, 1)
        XCTAssertEqual(two?.changeCount, 1)
        UIPasteboard.remove(withName: name)
        XCTAssertNil(UIPasteboard(name: name, create: false))
    }

    func testChangesAreTold() {
        let board = fresh()
        var heard: [[String]] = []
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { note in
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            MainActor.assumeIsolated { heard.append(added) }
        }
        board.color = .red
        board.addItems([["public.html": "<b>"]])
        XCTAssertEqual(heard, [["com.apple.uikit.color"], ["public.html"]])
        XCTAssertEqual(board.color, .red)
        NotificationCenter.default.removeObserver(token)
    }

    func testItemsExpire() {
        let board = fresh()
        board.setItems([["public.utf8-plain-text": "code"]], options: [.expirationDate: Date.distantPast])
        XCTAssertNil(board.string)
        XCTAssertEqual(board.numberOfItems, 0)
    }
}
