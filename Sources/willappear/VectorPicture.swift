// One picture of a PDF or SVG file at one scale, drawn by Poppler's or librsvg's program and kept by the file's content for all apps.
// VectorAssets asks for pictures. A file that cannot be drawn has a reason and no picture.

import Foundation

struct VectorPicture {
    /// A kind of file and the program that draws it.
    struct Kind: Sendable {
        let program: String
        /// The Debian package that has the program.
        let package: String
        /// The pictures that need the program.
        let use: String
        /// What becomes of them without it.
        let loss: String
        /// The program's arguments for pixels per point, the file, and the picture's path without its extension.
        let arguments: @Sendable (_ scale: Int, _ file: String, _ picture: String) -> [String]

        static let all = [pdf, svg]
        // A page is shown by its crop box, 72 points an inch. pdftocairo itself adds ".png".
        static let pdf = Kind(program: "pdftocairo", package: "poppler-utils", use: "PDF images", loss: "is an empty image") {
            ["-png", "-singlefile", "-cropbox", "-transp", "-r", "\(72 * $0)", $1, $2]
        }
        static let svg = Kind(program: "rsvg-convert", package: "librsvg2-bin", use: "SVG images with gradients, clips or text", loss: "is drawn without its gradients, clips and text") {
            ["--zoom", "\($0)", "--format", "png", "--output", $2 + ".png", $1]
        }

        /// The kind of a file that UIKit does not draw itself.
        static func of(_ file: String, _ data: Data) -> Kind? {
            switch (file as NSString).pathExtension.lowercased() {
            case "pdf": pdf
            case "svg" where richElements.contains { data.range(of: $0) != nil }: svg
            default: nil
            }
        }

        /// What UIKit's reader of SVG leaves out (SVGReader).
        private static let richElements = ["<linearGradient", "<radialGradient", "<mask", "<clipPath", "<filter", "<pattern", "<text", "<use", "<image", "<style"].map { Data($0.utf8) }
    }

    let kind: Kind
    let file: String
    let scale: Int
    /// The picture's place in the cache, whether it exists or not.
    let path: String

    /// - Parameter data: the file's content, which decides the picture's place.
    init(kind: Kind, file: String, _ data: Data, scale: Int, cache: String) {
        (self.kind, self.file, self.scale) = (kind, file, scale)
        path = "\(cache)/\(kind.program)-\(stableHash(data))-\(data.count)@\(scale)x.png"
    }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// The size in pixels, from the head of the PNG.
    var size: (width: Int, height: Int)? {
        guard let head = FileHandle(forReadingAtPath: path)?.readData(ofLength: 24), head.count == 24 else { return nil }
        func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    // MARK: Drawing

    /// A file that takes longer is given up: a page can ask for hours of work.
    private static let longest = 30

    /// Draws what the cache lacks, several at a time.
    /// - Returns: the reason why a file could not be drawn, by its path.
    static func make(_ pictures: [VectorPicture], find: (String) -> String?) -> [String: String] {
        var reasons: [String: String] = [:]
        var rest = pictures.filter { !$0.exists }[...]
        while !rest.isEmpty {
            let batch = rest.prefix(ProcessInfo.processInfo.activeProcessorCount)
            rest = rest.dropFirst(batch.count)
            let running = batch.map { picture in (picture, find(picture.kind.program).flatMap { try? picture.child($0).start() }) }
            for (picture, process) in running {
                guard let process, let program = find(picture.kind.program) else { continue }
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0 && errno == EINTR {}
                if status == 0, rename(picture.draft + ".png", picture.path) == 0 { continue }
                unlink(picture.draft + ".png")
                if reasons[picture.file] == nil { reasons[picture.file] = picture.reason(program) }
            }
        }
        return reasons
    }

    /// The picture is drawn beside its place: two builds may draw the same one.
    private var draft: String { "\(path)-\(getpid())" }

    private func child(_ program: String) throws -> ChildProcess {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        var child = ChildProcess(executable: program, arguments: kind.arguments(scale, file, draft))
        if let timeout = Toolchain.program("timeout") { (child.executable, child.arguments) = (timeout, ["\(Self.longest)", program] + child.arguments) }
        child.output = .discard
        child.mergesStandardError = true
        return child
    }

    /// The first line that the program writes about the file.
    private func reason(_ program: String) -> String {
        var lines: [String] = []
        guard var child = try? child(program) else { return "\(kind.program) cannot be started" }
        child.output = .lines { lines.append($0) }
        let ending = try? child.run()
        unlink(draft + ".png")
        if ending == .exited(124) { return "\(kind.program) needs more than \(Self.longest) seconds" }
        return lines.first { !$0.isEmpty }.map { "\(kind.program): \($0)" } ?? "\(kind.program) failed"
    }
}
