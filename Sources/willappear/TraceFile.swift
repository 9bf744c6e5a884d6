// Reads a trace that the user gives, and describes in one sentence a file that is no trace. Called by timeline and diff.

import Foundation
import HostProtocol

enum TraceFile {
    static func read(_ file: String, called name: String) throws -> [TraceRecord] {
        guard let data = FileManager.default.contents(atPath: file) else { throw Failure.usage(name) }
        guard let text = String(data: data, encoding: .utf8) else { throw Failure.badInput("\(file): not a trace of WillAppear: the file is not UTF-8 text") }
        do {
            let records = try TraceRecord.readAll(text)
            guard !records.isEmpty else { throw Failure.badInput("\(file): not a trace of WillAppear: there is no record in it") }
            return records
        } catch let problem as TraceRecord.BadLine {
            throw Failure.badInput("\(file):\(problem.line): not a trace of WillAppear: \(sentence(of: problem.cause, otherwise: "the line is no JSON object"))")
        }
    }
}
