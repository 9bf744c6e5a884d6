// Initialisers without arguments, as code for Apple's systems writes them.
import FoundationOverlay
import XCTest

final class EmptyObjectsTests: XCTestCase {
    func testEmptyObjects() {
        XCTAssertEqual(NSAttributedString().length, 0)
        XCTAssertEqual(NSMutableAttributedString().string, "")
        XCTAssertEqual(NSMutableString() as String, "")
        XCTAssertTrue(Timer().isValid)
        XCTAssertEqual(ProcessInfo().processIdentifier, ProcessInfo.processInfo.processIdentifier)
        XCTAssertEqual(URLResponse().expectedContentLength, 0)
        XCTAssertNil(URLResponse().mimeType)
        XCTAssertEqual(HTTPURLResponse().allHeaderFields.count, 0)
        XCTAssertEqual(Progress().totalUnitCount, 0)
    }

    func testAnAnswerByItsDescription() throws {
        let url = try XCTUnwrap(URL(string: "https://example.com/a.jpeg"))
        let picture = HTTPURLResponse(url: url, mimeType: "image/jpeg", expectedContentLength: 22_789, textEncodingName: nil)
        XCTAssertEqual(picture.url, url)
        XCTAssertEqual(picture.mimeType, "image/jpeg")
        XCTAssertEqual(picture.expectedContentLength, 22_789)
        XCTAssertNil(picture.textEncodingName)
        let text = HTTPURLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
        XCTAssertEqual(text.mimeType, "text/html")
        XCTAssertEqual(text.expectedContentLength, -1)
        XCTAssertEqual(text.textEncodingName, "utf-8")
        XCTAssertNil(HTTPURLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil).mimeType)
    }

    func testACacheWithAndWithoutAFolder() throws {
        let memory = URLCache(memoryCapacity: 1000, diskCapacity: 0)
        XCTAssertEqual(memory.memoryCapacity, 1000)
        XCTAssertEqual(memory.diskCapacity, 0)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        XCTAssertEqual(URLCache(memoryCapacity: 0, diskCapacity: 2000, directory: folder).diskCapacity, 2000)
    }

    private final class Loader: URLProtocol {
        func answer() -> Int { 42 }
    }

    func testAProtocolObjectOfAnAppsOwn() {
        XCTAssertEqual(Loader().answer(), 42)
    }
}

final class QueueLabelTests: XCTestCase {
    func testTheLabelOfAQueue() {
        let queue = DispatchQueue(label: "w4.queue")
        XCTAssertEqual(String(cString: __dispatch_queue_get_label(queue)), "w4.queue")
        XCTAssertEqual(queue.sync { String(cString: __dispatch_queue_get_label(nil)) }, "w4.queue")
        XCTAssertEqual(String(cString: __dispatch_queue_get_label(nil)), DispatchQueue.main.label)
    }
}
