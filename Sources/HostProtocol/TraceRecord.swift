// The lines of trace.jsonl. Docs/TRACE.md is the reader's description of the same format.
// The host's recorder writes them, the timeline renderer and tests read them.
import Foundation

package enum TraceRecord: Sendable, Equatable {
    /// First line of a trace.
    package struct Run: Codable, Sendable, Equatable {
        /// Version of the format.
        package var format: Int
        package var app: String
        package var device: String
        package var iOS: Int
        package var clock: RunConfiguration.Clock

        package init(format: Int = 1, app: String, device: String, iOS: Int, clock: RunConfiguration.Clock) {
            self.format = format
            self.app = app
            self.device = device
            self.iOS = iOS
            self.clock = clock
        }
    }

    /// A script step begins.
    package struct Step: Codable, Sendable, Equatable {
        package var step: Int
        package var line: Int
        package var source: String
        package var time: Double
        package var frame: Int

        package init(step: Int, line: Int, source: String, time: Double, frame: Int) {
            self.step = step
            self.line = line
            self.source = source
            self.time = time
            self.frame = frame
        }
    }

    /// Last line of a trace whose app did not trap.
    package struct End: Codable, Sendable, Equatable {
        package var time: Double
        package var frame: Int
        package var exitCode: ExitCode
        package var failures: [String]

        package init(time: Double, frame: Int, exitCode: ExitCode, failures: [String]) {
            self.time = time
            self.frame = frame
            self.exitCode = exitCode
            self.failures = failures
        }
    }

    case run(Run)
    case event(LifecycleEvent)
    case link(CauseLink)
    case step(Step)
    case screenshot(ScreenshotRecord)
    case end(End)
}

extension TraceRecord {
    /// The record as one line of JSON without its newline. Keys stand in a fixed order, so equal runs
    /// give equal bytes.
    package var line: String {
        var json = JSONLine()
        switch self {
        case .run(let run):
            json.add("type", "run")
            json.add("format", run.format)
            json.add("app", run.app)
            json.add("device", run.device)
            json.add("iOS", run.iOS)
            json.add("clock", run.clock.rawValue)
        case .event(let event):
            json.add("type", "event")
            json.add("seq", event.sequence)
            json.add("time", seconds: event.time)
            json.add("frame", event.frame)
            json.add("kind", event.kind.rawValue)
            json.add("class", event.className)
            json.add("object", event.object)
            json.add("event", event.event)
            if let animated = event.animated { json.add("animated", animated) }
            if let cause = event.cause { json.add("cause", cause) }
            if let link = event.link { json.add("link", link) }
        case .link(let link):
            json.add("type", "link")
            json.add("link", link.number)
            if let because = link.because { json.add("because", because) }
            json.add("kind", link.kind.rawValue)
            json.add("text", link.text)
            json.add("evidence", link.evidence)
        case .step(let step):
            json.add("type", "step")
            json.add("step", step.step)
            json.add("line", step.line)
            json.add("source", step.source)
            json.add("time", seconds: step.time)
            json.add("frame", step.frame)
        case .screenshot(let picture):
            json.add("type", "screenshot")
            json.add("file", picture.file)
            json.add("step", picture.step)
            json.add("caption", picture.caption)
            json.add("time", seconds: picture.time)
            json.add("frame", picture.frame)
        case .end(let end):
            json.add("type", "end")
            json.add("time", seconds: end.time)
            json.add("frame", end.frame)
            json.add("exitCode", Int(end.exitCode.rawValue))
            json.add("failures", end.failures)
        }
        return json.text
    }

    private struct Tag: Decodable { var type: String }

    /// Reads one line. Nil for a type this version does not know, so that newer traces stay readable.
    package init?(line: String) throws {
        let data = Data(line.utf8)
        let decoder = JSONDecoder()
        switch try decoder.decode(Tag.self, from: data).type {
        case "run": self = .run(try decoder.decode(Run.self, from: data))
        case "event": self = .event(try decoder.decode(LifecycleEvent.self, from: data))
        case "link": self = .link(try decoder.decode(CauseLink.self, from: data))
        case "step": self = .step(try decoder.decode(Step.self, from: data))
        case "screenshot": self = .screenshot(try decoder.decode(ScreenshotRecord.self, from: data))
        case "end": self = .end(try decoder.decode(End.self, from: data))
        default: return nil
        }
    }

    /// A line that is no record, counted from 1.
    package struct BadLine: Error {
        package let line: Int
        package let cause: any Error
    }

    /// Reads a whole trace. A last line cut off by a trap is left out; any other bad line throws.
    package static func readAll(_ text: String) throws -> [TraceRecord] {
        let lines = text.split(separator: "\n")
        var records: [TraceRecord] = []
        for (index, line) in lines.enumerated() {
            do {
                if let record = try TraceRecord(line: String(line)) { records.append(record) }
            } catch where index == lines.count - 1 && !text.hasSuffix("\n") {
                break
            } catch {
                throw BadLine(line: text[..<line.startIndex].utf8.count { $0 == 0x0A } + 1, cause: error)
            }
        }
        return records
    }
}

/// Builds one JSON object with its keys in the order in which they are added.
struct JSONLine {
    private var body = ""

    var text: String { "{\(body)}" }

    mutating func add(_ key: String, _ value: Int) { raw(key, String(value)) }
    mutating func add(_ key: String, _ value: Bool) { raw(key, value ? "true" : "false") }
    mutating func add(_ key: String, _ value: String) { raw(key, Self.quoted(value)) }
    mutating func add(_ key: String, _ values: [String]) { raw(key, "[\(values.map(Self.quoted).joined(separator: ","))]") }
    /// Microseconds are enough to tell frames apart, and their decimal form is always the same.
    mutating func add(_ key: String, seconds value: Double) { raw(key, Self.fixed(value)) }

    private mutating func raw(_ key: String, _ value: String) {
        if !body.isEmpty { body += "," }
        body += "\(Self.quoted(key)):\(value)"
    }

    static func fixed(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 9e12 else { return "0" }
        let micros = Int64((seconds * 1e6).rounded())
        let digits = String(micros.magnitude % 1_000_000)
        let fraction = String(repeating: "0", count: 6 - digits.count) + digits
        return "\(micros < 0 ? "-" : "")\(micros.magnitude / 1_000_000).\(fraction)"
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
