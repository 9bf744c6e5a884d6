// The lines of trace.jsonl: exact bytes out, the same values back in.
import HostProtocol
import XCTest

final class TraceRecordTests: XCTestCase {
    private let event = LifecycleEvent(
        .init(kind: .viewController, className: "First \"VC\"", object: 2, event: "viewDidAppear(_:)", animated: true, cause: "push"), sequence: 7, time: 1.5, frame: 12)

    func testEventLine() {
        XCTAssertEqual(
            TraceRecord.event(event).line,
            #"{"type":"event","seq":7,"time":1.500000,"frame":12,"kind":"viewController","class":"First \"VC\"","object":2,"event":"viewDidAppear(_:)","animated":true,"cause":"push"}"#)
        let plain = LifecycleEvent(.init(kind: .application, className: "A", object: 1, event: "e"), sequence: 1, time: 0, frame: 0)
        XCTAssertEqual(TraceRecord.event(plain).line, #"{"type":"event","seq":1,"time":0.000000,"frame":0,"kind":"application","class":"A","object":1,"event":"e"}"#)
        XCTAssertEqual(event.lane, "First \"VC\"#2")
    }

    func testRoundTrip() throws {
        let records: [TraceRecord] = [
            .run(.init(app: "한글 \u{2028}\u{1}\n", device: "iPhone 16", iOS: 26, clock: .virtual)), .event(event),
            .step(.init(step: 1, line: 3, source: "tap \"A\\B\"", time: 0.016667, frame: 1)),
            .link(.init(number: 3, because: 2, kind: .action, text: "List \"add:\"", evidence: ["a\nb", "c"])), .link(.init(number: 1, because: nil, kind: .finger, text: "a finger lifts", evidence: [])),
            .event(LifecycleEvent(.init(kind: .scene, className: "S", object: 1, event: "e"), sequence: 8, time: 2, frame: 1, link: 3)),
            .screenshot(.init(file: "01-tap.png", step: 1, caption: "tap", time: 2, frame: 3)),
            .end(.init(time: 2, frame: 4, exitCode: .failed, failures: ["a\tb"])),
        ]
        let text = records.map { $0.line + "\n" }.joined()
        XCTAssertEqual(try TraceRecord.readAll(text), records)
        XCTAssertEqual(text.filter { $0 == "\n" }.count, records.count)
    }

    func testTraceOfATrappedAppIsReadable() throws {
        let whole = TraceRecord.event(event).line + "\n"
        XCTAssertEqual(try TraceRecord.readAll(whole + #"{"type":"event","se"#), [.event(event)])
        XCTAssertThrowsError(try TraceRecord.readAll("nonsense\n" + whole))
        XCTAssertEqual(try TraceRecord.readAll(#"{"type":"later"}"# + "\n"), [])
    }

    func testConfigurationRoundTrip() throws {
        let path = NSTemporaryDirectory() + "willappear-\(getpid())-configuration.json"
        defer { unlink(path) }
        let configuration = RunConfiguration(script: "settle", scriptName: "-e", traceFile: "/tmp/t", screenshotDirectory: "/tmp/s", summaryFile: "/tmp/u", clock: .real, liveTrace: false)
        try configuration.write(to: path)
        XCTAssertEqual(try RunConfiguration.read(from: path), configuration)
        XCTAssertEqual(configuration.environment(file: path), ["WILLAPPEAR_RUN": path])
        XCTAssertEqual(RunConfiguration().environment(file: path)["WILLAPPEAR_VIRTUAL_TIME"], "1")
    }

    func testObjectNumbers() {
        let numbers = ObjectNumbers()
        XCTAssertEqual([numbers.next(for: "A"), numbers.next(for: "B"), numbers.next(for: "A")], [1, 1, 2])
    }
}
