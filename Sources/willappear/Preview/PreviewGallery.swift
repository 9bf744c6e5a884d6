// The page of an app's previews: a row for each, a picture for each variant, beside the picture files. Only `write` has side effects.

import Foundation
import HostProtocol

struct PreviewGallery {
    let app: String
    let device: String
    let iOS: Int
    let index: PreviewIndex

    /// The page and its pictures, in a folder that may be there already.
    func write(pictures: String, to folder: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in index.previews.flatMap(\.pictures).compactMap(\.file) {
            let target = "\(folder)/\(file)"
            if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
            try files.copyItem(atPath: "\(pictures)/\(file)", toPath: target)
        }
        try html.write(toFile: folder + "/index.html", atomically: true, encoding: .utf8)
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
        <title>\(Self.escaped(app)): previews</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <header><h1>\(Self.escaped(app))</h1><p>\(index.previews.count) \(index.previews.count == 1 ? "preview" : "previews") on \(Self.escaped(device)), iOS \(iOS)</p></header>
        <main>
        \(index.previews.enumerated().map { section($1, $0 + 1) }.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private func section(_ preview: PreviewIndex.Preview, _ number: Int) -> String {
        let title = preview.name ?? preview.kind
        let figures = preview.pictures.map { picture in
            let image = picture.file.map { "<a href=\"\(Self.escaped($0))\"><img src=\"\(Self.escaped($0))\" alt=\"\(Self.escaped(title)), \(Self.escaped(picture.variant))\" width=\"\(Self.shown(picture).width)\" height=\"\(Self.shown(picture).height)\" loading=\"lazy\"></a>" } ?? "<p class=\"none\">not drawn</p>"
            return "<figure>\(image)<figcaption>\(Self.escaped(picture.variant))</figcaption></figure>"
        }
        return """
            <section id="preview-\(number)" aria-label="\(Self.escaped(title))">
            <h2>\(Self.escaped(title))</h2><p class="place">\(preview.name == nil ? "" : "<code>\(Self.escaped(preview.kind))</code> · ")<code>\(Self.escaped(preview.file)):\(preview.line)</code></p>
            <div class="row">\(figures.joined())</div>
            </section>
            """
    }

    /// The size of a picture, as large as fits beside its neighbours.
    private static func shown(_ picture: PreviewIndex.Picture) -> (width: Int, height: Int) {
        let scale = picture.width > 0 && picture.height > 0 ? min(1, 360 / picture.height, 460 / picture.width) : 1
        return (Int((picture.width * scale).rounded()), Int((picture.height * scale).rounded()))
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let style = """
        :root{color-scheme:light dark;--paper:#f5f5f8;--card:#fff;--ink:#1b1b21;--soft:#5b5b66;--line:#e3e3ea;--accent:#4353d4}
        @media(prefers-color-scheme:dark){:root{--paper:#111116;--card:#1a1a21;--ink:#ececf2;--soft:#a6a6b4;--line:#2c2c36;--accent:#97a2ff}}
        *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.45 Inter,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
        header{padding:20px 28px 14px;background:var(--card);border-bottom:1px solid var(--line)}h1{font-size:20px;margin:0;letter-spacing:-.01em}header p{margin:2px 0 0;color:var(--soft)}
        main{padding:20px 28px;display:flex;flex-direction:column;gap:20px}section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 18px;min-width:0}
        h2{font-size:15px;margin:0;overflow-wrap:anywhere}.place{margin:1px 0 12px;color:var(--soft);overflow-wrap:anywhere}code{font:12px ui-monospace,Menlo,"DejaVu Sans Mono",monospace}
        .row{display:flex;flex-wrap:wrap;gap:18px;align-items:flex-end}figure{margin:0;text-align:center;max-width:100%}img{display:block;border-radius:12px;border:1px solid var(--line);max-width:100%;height:auto}
        a:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:12px}figcaption{color:var(--soft);font-size:12px;margin-top:6px}.none{color:var(--soft);padding:40px 24px;border:1px dashed var(--line);border-radius:12px;margin:0}
        @media(max-width:600px){header,main{padding:14px}}
        """
}
