// A layer whose content is text: one string or an attributed one, laid out by CoreText into the layer's bounds.
// The text is drawn into the layer's store, so that `contentsScale` decides its sharpness.

import CoreGraphics
import CoreText

/// The alignment of lines in the layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The alignment follows the direction of the text. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines are in the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines are stretched to both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The handling of text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is cut off. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Shows text in its bounds, from their upper edge.
open class CATextLayer: CALayer, @unchecked Sendable {
    struct TextState {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var truncation = CATextLayerTruncationMode.none
        var alignment = CATextLayerAlignmentMode.natural
        /// Whether an animation has changed the text, so that the store shows another one.
        var isAnimated = false
    }

    var text = TextState()
    override var kind: (any LayerKind)? {
        get { text }
        set {
            guard let new = newValue as? TextState else { return }
            text = new
            text.isAnimated = new.isAnimated && shown != nil
        }
    }

    /// A layer draws again when its size changes.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }
    /// A copy for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A string or an attributed string, whose attributes win over the layer's font and colour.
    open var string: Any? {
        get { text.string }
        set { changeText("string") { text.string = newValue } }
    }
    /// A CTFont, CGFont, UIFont or the name of a font; nil is Helvetica. Its size is not used.
    open var font: Any? {
        get { text.font }
        set { changeText("font") { text.font = newValue } }
    }
    /// The font size in points. Default 36. Animates.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { if text.fontSize != newValue { changeText("fontSize") { text.fontSize = newValue } } }
    }
    /// Default white. Animates.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { if text.foregroundColor != newValue { changeText("foregroundColor") { text.foregroundColor = newValue } } }
    }
    /// Whether lines wrap at the bounds. Default false: only at line breaks.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { if text.isWrapped != newValue { changeText("wrapped") { text.isWrapped = newValue } } }
    }
    /// The end at which a line that does not fit is cut off. Default none.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { if text.truncation != newValue { changeText("truncationMode") { text.truncation = newValue } } }
    }
    /// The alignment of lines in the bounds. Default natural.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { if text.alignment != newValue { changeText("alignmentMode") { text.alignment = newValue } } }
    }
    /// Glyphs are placed at fractions of pixels here in any case.
    open var allowsFontSubpixelQuantization = false

    private func changeText(_ key: String, _ apply: () -> Void) {
        change(key, apply)
        if shown == nil { setNeedsDisplay() }
    }

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        text.draw(in: bounds, ctx)
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }

    override func setKindValue(_ key: String, _ value: AnimatableValue) -> Bool {
        guard super.setKindValue(key, value) else { return false }
        setNeedsDisplay()
        return true
    }
}

extension CATextLayer.TextState: LayerKind {
    var draws: Bool { isAnimated }
    var replacesContents: Bool { isAnimated }

    /// An animated colour or size is drawn for the moment; the store holds the model's.
    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) { draw(in: shown.state.bounds, context) }

    func draw(in b: CGRect, _ context: CGContext) {
        guard let styled = styledText else { return }
        var options = TextLayout.Options()
        guard b.width > 0, b.height > 0 else { return }
        options.width = isWrapped || truncation != .none ? b.width : .infinity
        options.naturalFollowsText = true
        if truncation != .none {
            if isWrapped {
                options.height = b.height
                options.wrapsBeforeLastLine = true
                options.truncatesLastVisibleLine = true
            }
        }
        let layout = TextLayout(styled, options: options)
        var x = b.minX
        if !options.width.isFinite {
            // Lines of unlimited width have no edges to align to: the block of lines is aligned in the bounds.
            switch alignment {
            case .center: x = b.midX - layout.size.width / 2
            case .right: x = b.maxX - layout.size.width
            default: break
            }
        }
        context.saveGState()
        context.clip(to: b)
        layout.draw(in: context, at: CGPoint(x: x, y: b.minY))
        context.restoreGState()
    }

    private var styledText: StyledText? {
        var styled: StyledText
        if let attributed = string as? NSAttributedString {
            styled = AttributedTextReader.styledText(attributed)
        } else {
            guard let plain = string as? String ?? (string as? NSString).map({ $0 as String }), !plain.isEmpty else { return nil }
            let rgba = (foregroundColor ?? .clear).sRGB
            styled = StyledText(plain, style: TextStyle(font: ctFont, color: TextColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)))
        }
        return styled.with { paragraph in
            switch alignment {
            case .left: paragraph.alignment = .left
            case .right: paragraph.alignment = .right
            case .center: paragraph.alignment = .center
            case .justified: paragraph.alignment = .justified
            default: break
            }
            switch truncation {
            case .start: paragraph.breaking = .truncatingHead
            case .end: paragraph.breaking = .truncatingTail
            case .middle: paragraph.breaking = .truncatingMiddle
            default: if !isWrapped { paragraph.breaking = .clipping }
            }
        }
    }

    private var ctFont: FontInstance {
        let size = fontSize > 0 ? fontSize : 36
        var name = "Helvetica"
        switch font {
        case let font as any FontCarrying: return font.carriedFont.resized(to: size)
        case let font as CGFont: return CTFontCreateWithGraphicsFont(font, size, nil, nil).instance
        case let given as NSString: name = given as String
        default: if let given = font as? String { name = given }
        }
        return FontInstance.named(name, size: size) ?? .system(size: size)
    }

    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "fontSize": return .number(fontSize)
        case "foregroundColor": return .color(foregroundColor)
        case "string": return .discrete(string)
        default: return nil
        }
    }

    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("fontSize", .number(let v)):
            isAnimated = isAnimated || v != fontSize
            fontSize = v
        case ("foregroundColor", .color(let v)):
            isAnimated = isAnimated || v != foregroundColor
            foregroundColor = v
        case ("string", .discrete(let v)):
            isAnimated = true
            string = v
        default: return false
        }
        return true
    }
}
