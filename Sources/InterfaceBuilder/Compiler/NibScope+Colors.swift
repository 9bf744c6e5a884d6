// <color> in all its spellings -> UIColor (FORMATS.md §1.4, §4.4).
// Called by the element compilers. Components end in (extended) sRGB or in gray.

import Foundation

extension NibScope {
    /// Colours of iOS 6 that later systems have no name for; old documents give no components.
    private static var retiredColors: [String: IBElement] {
        func color(_ red: String, _ green: String, _ blue: String) -> IBElement {
            IBElement(name: "color", attributes: ["red": red, "green": green, "blue": blue], position: SourcePosition(line: 1, column: 1), parent: nil)
        }
        return [
            "scrollViewTexturedBackgroundColor": color("0.4353", "0.4431", "0.4745"),
            "viewFlipsideBackgroundColor": color("0.1216", "0.1294", "0.1412"),
        ]
    }

    func color(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("color", key: key).map { .object(color($0)) }
    }

    func color(_ element: IBElement) -> ArchivedObject {
        let color = ArchivedObject("UIColor", fallbacks: ["NSColor"])
        // A name decides alone; the components beside a name are for older systems.
        if element["systemColor"] != nil || element["xcode11CocoaTouchSystemColor"] != nil || element["name"] != nil { element.settle() }
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"] {
            color.set("UISystemColorName", .string(name))
            let concrete = element["white"] != nil || element["red"] != nil ? element : unit.document.colorFallbacks[name]
            writeComponents(concrete ?? NibScope.retiredColors[name], into: color)
        } else if let name = element["name"], element["catalog"] == nil {
            color.set("UIDynamicCatalogName", .string(name))
            color.set("UIDynamicCatalogUseNibBundle", .boolean(true))
            writeComponents(unit.document.colorFallbacks[name], into: color)
        } else {
            writeComponents(element, into: color)
        }
        return color
    }

    private func writeComponents(_ element: IBElement?, into color: ArchivedObject) {
        guard let element else { return }
        let alpha = element.number("alpha", default: 1)
        if let white = element.number("white") {
            color.set("UIColorComponentCount", .integer(2))
            component("UIWhite", white, color)
            component("UIAlpha", alpha, color)
            color.set("NSWhite", .data(ascii([white], alpha)))
            color.set("NSColorSpace", .integer(4))
            return
        }
        guard element["red"] != nil || element["green"] != nil || element["blue"] != nil else { return }
        var rgb = [element.number("red", default: 0), element.number("green", default: 0), element.number("blue", default: 0)]
        if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" { rgb = DisplayP3.extendedSRGB(rgb) }
        color.set("UIColorComponentCount", .integer(4))
        for (name, value) in zip(["UIRed", "UIGreen", "UIBlue"], rgb) { component(name, value, color) }
        component("UIAlpha", alpha, color)
        color.set("NSRGB", .data(ascii(rgb, alpha)))
        color.set("NSColorSpace", .integer(2))
    }

    private func component(_ name: String, _ value: Double, _ color: ArchivedObject) {
        color.set(name, .float(value))
        if Double(Float(value)) != value { color.set("\(name)-Double", .double(value)) }
    }

    private func ascii(_ components: [Double], _ alpha: Double) -> [UInt8] {
        let numbers = alpha == 1 ? components : components + [alpha]
        return Array(numbers.map { String(format: "%.3g", $0) }.joined(separator: " ").utf8)
    }
}

/// Display P3 and sRGB share transfer function and white; only the primaries differ.
enum DisplayP3 {
    /// Row-major matrix from linear P3 to linear sRGB (CSS Color 4, §10.6).
    private static let toLinearSRGB: [[Double]] = [
        [1.2249401762805598, -0.2249401762805599, 0],
        [-0.0420569547096881, 1.0420569547096881, 0],
        [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]

    static func extendedSRGB(_ p3: [Double]) -> [Double] {
        let linear = p3.map(linearize)
        return toLinearSRGB.map { row in encode(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
    }

    private static func linearize(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
