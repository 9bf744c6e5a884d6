// GameplayKit's sources of random numbers and their distributions. The generators are the published algorithms; Apple does not
// document how it seeds them, so a seed gives the same numbers every time here, but not those of a device.
@_exported import Foundation

/// Gives random numbers.
public protocol GKRandom: AnyObject {
    /// A number of 32 bits with a sign, or one of a distribution's.
    func nextInt() -> Int
    /// A number from 0 to below `upperBound`.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}

/// A source of random numbers: without a seed, the system's.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()

    /// A source of the system's numbers.
    public override init() {}

    /// The source that the whole app shares.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 32 bits.
    func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 0 else { return 0 }
        // Numbers above the last whole multiple of the bound would make small results likelier.
        let bound = UInt64(upperBound), wide = bound > UInt64(UInt32.max)
        let limit = wide ? UInt64.max - UInt64.max % bound : (UInt64(1) << 32) - (UInt64(1) << 32) % bound
        while true {
            let number = wide ? UInt64(nextBits()) << 32 | UInt64(nextBits()) : UInt64(nextBits())
            if number < limit { return Int(number % bound) }
        }
    }
    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float((1 << 24) - 1) }
    open func nextBool() -> Bool { nextBits() >> 31 == 1 }

    /// The objects of an array in another order, by Fisher's and Yates' method.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}

/// Arc4: fast, of middling quality.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// The value from which the numbers follow.
    open var seed: Data { didSet { schedule() } }
    private var state: [UInt8] = []
    private var i: UInt8 = 0, j: UInt8 = 0

    /// A source with a seed of the system's.
    public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }
    /// A source whose numbers follow from `seed`.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        schedule()
    }

    private func schedule() {
        state = Array(0...255)
        (i, j) = (0, 0)
        guard !seed.isEmpty else { return }
        let key = Array(seed)
        var k: UInt8 = 0
        for index in 0..<256 {
            k = k &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(k))
        }
    }
    private func nextByte() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }
    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

    /// Leaves out numbers; the first of Arc4 tell of its seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

/// A linear congruence: very fast, of low quality. Knuth's constants (MMIX).
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// The value from which the numbers follow.
    open var seed: UInt64 { didSet { state = seed } }
    private var state: UInt64

    /// A source with a seed of the system's.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }
    /// A source whose numbers follow from `seed`.
    public init(seed: UInt64) {
        (self.seed, state) = (seed, seed)
        super.init()
    }
    override func nextBits() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(state >> 32)
    }
}

/// Matsumoto's and Nishimura's Mersenne twister, MT19937-64: slower, of high quality.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// The value from which the numbers follow.
    open var seed: UInt64 { didSet { fill() } }
    private var state: [UInt64] = []
    private var index = 312

    /// A source with a seed of the system's.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }
    /// A source whose numbers follow from `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        fill()
    }

    private func fill() {
        state = [seed]
        for index in 1..<312 { state.append(6_364_136_223_846_793_005 &* (state[index - 1] ^ state[index - 1] >> 62) &+ UInt64(index)) }
        index = 312
    }
    private func twist() {
        for k in 0..<312 {
            let x = state[k] & 0xFFFF_FFFF_8000_0000 | state[(k + 1) % 312] & 0x7FFF_FFFF
            state[k] = state[(k + 156) % 312] ^ x >> 1 ^ (x & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
        }
        index = 0
    }
    /// The next 64 bits.
    func nextWord() -> UInt64 {
        if index == 312 { twist() }
        var x = state[index]
        index += 1
        x ^= x >> 29 & 0x5555_5555_5555_5555
        x ^= x << 17 & 0x71D6_7FFF_EDA6_0000
        x ^= x << 37 & 0xFFF7_EEE0_0000_0000
        return x ^ x >> 43
    }
    override func nextBits() -> UInt32 { UInt32(nextWord() >> 32) }
}

extension NSArray {
    /// The objects in another order.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
    /// The objects in another order, by a source's numbers.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map { $0 }) }
}
