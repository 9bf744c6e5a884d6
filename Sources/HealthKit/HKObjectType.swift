// The kinds of data in HealthKit, by name: quantities and categories. HKHealthStore keeps the samples.
@_exported import Foundation

/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    /// Steps.
    public static let stepCount = Self("StepCount")
    /// The way that was walked and run.
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    /// The way that was cycled.
    public static let distanceCycling = Self("DistanceCycling")
    /// Stairs.
    public static let flightsClimbed = Self("FlightsClimbed")
    /// Energy of moving.
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    /// Energy of resting.
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    /// Beats of the heart.
    public static let heartRate = Self("HeartRate")
    /// Beats at rest.
    public static let restingHeartRate = Self("RestingHeartRate")
    /// The variation of the heart's beats.
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    /// Weight.
    public static let bodyMass = Self("BodyMass")
    /// Height.
    public static let height = Self("Height")
    /// Weight by height squared.
    public static let bodyMassIndex = Self("BodyMassIndex")
    /// Fat of the body.
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    /// Temperature.
    public static let bodyTemperature = Self("BodyTemperature")
    /// Oxygen.
    public static let oxygenSaturation = Self("OxygenSaturation")
    /// Sugar in the blood.
    public static let bloodGlucose = Self("BloodGlucose")
    /// Pressure while the heart beats.
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    /// Pressure between beats.
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    /// Minutes of exercise.
    public static let appleExerciseTime = Self("AppleExerciseTime")
    /// Water.
    public static let dietaryWater = Self("DietaryWater")
    /// Energy of food.
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
}

/// The name of a kind of state.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    /// Sleep.
    public static let sleepAnalysis = Self("SleepAnalysis")
    /// Hours with standing.
    public static let appleStandHour = Self("AppleStandHour")
    /// Minutes of mindfulness.
    public static let mindfulSession = Self("MindfulSession")
}

/// A kind of data that a store can hold.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the type.
    public let identifier: String
    init(named identifier: String) { self.identifier = identifier }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    /// A kind of quantity.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    /// A kind of state.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    /// Workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
}
/// A kind of data that samples have.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// A kind of quantity.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
}
/// A kind of state.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// A kind of state.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}
/// Workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A unit of quantities: a factor to the base of one dimension, with degrees apart.
open class HKUnit: NSObject, @unchecked Sendable {
    /// The symbol of the unit.
    public let unitString: String
    let factor: Double, offset: Double, dimension: [String: Int]
    init(_ unitString: String, _ factor: Double, _ dimension: [String: Int], offset: Double = 0) { (self.unitString, self.factor, self.dimension, self.offset) = (unitString, factor, dimension, offset) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit).map { $0.factor == factor && $0.dimension == dimension && $0.offset == offset } ?? false }
    open override var hash: Int { factor.hashValue }
    /// A number.
    open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
    /// A hundredth.
    open class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
    /// Metres.
    open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
    /// Thousands or parts of metres.
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.letter + "m", prefix.factor, ["m": 1]) }
    /// Miles.
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
    /// Feet.
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
    /// Inches.
    open class func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
    /// Grams.
    open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
    /// Thousands or parts of grams.
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.letter + "g", prefix.factor, ["g": 1]) }
    /// Pounds.
    open class func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
    /// The second.
    open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
    /// Minutes.
    open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
    /// Hours.
    open class func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
    /// Joules.
    open class func joule() -> HKUnit { HKUnit("J", 1, ["J": 1]) }
    /// Kilocalories.
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, ["J": 1]) }
    /// Litres.
    open class func liter() -> HKUnit { HKUnit("L", 1, ["L": 1]) }
    /// Thousands or parts of litres.
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.letter + "L", prefix.factor, ["L": 1]) }
    /// Millimetres of mercury.
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415, ["Pa": 1]) }
    /// Degrees Celsius.
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["K": 1], offset: 273.15) }
    /// Degrees Fahrenheit.
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5.0 / 9, ["K": 1], offset: 459.67 * 5 / 9) }
    private func combined(_ other: HKUnit, _ sign: Int, _ mark: String) -> HKUnit {
        let both = dimension.merging(other.dimension.mapValues { $0 * sign }) { $0 + $1 }.filter { $0.value != 0 }
        return HKUnit(unitString + mark + other.unitString, sign > 0 ? factor * other.factor : factor / other.factor, both)
    }
    /// One for each of another.
    open func unitDivided(by unit: HKUnit) -> HKUnit { combined(unit, -1, "/") }
    /// One times another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(unit, 1, "·") }
}

/// Thousands and parts.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
    var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue] }
    var letter: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}

/// So many of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit, value: Double
    var ownUnit: HKUnit { unit }
    /// So many of a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Whether it can be counted in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
    /// The value in another unit; a unit of another kind is an exception.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else { raiseHealth("Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)") }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }
    /// Compares two quantities.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity).map { $0.is(compatibleWith: unit) && $0.doubleValue(for: unit) == value } ?? false }
    open override var hash: Int { (value * unit.factor).hashValue }
}
