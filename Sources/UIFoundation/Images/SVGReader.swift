// Walks an SVG document and collects its shapes with their inherited paint and transforms.
// VectorImage calls it. Everything unknown is skipped; nesting is bounded.

import CoreGraphics
import Foundation
import FoundationXML

package final class SVGReader: NSObject, XMLParserDelegate {
    package struct Document {
        package var size: CGSize
        package var viewBox: CGRect
        package var shapes: [VectorImage.Shape]
    }

    private struct Paint {
        var fill = "black"
        var stroke = "none"
        var strokeWidth: CGFloat = 1
        var fillOpacity: CGFloat = 1
        var strokeOpacity: CGFloat = 1
        var opacity: CGFloat = 1
        var isEvenOdd = false
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var transform = CGAffineTransform.identity
        var isHidden = false
    }

    private var paints = [Paint()]
    private var size: CGSize?
    private var viewBox: CGRect?
    private var shapes: [VectorImage.Shape] = []
    private var skipped = 0
    private static let containers: Set<String> = ["svg", "g", "a", "switch"]
    private static let invisible: Set<String> = ["defs", "clipPath", "mask", "symbol", "linearGradient", "radialGradient", "pattern", "filter", "style", "title", "desc", "metadata", "text"]
    private static let longestDocument = 100_000

    package static func read(_ data: Data) -> Document? {
        guard data.count < 8 << 20 else { return nil }
        let parser = XMLParser(data: inUTF8(data))
        let reader = SVGReader()
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        guard parser.parse(), let box = reader.viewBox ?? reader.size.map({ CGRect(origin: .zero, size: $0) }), box.width > 0, box.height > 0 else { return nil }
        return Document(size: reader.size ?? box.size, viewBox: box, shapes: reader.shapes)
    }

    /// Converts to UTF-8. Foundation's parser traps on names that are not UTF-8, which libxml2 lets through: other bytes are read as Latin 1.
    private static func inUTF8(_ data: Data) -> Data {
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        if isUTF16, let text = String(data: data, encoding: .utf16) { return undeclared(text) }
        if String(data: data, encoding: .utf8) != nil, !data.contains(0) { return data }
        return undeclared(String(data: data, encoding: .isoLatin1) ?? "")
    }

    /// The text in UTF-8, without a declaration of another encoding.
    private static func undeclared(_ text: String) -> Data {
        Data(text.replacingOccurrences(of: #"^\s*<\?xml[^>]*\?>"#, with: "", options: .regularExpression).utf8)
    }

    package func parser(_ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]) {
        let name = element.split(separator: ":").last.map(String.init) ?? element
        guard skipped == 0, !Self.invisible.contains(name), paints.count < 200 else {
            skipped += 1
            return
        }
        var attributes = attributes
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { attributes[parts[0]] = parts[1] }
        }
        let paint = inherit(attributes)
        paints.append(paint)
        if name == "svg", viewBox == nil, size == nil { readRoot(attributes) }
        guard !Self.containers.contains(name), !paint.isHidden, shapes.count < Self.longestDocument, let path = shape(name, attributes) else { return }
        shapes.append(VectorImage.Shape(
            path: path, fill: color(paint.fill, paint.fillOpacity * paint.opacity), stroke: color(paint.stroke, paint.strokeOpacity * paint.opacity),
            strokeWidth: paint.strokeWidth, isEvenOdd: paint.isEvenOdd, cap: paint.cap, join: paint.join, transform: paint.transform))
    }

    package func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if skipped > 0 { skipped -= 1 } else if paints.count > 1 { paints.removeLast() }
    }

    private func readRoot(_ attributes: [String: String]) {
        let box = Self.numbers(attributes["viewBox"] ?? "")
        if box.count == 4 { viewBox = CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
        if let width = length(attributes["width"]), let height = length(attributes["height"]), width > 0, height > 0 { size = CGSize(width: width, height: height) }
    }

    // MARK: Paint

    private func inherit(_ attributes: [String: String]) -> Paint {
        var paint = paints.last ?? Paint()
        if let fill = attributes["fill"], fill != "inherit" { paint.fill = fill }
        if let stroke = attributes["stroke"], stroke != "inherit" { paint.stroke = stroke }
        if let width = length(attributes["stroke-width"]) { paint.strokeWidth = width }
        if let value = length(attributes["fill-opacity"]) { paint.fillOpacity = value }
        if let value = length(attributes["stroke-opacity"]) { paint.strokeOpacity = value }
        if let value = length(attributes["opacity"]) { paint.opacity *= value }
        if let rule = attributes["fill-rule"] { paint.isEvenOdd = rule == "evenodd" }
        if let cap = attributes["stroke-linecap"] { paint.cap = cap == "round" ? .round : cap == "square" ? .square : .butt }
        if let join = attributes["stroke-linejoin"] { paint.join = join == "round" ? .round : join == "bevel" ? .bevel : .miter }
        if attributes["display"] == "none" || attributes["visibility"] == "hidden" { paint.isHidden = true }
        if let transform = attributes["transform"] { paint.transform = Self.transform(transform).concatenating(paint.transform) }
        return paint
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "gray": 0x808080, "grey": 0x808080, "yellow": 0xFFFF00,
        "orange": 0xFFA500, "purple": 0x800080, "currentColor": 0x000000, "silver": 0xC0C0C0, "navy": 0x000080, "lime": 0x00FF00, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
    ]

    /// The colour of a paint; nil for `none`. A paint that is not supported (a gradient) is drawn black, so that the shape shows.
    private func color(_ text: String, _ opacity: CGFloat) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text != "none", text != "transparent", opacity > 0 else { return nil }
        var rgb: UInt32 = Self.names[text] ?? 0
        if text.hasPrefix("#") {
            var digits = String(text.dropFirst())
            if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
            rgb = UInt32(digits.prefix(6), radix: 16) ?? 0
        } else if text.hasPrefix("rgb") {
            let parts = Self.numbers(text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.description)
            if parts.count >= 3 { rgb = parts.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32(min(max($1, 0), 255)) } }
        }
        return UIColor(red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: min(opacity, 1))
    }

    // MARK: Shapes

    private func shape(_ name: String, _ attributes: [String: String]) -> CGPath? {
        func value(_ key: String) -> CGFloat { length(attributes[key]) ?? 0 }
        let path = CGMutablePath()
        switch name {
        case "path": return PathData.path(attributes["d"] ?? "")
        case "rect":
            let rect = CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
            guard rect.width > 0, rect.height > 0 else { return nil }
            let radius = min(length(attributes["rx"]) ?? value("ry"), rect.width / 2, rect.height / 2)
            if radius > 0 { path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) } else { path.addRect(rect) }
        case "circle":
            let radius = value("r")
            path.addEllipse(in: CGRect(x: value("cx") - radius, y: value("cy") - radius, width: radius * 2, height: radius * 2))
        case "ellipse":
            path.addEllipse(in: CGRect(x: value("cx") - value("rx"), y: value("cy") - value("ry"), width: value("rx") * 2, height: value("ry") * 2))
        case "line":
            path.move(to: CGPoint(x: value("x1"), y: value("y1")))
            path.addLine(to: CGPoint(x: value("x2"), y: value("y2")))
        case "polyline", "polygon":
            let numbers = Self.numbers(attributes["points"] ?? "")
            guard numbers.count >= 4 else { return nil }
            path.addLines(between: (0..<(numbers.count / 2)).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) })
            if name == "polygon" { path.closeSubpath() }
        default: return nil
        }
        return path
    }

    private func length(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        let digits = text.trimmingCharacters(in: .whitespaces).prefix { "+-.0123456789eE".contains($0) }
        guard !text.hasSuffix("%"), let value = Double(digits), value.isFinite else { return nil }
        return CGFloat(value)
    }

    package static func numbers(_ text: String) -> [CGFloat] {
        text.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    }

    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(", maxSplits: 1)
            guard pieces.count == 2 else { continue }
            let n = numbers(String(pieces[1]))
            let next: CGAffineTransform
            switch pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")) {
            case "translate" where !n.isEmpty: next = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
            case "scale" where !n.isEmpty: next = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
            case "matrix" where n.count == 6: next = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case "rotate" where !n.isEmpty:
                let turn = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
                next = n.count < 3 ? turn : CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(turn).concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
            default: continue
            }
            result = next.concatenating(result)
        }
        return result
    }
}
