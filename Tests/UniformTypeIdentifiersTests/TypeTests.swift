// Types of data by identifier, extension and MIME type, in both of Apple's spellings.
import CoreServices
import Foundation
@testable import UniformTypeIdentifiers
import XCTest

final class TypeTests: XCTestCase {
    func testTags() {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "application/json"), .json)
        XCTAssertEqual(UTType.png.preferredFilenameExtension, "png")
        XCTAssertEqual(UTType.png.preferredMIMEType, "image/png")
        XCTAssertEqual(UTType("public.png"), .png)
        XCTAssertNil(UTType("org.example.nothing"))
        XCTAssertNil(UTType(filenameExtension: ""))
        XCTAssertEqual(UTType(filenameExtension: "png", conformingTo: .image), .png)
    }

    func testConformance() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .item))
        XCTAssertTrue(UTType.image.isSupertype(of: .heic))
        XCTAssertFalse(UTType.image.isSubtype(of: .image))
        XCTAssertFalse(UTType.json.conforms(to: .image))
        XCTAssertTrue(UTType.swiftSource.supertypes.contains(.text))
        XCTAssertTrue(UTType.applicationBundle.conforms(to: .bundle))
    }

    func testTypesNobodyDeclares() throws {
        let type = try XCTUnwrap(UTType(filenameExtension: "w4x"))
        XCTAssertTrue(type.isDynamic)
        XCTAssertFalse(type.isDeclared)
        XCTAssertTrue(type.conforms(to: .data))
        XCTAssertEqual(UTType(filenameExtension: "w4x"), type)
        let own = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        XCTAssertTrue(own.conforms(to: .text))
        XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: try JSONEncoder().encode([UTType.pdf])), [.pdf])
    }

    func testEveryDeclaredTypeConformsToDeclaredTypes() {
        for type in DeclaredType.ordered { for parent in type.supertypes { XCTAssertNotNil(DeclaredType.all[parent], "\(type.identifier) conforms to \(parent)") } }
        XCTAssertGreaterThan(DeclaredType.ordered.count, 120)
    }

    func testTheOlderNames() {
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        XCTAssertEqual(kUTTypeMovie as String, "public.movie")
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "pdf" as CFString, nil)?.takeRetainedValue()
        XCTAssertEqual(type as String?, "com.adobe.pdf")
        XCTAssertEqual(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue() as String?, "image/jpeg")
        XCTAssertEqual(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .png).lastPathComponent, "b.png")
    }
}
