// CTFont, a font at a size as Core Text's functions take it, and its making. A value around the FontInstance that is shared by equal
// fonts; UIFoundation bridges it with UIFont, so that casts between the two work as on Apple's systems.

import CoreGraphics
import Foundation

/// A font of one size. Immutable; two fonts made alike are equal.
public struct CTFont: Hashable, @unchecked Sendable {
    // First of all: a value of attributed strings (AttributeValueTag in UIFoundation).
    private let tag: UInt64 = 0x700
    package let instance: FontInstance
    /// The UIFont that this was cast from: it comes back when the font is cast again.
    package let object: AnyObject?

    package init(_ instance: FontInstance, object: AnyObject? = nil) {
        self.instance = instance
        self.object = object
    }

    var size: CGFloat { instance.size }

    /// Whether both fonts were requested by equal descriptions.
    public static func == (left: CTFont, right: CTFont) -> Bool { left.instance == right.instance }
    /// Hashes the description by which the font was requested.
    public func hash(into hasher: inout Hasher) { hasher.combine(instance) }
}

extension FontInstance {
    func mapped(by matrix: UnsafePointer<CGAffineTransform>?) -> FontInstance {
        matrix.map { shaped(by: $0.pointee, features: request.features) } ?? self
    }
}

/// The font of a PostScript or family name; the system font when there is none of that name. Sizes are points, 0 means 12.
/// The matrix maps the glyphs' shapes.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont((FontInstance.named(name as String, size: size) ?? .system(size: size)).mapped(by: matrix))
}

/// Creates a font by name. The options change nothing here: a font is found or replaced in any case.
public func CTFontCreateWithNameAndOptions(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// Options for finding a font. Nothing is downloaded and no system font is preferred here, so all options find the same font.
public struct CTFontOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: CFOptionFlags
    /// Creates a set from raw bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// A font that is installed only.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// A font that is not downloaded.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Apple's own font where an app brings one of the same name.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// The font that fits a descriptor best; a size of 0 is the descriptor's, and 12 without one. The matrix maps the glyphs' shapes.
public func CTFontCreateWithFontDescriptor(_ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont(descriptor.resolved(size: size).mapped(by: matrix))
}

/// The same face at another size (0 keeps it) and with another matrix (nil keeps it), the descriptor's attributes added.
public func CTFontCreateCopyWithAttributes(_ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?) -> CTFont {
    var copy = font.instance
    if let attributes {
        var all = CTFontDescriptor(of: copy)
        all.attributes.merge(attributes.attributes) { $1 }
        // A family or face that the caller asks for wins over the present font's name.
        if attributes.attributes[kCTFontNameAttribute as String] == nil, attributes.attributes[kCTFontFamilyNameAttribute as String] != nil || attributes.attributes[kCTFontStyleNameAttribute as String] != nil {
            all.attributes[kCTFontNameAttribute as String] = nil
        }
        copy = all.resolved(size: size > 0 ? size : all.size ?? copy.size)
    }
    if size > 0 { copy = copy.resized(to: size) }
    return CTFont(copy.mapped(by: matrix))
}

/// The member of the font's family with these traits; the mask says which of them count. nil when the family has none.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    font.instance.with(symTraitValue, mask: symTraitMask).map { CTFont((size > 0 ? $0.resized(to: size) : $0).mapped(by: matrix)) }
}

/// The member of another family nearest to the font's weight and slant; nil for an unknown family.
public func CTFontCreateCopyWithFamily(_ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString) -> CTFont? {
    let own = font.instance
    return FontInstance.member(of: family as String, weight: own.request.weight, italic: own.request.isItalic, size: size > 0 ? size : own.size).map { CTFont($0.mapped(by: matrix)) }
}

/// The font that draws a part of a text: the font itself where it has the glyphs.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let units = Array((string as String).utf16)
    let start = min(max(range.location, 0), units.count), end = min(max(range.location + range.length, start), units.count)
    let text = StyledText(utf16: Array(units[start..<end]), styles: [], paragraphs: [], defaultStyle: TextStyle(font: currentFont.instance))
    for run in TextAnalysis(text).runs {
        if case .glyphs(let face?) = run.content { return face === currentFont.instance.face ? currentFont : CTFont(.of(face, size: currentFont.size)) }
    }
    return currentFont
}

/// The purpose of a font of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    /// For text that the person writes.
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
    /// Of views, menus and windows: the system font in their sizes.
    case views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey, windowTitle, pushButton, utilityWindowTitle, alertHeader
    /// The system font in their sizes.
    case systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
    /// No kind at all.
    case none = 4_294_967_295

    var isEmphasized: Bool { self == .emphasizedSystem || self == .smallEmphasizedSystem || self == .miniEmphasizedSystem || self == .emphasizedSystemDetail }

    /// The points at size 0.
    var standardSize: CGFloat {
        switch self {
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
        case .label, .smallToolbar: 10
        case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .toolTip, .palette: 11
        case .user, .userFixedPitch, .views, .application, .controlContent: 12
        case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey, .alertHeader: 14
        default: 13
        }
    }
}

/// The system font for a purpose; a size of 0 is the purpose's own. Every language has the same one. nil for `none`.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    guard uiType != .none else { return nil }
    let points = size > 0 ? size : uiType.standardSize
    switch uiType {
    case .user: return CTFont(.named("Helvetica", size: points) ?? .system(size: points))
    case .userFixedPitch: return CTFont(.named("Courier", size: points) ?? .system(size: points, family: SystemFont.monospacedFamily))
    default: return CTFont(.system(size: points, weight: uiType.isEmphasized ? 600 : 400))
    }
}
