// Questions to the store: samples in an order, and sums and averages of quantities.
import Foundation

/// Orders by the begin.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Orders by the end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Any number of samples.
public let HKObjectQueryNoLimit = 0

/// The relation of a sample's time to the time of a query.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sample must begin in the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// The sample must end in the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question.
open class HKQuery: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var stopped = false
    /// The condition that the samples meet.
    public let predicate: NSPredicate?
    /// The kind of samples that the query looks for.
    public let sampleType: HKSampleType
    init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
    var isStopped: Bool { lock.withLock { stopped } }
    func stop() { lock.withLock { stopped = true } }
    func answer(_ all: [HKSample]) { raiseHealth("\(type(of: self)) cannot be executed") }
    func matching(_ all: [HKSample]) -> [HKSample] { all.filter { $0.sampleType == sampleType && (predicate?.evaluate(with: $0) ?? true) } }
    /// A condition for samples of a time.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let from = startDate ?? .distantPast, to = endDate ?? .distantFuture
            if options.contains(.strictStartDate), sample.startDate < from || sample.startDate >= to { return false }
            if options.contains(.strictEndDate), sample.endDate < from || sample.endDate > to { return false }
            return sample.startDate < to && sample.endDate >= from
        }
    }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let limit: Int, order: [NSSortDescriptor], handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// A question for samples; without an order the earliest come first.
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        (self.limit, order, handler) = (limit, sortDescriptors ?? [], resultsHandler)
        super.init(sampleType, predicate)
    }
    override func answer(_ all: [HKSample]) {
        let found = matching(all).sorted { one, other in
            for descriptor in order {
                let result = descriptor.compare(one, to: other)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return order.isEmpty && one.startDate < other.startDate
        }
        handler(self, limit > 0 ? Array(found.prefix(limit)) : found, nil)
    }
}

/// The statistics that a query computes.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each source by itself.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The most.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The latest.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// Sums and averages of a time.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// The kind of quantity that the statistics are about.
    public let quantityType: HKQuantityType
    /// The begin of the statistics' time.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    private let samples: [HKQuantitySample], options: HKStatisticsOptions
    init(_ type: HKQuantityType, _ samples: [HKQuantitySample], _ options: HKStatisticsOptions) {
        (quantityType, self.samples, self.options) = (type, samples, options)
        (startDate, endDate) = (samples.map(\.startDate).min() ?? .distantPast, samples.map(\.endDate).max() ?? .distantFuture)
    }
    private func fold(_ option: HKStatisticsOptions, _ body: ([Double]) -> Double?) -> HKQuantity? {
        guard options.contains(option), let unit = samples.first?.quantity.ownUnit else { return nil }
        return body(samples.map { $0.quantity.doubleValue(for: unit) }).map { HKQuantity(unit: unit, doubleValue: $0) }
    }
    /// The sum.
    open func sumQuantity() -> HKQuantity? { fold(.cumulativeSum) { $0.reduce(0, +) } }
    /// The average.
    open func averageQuantity() -> HKQuantity? { fold(.discreteAverage) { $0.reduce(0, +) / Double($0.count) } }
    /// The least.
    open func minimumQuantity() -> HKQuantity? { fold(.discreteMin) { $0.min() } }
    /// The most.
    open func maximumQuantity() -> HKQuantity? { fold(.discreteMax) { $0.max() } }
    /// The latest.
    open func mostRecentQuantity() -> HKQuantity? { options.contains(.mostRecent) ? samples.max { $0.endDate < $1.endDate }?.quantity : nil }
}

/// Asks for sums and averages.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let options: HKStatisticsOptions, quantityType: HKQuantityType, handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    /// A question for a kind of quantity.
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        (self.options, self.quantityType, self.handler) = (options, quantityType, handler)
        super.init(quantityType, quantitySamplePredicate)
    }
    override func answer(_ all: [HKSample]) { handler(self, HKStatistics(quantityType, matching(all).compactMap { $0 as? HKQuantitySample }, options), nil) }
}
