// The symbols of asset catalogs: their names as Xcode's GeneratedAssetSymbols.swift has them, and what of them is written.
import Foundation
import Testing
@testable import XcodeProject

@Suite struct AssetSymbolsTests {
    @Test func namesAreXcodes() {
        let images = [
            "logo": "logo", "Logo": "logo", "Icon-29": "icon29", "ad-min": "adMin", "CristoPose2 (1)": "cristoPose21", "LuLu": "luLu", "Product.1": "product1", "100": "_100", "BMW": "BMW",
            "A-1-1-0": "A_1_1_0", "FilesImage": "files", "default": "`default`", "ClaudeCodeLogo": "claudeCodeLogo", "icon_ID": "iconID", "Image": "image",
        ]
        for (name, symbol) in images { #expect(AssetSymbols.identifier(name, of: .image) == symbol) }
        let colors = ["AccentColor": "accent", "DSTextPrimary": "dsTextPrimary", "DSDockCPU": "dsDockCPU", "amarelo_mensagem": "amareloMensagem", "121212": "_121212", "Color": "color"]
        for (name, symbol) in colors { #expect(AssetSymbols.identifier(name, of: .color) == symbol) }
        #expect(AssetSymbols.identifier("青豚", of: .image) == nil)
    }

    private func symbols() throws -> AssetSymbols {
        let fixture = try ProjectFixture([
            "A.xcassets/AccentColor.colorset/Contents.json": "{}", "A.xcassets/red.colorset/Contents.json": "{}", "A.xcassets/logo.imageset/Contents.json": "{}",
            "A.xcassets/Icons/Contents.json": "{\"properties\":{\"provides-namespace\":true}}", "A.xcassets/Icons/back.imageset/Contents.json": "{}",
            "A.xcassets/Plain/forth.imageset/Contents.json": "{}", "A.xcassets/damaged/Contents.json": "{", "A.xcassets/damaged/last.imageset/Contents.json": "",
        ])
        return AssetSymbols(catalogs: [fixture.path("A.xcassets"), fixture.path("none.xcassets")])
    }

    @Test func whatSourcesNameIsWritten() throws {
        let text = try symbols().text(for: ["UIImage(resource: .Icons.back); UIImage(resource: .forth); UIColor(resource: .accent)"], extensions: .none, bundle: ".main")
        #expect(text == """
            import Foundation
            import UIKit

            private final class ResourceBundleClass {}
            private let resourceBundle: Bundle = .main

            extension UIKit.ColorResource {
                static let accent = UIKit.ColorResource(name: "AccentColor", bundle: resourceBundle)
            }
            extension UIKit.ImageResource {
                static let forth = UIKit.ImageResource(name: "forth", bundle: resourceBundle)
                enum Icons {
                    static let back = UIKit.ImageResource(name: "Icons/back", bundle: resourceBundle)
                }
            }

            """)
    }

    @Test func otherAppsGetNothing() throws {
        #expect(try symbols().text(for: ["let a = UIImage(named: \"logo\"); view.logo.red"], extensions: .none, bundle: ".main") == nil)
        #expect(try symbols().text(for: ["let a = 1"], extensions: .all, bundle: ".main") == nil)
    }

    /// UIColor has a `red`, and what the app declares itself stays the app's in a folder.
    @Test func extensions() throws {
        let source = "view.backgroundColor = .red; image = .logo; tint = .accent; static let accent = UIColor.blue"
        let all = try symbols().text(for: [source], extensions: .all, bundle: ".main") ?? ""
        #expect(all.contains("static var logo: UIKit.UIImage { .init(resource: .logo) }"))
        #expect(all.contains("static var accent: UIKit.UIColor { .init(resource: .accent) }"))
        #expect(!all.contains("static var red"))
        let undeclared = try symbols().text(for: [source], extensions: .undeclared, bundle: ".main") ?? ""
        #expect(undeclared.contains("static var logo") && !undeclared.contains("static var accent"))
    }
}
