// The readers of the libraries: documents, nibs, pictures, fonts, scripts, traces, Swift source, messages, projects.
// Those of the command line are in FuzzTests, for no library can import a program.

import CoreGraphics
@testable import CoreText
import Foundation
@preconcurrency import Glibc
import HostProtocol
import ImageIO
import InterfaceBuilder
@testable import LiveServer
import ObjCLowering
@testable import UIKit
@testable import XcodeProject

extension FuzzTarget {
    package static let library: [FuzzTarget] = [storyboard, nib, image, svg, font, catalog, strings, script, trace, lowering, request, viewer, project] + documents

    static let storyboard = FuzzTarget(
        "storyboard", words: ["<view id=\"a\"/>", "<constraint firstItem=\"a\" firstAttribute=\"top\" id=\"c\"/>", "<subviews>", "</subviews>", "customClass=\"A\"", "destination=\"a\"", "&amp;", "<![CDATA["]
    ) { data in
        guard let document = try? IBDocument(data: data, file: "fuzz.storyboard") else { return }
        _ = DocumentOutline(document).text
        _ = DocumentLinks(document)
        guard let product = try? InterfaceBuilderCompiler.compile(document, moduleName: "App") else { return }
        for file in product.files where file.path.hasSuffix(".nib") || file.path.isEmpty { readNib(file.data) }
    }

    static let nib = FuzzTarget("nib", isText: false) { readNib($0) }

    private static func readNib(_ data: Data) {
        guard let archive = try? NIBArchive(data: data, file: "fuzz.nib") else { return }
        _ = NIBDescription(archive, name: "fuzz").text
        for nested in (try? archive.nestedArchives(named: "fuzz")) ?? [] { _ = NIBDescription(nested.archive, name: nested.name).text }
    }

    /// PNG, JPEG, GIF and WebP: as UIImage and as ImageIO read them.
    static let image = FuzzTarget("image", isText: false) { data in
        if let image = CGImage(encoded: data) { _ = (image.width, image.height) }
        guard let source = CGImageSourceCreateWithData(data as NSData, nil) else { return }
        for index in 0..<min(CGImageSourceGetCount(source), 8) {
            _ = CGImageSourceCreateImageAtIndex(source, index, nil)
            _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        }
        _ = CGImageSourceCopyProperties(source, nil)
    }

    static let svg = FuzzTarget("svg", words: ["<g transform=\"scale(1e9)\">", "</g>", "d=\"M0 0 A1 1 0 0 1 5 5\"", "stroke-width=\"1e300\"", "viewBox=\"0 0 1e-9 1e9\"", "%"]) { data in
        guard let image = VectorImage(svg: data) else { return }
        _ = image.bitmap(size: CGSize(width: 32, height: 32), scale: 1)
    }

    static let font = FuzzTarget("font", isText: false) { data in
        guard let provider = CGDataProvider(data: data as NSData), let font = CGFont(provider) else { return }
        _ = (font.numberOfGlyphs, font.unitsPerEm, font.fontBBox)
        var boxes = [CGRect](repeating: .zero, count: 4)
        _ = font.getGlyphBBoxes(glyphs: [0, 1, 2, 60000], count: 4, bboxes: &boxes)
    }

    /// An image set and a colour set with the same Contents.json.
    static let catalog = FuzzTarget("catalog", words: ["\"idiom\" : \"universal\"", "\"resizing\" : {}", "\"components\" : {\"red\" : \"0xFF\"}", "null", "[]", "1e999"]) { data in
        let folder = scratch("Fuzz.xcassets")
        for set in ["a.imageset", "b.colorset"] {
            let path = folder.appendingPathComponent(set)
            try? FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            try? data.write(to: path.appendingPathComponent("Contents.json"))
        }
        let library = AssetLibrary(folder: folder.deletingLastPathComponent())
        _ = library.imageSet(named: "a")
        _ = library.colorSet(named: "b")
    }

    static let strings = FuzzTarget("strings", words: ["\"key\" = \"value\";", "NSStringPluralRuleType", "%#@count@", "\\U00e4", "/*", "*/"]) { data in
        _ = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    static let script = FuzzTarget("script", words: ["tap \"A\"", "repeat", "wait 1e9", "drag 0,0 1,1", "expect", ";", "\"", "#"]) { data in
        guard let script = try? Script(parsing: String(decoding: data, as: UTF8.self), name: "fuzz") else { return }
        _ = script.steps.map(\.source)
    }

    static let trace = FuzzTarget("trace", words: ["\"type\":\"event\"", "\"step\":1", "null", "1e999"]) { data in
        _ = try? TraceRecord.readAll(String(decoding: data, as: UTF8.self))
    }

    static let lowering = FuzzTarget(
        "lowering", words: ["@objc", "#selector(a)", "dynamic ", "override ", "@IBOutlet weak var v: UIView!", "class A: UIView {", "}", "#if", "#endif", "extension A {", "\\", "\"\"\""]
    ) { data in
        let source = [UInt8](data)
        _ = SourceScan(source: source, conditions: ConditionEvaluation(platform: .iOS, modules: []))
        let index = ModuleIndex(files: ["fuzz.swift": FileFacts(source: source)])
        _ = Lowering(moduleName: "Fuzz").lower(source: source, path: "fuzz.swift", index: index)
        var declarations = InterfaceDeclarations()
        declarations.read(String(decoding: source, as: UTF8.self), file: "fuzz.swift")
    }

    /// A request as it comes through a session's socket.
    static let request = FuzzTarget("request", words: ["\"perform\":{\"_0\":\"settle\"}", "\"status\":{}", "null", "1e999"]) { data in
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return }
        let sent = [UInt8](data.prefix(60_000))
        _ = send(ends[0], sent, sent.count, Int32(MSG_NOSIGNAL))
        close(ends[0])
        _ = try? LiveWire.read(LiveRequest.self, limit: LiveWire.maximumRequest, from: ends[1])
        close(ends[1])
    }

    static let viewer = FuzzTarget("viewer", words: ["\"do\":\"fingers\"", "\"fingers\":[{}]", "\"rate\":1e999", "\"text\":\"e1\""]) { data in
        _ = try? ViewerMessage(String(decoding: data, as: UTF8.self))
    }

    static let project = FuzzTarget("project", words: ["isa = PBXGroup;", "children = (", ");", "rootObject = A;", "/* c */", "{", "}"]) { data in
        let folder = scratch("Fuzz.xcodeproj")
        try? data.write(to: folder.appendingPathComponent("project.pbxproj"))
        _ = try? PBXProjectReader.read(project: folder.path)
    }

    /// A folder of this process, in memory where there is such a place.
    static func scratch(_ name: String) -> URL {
        let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
        let folder = URL(fileURLWithPath: "\(base)/willappear-fuzz-\(getpid())/\(name)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
