// CIColor and CIVector: the values that filters are given.
import CoreGraphics
import Foundation

/// A colour as filters take it: components of an RGB space, not premultiplied.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The space of the components: sRGB here.
    public let colorSpace: CGColorSpace
    /// Red, green, blue and alpha.
    public var components: UnsafePointer<CGFloat> { UnsafePointer(storage) }
    private let storage: UnsafeMutablePointer<CGFloat>

    /// A colour of components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpaceCreateDeviceRGB()
        storage = .allocate(capacity: 4)
        (storage[0], storage[1], storage[2], storage[3]) = (red, green, blue, alpha)
    }
    /// An opaque colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
    /// Creates the same colour in sRGB.
    public convenience init(cgColor: CGColor) {
        let rgb = cgColor.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, cgColor.alpha]
        self.init(red: rgb.count > 2 ? rgb[0] : 0, green: rgb.count > 2 ? rgb[1] : 0, blue: rgb.count > 2 ? rgb[2] : 0, alpha: rgb.last ?? 1)
    }
    /// Numbers with spaces between them, "0.5 0.7 0.3 1.0"; missing ones are 0, a missing alpha is 1.
    public convenience init(string: String) {
        let numbers = string.split(whereSeparator: \.isWhitespace).map { CGFloat(Double($0) ?? 0) }
        func number(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }
    deinit { storage.deallocate() }

    /// Four.
    public var numberOfComponents: Int { 4 }
    /// Between 0 and 1 in sRGB.
    public var red: CGFloat { storage[0] }
    /// Between 0 and 1 in sRGB.
    public var green: CGFloat { storage[1] }
    /// Between 0 and 1 in sRGB.
    public var blue: CGFloat { storage[2] }
    /// Between 0 and 1.
    public var alpha: CGFloat { storage[3] }
    /// The four numbers with spaces between them.
    public var stringRepresentation: String { (0..<4).map { CIVector.text(storage[$0]) }.joined(separator: " ") }
    public override var description: String { "(\(stringRepresentation))" }
    /// Itself: colours do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor).map { $0.red == red && $0.green == green && $0.blue == blue && $0.alpha == alpha } ?? false }
    public override var hash: Int { stringRepresentation.hashValue }

    /// Premultiplied, in linear light.
    var pixel: Pixel { Light.linear(Pixel(Float(red), Float(green), Float(blue), Float(alpha))).premultiplied }

    /// The colour of that name.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// The colour of that name.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// The colour of that name.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// The colour of that name.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// The colour of that name.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// The colour of that name.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// The colour of that name.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// The colour of that name.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// The colour of that name.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers as filters take them: a point, a rectangle, the row of a matrix.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    /// Any numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count))) }
    private init(_ values: [CGFloat]) { self.values = values }
    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point's two numbers.
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    /// A rectangle's origin and size.
    public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }
    /// A matrix's six numbers.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// Numbers with spaces between them, in brackets or not: "[1 2 3]".
    public convenience init(string: String) { self.init(string.split { $0.isWhitespace || "[]".contains($0) }.map { CGFloat(Double($0) ?? 0) }) }

    /// A number; 0 behind the last.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The number of values.
    public var count: Int { values.count }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers.
    public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5)) }
    /// The numbers in brackets.
    public var stringRepresentation: String { "[\(values.map(Self.text).joined(separator: " "))]" }
    public override var description: String { stringRepresentation }
    /// Itself: vectors do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }

    /// As `%g` writes a number.
    static func text(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)" }
}
