// Random numbers that depend on nothing but their seed (SplitMix64).

struct Chance {
    private var state: UInt64

    /// The seed is mixed first: taken as it is, each seed would be its neighbour's stream, one number later.
    init(seed: UInt64) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ 0x1234_5678_9ABC_DEF1
        state = next() ^ (seed << 32)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(next() % UInt64(bound)) }
    mutating func one(in count: Int) -> Bool { below(count) == 0 }
    mutating func pick<Value>(_ values: [Value]) -> Value? { values.isEmpty ? nil : values[below(values.count)] }
}
