// timeline.html: one self-contained page made of a model, a style and a script, pictures included.
// Called by RunOutputs after the app has ended. No network, no libraries, no fonts of its own. Pictures beyond a few megabytes stay files
// beside the page, so that a long run can be opened at once.

import Foundation
import HostProtocol

struct TimelinePage {
    let model: TimelineModel

    /// The bytes of pictures in the page itself.
    private static let maximumPictures = 2_000_000

    /// - Parameter page: where the page will lie.
    init(records: [TraceRecord], screenshots folder: String, page: String) {
        var embedded = 0
        model = TimelineModel(records: records) { file in
            let path = "\(folder)/\(file)"
            guard let picture = FileManager.default.contents(atPath: path) else { return nil }
            embedded += picture.count
            return embedded <= Self.maximumPictures ? "data:image/png;base64," + picture.base64EncodedString() : Self.way(from: page, to: path)
        }
    }

    /// The address of a file relative to a page.
    static func way(from page: String, to file: String) -> String {
        let start = URL(fileURLWithPath: page).standardizedFileURL.deletingLastPathComponent().pathComponents, end = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + end[shared...]
        return steps.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ";:"))) ?? $0 }.joined(separator: "/")
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(model.title)): life cycle</title>
        <style>
        \(TimelineStyle.css)
        </style>
        </head>
        <body>
        \(TimelineStyle.body)
        <script type="application/json" id="data">\(json)</script>
        <script>
        \(TimelineScript.source)
        </script>
        </body>
        </html>

        """
    }

    /// The model as JSON that is safe inside a script element, for any strings of the app.
    private var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(model) else { return "{}" }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    }
}
