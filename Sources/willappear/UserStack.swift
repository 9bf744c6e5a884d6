// The user's frames of a stack, with names and lines: addresses in the app's own images, looked up in their
// debug information by the toolchain's llvm-symbolizer. Called by AppEnd.

import Foundation

struct UserStack {
    struct Frame: Equatable {
        var function: String
        var file: String
        var line: Int
        var column: Int

        /// "ViewController.viewDidLoad() at ViewController.swift:7"
        var place: String { "\(function) at \((file as NSString).lastPathComponent):\(line)" }
    }

    private(set) var frames: [Frame] = []
    /// The function outside of the user's code that the innermost frame called, if it is known.
    private(set) var called: String?

    /// The number of frames that are shown: those of endless recursion are all alike.
    private static let limit = 12

    /// - Parameter bundle: images in it are the user's, beside the executable.
    init(_ report: EndReport, executable: String, bundle: String) {
        for stack in report.stacks where frames.isEmpty {
            take(stack) { $0.image == executable || $0.image.hasPrefix(bundle + "/") }
        }
    }

    private mutating func take(_ stack: [EndReport.Frame], _ isUsers: (EndReport.Frame) -> Bool) {
        let users = stack.filter(isUsers)
        guard !users.isEmpty else { return }
        for (image, group) in Dictionary(grouping: users, by: \.image) { names[image, default: [:]].merge(Self.look(up: group.map(\.offset), in: image)) { $1 } }
        frames = users.compactMap { names[$0.image]?[$0.offset] }
        if let first = stack.firstIndex(where: isUsers), first > 0 {
            called = stack[..<first].reversed().lazy.compactMap(\.symbol).first.map { Self.demangled($0, module: nil) }
        }
    }

    private var names: [String: [UInt64: Frame]] = [:]

    /// A line a frame.
    var lines: [String] {
        let shown = frames.prefix(Self.limit).map { "    \($0.file):\($0.line):\($0.column): \($0.function)" }
        return shown + (frames.count > Self.limit ? ["    ... \(frames.count - Self.limit) more"] : [])
    }

    // MARK: Symbols

    private struct Symbolized: Decodable {
        struct Symbol: Decodable {
            var FunctionName: String
            var FileName: String
            var Line: Int
            var Column: Int
            /// The first line of the function.
            var StartLine: Int?
        }
        var Address: String
        var Symbol: [Symbol]?
    }

    private static func look(up offsets: [UInt64], in image: String) -> [UInt64: Frame] {
        guard let toolchain = try? Toolchain.find() else { return [:] }
        let options = ["--obj=" + image, "--output-style=JSON", "--functions=linkage", "--no-inlines"]
        let wanted = Array(Set(offsets)).sorted()
        guard let text = ChildProcess.read(toolchain.root + "/bin/llvm-symbolizer", options + wanted.map { "0x" + String($0, radix: 16) }) else { return [:] }
        let module = (image as NSString).lastPathComponent
        var result: [UInt64: Frame] = [:]
        // The output is one array, or one object in each line, by the version of the tool.
        for line in text.split(separator: "\n") {
            let data = Data(line.utf8)
            let found = (try? JSONDecoder().decode([Symbolized].self, from: data)) ?? (try? JSONDecoder().decode(Symbolized.self, from: data)).map { [$0] } ?? []
            for entry in found {
                // Line 0 is the compiler's own code: thunks, entry points, and the jump of an empty loop in a function that has a beginning.
                guard let offset = UInt64(entry.Address.dropFirst(2), radix: 16), let symbol = entry.Symbol?.first,
                    case let line = symbol.Line > 0 ? symbol.Line : symbol.StartLine ?? 0, line > 0,
                    !symbol.FileName.isEmpty, !symbol.FileName.hasSuffix("<compiler-generated>"),
                    // Lines that lowering has added are after the user's last line.
                    !symbol.FunctionName.contains("__lowered_") else { continue }
                result[offset] = Frame(function: demangled(symbol.FunctionName, module: module), file: symbol.FileName, line: line, column: max(1, symbol.Column))
            }
        }
        return result
    }

    /// `$s3App14ViewControllerC11viewDidLoadyyF` as "ViewController.viewDidLoad()".
    static func demangled(_ symbol: String, module: String?) -> String {
        guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol + (symbol.hasSuffix(")") ? "" : "()") }
        defer { free(text) }
        var name = String(cString: text)
        if let result = name.range(of: " -> ", options: .backwards) { name = String(name[..<result.lowerBound]) }
        // For the reader, code between two awaits is the function itself.
        name = name.replacingOccurrences(of: #"^\(\d+\) (suspend|await) resume partial function for "#, with: "", options: .regularExpression)
        // Private names carry a number of their file: "(spin in _1A2B)".
        name = name.replacingOccurrences(of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
        // "closure #1 () -> () in closure #2 (Int32) -> () in App.run()": the line says which closure it is. Functions inside of others likewise.
        let parts = name.components(separatedBy: " in ")
        if parts.count > 1, let owner = parts.last, let mark = parts[0].range(of: " #") {
            let inner = String(parts[0][..<mark.lowerBound])
            name = "\(inner == "closure" ? "a closure" : inner) in \(owner)"
        }
        if name.hasPrefix("static ") { name.removeFirst("static ".count) }
        for prefix in [module, "Swift", "UIFoundation", "Foundation", "FoundationEssentials", "Dispatch", "UIKit"].compactMap(\.self) { name = name.replacingOccurrences(of: prefix + ".", with: "") }
        return name
    }
}

@_silgen_name("swift_demangle") private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
