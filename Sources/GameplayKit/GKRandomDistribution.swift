// Distributions of random numbers over a range: evenly, by Gauss' curve, or without repeating one soon. Called by apps;
// the numbers come from a GKRandomSource.
import Foundation

/// Numbers of a range, all as likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    /// The least number.
    public let lowestValue: Int
    /// The greatest number.
    public let highestValue: Int
    /// The number of possible results.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Numbers of a source.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
    }
    /// Numbers of the system's.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// A die with that many sides, from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// A die with six sides.
    open class func d6() -> Self { self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
    /// A die with twenty sides.
    open class func d20() -> Self { self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// A number of the distribution below `upperBound`; the lowest when there is none.
    open func nextInt(upperBound: Int) -> Int {
        let limit = min(upperBound - 1, highestValue)
        return limit < lowestValue ? lowestValue : lowestValue + source.nextInt(upperBound: limit - lowestValue + 1)
    }
    open func nextUniform() -> Float { numberOfPossibleOutcomes == 1 ? 1 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers around the middle of the range, within three deviations, which are the whole range.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The middle.
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// A sixth of the range.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    open override func nextInt() -> Int {
        // Box and Muller's method; values beyond the range are drawn again.
        while true {
            let radius = (-2 * log(max(Double(source.nextUniform()), .leastNormalMagnitude))).squareRoot()
            let number = (Double(mean) + Double(deviation) * radius * cos(2 * .pi * Double(source.nextUniform()))).rounded()
            if number >= Double(lowestValue), number <= Double(highestValue) { return Int(number) }
        }
    }
    open override func nextInt(upperBound: Int) -> Int { max(lowestValue, min(nextInt(), upperBound - 1)) }
}

/// Every number of the range once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var left: [Int] = []

    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound { return number }
        }
    }
}
