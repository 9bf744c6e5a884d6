// Adversarial: documents and archives that are wrong. What is asserted is that reading ends with a typed
// error at the right place, or with a bounded result; never a trap, never an endless loop.

import Foundation
import Testing
@testable import InterfaceBuilder

@Suite("Wrong documents") struct AdversarialDocumentTests {
    private func error(_ text: String) -> InterfaceBuilderError? {
        do {
            _ = try Documents.document(text)
            return nil
        } catch { return error as? InterfaceBuilderError }
    }

    @Test func truncated() {
        let text = Documents.xib("<view id=\"root\"/>")
        for length in stride(from: 0, to: text.utf8.count - 1, by: 37) {
            let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
            #expect(error(cut)?.rule == .malformedXML, "cut at \(length)")
        }
    }

    @Test func mismatchedTagNamesItsLine() throws {
        let found = try #require(error("<?xml version=\"1.0\"?>\n<document>\n  <a></b>\n</document>"))
        #expect(found.rule == .malformedXML)
        #expect(found.line == 3)
    }

    /// With the square of the line's length this would take minutes.
    @Test func positionsOnALongLine() throws {
        let count = 40_000
        let root = try XMLReader.read(Data(("<a>" + String(repeating: "<b t=\"é\"/>", count: count) + "</a>").utf8), file: "long.xib")
        #expect(root.children.count == count)
        #expect(root.children.last?.position.line == 1)
        #expect(root.children.last?.position.column == 4 + (count - 1) * 10)
    }

    @Test func wrongRoot() throws {
        let found = try #require(error("<plist/>"))
        #expect(found.rule == .wrongRoot)
        #expect(found.position == SourcePosition(line: 1, column: 1))
        #expect(error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")?.explanation.contains("Xcode 3/4") == true)
        #expect(error("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.rule == .unsupportedDocument)
    }

    @Test func duplicateIDNamesBothPlaces() throws {
        let found = try #require(error(Documents.xib("<view id=\"root\"/>\n        <view id=\"root\"/>")))
        #expect(found.rule == .duplicateID)
        #expect(found.objectID == "root")
        #expect(found.line == 9)
        #expect(found.column == 9)
        #expect(found.explanation.contains("line 8"))
    }

    @Test func danglingReferences() throws {
        let outlet = try #require(error(Documents.xib("<view id=\"other\"/>")))
        #expect(outlet.rule == .danglingReference)
        #expect(outlet.objectID == "root")
        #expect(outlet.description.hasPrefix("/project/Test.xib:5:"))
        let constraint = Documents.xib("<view id=\"root\"><constraints><constraint firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\" id=\"c\"/></constraints></view>")
        #expect(error(constraint)?.objectID == "gone")
        #expect(error(Documents.storyboard(initial: "gone", ""))?.rule == .danglingReference)
    }

    @Test func entitiesAreRefused() {
        let laughs = """
        <?xml version="1.0"?>
        <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
        <document>&c;</document>
        """
        #expect(error(laughs)?.rule == .documentTypeDeclaration)
        #expect(error("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>")?.rule == .documentTypeDeclaration)
        #expect(error("<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>")?.rule == .documentTypeDeclaration)
    }

    @Test func deepNestingIsBounded() {
        let depth = 10_000
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        #expect(error(text)?.rule == .nestingTooDeep)
    }

    @Test func nulAndInvalidBytes() {
        #expect(error("<document>\u{0}</document>")?.rule == .malformedXML)
        #expect(throws: InterfaceBuilderError.self) { try IBDocument(data: Data([0x3C, 0x61, 0xFF, 0xFE, 0x3E]), file: "x") }
        #expect(throws: InterfaceBuilderError.self) { try IBDocument(data: Data(), file: "x") }
    }

    @Test func otherEncodingsAreRead() throws {
        let text = Documents.xib("<label text=\"가나\" id=\"root\"/>").replacingOccurrences(of: "UTF-8", with: "UTF-16")
        let data = try #require(text.data(using: .utf16))
        let document = try IBDocument(data: data, file: "x")
        #expect(document.elements["root"]?["text"] == "가나")
        let marked = Data([0xEF, 0xBB, 0xBF]) + Data(Documents.xib("<view id=\"root\"/>").utf8)
        #expect(try IBDocument(data: marked, file: "x").elements["root"] != nil)
    }

