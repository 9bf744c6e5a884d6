// `willappear previews`: an app with previews of views and controllers becomes a page with a picture for each variant.
import Foundation
import HostProtocol
import Testing
@testable import willappear

@Suite struct PreviewsTests {
    @Test func everyPreviewInEveryVariant() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.checkout.appendingPathComponent("Tests/Fixtures/PreviewedApp").path
        let result = try tool.run("previews", app, "-o", "gallery")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.last == tool.folder.appendingPathComponent("gallery/index.html").path || result.output.last?.hasSuffix("gallery/index.html") == true)
        let gallery = tool.folder.appendingPathComponent("gallery"), files = try FileManager.default.contentsOfDirectory(atPath: gallery.path)
        #expect(files.filter { $0.hasSuffix(".png") }.count == 15)
        let page = try String(contentsOf: gallery.appendingPathComponent("index.html"), encoding: .utf8)
        // Names are text, whatever they hold.
        #expect(page.contains("Card &lt;b&gt;") && !page.contains("<b>"))
        #expect(page.contains("PreviewedApp/Card.swift:34") && page.contains("PreviewedApp/ListController.swift:24"))
        func picture(_ name: String) throws -> Data { try Data(contentsOf: gallery.appendingPathComponent(name)) }
        func size(_ png: Data) -> (Int, Int) {
            func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            return (number(16), number(20))
        }
        let light = try picture("1-light.png")
        for other in ["dark", "AX-text", "right-to-left", "landscape"] { #expect(try picture("1-\(other).png") != light, "\(other)") }
        #expect(size(light) == (786, 1704))
        #expect(size(try picture("1-landscape.png")) == (1704, 786))
        // A layout of its own is shown alone.
        #expect(size(try picture("2-light.png")) == (440, 360))
    }

    @Test func anAppWithoutPreviewsSaysSo() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("previews", CommandLineTool.examples.appendingPathComponent("TwoScreens").path, "-o", "gallery")
        #expect(result.status == 64)
        #expect(result.errors.contains("has no #Preview"))
        #expect(try tool.run("previews", "nowhere").status == 64)
    }
}
