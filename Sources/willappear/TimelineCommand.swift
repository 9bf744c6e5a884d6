// `willappear timeline TRACE`: renders the page again from the trace of an earlier run.
// Uses the same renderer as the end of `run`.

import ArgumentParser
import Foundation
import HostProtocol

struct TimelineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "timeline", abstract: "Render timeline.html from a trace.")

    @Argument(help: ArgumentHelp("trace.jsonl of a run.", valueName: "trace")) var trace: String
    @Option(help: ArgumentHelp("Folder of the pictures. Default: the trace's own folder.", valueName: "folder")) var screenshots: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the page goes. Default: timeline.html beside the trace.", valueName: "file")) var output: String?

    func run() throws {
        let folder = URL(fileURLWithPath: trace).deletingLastPathComponent().path
        let records = try TraceFile.read(trace, called: "\(trace): cannot be read")
        let target = output ?? folder + "/timeline.html"
        let page = TimelinePage(records: records, screenshots: screenshots ?? folder, page: target)
        do {
            try page.html.write(toFile: target, atomically: true, encoding: .utf8)
        } catch {
            throw Failure.usage("\(target): cannot be written (\(error.localizedDescription))")
        }
        Console.say("wrote \(target)")
    }
}
