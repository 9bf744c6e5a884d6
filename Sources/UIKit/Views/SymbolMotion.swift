// The movements of an image view's layer for each symbol effect. Symbols here have one layer, and Apple's curves and durations are not
// public, so these are approximations (Docs/DIVERGENCES.md). SymbolEffectPlayer plays them; layers' own values never change.
import QuartzCore
import Symbols

struct SymbolMotion {
    /// A key path and the values it passes through, relative to the layer's own value: factors, or summands if `isSum`.
    struct Track {
        var path: String
        var values: [CGFloat]
        var isSum = false
    }
    var tracks: [Track]
    /// The seconds of one round.
    var duration: TimeInterval
    /// The end holds until the effect is removed.
    var stays = false
    /// Whether an effect without options continues until it is removed.
    var repeatsByDefault = false

    static func of(_ effect: SymbolEffectConfiguration) -> SymbolMotion {
        let isDown = effect.direction == .down
        switch effect.motion {
        case .bounce, .automatic: return SymbolMotion(tracks: [Track(path: "transform.scale", values: isDown ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1])], duration: 0.6)
        case .pulse: return SymbolMotion(tracks: [Track(path: "opacity", values: [1, 0.35, 1])], duration: 1.4, repeatsByDefault: true)
        case .variableColor:
            return SymbolMotion(tracks: [Track(path: "opacity", values: effect.isReversing ? [0.35, 1, 0.35] : [0.35, 0.6, 1])], duration: 1, repeatsByDefault: true)
        case .scale: return SymbolMotion(tracks: [Track(path: "transform.scale", values: [1, isDown ? 0.8 : 1.25])], duration: 0.35, stays: true)
        case .appear, .drawOn:
            return SymbolMotion(tracks: [Track(path: "opacity", values: [0, 1]), Track(path: "transform.scale", values: [isDown ? 1.3 : 0.7, 1])], duration: 0.35, stays: true)
        case .disappear, .drawOff:
            return SymbolMotion(tracks: [Track(path: "opacity", values: [1, 0]), Track(path: "transform.scale", values: [1, effect.direction == .up ? 1.3 : 0.7])], duration: 0.35, stays: true)
        case .replace: return replacement(effect.replacement ?? .downUp)
        case .wiggle: return wiggle(effect.direction)
        case .rotate:
            let turn: CGFloat = effect.direction == .counterClockwise ? -2 * .pi : 2 * .pi
            return SymbolMotion(tracks: [Track(path: "transform.rotation.z", values: [0, turn / 2, turn], isSum: true)], duration: 1.5, repeatsByDefault: true)
        case .breathe:
            var tracks = [Track(path: "transform.scale", values: [1, 1.12, 1])]
            if effect.isVariant { tracks.append(Track(path: "opacity", values: [1, 0.6, 1])) }
            return SymbolMotion(tracks: tracks, duration: 2, repeatsByDefault: true)
        }
    }

    /// Old picture in the first half, new one in the second.
    private static func replacement(_ kind: SymbolEffectConfiguration.Replacement) -> SymbolMotion {
        let (old, hides): (CGFloat, Bool) = switch kind {
        case .upUp: (1.3, true)
        case .offUp: (1, false)
        default: (0.7, true)
        }
        let fade = Track(path: "opacity", values: hides ? [1, 0, 1] : [1, 0.99, 1])
        return SymbolMotion(tracks: [fade, Track(path: "transform.scale", values: [1, old, 1])], duration: 0.4)
    }

    private static func wiggle(_ direction: SymbolEffectConfiguration.Direction?) -> SymbolMotion {
        func along(_ x: CGFloat, _ y: CGFloat) -> SymbolMotion {
            let swing: [CGFloat] = [0, 3, -3, 2, 0]
            return SymbolMotion(
                tracks: [Track(path: "transform.translation.x", values: swing.map { $0 * x }, isSum: true), Track(path: "transform.translation.y", values: swing.map { $0 * y }, isSum: true)]
                    .filter { $0.values.contains { $0 != 0 } }, duration: 0.6)
        }
        switch direction {
        case .up: return along(0, -1)
        case .down: return along(0, 1)
        case .left, .backward: return along(-1, 0)
        case .right, .forward: return along(1, 0)
        case .angle(let degrees): return along(cos(degrees * .pi / 180), -sin(degrees * .pi / 180))
        default:
            let sign: CGFloat = direction == .counterClockwise ? -1 : 1
            return SymbolMotion(tracks: [Track(path: "transform.rotation.z", values: [0, 0.2, -0.2, 0.1, 0].map { $0 * sign }, isSum: true)], duration: 0.6)
        }
    }
}
