// The names of image files: `name[@2x|@3x][~iphone|~ipad].ext`, and the choice of the best one for a device.
// NamedImages searches with it. Reads no pixels.

import Foundation

package struct ImageFileName {
    package var name: String
    package var scale: CGFloat?
    package var idiom: String?
    package var fileExtension: String

    package init(_ path: String) {
        let file = (path as NSString).lastPathComponent as NSString
        var stem = file.deletingPathExtension
        fileExtension = file.pathExtension
        for suffix in ["~iphone", "~ipad"] where stem.hasSuffix(suffix) {
            idiom = String(suffix.dropFirst())
            stem.removeLast(suffix.count)
        }
        for (suffix, value) in [("@2x", CGFloat(2)), ("@3x", CGFloat(3)), ("@1x", CGFloat(1))] where stem.hasSuffix(suffix) {
            scale = value
            stem.removeLast(suffix.count)
        }
        name = stem
    }

    /// The name without the extension of an image file; a name with another extension, or without one, stays whole.
    package static func stem(ofImage name: String) -> String {
        let given = (name as NSString).pathExtension
        return ["png", "jpg", "jpeg", "svg"].contains(given.lowercased()) ? (name as NSString).deletingPathExtension : name
    }

    /// File names to try for a name, best first: device-specific before plain, the screen's scale before larger and smaller ones.
    package static func candidates(_ name: String, screenScale: CGFloat, idiom: String) -> [(file: String, scale: CGFloat)] {
        let given = (name as NSString).pathExtension
        let stem = stem(ofImage: name), isImage = stem != name
        let order = ScaleOrder.sorted([1, 2, 3], for: screenScale)
        var result: [(String, CGFloat)] = []
        // The extension may be left out for PNG alone (UIImage documentation, init(named:)).
        for suffix in isImage ? [given] : ["png"] {
            for scale in order {
                let mark = scale == 1 ? "" : "@\(Int(scale))x"
                for device in ["~\(idiom)", ""] { result.append(("\(stem)\(mark)\(device).\(suffix)", scale)) }
            }
        }
        return result
    }
}

package enum ScaleOrder {
    /// The screen's own scale, then larger ones upwards, then smaller ones downwards.
    package static func sorted(_ scales: [CGFloat], for screen: CGFloat) -> [CGFloat] {
        scales.filter { $0 >= screen }.sorted() + scales.filter { $0 < screen }.sorted(by: >)
    }
}
