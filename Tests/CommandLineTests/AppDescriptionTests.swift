// How an app is recognised and described before anything is built: folders, names, Info.plist.

import Foundation
import Testing

@testable import willappear

@Suite struct AppDescriptionTests {
    private func folder(_ files: [String: String]) throws -> (AppFolder, URL) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-folder-\(UUID().uuidString)/Notes App")
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return (try AppFolder(scanning: root.path, shownAs: "Notes App"), root)
    }

    private func describe(_ files: [String: String]) throws -> AppDescription {
        let (folder, _) = try folder(files)
        return try AppDescription(folder: folder, sources: folder.swiftFiles.map(SwiftSource.init))
    }

    @Test func aFolderIsSortedByWhatTheBuildDoesWithItsFiles() throws {
        let (app, root) = try folder([
            "A.swift": "", "Sub/B.swift": "", "Base.lproj/Main.storyboard": "", "Cell.xib": "", "Assets.xcassets/Contents.json": "{}",
            "Info.plist": "", "levels/level1.txt": "", "README.md": "", "App.xcodeproj/project.pbxproj": "", "AppTests/T.swift": "import XCTest",
            ".git/config": "", "Script.willappear": "", "Legacy.m": "", "Pods/P.swift": "",
        ])
        let names: ([String]) -> [String] = { $0.map { String($0.dropFirst(root.path.count + 1)) } }
        #expect(names(app.swiftFiles) == ["A.swift", "Sub/B.swift"])
        #expect(names(app.interfaceFiles) == ["Base.lproj/Main.storyboard", "Cell.xib"])
        #expect(names(app.assetCatalogs) == ["Assets.xcassets"])
        #expect(names(app.resources) == ["levels/level1.txt"])
        #expect(names(app.foreignSources) == ["Legacy.m"])
        #expect(app.projectNames == ["App"])
    }

    @Test func namesBecomeModulesAsXcodeMakesThem() {
        #expect(AppDescription.identifier("Two Screens") == "Two_Screens")
        #expect(AppDescription.identifier("2048") == "_2048")
        #expect(AppDescription.identifier("my-app.v2") == "my_app_v2")
    }

    @Test func withoutInfoPlistAStoryboardNamedMainIsTheMainOne() throws {
        let app = try describe(["A.swift": "@main class A {}", "Main.storyboard": ""])
        #expect(app.info["UIMainStoryboardFile"] as? String == "Main")
        #expect(app.info["UIApplicationSceneManifest"] == nil)
        #expect(app.info["CFBundleExecutable"] as? String == "Notes App")
        #expect(app.module == "Notes_App")
    }

    @Test func withoutInfoPlistScenesAreOnWhenTheDelegateAnswers() throws {
        let app = try describe([
            "A.swift": "func application(_ a: UIApplication, configurationForConnecting s: UISceneSession) {}",
            "S.swift": "class MySceneDelegate: UIResponder, UIWindowSceneDelegate {}", "Main.storyboard": "",
        ])
        let manifest = try #require(app.info["UIApplicationSceneManifest"] as? [String: Any])
        let configurations = try #require(manifest["UISceneConfigurations"] as? [String: Any])
        let first = try #require((configurations["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first)
        #expect(first["UISceneDelegateClassName"] as? String == "Notes_App.MySceneDelegate")
        #expect(first["UISceneStoryboardFile"] as? String == "Main")
    }

    @Test func aMentionInACommentTurnsNothingOn() throws {
        let app = try describe(["A.swift": "// configurationForConnecting\n/* configurationForConnecting */ let s = \"configurationForConnecting\""])
        #expect(app.info["UIApplicationSceneManifest"] == nil)
    }

    @Test func variablesOfTheBuildSettingsAreFilledIn() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleExecutable</key><string>${EXECUTABLE_NAME}</string>
            <key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>Name</key><string>$(PRODUCT_NAME:c99extidentifier)</string>
            <key>Unknown</key><array><string>a$(NOT_THERE)b</string></array>
            </dict></plist>
            """
        let info = try describe(["A.swift": "", "Main.storyboard": "", "Info.plist": plist]).info
        #expect(info["CFBundleIdentifier"] as? String == "com.example.Notes-App")
        #expect(info["CFBundleExecutable"] as? String == "Notes App")
        #expect(info["Delegate"] as? String == "Notes_App.SceneDelegate")
        #expect(info["Name"] as? String == "Notes_App")
        #expect(info["Unknown"] as? [String] == ["ab"])
        #expect(info["UIMainStoryboardFile"] == nil, "a complete Info.plist without the key means: no main storyboard")
    }

    @Test func aFilledAccentColorBecomesTheAppsTint() throws {
        let filled = #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0x10"}}}]}"#
        let empty = #"{"colors":[{"idiom":"universal"}]}"#
        let set = "Assets.xcassets/AccentColor.colorset/Contents.json"
        #expect(try describe(["A.swift": "", set: filled]).info["NSAccentColorName"] as? String == "AccentColor")
        #expect(try describe(["A.swift": "", set: empty]).info["NSAccentColorName"] == nil)
    }

    @Test func theInfoPlistOfAnExtensionIsNotTheApps() throws {
        let widget = "<plist version=\"1.0\"><dict><key>NSExtension</key><dict/><key>Who</key><string>widget</string></dict></plist>"
        let own = "<plist version=\"1.0\"><dict><key>Who</key><string>app</string></dict></plist>"
        let info = try describe(["A.swift": "", "A Widget/Info.plist": widget, "B/Info.plist": own]).info
        #expect(info["Who"] as? String == "app")
    }

    @Test func theProjectBesideAFolderTellsItsFamiliesAndFolderReferences() throws {
        let project = """
            {objectVersion = 56; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T);};
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
                F = {isa = PBXFileReference; lastKnownFileType = folder; path = "my levels"; sourceTree = "<group>";};
                B = {isa = PBXBuildFile; fileRef = F;};
                R = {isa = PBXResourcesBuildPhase; files = (B);};
                L = {isa = XCConfigurationList; buildConfigurations = (C);};
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TARGETED_DEVICE_FAMILY = 2;};};
                T = {isa = PBXNativeTarget; name = "Notes App"; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (R);};
            };}
            """
        let (app, root) = try folder([
            "A.swift": "", "my levels/one/a.txt": "", "B/my levels.txt": "", "../Notes App.xcodeproj/project.pbxproj": project,
        ])
        #expect(app.resources.map { $0.dropFirst(root.path.count + 1) } == ["B/my levels.txt", "my levels"])
        #expect(try AppDescription(folder: app, sources: []).info["UIDeviceFamily"] as? [Int] == [2])
    }
}
