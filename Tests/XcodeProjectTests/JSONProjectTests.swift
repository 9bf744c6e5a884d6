// Keys as in apple/xcode-project-format, Sources/Library/Schema.
import Foundation
import Testing
@testable import XcodeProject

@Suite struct JSONProjectTests {
    private let text = """
        {
          // Written by hand.
          "default-configuration": "Debug", configurations: ["Debug", {name: "Release", file: "Config/Release.xcconfig"}],
          localizations: {"development-region": "de"},
          packages: [{path: "../Own"}, {repository: "https://example.com/Kit", version: {"up-to-next-major-version": "2.0.0"}}],
          files: [
            {kind: "group", path: "Sources", children: [
              {path: "A.swift", "target-membership": ["App/compile-sources"]},
              {path: "<PROJECT>/Shared/B.swift", "target-membership": [{"build-phase": "App/compile-sources", platforms: ["macos"]}]},
              {kind: "variant-group", name: "Main.storyboard", "target-membership": "App/resources", children: [{path: "Base.lproj/Main.storyboard"}]},
            ]},
            {kind: "folder", path: "Auto", "target-membership": ["App"], "membership-exceptions": [{target: "App", exclusions: ["Info.plist"]}]},
            {kind: "group", name: "Config", children: [{path: "Release.xcconfig"}]},
            {path: "<PRODUCTS>/Kit.framework", "target-membership": ["App/frameworks"]},
            {path: "Lib/Lib.xcodeproj"},
          ],
          targets: [
            {name: "App", id: "1111", product: "Products/App.app", "product-type": "application", "build-phases": ["compile-sources", "resources", "frameworks", {kind: "copy", name: "Embed", "bundle-base-path": "frameworks-directory"}],
             dependencies: ["Kit", {kind: "remoteTarget", project: "Lib.xcodeproj", target: "Lib", "target-id": "9"}], "package-product-members": [{"product-name": "Own", "build-phase": {"build-phase": "frameworks"}}],
             "build-settings": {"PRODUCT_NAME": "$(TARGET_NAME)", "FLAG[config=Debug]": "debug", "FLAG[config=Release]": ["a", "b c"]}},
            {name: "Kit", id: "2222", "product-type": "framework", "build-phases": ["compile-sources"]},
          ],
          "build-settings": {"SWIFT_VERSION": "5.0",},
        }
        """

    @Test func theJSONSaysWhatThePropertyListSaid() throws {
        let fixture = try ProjectFixture([
            "App.xcodeproj/project.xcproj": text, "App.xcodeproj/project.pbxproj": "an older copy that Xcode leaves", "Sources/A.swift": "", "Shared/B.swift": "", "Sources/Base.lproj/Main.storyboard": "",
            "Auto/C.swift": "", "Auto/Info.plist": "", "Release.xcconfig": "X = 1",
        ])
        let project = try Project.read(fixture.path("App.xcodeproj"))
        #expect(project.developmentRegion == "de")
        #expect(project.packages == [.local(path: fixture.folder.deletingLastPathComponent().standardizedFileURL.path + "/Own"), .remote(url: "https://example.com/Kit", requirement: "from: \"2.0.0\"")])
        #expect(project.subprojects == [fixture.path("Lib/Lib.xcodeproj")])
        let app = try #require(project.target(named: "App"))
        #expect(app.productType == .application)
        #expect(app.productFile == "App.app")
        #expect(app.dependencies == [.target(id: "2222"), .other(project: fixture.path("Lib/Lib.xcodeproj"), name: "Lib")])
        #expect(app.packageProducts == ["Own"])
        let files = TargetFiles(target: app)
        #expect(fixture.relative(files.swift) == ["Auto/C.swift", "Sources/A.swift"])
        #expect(fixture.relative(files.interfaces) == ["Sources/Base.lproj/Main.storyboard"])
        #expect(files.products == ["Kit.framework"])
        #expect(try BuildSettings(project: project, target: app)["FLAG"] == "debug")
        let release = try BuildSettings(project: project, target: app, configuration: "Release")
        #expect(release.list("FLAG") == ["a", "b c"])
        #expect(release["X"] == "1")
        #expect(release["SWIFT_VERSION"] == "5.0")
    }

    @Test(arguments: [
        ("{", "not JSON"), ("[]", "the top of a project must be an object"), (#"{"required-capabilities": ["glowing"]}"#, "with support for glowing"),
        (#"{"files": [{"kind": "cloud", "path": "x"}]}"#, "`cloud` is not a kind of reference"), (#"{"files": [{"path": "<MOON>/x"}]}"#, "`MOON` is not a base"),
        (#"{"targets": [{}]}"#, "the key `name` is missing"), (#"{"targets": [{"name": "A"}, {"name": "A"}]}"#, "target A: the name of a target must be unique"),
    ]) func brokenFilesAreNamed(text: String, reason: String) throws {
        let fixture = try ProjectFixture(["App.xcodeproj/project.xcproj": text])
        let message = failure { try Project.read(fixture.path("App.xcodeproj")) }
        #expect(message.contains(reason), "\(message)")
        #expect(message.hasPrefix(fixture.path("App.xcodeproj/project.xcproj")))
    }
}
