// A monkey's actions as steps of a script: touches, keys, rotation, background, memory warnings, by the numbers of a seed.
// Called by MonkeyCommand. Knows no app: it uses points, not names, so that no step depends on the screen's content.

import HostProtocol

/// The same seed, device and duration give the same steps.
struct MonkeyScript: Equatable {
    /// One action of the monkey. Statements that belong together, such as leaving the app and coming back, are one step.
    typealias Step = String

    var steps: [Step]

    var text: String { steps.joined(separator: "\n") + "\n" }

    init(steps: [Step]) { self.steps = steps }

    /// - Parameter seconds: the app's time for all steps; every step is followed by a part of it.
    init(seed: UInt64, device: DeviceProfile, seconds: Double) {
        var source = SplitMix(state: seed)
        // After a rotation the screen may have turned or not: points of the smaller square are on it either way.
        var isUpright = true
        var passed = 0.0
        steps = []
        func point() -> String {
            let least = min(device.width, device.height)
            let width = isUpright ? device.width : least, height = isUpright ? device.height : least
            return "\(source.whole(below: Int(width))),\(source.whole(below: Int(height)))"
        }
        while passed < seconds {
            var pause = Double(1 + source.whole(below: 10)) / 10
            let step: Step
            switch source.whole(below: 100) {
            case 0..<50: step = "tap \(point())"
            case 50..<55: step = "double-tap \(point())"
            case 55..<59:
                step = "long-press \(point()) 1"
                pause += 1
            case 59..<77:
                step = "drag \(point()) \(point()) 0.3"
                pause += 0.3
            case 77..<87: step = "key \(Self.keys[source.whole(below: Self.keys.count)])"
            case 87..<91:
                let side = ["left", "right", "portrait", "upside-down"][source.whole(below: 4)]
                isUpright = side == "portrait"
                step = "rotate \(side)"
            case 91..<94: step = "memory-warning"
            case 94..<97:
                step = "home; wait 1; open"
                pause += 1
            case 97..<99: step = "appearance \(source.whole(below: 2) == 0 ? "dark" : "light")"
            default: step = "shake"
            }
            steps.append("\(step); wait \(ScriptNumber.text(pause))")
            passed += pause
        }
    }

    /// Letters twice: text is more than its control keys.
    private static let keys = Array("abcdefghijklmnopqrstuvwxyzaeinost0123456789").map(String.init) + ["space", "return", "delete", "delete", "tab", "escape"]

    /// The script without steps that touch outside the smaller square, for an app that is never in portrait.
    func within(_ device: DeviceProfile) -> MonkeyScript {
        let least = min(device.width, device.height)
        return MonkeyScript(steps: steps.filter { step in
            step.split(separator: " ").allSatisfy { word in
                let numbers = word.split(separator: ",").compactMap { Double($0.prefix { $0 != ";" }) }
                return numbers.count < 2 || numbers.allSatisfy { $0 < least }
            }
        })
    }
}

/// Numbers as a script writes them: tenths, without a binary fraction's tail.
private enum ScriptNumber {
    static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

/// Steele, Lea and Flood's SplitMix64: small, and the same everywhere.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    mutating func whole(below bound: Int) -> Int { bound <= 1 ? 0 : Int(next() % UInt64(bound)) }
}
