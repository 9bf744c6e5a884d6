// The files of a run: their paths, the removal of an earlier run's files, and the list at the end.
// Called by RunCommand. The app process writes trace, pictures and summary; the timeline is rendered here.

import Foundation
import HostProtocol

struct RunOutputs {
    let trace: String
    let screenshots: String
    let timeline: String
    let summary: String
    /// Whether the pictures' folder may be emptied: not if the user chose it.
    private let ownsScreenshots: Bool

    init(app: String, folder run: RunFolder, trace: String?, screenshots: String?, timeline: String?) {
        let folder = Self.absolute("out/\(app)")
        self.trace = trace.map(Self.absolute) ?? folder + "/trace.jsonl"
        self.screenshots = screenshots.map(Self.absolute) ?? folder
        self.timeline = timeline.map(Self.absolute) ?? folder + "/timeline.html"
        summary = run.summary
        ownsScreenshots = screenshots == nil
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func isRegular(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    }

    /// The text of a trace, if it is a regular file.
    static func text(of trace: String) -> String? { isRegular(trace) ? try? String(contentsOfFile: trace, encoding: .utf8) : nil }

    func prepare() throws {
        let files = FileManager.default
        for file in [trace, timeline] {
            try make((file as NSString).deletingLastPathComponent)
            // A device file such as /dev/null is no leftover.
            if Self.isRegular(file) { unlink(file) }
            try Self.checkWritable(file)
        }
        try make(screenshots)
        guard ownsScreenshots else { return }
        for name in (try? files.contentsOfDirectory(atPath: screenshots)) ?? [] where name.hasSuffix(".png") {
            unlink("\(screenshots)/\(name)")
        }
    }

    private func make(_ folder: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue { throw Failure.usage("cannot write the results: \(folder) is a file, not a folder") }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.usage("cannot write the results: the folder \(folder) cannot be made")
        }
    }

    /// Checks before the run that a result can be written; otherwise the failure would be noticed only at its end.
    private static func checkWritable(_ file: String) throws {
        let existed = access(file, F_OK) == 0
        let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard descriptor >= 0 else {
            // A pipe without a reader is no error yet.
            if errno == ENXIO { return }
            throw Failure.usage("cannot write the results: \(file): \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        if !existed { unlink(file) }
    }

    /// Renders the timeline from the files that the app left, including the partial trace of a trap.
    func finish() throws {
        guard let text = Self.text(of: trace), !text.isEmpty else { return }
        let records = try TraceRecord.readAll(text)
        let page = TimelinePage(records: records, screenshots: screenshots, page: timeline)
        try page.html.write(toFile: timeline, atomically: true, encoding: .utf8)
    }

    /// The pictures of this run in their order.
    var pictures: [String] {
        guard let text = Self.text(of: trace), let records = try? TraceRecord.readAll(text) else { return [] }
        return records.compactMap { record in
            guard case .screenshot(let picture) = record else { return nil }
            return "\(screenshots)/\(picture.file)"
        }
    }

    func announce(_ result: AppProcess.Result, json: Bool) {
        let pictures = pictures
        let written = [trace, timeline].filter(FileManager.default.fileExists(atPath:))
        if json {
            let summary = Summary(exitCode: result.status.rawValue, message: result.message, trace: trace, timeline: timeline, screenshots: pictures)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            if let data = try? encoder.encode(summary) { print(String(decoding: data, as: UTF8.self)) }
        }
        var lines = written.map(Self.relative)
        if !pictures.isEmpty {
            let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
            let names = pictures.map { ($0 as NSString).lastPathComponent }.joined(separator: " ")
            lines.append("\(Self.relative(screenshots))/  \(count): \(names)")
        }
        guard !lines.isEmpty else { return }
        Console.say("wrote\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
    }

    private struct Summary: Encodable {
        var exitCode: Int32
        var message: String?
        var trace: String
        var timeline: String
        var screenshots: [String]
    }

    private static func relative(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath
        return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    }
}
