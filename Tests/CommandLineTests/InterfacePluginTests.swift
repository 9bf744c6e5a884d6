// The build-tool plugin CompileInterfaces in a package of its own, which SwiftPM builds without our command line, with both build systems.

import Foundation
import Testing

@Suite(.serialized) struct InterfacePluginTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop", defaultLocalization: "en", dependencies: [.package(name: "WillAppear", path: "\(CommandLineTool.checkout.path)")],
            targets: [.executableTarget(name: "Shop", plugins: [.plugin(name: "CompileInterfaces", package: "WillAppear")])])
        """
    private static let program = """
        import Foundation
        let names = (FileManager.default.enumerator(atPath: Bundle.module.bundlePath)?.allObjects as? [String] ?? []).sorted()
        for name in names where name.hasSuffix(".nib") || name.hasSuffix("storyboardc/Info.plist") { print(name) }
        print(Bundle.module.bundlePath)
        """
    private static let card = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v" customClass="Card" customModuleProvider="target"/></objects></document>
        """
    private static let story = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="v"/></viewController></objects></scene></scenes>
        </document>
        """

    private func package(_ tool: CommandLineTool) throws {
        try tool.write(Self.manifest, to: "Shop/Package.swift")
        try tool.write(Self.program, to: "Shop/Sources/Shop/main.swift")
        try tool.write(Self.card, to: "Shop/Sources/Shop/Card.xib")
        try tool.write(Self.story, to: "Shop/Sources/Shop/Base.lproj/Main.storyboard")
        // Our own dependencies, from where this build has them: the test needs no network.
        let checkouts = CommandLineTool.checkout.appendingPathComponent(".build/checkouts")
        let pins = try JSONDecoder().decode(Pins.self, from: try Data(contentsOf: CommandLineTool.checkout.appendingPathComponent("Package.resolved"))).pins
        let mirrors = pins.map { Mirrors.Mirror(original: $0.location, mirror: checkouts.appendingPathComponent(URL(fileURLWithPath: $0.location).deletingPathExtension().lastPathComponent).path) }
        try tool.write(String(decoding: try JSONEncoder().encode(Mirrors(object: mirrors)), as: UTF8.self), to: "Shop/.swiftpm/configuration/mirrors.json")
    }

    /// What `swift package config set-mirror` writes, without a process for each.
    private struct Mirrors: Encodable {
        struct Mirror: Encodable { var original, mirror: String }
        var object: [Mirror]
        var version = 1
    }

    private struct Pins: Decodable {
        struct Pin: Decodable { var location: String }
        var pins: [Pin]
    }

    @Test(arguments: ["native", "swiftbuild"]) func aPackagesDocumentsAreCompiledIntoItsBundle(system: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try package(tool)
        let build = try tool.shell("cd Shop && swift build --build-system \(system) 2>&1")
        #expect(build.status == 0, "\(build.output.joined(separator: "\n"))")
        let run = try tool.shell("cd Shop && swift run --build-system \(system) --skip-build Shop && \"$willappear\" ib dump \"$(swift run --build-system \(system) --skip-build Shop | tail -n 1)/Card.nib\"")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Card.nib"), "\(run.output)")
        #expect(run.output.contains { $0.hasSuffix("Main.storyboardc/Info.plist") } && run.output.contains { $0.contains("Main.storyboardc/") && $0.hasSuffix(".nib") }, "\(run.output)")
        #expect(run.output.contains { $0.contains("_TtC4Shop4Card") }, "\(run.output)")

        // A document that is wrong fails the build at its own line.
        try tool.write(Self.card.replacingOccurrences(of: "/></objects>", with: "></objects>"), to: "Shop/Sources/Shop/Card.xib")
        let broken = try tool.shell("cd Shop && swift build --build-system \(system) 2>&1")
        #expect(broken.status != 0)
        #expect(broken.output.contains { $0.contains("Card.xib:2:") && $0.contains("error") }, "\(broken.output.joined(separator: "\n"))")
    }
}
