// PDF and SVG files of asset catalogs in a bundle: which pictures are drawn and named, and what is said of files and programs that fail.

import Foundation
import Testing
@testable import willappear

@Suite struct VectorAssetsTests {
    private static let hasPrograms = VectorPicture.Kind.all.allSatisfy { Toolchain.program($0.program) != nil }

    /// A folder with a catalog, its copy in a bundle, and programs that write the picture `P` and count their calls.
    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vector-\(UUID().uuidString)").path
        var said: [String] = []
        var catalog: String { folder + "/Assets.xcassets" }
        var copy: String { folder + "/App.app/Assets.xcassets" }
        var calls: [String] { ((try? String(contentsOfFile: folder + "/calls", encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

        init() throws {
            // As wide as high, 60 pixels: the head of a PNG is all that is read here.
            let head = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]) + Data("IHDR".utf8) + Data([0, 0, 0, 60, 0, 0, 0, 60])
            try write(head, to: "P")
            // A link to a script of the fixtures: a program that this process had just written could still be open for writing in a child
            // that another test starts, and the kernel refuses to run it then.
            try FileManager.default.createSymbolicLink(atPath: folder + "/pdftocairo", withDestinationPath: CommandLineTool.fixtures.path + "/Programs/pdftocairo")
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func write(_ data: Data, to path: String) throws {
            try FileManager.default.createDirectory(atPath: ("\(folder)/\(path)" as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
        }

        func set(_ name: String, _ json: String, _ files: [String: String]) throws {
            try write(Data(json.utf8), to: "Assets.xcassets/\(name).imageset/Contents.json")
            for (file, text) in files { try write(Data(text.utf8), to: "Assets.xcassets/\(name).imageset/\(file)") }
        }

        func draw(_ find: ((String) -> String?)? = nil) throws {
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.createDirectory(atPath: folder + "/App.app", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: catalog, toPath: copy)
            let own = folder
            VectorAssets(find: find ?? { FileManager.default.fileExists(atPath: "\(own)/\($0)") ? "\(own)/\($0)" : nil }, cache: folder + "/cache") { self.said.append($0) }.draw(catalog, into: copy)
        }

        /// The entries of a set in the bundle, as `scale file idiom`.
        func entries(_ name: String) throws -> [String] {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(copy)/\(name).imageset/Contents.json"))
            let images = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["images"] as? [[String: Any]] ?? []
            return images.map { entry in ["scale", "filename", "idiom"].compactMap { entry[$0] as? String }.joined(separator: " ") }
        }
    }

    @Test func aPageIsDrawnForEveryScaleOfTheDevices() throws {
        let place = try Place()
        try place.set("logo", #"{"images":[{"idiom":"universal","filename":"logo.pdf"}],"properties":{"template-rendering-intent":"template"}}"#, ["logo.pdf": "page"])
        try place.draw()
        #expect(try place.entries("logo") == ["2x logo.pdf@2x.png universal", "3x logo.pdf@3x.png universal"])
        #expect(place.calls.count == 2 && place.calls.contains { $0.contains("-r 144") } && place.calls.contains { $0.contains("-r 216") })
        #expect(FileManager.default.contentsEqual(atPath: place.folder + "/P", andPath: place.copy + "/logo.imageset/logo.pdf@3x.png"))
        #expect(try String(contentsOfFile: place.copy + "/logo.imageset/Contents.json", encoding: .utf8).contains("template-rendering-intent"))
        #expect(try String(contentsOfFile: place.catalog + "/logo.imageset/Contents.json", encoding: .utf8).contains("png") == false, "the app's own folder stays")
        try place.draw()
        #expect(place.calls.count == 2, "the second build finds the pictures by content")
        try place.set("logo", #"{"images":[{"idiom":"universal","filename":"logo.pdf"}]}"#, ["logo.pdf": "another page"])
        try place.draw()
        #expect(place.calls.count == 4)
        #expect(place.said.isEmpty, "\(place.said)")
    }

    @Test func scalesAppearancesAndIdiomsStay() throws {
        let place = try Place()
        try place.set("first", #"{"images":[{"idiom":"universal","filename":"a.pdf","scale":"1x"},{"idiom":"universal","scale":"2x"},{"idiom":"universal","filename":"b.png","scale":"3x"}]}"#, ["a.pdf": "a", "b.png": "b"])
        try place.set("second", #"{"images":[{"idiom":"iphone","filename":"a.pdf","scale":"3x"},{"idiom":"ipad","filename":"b.PDF"}]}"#, ["a.pdf": "c", "b.PDF": "d"])
        try place.draw()
        #expect(try place.entries("first") == ["2x a.pdf@2x.png universal", "2x universal", "3x b.png universal"])
        #expect(try place.entries("second") == ["3x a.pdf@3x.png iphone", "2x b.PDF@2x.png ipad", "3x b.PDF@3x.png ipad"])
    }

    @Test func vectorsThatArePreservedHaveALargePicture() throws {
        let place = try Place()
        try place.set("logo", #"{"images":[{"idiom":"universal","filename":"logo.pdf"}],"properties":{"preserves-vector-representation":true}}"#, ["logo.pdf": "page"])
        try place.draw()
        #expect(try place.entries("logo").last == "64x logo.pdf@64x.png universal", "60 pixels at 3x: at most 64 pixels per point, and 2,048 a side")
    }

    @Test func aProgramThatIsNotInstalledIsNamedOnce() throws {
        let place = try Place()
        for name in ["a", "b", "c"] { try place.set(name, #"{"images":[{"idiom":"universal","filename":"x.pdf"}]}"#, ["x.pdf": name]) }
        try place.set("d", #"{"images":[{"idiom":"universal","filename":"x.svg"}]}"#, ["x.svg": "<svg><linearGradient/></svg>"])
        try place.set("e", #"{"images":[{"idiom":"universal","filename":"x.svg"}]}"#, ["x.svg": "<svg><path d=\"M0 0\"/></svg>"])
        try place.draw { _ in nil }
        #expect(place.said == [
            "\(place.catalog)/a.imageset/x.pdf (and 2 more like it) is an empty image, because pdftocairo is not installed:  apt-get install -y poppler-utils",
            "\(place.catalog)/d.imageset/x.svg is drawn without its gradients, clips and text, because rsvg-convert is not installed:  apt-get install -y librsvg2-bin",
        ])
        #expect(try place.entries("a") == ["x.pdf universal"])
    }

    @Test func namesThatLeaveTheSetAndBrokenSetsAreLeftAlone() throws {
        let place = try Place()
        try place.write(Data("page".utf8), to: "secret.pdf")
        try place.set("a", #"{"images":[{"idiom":"universal","filename":"../../secret.pdf"},{"filename":""},{"filename":"gone.pdf"}]}"#, [:])
        try place.set("b", #"{"images":5}"#, [:])
        try place.set("c", "{", ["x.pdf": "x"])
        try place.draw()
        #expect(place.calls.isEmpty && place.said.isEmpty, "\(place.said)")
    }

    // MARK: The programs themselves

    private static func page(_ content: String) -> String {
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 100 100] /CropBox [10 10 30 20] >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
        4 0 obj << /Length \(content.utf8.count) >> stream
        \(content)
        endstream endobj
        trailer << /Root 1 0 R >>
        """
    }

    @Test(.enabled(if: hasPrograms)) func popplerAndLibrsvgDrawTheSameEveryTime() throws {
        let place = try Place()
        try place.set("page", #"{"images":[{"idiom":"universal","filename":"page.pdf"}],"properties":{"preserves-vector-representation":true}}"#, ["page.pdf": Self.page("1 0 0 rg 10 10 10 10 re f")])
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)"/></svg>"#
        try place.set("shape", #"{"images":[{"idiom":"universal","filename":"shape.svg"}]}"#, ["shape.svg": svg])
        try place.draw(Toolchain.program)
        #expect(place.said.isEmpty, "\(place.said)")
        let paths = ["page.imageset/page.pdf@2x.png", "page.imageset/page.pdf@64x.png", "shape.imageset/shape.svg@3x.png"].map { "\(place.copy)/\($0)" }
        let first = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(first.map { Array($0[16..<24]) } == [[0, 0, 0, 40, 0, 0, 0, 20], [0, 0, 5, 0, 0, 0, 2, 128], [0, 0, 0, 60, 0, 0, 0, 30]], "the crop box, in pixels")
        try FileManager.default.removeItem(atPath: place.folder + "/cache")
        try place.draw(Toolchain.program)
        #expect(try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == first)
    }

    @Test(.enabled(if: hasPrograms)) func aDamagedFileIsNamedAndTheOthersAreDrawn() throws {
        let place = try Place()
        let whole = Self.page("0 g 0 0 99 99 re f")
        let damaged = ["none": "no page", "empty": "", "cut": String(whole.prefix(150)), "huge": whole.replacingOccurrences(of: "[10 10 30 20]", with: "[0 0 900000 900000]").replacingOccurrences(of: "100 100]", with: "900000 900000]")]
        for (name, text) in damaged { try place.set(name, #"{"images":[{"idiom":"universal","filename":"x.pdf"}]}"#, ["x.pdf": text]) }
        try place.set("good", #"{"images":[{"idiom":"universal","filename":"x.pdf"}]}"#, ["x.pdf": whole])
        try place.set("markup", #"{"images":[{"idiom":"universal","filename":"x.svg"}]}"#, ["x.svg": "<svg><mask"])
        try place.draw(Toolchain.program)
        for name in damaged.keys { #expect(place.said.contains { $0.hasPrefix("\(place.catalog)/\(name).imageset/x.pdf: the file of this image set cannot be drawn (pdftocairo: ") }, "\(name): \(place.said)") }
        #expect(place.said.contains { $0.hasPrefix("\(place.catalog)/markup.imageset/x.svg: the file of this image set cannot be drawn (rsvg-convert: ") }, "\(place.said)")
        #expect(place.said.count == 5)
        #expect(try place.entries("good").count == 2 && place.entries("none") == ["x.pdf universal"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder + "/cache").count == 2, "no drafts stay")
    }
}
