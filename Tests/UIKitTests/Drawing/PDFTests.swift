// PDF documents: pages, sizes, links and text by what the file says.

@testable import UIKit
import XCTest

final class PDFTests: XCTestCase {
    /// The file's plain parts; page dictionaries are not compressed.
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    private func count(_ word: String, _ data: Data) -> Int { text(data).components(separatedBy: word).count - 1 }

    @MainActor func testARendererMakesPages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        var seen: [CGRect] = []
        let data = renderer.pdfData { context in
            context.beginPage()
            seen.append(context.pdfContextBounds)
            "Hello".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 10, y: 50, width: 50, height: 20)).fill()
            context.setURL(URL(fileURLWithPath: "/tmp/x"), for: CGRect(x: 10, y: 50, width: 50, height: 20))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 300), pageInfo: [:])
            seen.append(context.pdfContextBounds)
        }
        XCTAssertTrue(text(data).hasPrefix("%PDF-"))
        XCTAssertEqual(count("/Type /Page %", data), 2)
        XCTAssertTrue(text(data).contains("/MediaBox [ 0 0 200 100 ]"))
        XCTAssertTrue(text(data).contains("/MediaBox [ 0 0 300 300 ]"))
        XCTAssertTrue(text(data).contains("file:///tmp/x"))
        XCTAssertTrue(text(data).contains("Report"))
        XCTAssertEqual(seen, [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 0, y: 0, width: 300, height: 300)])
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    @MainActor func testTheFunctionsOfBefore() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsEndPDFContext()
        XCTAssertEqual(count("/Type /Page %", data as Data), 1)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("w-pdf-test.pdf").path
        XCTAssertTrue(UIGraphicsBeginPDFContextToFile(path, CGRect(x: 0, y: 0, width: 50, height: 60), nil))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 70, height: 80), nil)
        UIGraphicsEndPDFContext()
        XCTAssertTrue(text(try Data(contentsOf: URL(fileURLWithPath: path))).contains("/MediaBox [ 0 0 70 80 ]"))
        XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/no/such/folder/x.pdf", .zero, nil))
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
    }

    func testCoreGraphicsDocumentsPointUp() {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 40, height: 30)
        guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return XCTFail("no context") }
        context.fill(box)
        context.beginPDFPage(nil)
        XCTAssertEqual(context.ctm, CGAffineTransform.identity)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertNil(context.makeImage())
        context.endPDFPage()
        context.closePDF()
        context.fill(box)
        XCTAssertEqual(count("/Type /Page %", data as Data), 1)
    }
}
