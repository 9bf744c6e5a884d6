// UIColor: a colour with alpha, fixed or chosen by traits; apps construct and subclass it.
// ColorValue.swift has values and conversions, UIColor+System.swift the named colours.

import CoreGraphics
import Foundation

/// A colour. Immutable, and usable from any thread.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    package let value: ColorValue

    package init(_ value: ColorValue) {
        self.value = value
        super.init()
    }

    /// Creates a transparent colour: the value of `UIColor()` is not documented.
    public override convenience init() { self.init(.gray(0, 0)) }

    /// A grey; components 0…1, and beyond for extended colours.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.gray(white, alpha)) }

    /// An sRGB colour; components 0…1, and beyond for extended colours.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    /// Components 0…1; a hue of 1 is red again.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.rgb(rgb.red, rgb.green, rgb.blue, alpha))
    }

    /// Display P3 components, kept as extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = ColorConversion.sRGB(displayP3: (red, green, blue))
        self.init(.rgb(rgb.red, rgb.green, rgb.blue, alpha))
    }

    /// Creates a colour from a CGColor, unchanged and with its colour space.
    public convenience init(cgColor: CGColor) { self.init(.coreGraphics(cgColor)) }

    /// A colour that tiles an image.
    public convenience init(patternImage image: UIImage) { self.init(.pattern(image)) }

    /// Creates a colour that `dynamicProvider` chooses at each use, by the present traits.
    public convenience init(dynamicProvider: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor) {
        self.init(.dynamic(DynamicColor(name: nil) { traits in assumingMainActor { dynamicProvider(traits) } }))
    }

    /// The colour set of that name in an asset catalog of the main bundle; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour of a set. Its variants follow the traits wherever the colour is used; `traitCollection` is not needed for it. nil if no set
    /// has the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let set = AssetLibrary.of(bundle ?? .main).colorSet(named: name) else { return nil }
        self.init(.dynamic(DynamicColor(name: name) { set.color(for: $0) }))
    }

    /// Creates the colour of a colour literal in Xcode: sRGB, 0 to 1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(.rgb(CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)))
    }

    /// Reads a colour of a nib (its keys: FORMATS.md 4.4).
    public required convenience init?(coder: NSCoder) {
        guard let value = ColorValue(from: coder) else { return nil }
        self.init(value)
    }

    /// The sRGB components of the moment: a dynamic colour becomes a fixed one.
    open func encode(with coder: NSCoder) {
        let rgba = components
        coder.encode(Float(rgba.red), forKey: "UIRed")
        coder.encode(Float(rgba.green), forKey: "UIGreen")
        coder.encode(Float(rgba.blue), forKey: "UIBlue")
        coder.encode(Float(rgba.alpha), forKey: "UIAlpha")
    }

    /// True: colours may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    /// The object itself: colours do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Parts

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .gray(let white, _): UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .coreGraphics(let color): UIColor(.coreGraphics(color.copy(alpha: alpha) ?? color))
        case .pattern: self
        case .dynamic(let dynamic): UIColor(.dynamic(DynamicColor(name: nil) { dynamic.resolve($0).withAlphaComponent(alpha) }))
        }
    }

    /// The fixed colour that these traits choose; a fixed colour gives itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let dynamic) = value else { return self }
        return dynamic.resolve(traitCollection).resolvedColor(with: traitCollection)
    }

    /// Whether this is `tintColor`, which a view shows as its own tint.
    package var followsTint: Bool {
        guard case .dynamic(let dynamic) = value else { return false }
        return dynamic.name == "tintColor"
    }

    /// The Core Graphics colour, resolved with the current traits.
    open var cgColor: CGColor {
        switch value {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha): CGColor(red: red, green: green, blue: blue, alpha: alpha)
        case .coreGraphics(let color): color
        case .pattern(let image): image.cgImage.map { CGColor(patternImage: $0, scale: image.scale) } ?? .clear
        case .dynamic: resolvedColor(with: assumingMainActor { UITraitCollection.current }).cgColor
        }
    }

    /// sRGB components, resolved with the current traits.
    package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch value {
        case .gray(let white, let alpha): return (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
        case .coreGraphics(let color):
            let rgba = color.sRGB
            return (rgba.red, rgba.green, rgba.blue, rgba.alpha)
        case .pattern: return (0, 0, 0, 1)
        case .dynamic: return resolvedColor(with: assumingMainActor { UITraitCollection.current }).components
        }
    }

    /// False for pattern colours, which have no components.
    @discardableResult
    open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = value { return false }
        let rgba = components
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// 0 to 1 each; grey has hue and saturation 0. False for pattern colours.
    @discardableResult
    open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = value { return false }
        let rgba = components
        let hsb = ColorConversion.hsb(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Colours that are not grey give their luminance, as UIKit converts them.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = value { return false }
        let rgba = components
        white?.pointee = rgba.red == rgba.green && rgba.green == rgba.blue ? rgba.red : 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the fill and stroke colour of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the context; dynamic colours take the current traits. Does nothing outside of a graphics context.
    open func setFill() { assumingMainActor { UIGraphicsGetCurrentContext() }?.setFillColor(cgColor) }
    /// Sets the stroke colour of the context; dynamic colours take the current traits. Does nothing outside of a graphics context.
    open func setStroke() { assumingMainActor { UIGraphicsGetCurrentContext() }?.setStrokeColor(cgColor) }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || value == other.value
    }

    open override var hash: Int { value.hashValue }

    open override var description: String { value.description }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// The type of a colour literal in source code.
public typealias _ColorLiteralType = UIColor
