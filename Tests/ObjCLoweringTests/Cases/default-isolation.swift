// A module whose declarations belong to the main actor by default: subclasses of Foundation's classes, which belong to none here.
import Foundation

struct Settings {
    static let title = "settings"
    static var count = 0
}

final class Job: Operation {
    var log: [String] = []
    private var steps = 0 { didSet { log.append("step \(steps)") } }

    override init() { super.init() }

    override func main() {
        steps += 1
        Settings.count += 1
        log.append(Settings.title)
        note("main")
    }
    override var isAsynchronous: Bool { Settings.count > 5 }

    func note(_ text: String) { log.append("note \(text) \(Settings.count)") }
    func sum(of numbers: [Int]) throws -> Int {
        guard let first = numbers.first else { throw CocoaError(.fileNoSuchFile) }
        return numbers.dropFirst().reduce(first, +)
    }
    class func label() -> String { Settings.title }
    func later() async -> Int { Settings.count }
}

extension Job {
    var summary: String { log.joined(separator: ", ") }
    func clear() { log = [] }
}

/// No members of its own, and an initialiser that it inherits.
class Plain: NumberFormatter {}

final class Words: NumberFormatter {
    override func string(from number: NSNumber) -> String? { "number \(number) of \(Settings.title)" }
}

final class Point: NSObject {
    let x: Int
    init(x: Int) { self.x = x }
    override func isEqual(_ object: Any?) -> Bool { (object as? Point)?.x == x }
    override var hash: Int { x }
    override var description: String { "point \(x)" }
}

@main enum Main {
    static func main() async {
        let job = Job()
        job.main()
        print(job.summary, job.isAsynchronous, Job.label(), (try? job.sum(of: [1, 2])) ?? -1, (try? job.sum(of: [])) ?? -1)
        job.clear()
        print(job.log.count, await job.later())
        print(Plain().numberStyle == .none, Words().string(from: 5) ?? "nil")
        print(Point(x: 3) == Point(x: 3), Point(x: 3).isEqual(Point(x: 4)), Point(x: 3).description, Set([Point(x: 1), Point(x: 1)]).count)
    }
}
