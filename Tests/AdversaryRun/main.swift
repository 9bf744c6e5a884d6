// The adversary from the command line: hunts through seeds or replays a script.
//   AdversaryRun [--seeds FROM-TO] [--steps N] [--ios N] [--scenes | --app] [--phone | --pad] [--without kind,kind] [--more kind,kind] [--no-shrink] [--all]
//   AdversaryRun --replay FILE [--ios N]     (its first line says the rest)
// Exit status 1 when something was found. WILLAPPEAR_ADVERSARY_SEED=N is --seeds N-N.
import Adversary
@preconcurrency import Glibc
import struct Foundation.Date
import class Foundation.FileHandle
import class Foundation.ProcessInfo
import struct Foundation.Data

var seeds: ClosedRange<UInt64> = 1...10
var steps = 1000
var iOSVersion: Int?
var hasScenes: Bool?
var isPad: Bool?
var setting = Setting()
var without: Set<Operation.Kind> = []
var more: Set<Operation.Kind> = []
var shrinks = true
var keepsGoing = false
var script: [Operation]?

func stop(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(64)
}

func range(_ text: String) -> ClosedRange<UInt64> {
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { stop("no seeds: \(text)") }
    return first...last
}

func kinds(_ text: String) -> Set<Operation.Kind> { Set(text.split(separator: ",").compactMap { Operation.Kind(rawValue: String($0)) }) }

if let seed = ProcessInfo.processInfo.environment["WILLAPPEAR_ADVERSARY_SEED"] { seeds = range(seed) }
var arguments = Array(CommandLine.arguments.dropFirst())
while !arguments.isEmpty {
    let option = arguments.removeFirst()
    func value() -> String { arguments.isEmpty ? "" : arguments.removeFirst() }
    switch option {
    case "--seeds": seeds = range(value())
    case "--steps": steps = Int(value()) ?? steps
    case "--ios": iOSVersion = Int(value())
    case "--scenes": hasScenes = true
    case "--app": hasScenes = false
    case "--phone": isPad = false
    case "--pad": isPad = true
    case "--without": without = kinds(value())
    case "--more": more = kinds(value())
    case "--no-shrink": shrinks = false
    case "--all": keepsGoing = true
    case "--replay":
        guard let data = FileHandle(forReadingAtPath: value())?.readDataToEndOfFile() else { stop("the script cannot be read") }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        if let said = lines.first.flatMap(Setting.init(firstLine:)) { setting = said }
        script = lines.compactMap { Operation($0) }
    default: stop("unknown option \(option)")
    }
}

if let script {
    let (failure, lines) = Hunt.replay(script, Setting(iOSVersion: iOSVersion ?? setting.iOSVersion, hasScenes: hasScenes ?? setting.hasScenes, isPad: isPad ?? setting.isPad))
    for line in lines { print(line) }
    print(failure.map { "\($0.rule): \($0.text)" } ?? "holds")
    exit(failure == nil ? 0 : 1)
}

let start = Date()
var operations = 0
var rules: [String: Int] = [:]
for seed in seeds {
    let plan = Plan(seed: seed, steps: steps, setting: Setting(seed: seed, iOSVersion: iOSVersion, hasScenes: hasScenes, isPad: isPad), without: without, more: more)
    let (finding, performed) = Hunt.run(plan, shrinks: shrinks, known: Set(rules.keys))
    operations += performed
    guard let finding else { continue }
    rules[finding.failure.rule, default: 0] += 1
    // One report a rule is enough to work on.
    if rules[finding.failure.rule] == 1 { print(finding.report, "\n") }
    if !keepsGoing { break }
}
let seconds = -start.timeIntervalSinceNow
print("\(operations) operations in \(Int(seconds * 10) / 10) s: \(seconds > 0 ? Int(Double(operations) / seconds) : 0) a second")
for (rule, count) in rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("  \(count) x \(rule)") }
exit(rules.isEmpty ? 0 : 1)
