// Measuring with metrics and options. The block runs once more than asked, and the first run does not count, as Apple
// documents it for XCTMeasureOptions.iterationCount. Results are printed in XCTest's words.
import AppleCoreFoundation
import Foundation
import XCTest

/// A value that a measurement reports.
public protocol XCTMetric: NSObjectProtocol {}

/// A metric that can be read before and after a run.
protocol ReadableMetric: XCTMetric {
    var title: String { get }
    func value() -> Double
}

/// The seconds of the clock that does not go back; on the virtual clock these are the app's own seconds.
public final class XCTClockMetric: NSObject, ReadableMetric {
    let title = "Clock Monotonic Time, s"
    func value() -> Double { Double(mach_absolute_time()) / 1_000_000_000 }
}

/// The seconds of the processor, of all threads.
public final class XCTCPUMetric: NSObject, ReadableMetric {
    /// All threads of the process.
    public override init() {}
    /// All threads of the process: threads are not told apart here.
    public convenience init(limitingToCurrentThread limited: Bool) { self.init() }
    let title = "CPU Time, s"
    func value() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// Kilobytes of memory in use.
public final class XCTMemoryMetric: NSObject, ReadableMetric {
    let title = "Memory Physical, kB"
    func value() -> Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (fields.count > 1 ? Double(fields[1]) ?? 0 : 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
    }
}

/// Kilobytes written to storage.
public final class XCTStorageMetric: NSObject, ReadableMetric {
    let title = "Disk Logical Writes, kB"
    func value() -> Double {
        let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("wchar:") }
        return (line.flatMap { Double($0.dropFirst(6).trimmingCharacters(in: .whitespaces)) } ?? 0) / 1024
    }
}

/// Options for measuring a block.
open class XCTMeasureOptions: NSObject {
    /// The calls that start and stop the measurement.
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block calls `startMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The block calls `stopMeasuring()`.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }
    /// The parts of a measurement that the test starts and stops itself. Default none.
    open var invocationOptions: InvocationOptions = []
    /// Runs that count. Five unless it is set.
    open var iterationCount = 5
    /// Five runs, nothing by hand.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// Five runs, nothing by hand.
    public override init() {}
}

extension XCTestCase {
    /// The clock.
    public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
    /// Five runs, nothing by hand.
    public class var defaultMeasureOptions: XCTMeasureOptions { .default }

    /// Measures the clock with options.
    public func measure(options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void) {
        measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
    }

    /// Measures the metrics. With options by hand, XCTest's own ten runs of the clock are measured instead.
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file, line: Int = #line, block: () -> Void
    ) {
        guard options.invocationOptions.isEmpty else {
            let isManual = options.invocationOptions.contains(.manuallyStart)
            return measureMetrics([.wallClockTime], automaticallyStartMeasuring: !isManual, file: file, line: line, for: block)
        }
        let readable = metrics.compactMap { $0 as? any ReadableMetric }
        var values = [[Double]](repeating: [], count: readable.count)
        for run in 0...max(1, options.iterationCount) {
            let before = readable.map { $0.value() }
            block()
            if run == 0 { continue }
            for (index, metric) in readable.enumerated() { values[index].append(metric.value() - before[index]) }
        }
        for (metric, values) in zip(readable, values) { print("\(file):\(line): Test Case '\(name)' measured [\(metric.title)] \(Self.summary(values))") }
    }

    private static func summary(_ values: [Double]) -> String {
        let average = values.reduce(0, +) / Double(max(1, values.count))
        let deviation = (values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(max(1, values.count))).squareRoot()
        let relative = average == 0 ? 0 : deviation / average * 100
        let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
        return String(format: "average: %.3f, relative standard deviation: %.3f%%, values: [\(list)]", average, relative)
    }
}
