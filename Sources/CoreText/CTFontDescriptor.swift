// CTFontDescriptor: a font request as attributes, and the font it stands for. CTFont's functions and UIFontDescriptor, with which
// UIFoundation bridges it, resolve requests here.

import CoreGraphics
import Foundation

/// A description of a font: attributes under the names `kCTFont…Attribute`. Immutable.
public struct CTFontDescriptor: Hashable, @unchecked Sendable {
    package var attributes: [String: Any]
    /// The UIFontDescriptor that this was cast from: it comes back when the descriptor is cast again.
    package let object: AnyObject?

    package init(attributes: [String: Any], object: AnyObject? = nil) {
        self.attributes = attributes
        self.object = object
    }

    package init(of font: FontInstance) {
        let request = font.request
        var all: [String: Any] = [
            kCTFontNameAttribute as String: request.postScriptName, kCTFontFamilyNameAttribute as String: request.family,
            kCTFontSizeAttribute as String: request.size, FontAttribute.weight: request.weight, FontAttribute.isItalic: request.isItalic,
        ]
        if request.hasMonospacedDigits { all[FontAttribute.monospacedDigits] = true }
        if request.matrix != .identity { all[kCTFontMatrixAttribute as String] = request.matrix }
        if !request.features.isEmpty { all[FontAttribute.features] = request.features }
        self.init(attributes: all)
    }

    /// Whether both descriptors stand for one font.
    public static func == (left: CTFontDescriptor, right: CTFontDescriptor) -> Bool { left.resolved(size: 0) == right.resolved(size: 0) }
    /// Hashes the font that the descriptor stands for.
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved(size: 0)) }
}

/// Attributes of this project's own: what a font was found as.
package enum FontAttribute {
    package static let weight = "WAFontWeight"
    package static let isItalic = "WAFontItalic"
    package static let monospacedDigits = "WAFontMonospacedDigits"
    package static let features = "WAFontFeatures"
}

extension CTFontDescriptor {
    package static func number(_ value: Any?) -> CGFloat? {
        if let value = value as? CGFloat { return value }
        if let value = value as? Double { return CGFloat(value) }
        if let value = value as? Int { return CGFloat(value) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    var size: CGFloat? { Self.number(attributes[kCTFontSizeAttribute as String]).flatMap { $0 > 0 ? $0 : nil } }

    private func trait(_ key: CFString) -> CGFloat? {
        let traits = attributes[kCTFontTraitsAttribute as String]
        let value = (traits as? [String: Any])?[key as String] ?? (traits as? NSDictionary)?[key]
        return Self.number(value)
    }

    private var matrix: CGAffineTransform? {
        if let own = attributes[kCTFontMatrixAttribute as String] as? CGAffineTransform { return own }
        guard let data = attributes[kCTFontMatrixAttribute as String] as? Data, data.count == 6 * MemoryLayout<CGFloat>.size else { return nil }
        let m = data.withUnsafeBytes { bytes in (0..<6).map { bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<CGFloat>.size, as: CGFloat.self) } }
        return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }

    /// The font this describes; unknown names give the system font. A size of 0 is the descriptor's, and 12 without one.
    package func resolved(size given: CGFloat) -> FontInstance {
        let points = given > 0 ? given : size ?? 12
        var features = attributes[FontAttribute.features] as? [FontFeature] ?? []
        features += FontFeature.of(settings: attributes[kCTFontFeatureSettingsAttribute as String])
        let found = plain(points)
        guard matrix != nil || !features.isEmpty else { return found }
        return found.shaped(by: matrix ?? .identity, features: features)
    }

    private func plain(_ points: CGFloat) -> FontInstance {
        let weight = trait(kCTFontWeightTrait).map { FontWeights.css($0) }
        let symbolic = trait(kCTFontSymbolicTrait).map { CTFontSymbolicTraits(rawValue: UInt32(truncatingIfNeeded: Int($0))) } ?? []
        let italic = attributes[FontAttribute.isItalic] as? Bool ?? symbolic.contains(.traitItalic)
        let wanted = weight ?? (symbolic.contains(.traitBold) ? 700 : attributes[FontAttribute.weight] as? Int ?? 400)
        let family = attributes[kCTFontFamilyNameAttribute as String] as? String
        let name = attributes[kCTFontNameAttribute as String] as? String
        if weight == nil, let name, !name.hasPrefix("."), let font = FontInstance.named(name, size: points) { return font }
        if let family, family.hasPrefix(".") || name == nil || weight != nil {
            let digits = attributes[FontAttribute.monospacedDigits] as? Bool ?? false
            if family.hasPrefix(".") { return .system(size: points, weight: wanted, italic: italic, family: family, monospacedDigits: digits) }
            if let font = FontInstance.member(of: family, weight: faceWeight ?? wanted, italic: italic, size: points) { return font }
        }
        return .system(size: points, weight: wanted, italic: italic)
    }

    /// A weight named by the style attribute ("Bold").
    private var faceWeight: Int? {
        guard let face = (attributes[kCTFontStyleNameAttribute as String] as? String)?.lowercased() else { return nil }
        return face.contains("semibold") ? 600 : face.contains("bold") ? 700 : face.contains("light") ? 300 : face.contains("medium") ? 500 : nil
    }
}

/// Weights from -1 to 1 and in CSS's hundreds.
package enum FontWeights {
    /// `UIFont.Weight`'s values, from ultra light to black.
    private static let values: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    package static func css(_ weight: CGFloat) -> Int {
        let nearest = values.indices.min { abs(values[$0] - weight) < abs(values[$1] - weight) } ?? 3
        return (nearest + 1) * 100
    }
    static func trait(_ css: Int) -> CGFloat { values[min(max(css / 100 - 1, 0), 8)] }
}

/// A PostScript name and a size in points; not checked until a font is made.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(attributes: [kCTFontNameAttribute as String: name as String, kCTFontSizeAttribute as String: size])
}