    @Test func unknownElementsAreRemarks() throws {
        let text = Documents.xib("<view id=\"root\"><subviews><hologramView id=\"h\"/><label text=\"x\" id=\"l\"/></subviews></view>")
        let result = try Documents.compile(text)
        #expect(result.nibs[""]?.indexes(ofClass: "UILabel").count == 1)
        let remark = try #require(result.remarks.first)
        #expect(remark.objectID == "h")
        #expect(remark.message.contains("<hologramView>"))
    }

    @Test func controllersThatContainThemselves() {
        let a = "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s1\"/></connections></navigationController>"
        let b = "<navigationController id=\"b\" sceneMemberID=\"viewController\"><connections><segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s2\"/></connections></navigationController>"
        #expect {
            try Documents.compile(Documents.storyboard(initial: "a", Documents.scene(a), Documents.scene(b + " ")))
        } throws: { ($0 as? InterfaceBuilderError)?.rule == .cyclicScenes }
    }
}

@Suite("Wrong archives") struct AdversarialArchiveTests {
    private func minimal() throws -> [UInt8] {
        let url = try #require(Bundle.module.url(forResource: "minimal", withExtension: "nib", subdirectory: "Resources"))
        return [UInt8](try Data(contentsOf: url))
    }

    private func rule(_ bytes: [UInt8]) -> InterfaceBuilderError.Rule? {
        do {
            _ = try NIBArchive(data: Data(bytes), file: "x")
            return nil
        } catch { return (error as? InterfaceBuilderError)?.rule }
    }

    @Test func everyTruncationIsAnError() throws {
        let bytes = try minimal()
        for length in 0..<(bytes.count) { #expect(rule(Array(bytes.prefix(length))) != nil, "\(length) bytes") }
    }

    @Test func trailingBytesAreTolerated() throws { #expect(rule(try minimal() + [0x4C, 0x4E, 0x45, 0]) == nil) }

    @Test func everyByteMayBeAnything() throws {
        let bytes = try minimal()
        for position in bytes.indices {
            for value: UInt8 in [0x00, 0x7F, 0x80, 0xFF] {
                var changed = bytes
                changed[position] = value
                guard let archive = try? NIBArchive(data: Data(changed), file: "x") else { continue }
                let decoder = NIBArchiveDecoder(archive: archive, file: "x", factory: RecordingFactory())
                for index in archive.objects.indices { _ = decoder.object(at: index) }
                _ = NIBDescription(archive, name: "x").text
            }
        }
    }

    @Test func hugeCountsAreRefused() throws {
        for field in stride(from: 18, to: 50, by: 4) {
            var bytes = try minimal()
            bytes.replaceSubrange(field..<(field + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])
            #expect(rule(bytes) == .badTable, "header field at \(field)")
        }
    }

    @Test func otherFilesAreNamed() {
        #expect(rule(Array("bplist00".utf8) + [UInt8](repeating: 0, count: 60)) == .badTable)
        #expect(rule(Array("NIBArchivf".utf8) + [UInt8](repeating: 0, count: 60)) == .badMagic)
        #expect(rule([]) == .badMagic)
    }

    @Test func deepGraphsAreBounded() throws {
        var inner = ArchivedObject("UIView")
        for _ in 0..<5000 { inner = ArchivedObject("UIView", ["UIDelegate": .object(inner)]) }
        let decoder = NIBArchiveDecoder(archive: NIBArchive(root: inner), file: "x", factory: RecordingFactory())
        _ = decoder.object(at: 0)
        #expect(decoder.firstError?.rule == .nestingTooDeep)
    }

    @Test func anArrayInsideItselfEnds() {
        let array = ArchivedObject.array([])
        array.set("UINibEncoderEmptyKey", .object(array))
        let decoder = NIBArchiveDecoder(archive: NIBArchive(root: ArchivedObject("NSObject", ["a": .object(array)])), file: "x", factory: RecordingFactory())
        #expect((decoder.decodeObject(forKey: "a") as? [Any])?.isEmpty == true)
    }
}
