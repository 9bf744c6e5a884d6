// A motion effect of one key path between two values.
import CoreGraphics

/// Moves a value of a view from a minimum to a maximum as the device is tilted along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of tilting that has an effect.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// A key path of the view: `center.x`, `layer.shadowOffset.width`.
    open private(set) var keyPath: String
    /// The axis of tilting that has an effect.
    open private(set) var type: EffectType
    /// Added at the offset −1: a number, or a value that boxes a point, size, offset or vector.
    open var minimumRelativeValue: Any?
    /// Added at the offset 1.
    open var maximumRelativeValue: Any?

    /// Creates an effect; without values it changes nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
    /// Decodes an effect from UIKit's archives.
    public required init?(coder: NSCoder) {
        keyPath = coder.decodeObject(forKey: "UIKeyPath") as? String ?? ""
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIMotionEffectType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.decodeObject(forKey: "UIMinimumRelativeValue")
        maximumRelativeValue = coder.decodeObject(forKey: "UIMaximumRelativeValue")
    }
    open override func encode(with coder: NSCoder) {
        coder.encode(keyPath, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIMotionEffectType")
        coder.encode(minimumRelativeValue, forKey: "UIMinimumRelativeValue")
        coder.encode(maximumRelativeValue, forKey: "UIMaximumRelativeValue")
    }

    /// The value between the two at the place of the viewer.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(offset, -1), 1) + 1) / 2
        if let a = number(minimumRelativeValue), let b = number(maximumRelativeValue) { return [keyPath: NSNumber(value: Double(a + (b - a) * share))] }
        guard let a = minimumRelativeValue as? NSValue, let b = maximumRelativeValue as? NSValue, String(cString: a.objCType) == String(cString: b.objCType) else { return nil }
        let p = a.cgPointValue, q = b.cgPointValue
        return [keyPath: NSValue(cgPoint: CGPoint(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share))]
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let v as NSNumber: return CGFloat(v.doubleValue)
        case let v as CGFloat: return v
        case let v as Double: return CGFloat(v)
        case let v as Int: return CGFloat(v)
        case let v as Float: return CGFloat(v)
        default: return nil
        }
    }
}
