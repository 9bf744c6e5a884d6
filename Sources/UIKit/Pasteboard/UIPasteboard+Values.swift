// Strings, URLs, images and colours on a pasteboard: each in Apple's type name.
import Foundation

extension UIPasteboard {
    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func values<Value>(_ kinds: [String], _ convert: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item in kinds.lazy.compactMap { item[$0] }.first.flatMap(convert) }
        return found.isEmpty ? nil : found
    }

    private func set<Value>(_ values: [Value]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

    private static func text(_ value: Any) -> String? {
        (value as? String) ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? (value as? NSAttributedString)?.string ?? (value as? URL)?.absoluteString
    }

    /// The first text; setting it replaces every item.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Every text, those of URLs too; nil when there is none.
    public var strings: [String]? {
        get { values([Kind.text, "public.text", "public.plain-text", Kind.url], UIPasteboard.text) }
        set { set(newValue, Kind.text) }
    }
    /// The first URL; setting it replaces every item.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// Every URL; nil when there is none.
    public var urls: [URL]? {
        get { values([Kind.url]) { ($0 as? URL) ?? UIPasteboard.text($0).flatMap(URL.init(string:)) } }
        set { set(newValue, Kind.url) }
    }
    /// The first image; setting it replaces every item.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// Every image; nil when there is none.
    public var images: [UIImage]? {
        get { values([Kind.image, "public.jpeg", "public.image"]) { ($0 as? UIImage) ?? ($0 as? Data).flatMap(UIImage.init(data:)) } }
        set { set(newValue, Kind.image) }
    }
    /// The first colour; setting it replaces every item.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// Every colour; nil when there is none.
    public var colors: [UIColor]? {
        get { values([Kind.color]) { $0 as? UIColor } }
        set { set(newValue, Kind.color) }
    }
    /// Whether there is a text.
    public var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    public var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    public var hasColors: Bool { colors != nil }
}

extension UIPasteboard {
    /// The pasteboards by name.
    static var named: [Name: UIPasteboard] {
        get { UIApplication.shared.part { Named() }.boards }
        set { UIApplication.shared.part { Named() }.boards = newValue }
    }

    private final class Named { var boards: [Name: UIPasteboard] = [:] }
}
