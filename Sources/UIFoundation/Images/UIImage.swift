// UIImage: pixels, a symbol or an asset with its variants, plus its scale, orientation, tint and stretching.
// ImageContent is its content; NamedImages finds assets, ImageDrawing draws.

import CoreGraphics
import Foundation

/// A picture. Immutable, and usable from any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The rotation with which pixels are shown, as cameras record it.
    public enum Orientation: Int, Sendable {
        /// `left` and `right` are quarter turns against and with the clock; the mirrored ones are flipped sideways first.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether the image shows its own colours or the tint in its shape.
    public enum RenderingMode: Int, Sendable {
        /// `automatic` leaves the choice to the view: bars and buttons use templates, image views use templates for symbols.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The filling of the middle of an image with caps. Both modes are drawn stretched here.
    public enum ResizingMode: Int, Sendable {
        /// `tile` is read and kept.
        case tile, stretch
    }

    package var traits: ImageTraits

    package init(_ traits: ImageTraits) {
        self.traits = traits
        super.init()
    }

    /// An image without pixels, of size zero.
    public override convenience init() { self.init(ImageTraits(.empty)) }

    // MARK: Making

    /// The image of that name in the main bundle's asset catalogs, else a file; nil if there is none.
    /// Images made by name are cached and shared.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image of a set. Its variants follow the traits wherever it is shown; `traitCollection` is not needed. nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let traits = NamedImages.traits(name, bundle: bundle ?? .main) else { return nil }
        self.init(traits)
    }

    /// The image of that name; the configuration applies to symbols only. nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
        traits.configuration = configuration
    }

    /// The symbol of that name; nil when the symbol set has none. A name without a drawing here shows the nearest one (Docs/DIVERGENCES.md).
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A name that the symbol set lacks gives nil, and a line in the log the first time.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolLibrary.symbol(named: name) else {
            SymbolLibrary.reportMissing(name)
            return nil
        }
        var traits = ImageTraits(.symbol(symbol))
        traits.configuration = configuration
        self.init(traits)
    }

    /// The traits are not used: symbols follow them where they are shown.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A PNG or JPEG file; the scale is read from an `@2x` or `@3x` at the end of its name.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFileName(path).scale ?? 1)
    }

    /// Creates an image from PNG, JPEG or SVG, with one pixel per point; nil for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// An image from the contents of a file; nil when they are none.
    /// - Parameters:
    ///   - data: PNG, JPEG or SVG.
    ///   - scale: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let content = ImageContent.decode(data) else { return nil }
        var traits = ImageTraits(content.content)
        traits.scale = scale.isFinite && scale > 0 ? scale : 1
        traits.orientation = content.orientation
        self.init(traits)
    }

    /// Creates an upright image with one pixel for each point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// `scale` in pixels a point; 0 or less is 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var traits = ImageTraits(.bitmap(cgImage))
        traits.scale = scale.isFinite && scale > 0 ? scale : 1
        traits.orientation = orientation
        self.init(traits)
    }

    /// Creates the image of an image literal in Xcode. A name that does not exist ends the app; of a file that cannot be shown here, which the
    /// console names, the image is empty.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let traits = NamedImages.traits(ofLiteral: name, bundle: .main) else {
            fatalError("The image \"\(name)\" of an image literal is in no asset catalog of the app and no file of that name exists.")
        }
        self.init(traits)
    }

    /// Reads an image of a nib, which is a name (FORMATS.md 4.4).
    public required convenience init?(coder: NSCoder) {
        guard let traits = NamedImages.traits(from: coder) else { return nil }
        self.init(traits)
    }

    /// Encodes the name, if it has one, and a PNG of the image as it is shown.
    open func encode(with coder: NSCoder) {
        if let name = traits.name { coder.encode(name as NSString, forKey: "UIResourceName") }
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
    }

    /// True: images may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Parts

    /// The size in points, as the image is shown (turned by its orientation).
    open var size: CGSize { traits.size }
    /// The number of pixels per point.
    open var scale: CGFloat { traits.displayedScale }
    /// The orientation: of a photo as its file says; `up` for most images.
    open var imageOrientation: Orientation { traits.orientation }
    /// `automatic` until `withRenderingMode(_:)` or the asset says otherwise.
    open var renderingMode: RenderingMode { traits.renderingMode }
    /// The points at the edges that are not stretched.
    open var capInsets: UIEdgeInsets { traits.capInsets ?? .zero }
    /// `tile` until another mode is set. Kept; the middle is stretched.
    open var resizingMode: ResizingMode { traits.resizingMode }
    /// The points that Auto Layout leaves out at each side, as a shadow.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether views mirror the image, set by `imageFlippedForRightToLeftLayoutDirection()`. Kept; views here do not mirror it.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { traits.frames }
    /// The duration in seconds of one round of an animated image.
    open var duration: TimeInterval { traits.duration }
    /// True for images of `init(systemName:)`; their size follows the configuration.
    open var isSymbolImage: Bool { traits.isSymbol }
    /// The configuration; nil until one is given.
    open var configuration: Configuration? { traits.configuration }
    /// The symbol configuration; nil until one is given, and for other kinds of configuration.
    open var symbolConfiguration: SymbolConfiguration? { traits.configuration as? SymbolConfiguration }
    /// The pixels, not turned; for an asset, those that the current traits choose. nil for an empty image.
    open var cgImage: CGImage? { ciImage == nil ? traits.bitmap(.current, scale: scale) : nil }

    // MARK: Variants

    /// The same picture, which views show by this mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { varied { $0.renderingMode = renderingMode } }

    /// The image's shape filled with a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
    /// The image's shape filled with a colour; with `alwaysTemplate` the view's tint wins.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        varied {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// - Parameter capInsets: points at the edges that are not stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }
    /// `capInsets` in points are kept at the edges. The middle is stretched in both modes.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        varied {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// A copy that stretches the one point after each cap.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The same picture with points at its sides that Auto Layout leaves out; it is drawn as before.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { varied { $0.alignmentRectInsets = alignmentInsets } }
    /// Replaces the configuration as a whole.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { varied { $0.configuration = configuration } }
    /// Mirrored sideways, in right-to-left languages too.
    open func withHorizontallyFlippedOrientation() -> UIImage { varied { $0.orientation = $0.orientation.mirrored } }
    /// Returns an image that asks views to mirror it in right-to-left languages. Kept; they do not.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { varied { $0.flipsForRightToLeft = true } }

    /// Puts `configuration` over the image's own; other images are returned as they are.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return self }
        return varied { $0.configuration = (symbolConfiguration ?? .unspecified).applying(configuration) }
    }

    package func varied(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var copy = traits
        change(&copy)
        return UIImage(copy)
    }

    /// Frames shown in turn for `duration` seconds a round; 0 takes 1/30 s a frame.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.varied {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// Frames named `name0`, `name1`, … up to 1024.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    // MARK: Drawing

    /// Draws in the current graphics context, the upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    /// Draws the image in its own size, the upper left corner at `point`. Does nothing outside of a graphics context.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws in the current graphics context, scaled to fill `rect`.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Scaled to fill `rect`, caps kept. `alpha` 0 to 1. Does nothing outside of a graphics context.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { ImageDrawing.draw(self, rect, blendMode, alpha) }
    /// Fills `rect` with copies.
    open func drawAsPattern(in rect: CGRect) { ImageDrawing.tile(self, rect) }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || traits.isSame(as: other.traits)
    }

    open override var hash: Int { [size.width, size.height].hashValue }

    open override var description: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let kind = traits.symbolName.map { "symbol(system: \($0))" } ?? traits.name.map { "named(main: \($0))" } ?? "anonymous"
        let mode = renderingMode == .automatic ? "automatic" : renderingMode == .alwaysTemplate ? "alwaysTemplate" : "alwaysOriginal"
        return "<UIImage:0x\(address) \(kind) {\(String(format: "%g", Double(size.width))), \(String(format: "%g", Double(size.height)))} renderingMode=\(mode)>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of an image literal in source code.
public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
    package var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

    package var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// EXIF's numbers, 1…8.
    package init(exif: Int) {
        let all: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }
}
