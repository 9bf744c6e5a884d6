// The meaning of a filter's name: its inputs with their defaults, and the function that computes the result from them.
import CoreGraphics
import Foundation

struct FilterInput {
    let key: String
    let value: Any?
    let className: String

    static func image(_ key: String = kCIInputImageKey) -> FilterInput { FilterInput(key: key, value: nil, className: "CIImage") }
    static func number(_ key: String, _ value: Double) -> FilterInput { FilterInput(key: key, value: NSNumber(value: value), className: "NSNumber") }
    static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
        FilterInput(key: key, value: CIVector(values: values, count: values.count), className: "CIVector")
    }
    static func color(_ key: String, _ color: CIColor) -> FilterInput { FilterInput(key: key, value: color, className: "CIColor") }
    static func other(_ key: String, _ className: String, _ value: Any? = nil) -> FilterInput { FilterInput(key: key, value: value, className: className) }
}

struct FilterOperation: @unchecked Sendable {
    let inputs: [FilterInput]
    let compute: (CIFilter) -> CIImage?

    init(_ inputs: [FilterInput], _ compute: @escaping (CIFilter) -> CIImage?) { (self.inputs, self.compute) = (inputs, compute) }

    /// Of a picture's pixels one by one; `prepare` reads the inputs once a result.
    static func color(_ inputs: [FilterInput] = [], _ prepare: @escaping (CIFilter) -> (Pixel) -> Pixel) -> FilterOperation {
        FilterOperation([.image()] + inputs) { filter in
            guard let image = filter.image() else { return nil }
            let change = prepare(filter)
            // Colours change without their alpha.
            return CIImage(from: image) { pixel in pixel.w > 0 ? change(pixel.straight).premultiplied : pixel }
        }
    }
}

extension CIFilter {
    func image(_ key: String = kCIInputImageKey) -> CIImage? { value(forKey: key) as? CIImage }
    func number(_ key: String) -> Double {
        switch value(forKey: key) {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: 0
        }
    }
    func float(_ key: String) -> Float { Float(number(key)) }
    func vector(_ key: String) -> CIVector {
        switch value(forKey: key) {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: CIVector(x: 0)
        }
    }
    func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
    func matrix(_ key: String) -> CGAffineTransform {
        switch value(forKey: key) {
        case let matrix as CGAffineTransform: matrix
        case let vector as CIVector: vector.cgAffineTransformValue
        default: .identity
        }
    }
}

enum CIFilterTable {
    private static let operations: [String: FilterOperation] = {
        var all: [String: FilterOperation] = [:]
        for part in [ColorFilters.all, EffectFilters.all, GeometryFilters.all, CompositeFilters.all, GeneratorFilters.all] {
            all.merge(part) { first, _ in first }
        }
        return all
    }()
    static let names = operations.keys.sorted()
    private static let lock = NSLock()
    nonisolated(unsafe) private static var missing: Set<String> = []

    static func operation(_ name: String) -> FilterOperation? {
        if let found = operations[name] { return found }
        if lock.withLock({ missing.insert(name).inserted }) {
            FileHandle.standardError.write(Data("WillAppear: CIFilter has no \"\(name)\" here: init(name:) gives nil\n".utf8))
        }
        return nil
    }
}
