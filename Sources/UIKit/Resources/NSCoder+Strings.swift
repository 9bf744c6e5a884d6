// Geometry as strings, in UIKit's spelling: "{x, y}", "{{x, y}, {width, height}}".
import CoreGraphics
import Foundation

extension NSCoder {
    /// `"{x, y}"`.
    public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
    /// `"{width, height}"`.
    public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
    /// `"{dx, dy}"`.
    public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
    /// `"{{x, y}, {width, height}}"`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `"{top, left, bottom, right}"`.
    public class func string(for insets: UIEdgeInsets) -> String { braced([insets.top, insets.left, insets.bottom, insets.right]) }
    /// `"{horizontal, vertical}"`.
    public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }
    /// `"[a, b, c, d, tx, ty]"`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text).joined(separator: ", ") + "]"
    }

    /// The point in a string; zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    /// The size in a string; zero for other strings.
    public class func cgSize(for string: String) -> CGSize { numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
    /// The vector in a string; zero for other strings.
    public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// The rectangle in a string; zero for other strings.
    public class func cgRect(for string: String) -> CGRect { numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero }
    /// The insets in a string; zero for other strings.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The offset in a string; zero for other strings.
    public class func uiOffset(for string: String) -> UIOffset { numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
    /// The transform in a string; the identity for other strings.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    private class func text(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }
    private class func braced(_ values: [CGFloat]) -> String { "{" + values.map(text).joined(separator: ", ") + "}" }
    private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split(whereSeparator: { "{}[], ".contains($0) }).compactMap { Double($0) }
        return parts.count == count && parts.allSatisfy(\.isFinite) ? parts.map { CGFloat($0) } : nil
    }
}
