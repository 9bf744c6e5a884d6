// Asset catalogs and image files of a bundle made for each test in a temporary folder.

import PixelExpectation
@testable import UIKit
import XCTest

@MainActor final class AssetCatalogTests: XCTestCase {
    private var folder = FileManager.default.temporaryDirectory

    private func makeBundle() throws -> Bundle {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { [folder] in try? FileManager.default.removeItem(at: folder) }
        return try XCTUnwrap(Bundle(path: folder.path))
    }

    private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    private func write(_ path: String, _ data: Data) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func png(_ color: UIColor, _ side: CGFloat) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        return try XCTUnwrap(image.pngData())
    }

    private func imageSet(_ entries: String, properties: String = "{}") -> String {
        "{\"images\":[\(entries)],\"info\":{\"author\":\"xcode\",\"version\":1},\"properties\":\(properties)}"
    }

    func testScalesAndIdioms() async throws {
        let bundle = try makeBundle()
        try write("Assets.xcassets/dot.imageset/Contents.json", imageSet("""
            {"idiom":"universal","scale":"1x","filename":"d1.png"},{"idiom":"universal","scale":"2x","filename":"d2.png"},
            {"idiom":"universal","scale":"3x","filename":"d3.png"},{"idiom":"ipad","scale":"3x","filename":"pad.png"}
            """))
        for (name, side) in [("d1", 10.0), ("d2", 20), ("d3", 30), ("pad", 99)] { try write("Assets.xcassets/dot.imageset/\(name).png", png(.red, side)) }
        let image = try XCTUnwrap(UIImage(named: "dot", in: bundle, compatibleWith: nil))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(image.scale, 3)
        XCTAssertEqual(image.cgImage?.width, 30)
    }

    func testAnImageIsFoundByTheNameOfItsFileToo() async throws {
        let bundle = try makeBundle()
        for name in ["wolf", "v1.png"] {
            try write("A.xcassets/\(name).imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"a.png\"}"))
            try write("A.xcassets/\(name).imageset/a.png", png(.red, name == "wolf" ? 12 : 7))
        }
        for name in ["wolf", "wolf.jpeg", "wolf.png", "wolf.JPG"] { XCTAssertEqual(UIImage(named: name, in: bundle, compatibleWith: nil)?.size.width, 12, name) }
        XCTAssertEqual(UIImage(named: "v1.png", in: bundle, compatibleWith: nil)?.size.width, 7)
        XCTAssertNil(UIImage(named: "wolf.2", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIImage(named: "bear.png", in: bundle, compatibleWith: nil))
    }

    func testSmallerScalesServeWhenThereIsNoBetter() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/one.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"scale\":\"1x\",\"filename\":\"a.png\"},{\"idiom\":\"universal\",\"scale\":\"3x\"}"))
        try write("A.xcassets/one.imageset/a.png", png(.red, 12))
        XCTAssertEqual(UIImage(named: "one", in: bundle, compatibleWith: nil)?.size, CGSize(width: 12, height: 12))
    }

    /// The largest of the device; one icon of 1024 pixels stands for those that Xcode makes of it. Public suites ask for it by this name.
    func testTheIconOfAnAppIsAPicture() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/AppIcon.appiconset/Contents.json", imageSet("""
            {"idiom":"iphone","size":"20x20","scale":"3x","filename":"s.png"},{"idiom":"iphone","size":"60x60","scale":"3x","filename":"l.png"},
            {"idiom":"ipad","size":"76x76","scale":"2x","filename":"p.png"},{"idiom":"ios-marketing","size":"1024x1024","scale":"1x","filename":"m.png"}
            """))
        for (name, side) in [("s", 60.0), ("l", 180), ("p", 152), ("m", 1024)] { try write("A.xcassets/AppIcon.appiconset/\(name).png", png(.red, side)) }
        try write("A.xcassets/Single.appiconset/Contents.json", imageSet("{\"idiom\":\"universal\",\"platform\":\"ios\",\"size\":\"1024x1024\",\"filename\":\"m.png\"}"))
        try write("A.xcassets/Single.appiconset/m.png", png(.red, 1024))
        XCTAssertEqual(UIImage(named: "AppIcon", in: bundle, compatibleWith: nil)?.size, CGSize(width: 60, height: 60))
        XCTAssertEqual(try XCTUnwrap(UIImage(named: "Single", in: bundle, compatibleWith: nil)).size.width, 60, accuracy: 0.01)
    }

    func testALiteralOfAFileThatIsNotShownHereIsEmpty() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/paper.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"paper.pdf\"}"))
        try write("A.xcassets/paper.imageset/paper.pdf", "%PDF-1.4")
        XCTAssertEqual(try UIImage(XCTUnwrap(NamedImages.traits(ofLiteral: "paper", bundle: bundle))).size, .zero)
        XCTAssertNil(NamedImages.traits(ofLiteral: "gone", bundle: bundle))
    }

    func testNamespacesAndTemplates() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/Icons/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
        try write("A.xcassets/Plain/x.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"x.png\"}"))
        try write("A.xcassets/Plain/x.imageset/x.png", png(.red, 4))
        try write("A.xcassets/Icons/tab.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"t.png\"}", properties: "{\"template-rendering-intent\":\"template\"}"))
        try write("A.xcassets/Icons/tab.imageset/t.png", png(.red, 4))
        XCTAssertNotNil(UIImage(named: "x", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIImage(named: "tab", in: bundle, compatibleWith: nil))
        XCTAssertEqual(UIImage(named: "Icons/tab", in: bundle, compatibleWith: nil)?.renderingMode, .alwaysTemplate)
    }

    func testDarkVariant() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/sky.imageset/Contents.json", imageSet("""
            {"idiom":"universal","filename":"day.png"},
            {"idiom":"universal","filename":"night.png","appearances":[{"appearance":"luminosity","value":"dark"}]}
            """))
        try write("A.xcassets/sky.imageset/day.png", png(.white, 4))
        try write("A.xcassets/sky.imageset/night.png", png(.black, 4))
        let image = try XCTUnwrap(UIImage(named: "sky", in: bundle, compatibleWith: nil))
        XCTAssertEqual(pixel(image.cgImage, 0, 0), [255, 255, 255, 255])
        UITraitCollection.performAsCurrent(UITraitCollection(userInterfaceStyle: .dark)) {
            XCTAssertEqual(pixel(image.cgImage, 0, 0), [0, 0, 0, 255])
        }
    }

    func testColorSets() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/brand.colorset/Contents.json", """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.502","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"systemRedColor"}}]}
            """)
        let color = try XCTUnwrap(UIColor(named: "brand", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).components
        XCTAssertEqual(light.red, 1, accuracy: 1e-9)
        XCTAssertEqual(light.green, 128.0 / 255, accuracy: 1e-9)
        XCTAssertEqual(light.blue, 0.502, accuracy: 1e-9)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(color.resolvedColor(with: dark).components.red, UIColor.systemRed.resolvedColor(with: dark).components.red)
        XCTAssertNil(UIColor(named: "none", in: bundle, compatibleWith: nil))
    }

    func testResources() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/Icons/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
        try write("A.xcassets/Icons/star.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"s.png\"}"))
        try write("A.xcassets/Icons/star.imageset/s.png", png(.red, 20))
        try write("A.xcassets/brand.colorset/Contents.json", "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"1.000\",\"green\":\"0.000\",\"blue\":\"0.000\",\"alpha\":\"1.000\"}}}]}")
        XCTAssertEqual(UIImage(resource: ImageResource(name: "Icons/star", bundle: bundle)).size, CGSize(width: 20, height: 20))
        XCTAssertEqual(UIColor(resource: ColorResource(name: "brand", bundle: bundle)).components.red, 1)
        XCTAssertEqual(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size, .zero)
        XCTAssertEqual(UIColor(resource: ColorResource(name: "none", bundle: bundle)).cgColor.alpha, 0)
    }

    func testSlicing() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/bubble.imageset/Contents.json", imageSet("""
            {"idiom":"universal","scale":"2x","filename":"b.png","resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":1},"cap-insets":{"top":4,"left":6,"bottom":4,"right":6}}}
            """))
        try write("A.xcassets/bubble.imageset/b.png", png(.red, 20))
        let image = try XCTUnwrap(UIImage(named: "bubble", in: bundle, compatibleWith: nil))
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        XCTAssertEqual(image.resizingMode, .stretch)
    }

    func testASetThatKeepsItsVectorsIsSharpAboveItsOwnSize() async throws {
        let bundle = try makeBundle()
        for (name, properties) in [("kept", "{\"preserves-vector-representation\":true}"), ("plain", "{}")] {
            try write("A.xcassets/\(name).imageset/Contents.json", imageSet("""
                {"idiom":"universal","scale":"2x","filename":"x.pdf@2x.png"},{"idiom":"universal","scale":"3x","filename":"x.pdf@3x.png"},{"idiom":"universal","scale":"20x","filename":"x.pdf@20x.png"}
                """, properties: properties))
            for (scale, color) in [(2.0, UIColor.red), (3, .red), (20, .blue)] { try write("A.xcassets/\(name).imageset/x.pdf@\(Int(scale))x.png", png(color, 10 * scale)) }
        }
        let kept = try XCTUnwrap(UIImage(named: "kept", in: bundle, compatibleWith: nil)), plain = try XCTUnwrap(UIImage(named: "plain", in: bundle, compatibleWith: nil))
        XCTAssertEqual(kept.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(pixel(kept.cgImage, 0, 0), [255, 0, 0, 255], "its own size")
        func drawn(_ image: UIImage, _ side: CGFloat) -> [UInt8] {
            pixel(UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in image.draw(in: CGRect(x: 0, y: 0, width: side, height: side)) }.cgImage, 1, 1)
        }
        XCTAssertEqual(drawn(kept, 10), [255, 0, 0, 255])
        XCTAssertEqual(drawn(kept, 40), [0, 0, 255, 255])
        XCTAssertEqual(drawn(kept, 400), [0, 0, 255, 255], "beyond the largest picture too")
        XCTAssertEqual(drawn(plain, 40), [255, 0, 0, 255])
        let view = UIImageView(image: kept)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.layoutIfNeeded()
        let contents = try XCTUnwrap(view.layer.contents as! CGImage?)
        XCTAssertEqual(pixel(contents, 0, 0), [0, 0, 255, 255])
        XCTAssertEqual(CGFloat(contents.width), 10 * view.layer.contentsScale)
    }

    func testLooseFiles() async throws {
        let bundle = try makeBundle()
        try write("photo@2x.png", png(.red, 20))
        try write("photo.png", png(.red, 10))
        try write("pic@3x~iphone.png", png(.red, 30))
        try write("pic@3x.png", png(.blue, 30))
        XCTAssertEqual(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.scale, 2)
        XCTAssertEqual(UIImage(named: "photo.png", in: bundle, compatibleWith: nil)?.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(pixel(UIImage(named: "pic", in: bundle, compatibleWith: nil)?.cgImage, 0, 0), [255, 0, 0, 255])
        XCTAssertNil(UIImage(named: "missing", in: bundle, compatibleWith: nil))
        XCTAssertEqual(UIImage(contentsOfFile: folder.appendingPathComponent("photo@2x.png").path)?.size, CGSize(width: 10, height: 10))
    }

    func testDamagedCatalogs() async throws {
        let bundle = try makeBundle()
        try write("A.xcassets/a.imageset/Contents.json", "{")
        try write("A.xcassets/b.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"../../../etc/passwd\"}"))
        try write("A.xcassets/c.imageset/Contents.json", imageSet("{\"idiom\":\"universal\",\"filename\":\"c.pdf\"}"))
        try write("A.xcassets/c.imageset/c.pdf", "%PDF-1.4")
        try write("A.xcassets/d.imageset/Contents.json", "{\"images\":5}")
        try write("A.xcassets/e.colorset/Contents.json", "{\"colors\":[{\"color\":{\"components\":{\"red\":\"x\"}}}]}")
        for name in ["a", "b", "d"] { XCTAssertNil(UIImage(named: name, in: bundle, compatibleWith: nil), name) }
        XCTAssertEqual(UIImage(named: "c", in: bundle, compatibleWith: nil)?.size, .zero, "the device has this image; the build could not draw it")
        XCTAssertNil(UIColor(named: "e", in: bundle, compatibleWith: nil))
        if let console = (Host.current as? DetachedHost)?.console { XCTAssertTrue(console.contains { $0.contains("c.pdf") }) }
    }
}
