// CTTextTab: a stop that a tab character reaches. CTParagraphStyle holds them; TextLayout places the text behind a tab.

import CoreGraphics
import Foundation

/// A position that a tab character reaches.
public final class CTTextTab: NSObject, @unchecked Sendable {
    let alignment: CTTextAlignment
    let location: CGFloat
    let options: NSDictionary?

    init(_ alignment: CTTextAlignment, _ location: CGFloat, _ options: NSDictionary?) {
        self.alignment = alignment
        self.location = location.isFinite ? location : 0
        self.options = options
    }

    /// Whether the other tab stop has the same place and kind.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CTTextTab)?.stop == stop }
    /// Hashes place and kind.
    public override var hash: Int { stop.hashValue }

    var stop: TextTab {
        let terminators = (options?[kCTTabColumnTerminatorsAttributeName] as? NSCharacterSet).map { $0 as CharacterSet } ?? (options?[kCTTabColumnTerminatorsAttributeName] as? CharacterSet)
        let kind: TextTab.Alignment = switch alignment {
        case .right: terminators == nil ? .trailing : .decimal
        case .center: .center
        default: .leading
        }
        guard let terminators else { return TextTab(location: location, alignment: kind) }
        let units = (UInt16(0)...0x2FFF).filter { Unicode.Scalar($0).map(terminators.contains) ?? false }
        return TextTab(location: location, alignment: kind, terminators: Set(units))
    }
}

/// In a tab's options, a character set: what ends the part that a right stop aligns.
nonisolated(unsafe) public let kCTTabColumnTerminatorsAttributeName: CFString = NSString(string: "NSTabColumnTerminatorsAttributeName")

/// A stop at a distance from the margin. Text begins at a left one, ends at a right one, has its middle at a centred one.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab { CTTextTab(alignment, CGFloat(location), options) }
/// The alignment of text at the stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
/// The distance from the margin in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }
/// The options that the stop was made with.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { tab.options }
