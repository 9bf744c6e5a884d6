// Image, colour, font and document pickers: a finger chooses or cancels, delegates hear it; bad input raises what a device raises.
import UniformTypeIdentifiers
import XCTest
@testable import UIKit

@MainActor final class MediaPickerTests: XCTestCase {
    private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let log: EventLog
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        init(_ log: EventLog) { self.log = log }
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            self.info = info
            log.add("picked")
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            log.add("cancelled")
            picker.dismiss(animated: true)
        }
    }

    private final class Files: NSObject, UIDocumentPickerDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { log.add("picked \(urls.map(\.lastPathComponent))") }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.add("cancelled") }
    }

    private final class Colours: NSObject, UIColorPickerViewControllerDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { log.add("colour \(continuously)") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.add("finished") }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ matches: @escaping (View) -> Bool) -> View? {
        if let found = view as? View, matches(found) { return found }
        return view.subviews.lazy.compactMap { self.find(type, in: $0, matches) }.first
    }
    private func bar(_ title: String, _ stage: TouchStage) throws -> UIView { try XCTUnwrap(find(BarButtonView.self, in: stage.window) { $0.item.title == title }) }

    func testChoosingAPicture() throws {
        let stage = TouchStage()
        let owner = Owner(stage.log)
        let picker = UIImagePickerController()
        picker.delegate = owner
        stage.root.present(picker, animated: true)
        stage.settle()
        stage.tap(try XCTUnwrap(find(PhotoCell.self, in: stage.window) { $0.accessibilityLabel == "Photo 2" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["picked"])
        XCTAssertEqual((owner.info[.originalImage] as? UIImage)?.size, CGSize(width: 600, height: 800))
        XCTAssertEqual(owner.info[.mediaType] as? String, "public.image")
        XCTAssertNil(owner.info[.editedImage])
        let file = try XCTUnwrap(owner.info[.imageURL] as? URL)
        XCTAssertNotNil(UIImage(contentsOfFile: file.path))
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    func testEditingCutsASquare() throws {
        let stage = TouchStage()
        let owner = Owner(stage.log)
        let picker = UIImagePickerController()
        picker.delegate = owner
        picker.allowsEditing = true
        stage.root.present(picker, animated: true)
        stage.settle()
        stage.tap(try XCTUnwrap(find(PhotoCell.self, in: stage.window) { $0.accessibilityLabel == "Photo 1" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(try bar("Choose", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["picked"])
        XCTAssertEqual((owner.info[.editedImage] as? UIImage)?.size, CGSize(width: 600, height: 600))
        XCTAssertEqual((owner.info[.cropRect] as? NSValue)?.cgRectValue, CGRect(x: 100, y: 0, width: 600, height: 600))
        stage.tearDown()
    }

    func testCancelling() throws {
        let stage = TouchStage()
        let owner = Owner(stage.log)
        let picker = UIImagePickerController()
        picker.delegate = owner
        stage.root.present(picker, animated: true)
        stage.settle()
        stage.tap(try bar("Cancel", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["cancelled"])
        let alone = UIImagePickerController()
        stage.root.present(alone, animated: true)
        stage.settle()
        stage.tap(try bar("Cancel", stage))
        stage.settle()
        XCTAssertNil(stage.root.presentedViewController, "without a delegate the picker dismisses itself")
        stage.tearDown()
    }

    func testThereIsNoCamera() {
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
        XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    }

    func testSavedPicturesStandLast() {
        let stage = TouchStage()
        let before = DevicePhotos.shared.photos.count
        UIImageWriteToSavedPhotosAlbum(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }, nil, nil, nil)
        XCTAssertEqual(DevicePhotos.shared.photos.count, before + 1)
        XCTAssertEqual(DevicePhotos.shared.photos.last?.image.size, CGSize(width: 3, height: 4))
        stage.tearDown()
    }

    func testFilmsAreNotSaved() {
        let stage = TouchStage(), before = DevicePhotos.shared.photos.count
        XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/films/walk.mov"))
        UISaveVideoAtPathToSavedPhotosAlbum("/films/walk.mov", nil, nil, nil)
        XCTAssertEqual(DevicePhotos.shared.photos.count, before)
        XCTAssertEqual(stage.host.console, ["WillAppear: the photo library holds no films here; walk.mov is not saved"])
        stage.tearDown()
    }

    func testAnImageTravelsInAnItemProvider() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { _ in }
        let provider = NSItemProvider(object: image)
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
        let loaded = expectation(description: "loaded")
        provider.loadObject(ofClass: UIImage.self) { object, _ in
            XCTAssertNotNil(object as? UIImage)
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 10)
        XCTAssertThrowsError(try UIImage.object(withItemProviderData: Data([1, 2]), typeIdentifier: "public.png"))
    }

    private func folder(_ files: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("w-documents-\(files.count)-\(files.joined().count)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.utf8).write(to: folder.appendingPathComponent(file)) }
        return folder
    }

    func testChoosingDocumentsByType() throws {
        let stage = TouchStage()
        let owner = Files(stage.log)
        let folder = try folder(["a.txt", "b.png", "c.txt"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = owner
        picker.directoryURL = folder
        stage.root.present(picker, animated: true)
        stage.settle()
        let cells = { self.find(UITableView.self, in: stage.window) { _ in true }?.visibleCells ?? [] }
        stage.tap(try XCTUnwrap(cells().first { $0.textLabel?.text == "b" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [], "another type")
        stage.tap(try XCTUnwrap(cells().first { $0.textLabel?.text == "c" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [#"picked ["c.txt"]"#])
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    func testExportingAndCancellingDocuments() throws {
        let stage = TouchStage()
        let owner = Files(stage.log)
        let source = try folder(["x.txt"]), target = try folder(["y.txt", "zz.txt"])
        defer { for folder in [source, target] { try? FileManager.default.removeItem(at: folder) } }
        let picker = UIDocumentPickerViewController(forExporting: [source.appendingPathComponent("x.txt")], asCopy: true)
        picker.delegate = owner
        picker.directoryURL = target
        stage.root.present(picker, animated: true)
        stage.settle()
        stage.tap(try bar("Save", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [#"picked ["x.txt"]"#])
        XCTAssertTrue(FileManager.default.fileExists(atPath: target.appendingPathComponent("x.txt").path))
        let other = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        other.delegate = owner
        other.directoryURL = target
        stage.root.present(other, animated: true)
        stage.settle()
        stage.tap(try bar("Cancel", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["cancelled"])
        stage.tearDown()
    }

    func testChoosingAColour() throws {
        let stage = TouchStage()
        let owner = Colours(stage.log)
        let picker = UIColorPickerViewController()
        picker.delegate = owner
        picker.selectedColor = .red
        stage.root.present(picker, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(try XCTUnwrap(find(ColorGridView.self, in: stage.window) { _ in true }))
        XCTAssertEqual(stage.log.take(), ["colour true", "colour false"])
        XCTAssertNotEqual(picker.selectedColor, .red)
        picker.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["finished"])
        stage.tearDown()
    }

    func testChoosingAFont() throws {
        let stage = TouchStage()
        let picker = UIFontPickerViewController()
        stage.root.present(picker, animated: true)
        stage.settle()
        let cell = try XCTUnwrap(find(UITableView.self, in: stage.window) { _ in true }?.visibleCells.first)
        stage.tap(cell)
        stage.settle()
        XCTAssertEqual(picker.selectedFontDescriptor?.fontAttributes[.family] as? String, cell.textLabel?.text)
        picker.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
    }

    // MARK: Text checker, names, row actions

    func testTheTextCheckerNeedsAListOfWords() throws {
        let stage = TouchStage()
        let folders = WordLists.folders
        let folder = try folder(["xx_XX.dic"])
        defer {
            WordLists.folders = folders
            UITextChecker.forgetLists()
            try? FileManager.default.removeItem(at: folder)
        }
        try Data("3\nhouse/S\ngarden\nthe\nsmall\n".utf8).write(to: folder.appendingPathComponent("xx_XX.dic"))
        WordLists.folders = [folder.path]
        let checker = UITextChecker()
        let text = "The smal houses, teh garden"
        func wrong(_ start: Int, wrap: Bool = false) -> NSRange {
            checker.rangeOfMisspelledWord(in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: "xx")
        }
        XCTAssertEqual(wrong(0), NSRange(location: 4, length: 4))
        XCTAssertEqual(wrong(8), NSRange(location: 17, length: 3))
        XCTAssertEqual(wrong(20).location, NSNotFound)
        XCTAssertEqual(wrong(20, wrap: true), NSRange(location: 4, length: 4))
        XCTAssertEqual(checker.guesses(forWordRange: NSRange(location: 17, length: 3), in: text, language: "xx"), ["the"])
        XCTAssertEqual(checker.completions(forPartialWordRange: NSRange(location: 20, length: 4), in: text, language: "xx"), nil)
        checker.ignoreWord("smal")
        XCTAssertEqual(wrong(0), NSRange(location: 17, length: 3))
        XCTAssertEqual(checker.rangeOfMisspelledWord(in: text, range: NSRange(location: 900, length: 5), startingAt: 0, wrap: false, language: "xx").location, NSNotFound)
        XCTAssertNil(checker.guesses(forWordRange: NSRange(location: NSNotFound, length: 3), in: text, language: "xx"))
        XCTAssertEqual(checker.rangeOfMisspelledWord(in: text, range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "qq").location, NSNotFound)
        XCTAssertTrue(stage.host.console.contains { $0.contains("no list of words for qq") })
        stage.tearDown()
    }

    private final class Rows: UITableViewController {
        var log: EventLog?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            [
                UITableViewRowAction(style: .destructive, title: "Drop") { [weak self] _, path in self?.log?.add("drop \(path.row)") },
                UITableViewRowAction(style: .normal, title: "Flag") { [weak self] action, _ in self?.log?.add("flag \(action.title ?? "")") },
            ]
        }
    }

    func testRowActionsOfBeforeIOS11() throws {
        let controller = Rows(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        let cell = try XCTUnwrap(controller.tableView.visibleCells.last)
        let middle = cell.convert(CGPoint(x: 300, y: 20), to: nil)
        stage.drag(from: middle, to: CGPoint(x: middle.x - 180, y: middle.y))
        stage.settle()
        stage.tap(try XCTUnwrap(find(UIButton.self, in: stage.window) { $0.currentTitle == "Flag" }))
        stage.tap(try XCTUnwrap(find(UIButton.self, in: stage.window) { $0.currentTitle == "Drop" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["flag Flag", "drop 1"])
        controller.tableView.setEditing(false, animated: false)
        stage.settle()
        stage.tearDown()
    }

    func testCollationPutsNamesIntoSections() {
        let collation = UILocalizedIndexedCollation.current()
        let names = ["Zoë", "émile", "Anna", "42", "élan"]
        XCTAssertEqual(names.map { collation.section(for: $0, collationStringSelector: Selector("self")) }, [25, 4, 0, 26, 4])
        XCTAssertEqual(collation.sortedArray(from: names, collationStringSelector: Selector("self")) as? [String], ["42", "Anna", "élan", "émile", "Zoë"])
        XCTAssertEqual(collation.section(forSectionIndexTitle: 99), 26)
    }

    // MARK: Sharing

    private final class Source: NSObject, UIActivityItemSource {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            log.add("placeholder")
            return ""
        }
        func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
            log.add("item for \(activityType?.rawValue ?? "nil")")
            return "made"
        }
    }

    func testSharingAsksSourcesAndCopies() throws {
        let stage = TouchStage()
        let sheet = UIActivityViewController(activityItems: [Source(stage.log)], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, done, _, _ in stage.log.add("\(type?.rawValue ?? "nil") \(done)") }
        stage.root.present(sheet, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["placeholder"])
        stage.tap(try XCTUnwrap(find(UIButton.self, in: stage.window) { $0.currentTitle == "Copy" }))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["item for com.apple.UIKit.activity.CopyToPasteboard", "com.apple.UIKit.activity.CopyToPasteboard true"])
        XCTAssertEqual(UIPasteboard.general.string, "made")
        stage.tearDown()
    }
}
