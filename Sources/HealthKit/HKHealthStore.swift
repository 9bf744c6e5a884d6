// HKHealthStore: samples in memory. Who asks for access may save and read, as after a tap on Allow; each sample is found again.
import DeviceServices
import Foundation
import ObjectiveC

func raiseHealth(_ reason: String) -> Never { raiseException(name: "_HKException", reason: reason) }

/// The domain of `HKError`.
public let HKErrorDomain = "com.apple.healthkit"

/// The reason why health data cannot be read or written.
public struct HKError: CustomNSError, Hashable, Sendable {
    /// HKDefines.h's numbers, those that this store gives.
    public enum Code: Int, Sendable { case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled }
    /// `HKErrorDomain`
    public static var errorDomain: String { HKErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The permission of the user to save.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }

/// Keeps and finds samples.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var asked: Set<HKObjectType> = []
    nonisolated(unsafe) private static var samples: [HKSample] = []
    /// Whether there is health data: there is, in memory.
    open class func isHealthDataAvailable() -> Bool { true }
    /// A store; all of a process show the same samples.
    public override init() { super.init() }

    /// Not asked yet, then allowed.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { Self.lock.withLock { Self.asked.contains(type) } ? .sharingAuthorized : .notDetermined }
    /// Asks; the answer is yes and comes on a queue of its own.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        MissingService.say("HKHealthStore", "asks nobody here: access is granted, to samples in memory")
        Self.lock.withLock { Self.asked.formUnion((typesToShare ?? []).map { $0 as HKObjectType }) }
        DispatchQueue.global().async { completion(true, nil) }
    }
    /// The same, awaited.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        Self.lock.withLock { Self.asked.formUnion(typesToShare.map { $0 as HKObjectType }) }
    }
    /// Asks for what an extension, as one of a watch, has asked for: none runs beside the app here, so there is nothing to ask.
    open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { DispatchQueue.global().async { completion(true, nil) } }
    /// Keeps a sample.
    open func save(_ object: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { save([object], withCompletion: completion) }
    /// Keeps samples, all or none.
    open func save(_ objects: [HKSample], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = keep(objects)
        DispatchQueue.global().async { completion(error == nil, error) }
    }
    /// Keeps a sample.
    open func save(_ object: HKSample) async throws { if let error = keep([object]) { throw error } }
    private func keep(_ objects: [HKSample]) -> HKError? {
        Self.lock.withLock {
            guard objects.allSatisfy({ Self.asked.contains($0.sampleType) }) else { return HKError(.errorAuthorizationNotDetermined) }
            Self.samples += objects.filter { new in !Self.samples.contains { $0 === new } }
            return nil
        }
    }
    /// Takes a sample away.
    open func delete(_ object: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let found = Self.lock.withLock {
            let count = Self.samples.count
            Self.samples.removeAll { $0 === object }
            return Self.samples.count < count
        }
        DispatchQueue.global().async { completion(found, found ? nil : HKError(.errorInvalidArgument)) }
    }
    /// Answers a question on a queue of its own.
    open func execute(_ query: HKQuery) {
        let all = Self.lock.withLock { Self.samples }
        DispatchQueue.global().async { if !query.isStopped { query.answer(all) } }
    }
    /// Takes a question back.
    open func stop(_ query: HKQuery) { query.stop() }
}

/// A measurement with its time.
open class HKSample: NSObject, @unchecked Sendable {
    /// Names it.
    public let uuid = UUID()
    /// The kind of the sample.
    public let sampleType: HKSampleType
    /// The begin of the sample.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    /// Further facts about the sample.
    public let metadata: [String: Any]?
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) { (sampleType, startDate, endDate, self.metadata) = (type, start, end, metadata) }
}

/// So many of something in a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The measured quantity.
    public let quantity: HKQuantity
    /// The kind of quantity.
    open var quantityType: HKQuantityType { sampleType as? HKQuantityType ?? HKQuantityType(named: sampleType.identifier) }
    /// A sample.
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        self.quantity = quantity
        super.init(quantityType, startDate, endDate, metadata)
    }
}

/// A state in a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The state, as a number of its kind's enumeration.
    public let value: Int
    /// The kind of state.
    open var categoryType: HKCategoryType { sampleType as? HKCategoryType ?? HKCategoryType(named: sampleType.identifier) }
    /// A sample.
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type, startDate, endDate, metadata)
    }
}

@used @section(".init_array") private let sampleKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: HKSample.self) {
        $0.p("startDate", \HKSample.startDate)
        $0.p("endDate", \HKSample.endDate)
    }
}
