// Documents: what is called in which order, what is in the file, and what others who write it cause.
import XCTest
@testable import UIKit

@MainActor final class DocumentTests: XCTestCase {
    private final class Note: UIDocument {
        var text = ""
        var log: [String] = []
        override func contents(forType typeName: String) throws -> Any {
            log.append("contents \(typeName)")
            return Data(text.utf8)
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
            self.text = text
            log.append("load \(text) \(documentState.contains(.closed))")
        }
        override func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation) throws {
            log.append("write \(saveOperation)")
            try super.writeContents(contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { log.append("error \((error as NSError).code)") }
        override func disableEditing() { log.append("disable") }
        override func enableEditing() { log.append("enable") }
    }

    private func file(_ text: String? = nil) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DocumentTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Note.txt")
        if let text { try Data(text.utf8).write(to: url) }
        return url
    }

    func testOpeningEditingAndClosing() async throws {
        let stage = Stage(), url = try file("one"), note = Note(fileURL: url)
        XCTAssertEqual(note.documentState, .closed)
        XCTAssertEqual(note.localizedName, "Note")
        var states: [UInt] = []
        let token = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: note, queue: nil) { _ in MainActor.assumeIsolated { states.append(note.documentState.rawValue) } }
        let isOpen = await note.open()
        XCTAssertTrue(isOpen)
        XCTAssertEqual(note.log, ["load one true"])
        XCTAssertEqual(note.documentState, .normal)
        XCTAssertNotNil(note.fileModificationDate)
        note.text = "two"
        note.updateChangeCount(.done)
        XCTAssertTrue(note.hasUnsavedChanges)
        let isClosed = await note.close()
        XCTAssertTrue(isClosed)
        XCTAssertEqual(note.log, ["load one true", "contents public.plain-text", "write forOverwriting"])
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "two")
        XCTAssertFalse(note.hasUnsavedChanges)
        XCTAssertEqual(states, [0, 1])
        XCTAssertFalse(NSFileCoordinator.filePresenters.contains { $0 === note })
        NotificationCenter.default.removeObserver(token)
        stage.tearDown()
    }

    func testAFileThatIsNotThere() async throws {
        let note = Note(fileURL: try file())
        let isOpen = await note.open()
        XCTAssertFalse(isOpen)
        XCTAssertEqual(note.log, ["error \(CocoaError.Code.fileReadNoSuchFile.rawValue)"])
        XCTAssertEqual(note.documentState, .closed)
    }

    func testANewDocumentIsOpenOnceItIsSaved() async throws {
        let url = try file(), note = Note(fileURL: url)
        note.text = "new"
        let isSaved = await note.save(to: url, for: .forCreating)
        XCTAssertTrue(isSaved)
        XCTAssertEqual(note.documentState, .normal)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path), ["Note.txt"], "no draft stays")
        await note.close()
    }

    func testASaveThatFails() async throws {
        let url = try file("one"), note = Note(fileURL: url)
        await note.open()
        let isSaved = await note.save(to: url.deletingLastPathComponent().appendingPathComponent("missing/Note.txt"), for: .forOverwriting)
        XCTAssertFalse(isSaved)
        XCTAssertTrue(note.documentState.contains(.savingError))
        let isSavedNow = await note.save(to: url, for: .forOverwriting)
        XCTAssertTrue(isSavedNow)
        XCTAssertFalse(note.documentState.contains(.savingError))
        await note.close()
    }

    func testItSavesItself() async throws {
        let stage = Stage(), url = try file("one"), note = Note(fileURL: url)
        await note.open()
        note.text = "three"
        note.updateChangeCount(.done)
        for _ in 0..<Int(DocumentSaving.delay * 60) + 2 { stage.tick() }
        XCTAssertEqual(note.log.last, "contents public.plain-text", "the time has come; the write is an access of its own")
        await note.close()
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "three")
        stage.tearDown()
    }

    func testUndoCounts() async throws {
        let note = Note(fileURL: try file("one"))
        await note.open()
        let manager = try XCTUnwrap(note.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: note) { $0.text = "one" }
        note.text = "two"
        manager.endUndoGrouping()
        XCTAssertTrue(note.hasUnsavedChanges)
        manager.undo()
        XCTAssertFalse(note.hasUnsavedChanges, "all is as in the file")
        await note.close()
    }

    func testAnotherWriterIsFollowed() async throws {
        let url = try file("one"), note = Note(fileURL: url)
        await note.open()
        // A date of its own: two writes can lie within one tick of the file system.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: url.path)
        note.fileModificationDate = Date(timeIntervalSince1970: 1_000_000)
        note.log = []
        var failure: NSError?
        NSFileCoordinator().coordinate(writingItemAt: url, error: &failure) { try? Data("other".utf8).write(to: $0) }
        XCTAssertNil(failure)
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        XCTAssertEqual(note.log, ["disable", "load other false", "enable"])
        XCTAssertEqual(note.text, "other")
        await note.close()
    }

    func testAFolderIsWrittenAndRead() throws {
        let url = try file().deletingLastPathComponent().appendingPathComponent("Book.bundle")
        let book = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
        XCTAssertEqual(book.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt"), "b.txt")
        XCTAssertNotEqual(book.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt"), "b.txt", "the name is taken")
        try book.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        XCTAssertEqual(read.fileWrappers?.count, 3)
        XCTAssertEqual(read.fileWrappers?["a.txt"]?.regularFileContents, Data("a".utf8))
        XCTAssertTrue(read.matchesContents(of: url))
    }
}
