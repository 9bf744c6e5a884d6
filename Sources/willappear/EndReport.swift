// The report of an app's process that was ended: a fatal signal, a hang, a limit; and the stack at that moment.
// CProcessWatch writes it line by line, AppEnd reads it.

import Foundation

struct EndReport {
    enum Cause: Equatable {
        case signal(Int32)
        /// Seconds without progress.
        case hang(seconds: Int, isVirtual: Bool)
        /// Megabytes.
        case memory(Int)
        /// A test called exit with this status.
        case exitInTest(Int32)
    }

    struct Frame: Equatable {
        var image: String
        var offset: UInt64
        /// The nearest exported symbol.
        var symbol: String?
    }

    private(set) var cause: Cause?
    /// The main thread's stack, and that of a few milliseconds later each, if it computes.
    private(set) var stacks: [[Frame]] = [[]]
    private(set) var notes: [String] = []
    private(set) var isStackOverflow = false
    /// The app had every descriptor in use that a process may have.
    private(set) var hasNoDescriptor = false
    private(set) var isOnBackgroundThread = false
    private(set) var isComputing = false
    /// The object for which the main thread waits, as far as the kernel knows: "another thread", "a child process".
    private(set) var waitsFor: String?
    /// Milliseconds of the app's time to its next timer.
    private(set) var nextTimer: Int?

    /// Whether the innermost frame is Dispatch's, which traps without a message when it is misused.
    var isDispatchTrap: Bool { stacks[0].first?.image.hasSuffix("/libdispatch.so") == true }

    init(text: String) {
        for line in text.split(separator: "\n") {
            let word = line.prefix { $0 != " " }, rest = line.dropFirst(word.count + 1)
            switch word {
            case "signal": cause = Int32(rest).map { .signal($0) }
            case "real": cause = .hang(seconds: Int(rest) ?? 0, isVirtual: false)
            case "virtual": cause = .hang(seconds: Int(rest) ?? 0, isVirtual: true)
            case "memory": cause = .memory(Int(rest) ?? 0)
            case "exit": cause = Int32(rest).map { .exitInTest($0) }
            case "note": notes.append(String(rest))
            case "stack": isStackOverflow = true
            case "descriptors": hasNoDescriptor = true
            case "thread": isOnBackgroundThread = true
            case "computes": isComputing = true
            case "waits": waitsFor = String(rest.dropFirst("for ".count))
            case "timer": nextTimer = Int(rest)
            case "again": stacks.append([])
            case "frame":
                let parts = rest.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 3, let offset = UInt64(parts[0]) else { continue }
                stacks[stacks.count - 1].append(Frame(image: parts[1], offset: offset, symbol: parts[2] == "-" ? nil : parts[2]))
            default: break
            }
        }
    }

    /// Nil when there is none.
    static func read(_ file: String) -> EndReport? {
        (try? Data(contentsOf: URL(fileURLWithPath: file))).map { EndReport(text: String(decoding: $0, as: UTF8.self)) }
    }
}
