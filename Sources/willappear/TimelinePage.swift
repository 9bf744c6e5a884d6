// timeline.html: one self-contained page made of a model, a style and a script, pictures included.
// Called by RunOutputs after the app has ended. No network, no libraries, no fonts of its own.

import Foundation
import HostProtocol

struct TimelinePage {
    let model: TimelineModel

    init(records: [TraceRecord], screenshots folder: String) {
        model = TimelineModel(records: records) { file in
            FileManager.default.contents(atPath: "\(folder)/\(file)").map { "data:image/png;base64," + $0.base64EncodedString() }
        }
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

    /// The model, safe inside a script element whatever the app's strings hold.
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