/// Attributes under the names `kCTFont…Attribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: attributes as? [String: Any] ?? [:])
}

/// New values replace old ones.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: original.attributes.merging(attributes as? [String: Any] ?? [:]) { $1 })
}

/// The family's member with the original's weight and slant; nil for an unknown family.
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    let own = original.resolved(size: 0)
    return FontInstance.member(of: family as String, weight: own.request.weight, italic: own.request.isItalic, size: own.size).map { CTFontDescriptor(of: $0) }
}

/// The family's member with these traits, of which the mask says which count; nil when there is none.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(_ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits) -> CTFontDescriptor? {
    original.resolved(size: 0).with(symTraitValue, mask: symTraitMask).map { CTFontDescriptor(of: $0) }
}

/// Creates a copy with a feature switched, by its type and selector (`SFNTLayoutTypes.h`).
public func CTFontDescriptorCreateCopyWithFeature(_ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber) -> CTFontDescriptor {
    let settings = original.attributes[kCTFontFeatureSettingsAttribute as String] as? [Any] ?? []
    let own: [String: Any] = [kCTFontFeatureTypeIdentifierKey as String: featureTypeIdentifier, kCTFontFeatureSelectorIdentifierKey as String: featureSelectorIdentifier]
    return CTFontDescriptor(attributes: original.attributes.merging([kCTFontFeatureSettingsAttribute as String: settings + [own]]) { $1 })
}

/// The attributes that the descriptor was made with.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    descriptor.attributes.filter { !$0.key.hasPrefix("WA") } as NSDictionary
}

/// An attribute of the descriptor, or else of the font that it stands for; nil if neither has it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let own = descriptor.attributes[attribute as String] { return own as AnyObject }
    return CTFontCopyAttribute(CTFont(descriptor.resolved(size: 0)), attribute)
}

/// The descriptor of the font that fits best; nil when a mandatory name or family is not there.
public func CTFontDescriptorCreateMatchingFontDescriptor(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CTFontDescriptor? {
    let found = descriptor.resolved(size: 0)
    func misses(_ key: CFString, _ value: String) -> Bool {
        guard mandatoryAttributes?.contains(key) == true, let asked = descriptor.attributes[key as String] as? String else { return false }
        return asked.caseInsensitiveCompare(value) != .orderedSame
    }
    if misses(kCTFontNameAttribute, found.request.postScriptName) || misses(kCTFontFamilyNameAttribute, found.request.family) { return nil }
    return CTFontDescriptor(of: found)
}

/// The members of a family that is asked for by nothing else; for another request the one font that fits.
public func CTFontDescriptorCreateMatchingFontDescriptors(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CFArray? {
    let asked = descriptor.attributes
    if let family = asked[kCTFontFamilyNameAttribute as String] as? String, asked[kCTFontNameAttribute as String] == nil, asked[kCTFontTraitsAttribute as String] == nil, asked[kCTFontStyleNameAttribute as String] == nil {
        let names = FontFamilies.members(of: family)
        guard !names.isEmpty else { return nil }
        return names.compactMap { FontInstance.named($0, size: descriptor.size ?? 12) }.map { CTFontDescriptor(of: $0) } as NSArray
    }
    return CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes).map { [$0] as NSArray }
}
