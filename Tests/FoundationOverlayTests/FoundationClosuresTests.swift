// Closures as Apple's headers declare them: apps' protocols are met by URLSession, and closures that do not escape may be passed on.
import FoundationOverlay
import XCTest

private protocol Loading {
    func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
    func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
}
extension URLSession: Loading {}

extension CGFloat {
    fileprivate func distance(to other: CGFloat) -> CGFloat { abs(self - other) }
    fileprivate static func steps(_ count: Int) -> Int { abs(count) }
}

final class FoundationClosuresTests: XCTestCase {
    func testAnAppsProtocolIsMet() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("closures-\(UUID().uuidString)")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let loader: any Loading = URLSession.shared
        let arrived = expectation(description: "an answer")
        let task = loader.dataTask(with: URLRequest(url: URL(string: "willappear-nothing://here")!)) { data, _, error in
            XCTAssertNotNil(error)
            arrived.fulfill()
        }
        task.resume()
        wait(for: [arrived], timeout: 10)
    }

    func testAScannerPutsStringObjects() {
        let scanner = Scanner(string: "abc:def")
        var part: NSString?
        XCTAssertTrue(scanner.scanUpTo(":", into: &part))
        XCTAssertEqual(part, "abc")
        XCTAssertEqual(scanner.scanString(":"), ":")
        XCTAssertFalse(scanner.scanCharacters(from: .decimalDigits, into: &part))
    }

    func testUncheckedWorkRunsOnItsQueue() {
        let queue = DispatchQueue(label: "unchecked")
        let ran = expectation(description: "ran")
        ran.expectedFulfillmentCount = 3
        queue.asyncUnsafe { dispatchPrecondition(condition: .onQueue(queue)); ran.fulfill() }
        queue.asyncAfterUnsafe(deadline: .now() + 0.01) { ran.fulfill() }
        queue.asyncAfterUnsafe(wallDeadline: .now() + 0.01) { ran.fulfill() }
        wait(for: [ran], timeout: 10)
    }

    func testADictionaryIsSetByAnyObjectThatCanBeAKey() {
        final class Key: NSObject, NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
        let key: any NSCopying = Key(), other: any NSCopying = Key(), list = NSMutableDictionary()
        list[key] = "a"
        list[other] = nil
        XCTAssertEqual(list[key] as? String, "a")
        list[key] = nil
        XCTAssertEqual(list.count, 0)
    }

    func testNamesOfALocale() {
        XCTAssertEqual(NSLocale(localeIdentifier: "en_US").localizedString(forCountryCode: "DE"), "Germany")
        XCTAssertEqual(NSLocale(localeIdentifier: "de_DE").localizedString(forLanguageCode: "fr"), "Französisch")
    }

    func testVersionNumbersOfFoundationGrow() {
        XCTAssertGreaterThan(NSFoundationVersionNumber, NSFoundationVersionNumber_iOS_9_x_Max)
        XCTAssertLessThan(NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0)
    }

    func testErrorsAndNumbersByTheirFormerNames() {
        let error: CFError = CFErrorCreate(nil, "d" as NSString, 7, NSDictionary(dictionary: [NSLocalizedDescriptionKey: "words"]))
        XCTAssertEqual(CGFloat(3).distance(to: 5), 2)
        XCTAssertEqual(CGFloat.steps(-4), 4)
        XCTAssertEqual(CFErrorGetDomain(error), "d")
        XCTAssertEqual(CFErrorGetCode(error), 7)
        XCTAssertEqual(CFErrorCopyDescription(error), "words")
        let object = NSObject()
        let before = CFGetRetainCount(object)
        let other = object
        withExtendedLifetime(other) { XCTAssertGreaterThanOrEqual(CFGetRetainCount(object), before) }
        XCTAssertTrue(object.isKind(of: NSObject.self) && object.isMember(of: NSObject.self))
        XCTAssertTrue(NSMutableString.classForCoder() == NSMutableString.self)
    }

    /// Networking's `cancelAllRequests`.
    func testTheTasksOfASession() async throws {
        let session = URLSession(configuration: .default), url = try XCTUnwrap(URL(string: "http://127.0.0.1:9/"))
        let task = session.dataTask(with: url)
        let (before, _, _) = await session.tasks
        XCTAssertEqual(before.count, 0)
        task.resume()
        let all = await session.allTasks, (data, upload, download) = await session.tasks
        // A request that the machine refuses at once may be over already.
        if task.state == .running {
            XCTAssertTrue(all.contains { $0 === task })
            XCTAssertTrue(data.contains { $0 === task })
        }
        XCTAssertTrue(upload.isEmpty && download.isEmpty)
        session.invalidateAndCancel()
    }
}
