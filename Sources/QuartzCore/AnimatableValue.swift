// The values that animations mix: numbers, geometry, colours, paths. Converts to and from
// the values that apps put into `fromValue` and `values`.

import CoreGraphics

enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case numbers([Double])
    case colors([CGColor])
    /// Changes at once.
    case discrete(Any?)

    var isContinuous: Bool {
        if case .discrete = self { return false }
        return true
    }

    /// Whether setting one value in place of the other changes nothing.
    func equals(_ other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }

    /// The value as an app would write it.
    var boxed: Any? {
        switch self {
        case .number(let v): return v
        case .point(let v): return v
        case .size(let v): return v
        case .rect(let v): return v
        case .transform(let v): return v
        case .color(let v): return v
        case .path(let v): return v
        case .numbers(let v): return v
        case .colors(let v): return v
        case .discrete(let v): return v
        }
    }

    /// The value of a property that an app's own layer class keeps by key.
    init?(userValue: Any) {
        switch userValue {
        case let v as CGPoint: self = .point(v)
        case let v as CGSize: self = .size(v)
        case let v as CGRect: self = .rect(v)
        case let v as CATransform3D: self = .transform(v)
        case let v as CGColor: self = .color(v)
        default:
            guard let number = Self.double(userValue) else { return nil }
            self = .number(number)
        }
    }

    static func double(_ any: Any?) -> Double? {
        switch any {
        case let v as Double: return v
        case let v as CGFloat: return Double(v)
        case let v as Float: return Double(v)
        case let v as Int: return Double(v)
        case let v as NSNumber: return v.doubleValue
        case let v as Bool: return v ? 1 : 0
        case let v as any BinaryInteger: return Double(Int64(truncatingIfNeeded: v))
        default: return nil
        }
    }

    /// `any` as the same kind of value as `self`; nil if it is of another kind.
    func like(_ any: Any?) -> AnimatableValue? {
        guard let any else {
            switch self {
            case .color: return .color(nil)
            case .path: return .path(nil)
            case .discrete: return .discrete(nil)
            default: return nil
            }
        }
        if let optional = any as? any AnyOptional { return like(optional.unwrapped) }
        switch self {
        case .number: return Self.double(any).map { .number($0) }
        case .point:
            if let v = any as? CGPoint { return .point(v) }
            return (any as? NSValue).map { .point($0.cgPointValue) }
        case .size:
            if let v = any as? CGSize { return .size(v) }
            return (any as? NSValue).map { .size($0.cgSizeValue) }
        case .rect:
            if let v = any as? CGRect { return .rect(v) }
            return (any as? NSValue).map { .rect($0.cgRectValue) }
        case .transform:
            if let v = any as? CATransform3D { return .transform(v) }
            if let v = any as? CGAffineTransform { return .transform(CATransform3D(v)) }
            guard let v = any as? NSValue else { return nil }
            return v.boxedDoubleCount == 6 ? .transform(CATransform3D(v.cgAffineTransformValue)) : .transform(v.caTransform3DValue)
        case .color: return (any as? CGColor).map { .color($0) }
        case .path: return (any as? CGPath).map { .path($0) }
        case .numbers: return (any as? [Any]).map { .numbers($0.compactMap { Self.double($0) }) }
        case .colors: return (any as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
        case .discrete: return .discrete(any)
        }
    }

    static func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
        func m(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * CGFloat(t) }
        switch (a, b) {
        case (.number(let x), .number(let y)): return .number(x + (y - x) * t)
        case (.point(let x), .point(let y)): return .point(CGPoint(x: m(x.x, y.x), y: m(x.y, y.y)))
        case (.size(let x), .size(let y)): return .size(CGSize(width: m(x.width, y.width), height: m(x.height, y.height)))
        case (.rect(let x), .rect(let y)):
            return .rect(CGRect(
                x: m(x.origin.x, y.origin.x), y: m(x.origin.y, y.origin.y), width: m(x.size.width, y.size.width),
                height: m(x.size.height, y.size.height)))
        case (.transform(let x), .transform(let y)): return .transform(x.mixed(with: y, t))
        case (.color(let x), .color(let y)): return .color(mixColors(x, y, t))
        case (.path(let x?), .path(let y?)): return .path(x.mixed(with: y, t) ?? (t < 1 ? x : y))
        case (.numbers(let x), .numbers(let y)) where x.count == y.count:
            return .numbers(zip(x, y).map { $0 + ($1 - $0) * t })
        case (.colors(let x), .colors(let y)) where x.count == y.count:
            return .colors(zip(x, y).compactMap { mixColors($0, $1, t) })
        default: return t < 0.5 ? a : b
        }
    }

    /// `a + factor · b`, for additive and cumulative animations.
    static func sum(_ a: AnimatableValue, _ b: AnimatableValue, factor: Double = 1) -> AnimatableValue {
        let f = CGFloat(factor)
        switch (a, b) {
        case (.number(let x), .number(let y)): return .number(x + y * factor)
        case (.point(let x), .point(let y)): return .point(CGPoint(x: x.x + y.x * f, y: x.y + y.y * f))
        case (.size(let x), .size(let y)): return .size(CGSize(width: x.width + y.width * f, height: x.height + y.height * f))
        case (.rect(let x), .rect(let y)):
            return .rect(CGRect(
                x: x.origin.x + y.origin.x * f, y: x.origin.y + y.origin.y * f, width: x.size.width + y.size.width * f,
                height: x.size.height + y.size.height * f))
        case (.transform(let x), .transform(let y)): return .transform(CATransform3DConcat(y, x))
        case (.numbers(let x), .numbers(let y)) where x.count == y.count: return .numbers(zip(x, y).map { $0 + $1 * factor })
        default: return b
        }
    }

    /// The distance of two values, for paced keyframes.
    static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
        switch (a, b) {
        case (.number(let x), .number(let y)): return abs(y - x)
        case (.point(let x), .point(let y)): return Double(hypot(y.x - x.x, y.y - x.y))
        case (.size(let x), .size(let y)): return Double(hypot(y.width - x.width, y.height - x.height))
        case (.rect(let x), .rect(let y)): return Double(hypot(y.midX - x.midX, y.midY - x.midY) + hypot(y.width - x.width, y.height - x.height))
        default: return 1
        }
    }

    private static func mixColors(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
        if a == nil, b == nil { return nil }
        let x = a?.sRGB ?? b.map { ($0.sRGB.red, $0.sRGB.green, $0.sRGB.blue, 0) } ?? (0, 0, 0, 0)
        let y = b?.sRGB ?? (x.0, x.1, x.2, 0)
        // A clear colour has no hue of its own: only alpha changes.
        let from = x.3 == 0 ? (y.0, y.1, y.2, 0) : x, to = y.3 == 0 ? (x.0, x.1, x.2, 0) : y
        func m(_ p: CGFloat, _ q: CGFloat) -> CGFloat { p + (q - p) * CGFloat(t) }
        return CGColor(red: m(from.0, to.0), green: m(from.1, to.1), blue: m(from.2, to.2), alpha: m(from.3, to.3))
    }
}

/// Unwraps an optional that was put into an `Any`.
protocol AnyOptional {
    var unwrapped: Any? { get }
}

extension Optional: AnyOptional {
    var unwrapped: Any? { map { $0 } }
}

extension CGPath {
    /// A path between two paths; nil when the paths differ in the number or kind of their elements.
    func mixed(with other: CGPath, _ t: Double) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        func m(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
        }
        var result: [Element] = []
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let x), .move(let y)): result.append(.move(m(x, y)))
            case (.line(let x), .line(let y)): result.append(.line(m(x, y)))
            case (.quad(let c, let x), .quad(let d, let y)): result.append(.quad(control: m(c, d), end: m(x, y)))
            case (.cubic(let c1, let c2, let x), .cubic(let d1, let d2, let y)):
                result.append(.cubic(control1: m(c1, d1), control2: m(c2, d2), end: m(x, y)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: result)
    }
}
