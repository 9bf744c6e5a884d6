// What requests and configurations say of networks, and streams that are bound to each other.
import FoundationOverlay
import XCTest

final class NetworkKindsTests: XCTestCase {
    func testARequestKeepsItsChoicesAndItsCopiesTheirs() throws {
        var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/a")))
        request.setValue("1", forHTTPHeaderField: "X")
        XCTAssertTrue(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
        let before = request
        request.allowsConstrainedNetworkAccess = false
        XCTAssertFalse(request.allowsConstrainedNetworkAccess)
        XCTAssertTrue(request.allowsExpensiveNetworkAccess)
        XCTAssertTrue(before.allowsConstrainedNetworkAccess)
        XCTAssertEqual(request.value(forHTTPHeaderField: "X"), "1")
        XCTAssertEqual(request.url, before.url)
    }

    func testKindsOfTrafficHaveApplesNames() throws {
        var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/a")))
        request.networkServiceType = .callSignaling
        switch request.networkServiceType {
        case .avStreaming, .responsiveAV, .responsiveData: XCTFail("another kind")
        case .callSignaling: break
        default: XCTFail("no kind")
        }
    }

    func testAConfigurationKeepsItsChoices() {
        let configuration = URLSessionConfiguration.default, other = URLSessionConfiguration.default
        XCTAssertFalse(configuration.waitsForConnectivity)
        XCTAssertTrue(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess && configuration.sessionSendsLaunchEvents)
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        XCTAssertTrue(configuration.waitsForConnectivity)
        XCTAssertFalse(configuration.allowsExpensiveNetworkAccess)
        XCTAssertFalse(other.waitsForConnectivity)
    }

    func testWhyANetworkWasRefused() {
        let refused = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
        XCTAssertEqual(refused.networkUnavailableReason, .constrained)
        XCTAssertNil(URLError(.timedOut).networkUnavailableReason)
        XCTAssertNil(URLError(.badURL, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 9]).networkUnavailableReason)
        XCTAssertNil(URLError(.cancelled).downloadTaskResumeData)
    }

    func testAFileThatIsPromised() {
        XCTAssertThrowsError(try URL(fileURLWithPath: "/nothing/is/here").checkPromisedItemIsReachable())
        XCTAssertTrue(try FileManager.default.temporaryDirectory.checkPromisedItemIsReachable())
    }

    private final class Ends: @unchecked Sendable {
        var input: InputStream?
        var output: OutputStream?
    }

    func testWhatIsWrittenIsReadThroughASmallBuffer() throws {
        let ends = Ends()
        Stream.getBoundStreams(withBufferSize: 3, inputStream: &ends.input, outputStream: &ends.output)
        let input = try XCTUnwrap(ends.input), text = Array("ten bytes!".utf8)
        XCTAssertEqual(input.streamStatus, .notOpen)
        XCTAssertEqual(ends.output?.write(text, maxLength: 1), -1, "a stream that is not open")
        input.open()
        ends.output?.open()
        Thread.detachNewThread {
            var sent = 0
            while sent < text.count {
                let count = ends.output?.write(Array(text[sent...]), maxLength: text.count - sent) ?? -1
                if count <= 0 { break }
                sent += count
            }
            ends.output?.close()
        }
        var read: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4)
        while case let count = input.read(&buffer, maxLength: 4), count > 0 {
            XCTAssertLessThanOrEqual(count, 3)
            read += buffer.prefix(count)
        }
        XCTAssertEqual(read, text)
        XCTAssertEqual(input.streamStatus, .atEnd)
        XCTAssertEqual(ends.output?.streamStatus, .closed)
    }

    func testAWriterWithoutAReaderIsTold() {
        var input: InputStream?, output: OutputStream?
        Stream.getBoundStreams(withBufferSize: 0, inputStream: &input, outputStream: &output)
        input?.open()
        output?.open()
        input?.close()
        XCTAssertEqual(output?.hasSpaceAvailable, false)
        XCTAssertEqual(output?.write([1, 2], maxLength: 2), -1)
    }
}
