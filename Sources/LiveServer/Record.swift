// The actions of hands on the pages, step by step, and the test that they become. Stage keeps a Record; pages show it, and ask
// for checks to be added. Keys that follow each other are one step.
import Foundation
import HostProtocol

struct Record: Codable, Equatable, Sendable {
    struct Step: Codable, Equatable, Sendable {
        /// As a statement of the script language.
        var script: String
        /// As a line of a test.
        var swift: String
        /// The reason why the statement names a point: several elements share the name.
        var remark: String?
    }

    private static let maximumSteps = 2000
    private static let typing = "type \""

    private(set) var steps: [Step] = []
    /// Rises with every change.
    private(set) var version = 0

    mutating func add(_ step: Step) {
        version += 1
        if let last = steps.last, let joined = Self.joined(last, step) {
            steps[steps.count - 1] = joined
            return
        }
        steps.append(step)
        if steps.count > Self.maximumSteps { steps.removeFirst(steps.count - Self.maximumSteps) }
    }

    mutating func remove(_ index: Int?) {
        version += 1
        if let index { if steps.indices.contains(index) { steps.remove(at: index) } } else { steps = [] }
    }

    /// Two pieces of typed text as one.
    private static func joined(_ first: Step, _ second: Step) -> Step? {
        guard first.script.hasPrefix(typing), second.script.hasPrefix(typing), first.script.count + second.script.count < 2000,
            first.swift.hasPrefix("app.type(\""), second.swift.hasPrefix("app.type(\"")
        else { return nil }
        return Step(script: String(first.script.dropLast()) + second.script.dropFirst(typing.count), swift: String(first.swift.dropLast(2)) + second.swift.dropFirst("app.type(\"".count))
    }
}

/// The record as an XCTest with WillAppearTesting.
struct RecordedTest {
    let app: String
    /// The class of the application's delegate.
    let delegate: String
    let steps: [Record.Step]

    var text: String {
        let module = Self.identifier(app)
        let lines = steps.flatMap { step -> [String] in
            if step.script.hasPrefix("expect-not ") { return ["XCTAssertFalse(\(step.swift.replacingOccurrences(of: " == false", with: "")))"] }
            if step.script.hasPrefix("expect ") { return ["XCTAssertTrue(\(step.swift))"] }
            if step.swift.hasPrefix("//") || step.swift.isEmpty { return [step.swift.isEmpty ? "// \(step.script.replacingOccurrences(of: "\n", with: " "))" : step.swift] }
            return ["\(step.swift); app.settle()"]
        }
        return """
            // Recorded with `willappear view`; `willappear test` runs it.
            import UIKit
            import WillAppearTesting
            import XCTest
            @testable import \(module)

            @MainActor final class Recorded\(module)Tests: XCTestCase {
                func testRecorded() {
                    let app = launch(app: \(delegate.isEmpty ? "AppDelegate" : Self.identifier(delegate)).self)
            \(lines.map { "        " + $0 }.joined(separator: "\n"))
                }
            }

            """
    }

    /// A module's name, as Xcode makes it of a product's.
    private static func identifier(_ name: String) -> String {
        let plain = String(name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) || $0 == "_" ? Character($0) : "_" })
        return plain.first?.isNumber == true ? "_" + plain : plain.isEmpty ? "App" : plain
    }
}
