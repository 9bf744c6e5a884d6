import Foundation
import Testing
@testable import XcodeProject

@Suite struct PBXProjectTests {
    @Test func filesLieWhereTheirGroupsSay() throws {
        let fixture = try ProjectFixture(["App/A.swift": "", "Shared/B.swift": "", "Other/A.swift": "", "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "", "levels/1.txt": ""])
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B9);};
                R = {isa = PBXResourcesBuildPhase; files = (B4, B5);};
                B1 = {isa = PBXBuildFile; fileRef = F1;}; B2 = {isa = PBXBuildFile; fileRef = F2;}; B3 = {isa = PBXBuildFile; fileRef = F3;};
                B4 = {isa = PBXBuildFile; fileRef = V;}; B5 = {isa = PBXBuildFile; fileRef = F6;}; B9 = {isa = PBXBuildFile; fileRef = GONE;};
                GA = {isa = PBXGroup; path = App; children = (F1, F2, V, N); sourceTree = "<group>";};
                N = {isa = PBXGroup; name = "No folder"; children = (F3); sourceTree = "<group>";};
                F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
                F2 = {isa = PBXFileReference; name = B.swift; path = Shared/B.swift; sourceTree = SOURCE_ROOT;};
                F3 = {isa = PBXFileReference; path = ../Other/A.swift; sourceTree = "<group>";};
                V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>";};
                V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
                V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>";};
                F6 = {isa = PBXFileReference; lastKnownFileType = folder; path = levels; sourceTree = "<group>";};
                """,
            children: "GA, F6", target: "buildPhases = (S, R);"))
        let files = TargetFiles(target: try #require(project.target(named: "App")))
        #expect(fixture.relative(files.swift) == ["App/A.swift", "Other/A.swift", "Shared/B.swift"])
        #expect(fixture.relative(files.interfaces) == ["App/Base.lproj/Main.storyboard"])
        #expect(fixture.relative(files.resources) == ["App/de.lproj/Main.strings", "levels"])
        #expect(files.missing.isEmpty)
    }

    @Test func tagsOfOnDemandResourcesAreKnown() throws {
        let fixture = try ProjectFixture()
        #expect(try fixture.project(ProjectFixture.pbxproj(objects: "", project: "attributes = {KnownAssetTags = (\"API Keys\", levels);};")).resourceTags == ["API Keys", "levels"])
        #expect(try fixture.project(ProjectFixture.pbxproj(objects: "", project: "attributes = {KnownAssetTags = levels;};")).resourceTags == [])
    }

    @Test func theEmptyClassOfAPodNeedsNoObjectiveC() throws {
        let fixture = try ProjectFixture(["Target Support Files/Kit/Kit-dummy.m": "", "Kit/Old.m": "", "Kit/A.swift": ""])
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3);}; B1 = {isa = PBXBuildFile; fileRef = F1;}; B2 = {isa = PBXBuildFile; fileRef = F2;}; B3 = {isa = PBXBuildFile; fileRef = F3;};
                F1 = {isa = PBXFileReference; path = "Target Support Files/Kit/Kit-dummy.m"; sourceTree = "<group>";};
                F2 = {isa = PBXFileReference; path = Kit/Old.m; sourceTree = "<group>";}; F3 = {isa = PBXFileReference; path = Kit/A.swift; sourceTree = "<group>";};
                """, children: "F1, F2, F3", target: "buildPhases = (S);"))
        let files = TargetFiles(target: project.targets[0])
        #expect(fixture.relative(files.foreign) == ["Kit/Old.m"])
        #expect(fixture.relative(files.swift) == ["Kit/A.swift"])
    }

    @Test func filesAreFoundAsAMacFindsThem() throws {
        let fixture = try ProjectFixture(["App/Views/A.swift": "", "App/Info.plist": ""])
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2);}; B1 = {isa = PBXBuildFile; fileRef = F1;}; B2 = {isa = PBXBuildFile; fileRef = F2;};
                F1 = {isa = PBXFileReference; path = app/views/a.swift; sourceTree = "<group>";}; F2 = {isa = PBXFileReference; path = app/b.swift; sourceTree = "<group>";};
                """, children: "F1, F2", target: "buildPhases = (S);"))
        let files = TargetFiles(target: project.targets[0])
        #expect(fixture.relative(files.swift) == ["App/Views/A.swift"])
        #expect(files.missing.map(\.location) == [.file(fixture.path("app/b.swift"))])
    }

    @Test func aListedFileThatDoesNotExistIsNamedWithItsObject() throws {
        let fixture = try ProjectFixture()
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                S = {isa = PBXSourcesBuildPhase; files = (B1);}; B1 = {isa = PBXBuildFile; fileRef = F1;};
                F1 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>";};
                """, children: "F1", target: "buildPhases = (S);"))
        let missing = TargetFiles(target: project.targets[0]).missing
        #expect(missing.map(\.object) == ["PBXFileReference F1 (Gone.swift)"])
        #expect(missing.map(\.location) == [.file(fixture.path("Gone.swift"))])
    }

    @Test func synchronisedFoldersKnowTheirExceptions() throws {
        let fixture = try ProjectFixture([
            "App/A.swift": "", "App/Info.plist": "", "App/Views/B.swift": "", "App/Views/Old.swift": "", "App/Assets.xcassets/Contents.json": "{}", "App/en.lproj/L.strings": "",
            "App/web/index.html": "", "App/web/a.js": "", "App/App.entitlements": "", "Shared/S.swift": "", "Shared/T.swift": "", "App/.hidden.swift": "", "App/copied.txt": "",
        ])
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E3, E4); explicitFolders = (web);};
                FS = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E2);};
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Views/Old.swift); target = T;};
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (S.swift); target = T;};
                E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = H; membershipExceptions = (Assets.xcassets); attributesByRelativePath = {Assets.xcassets = (Public,);};};
                E4 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C; membershipExceptions = (copied.txt);};
                H = {isa = PBXHeadersBuildPhase; files = ();}; C = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 7; files = ();};
                """, children: "FA, FS", target: "buildPhases = (H, C); fileSystemSynchronizedGroups = (FA);"))
        let files = TargetFiles(target: project.targets[0])
        #expect(fixture.relative(files.swift) == ["App/A.swift", "App/Views/B.swift", "Shared/S.swift"])
        #expect(fixture.relative(files.assetCatalogs) == ["App/Assets.xcassets"])
        #expect(fixture.relative(files.resources) == ["App/en.lproj/L.strings", "App/web"])
    }

    @Test func packagesAndOtherProjectsAreReferences() throws {
        let fixture = try ProjectFixture()
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kit.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 5.0.0;};};
                R2 = {isa = XCLocalSwiftPackageReference; relativePath = ../Own;};
                D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kit;};
                F = {isa = PBXFileReference; path = Lib/Lib.xcodeproj; sourceTree = "<group>";};
                X = {isa = PBXContainerItemProxy; containerPortal = F; proxyType = 1; remoteInfo = Lib;};
                D = {isa = PBXTargetDependency; name = Lib; targetProxy = X;};
                """, children: "F", project: "packageReferences = (R1, R2); projectReferences = ({ProjectRef = F;});", target: "packageProductDependencies = (D1); dependencies = (D);"))
        #expect(project.packages == [.remote(url: "https://example.com/Kit.git", requirement: "from: \"5.0.0\""), .local(path: fixture.folder.deletingLastPathComponent().standardizedFileURL.path + "/Own")])
        #expect(project.targets[0].packageProducts == ["Kit"])
        #expect(project.subprojects == [fixture.path("Lib/Lib.xcodeproj")])
        #expect(project.targets[0].dependencies == [.other(project: fixture.path("Lib/Lib.xcodeproj"), name: "Lib")])
    }

    // MARK: Bad input

    @Test(arguments: [
        ("", "not a property list"), ("{", "not a property list"), ("()", "the top of a project must be a dictionary"), ("{objects = {};}", "the key `rootObject` is missing"),
        ("{rootObject = P;}", "the key `objects` is missing"), ("{rootObject = P; objects = {P = text;};}", "P: an object must be a dictionary with an `isa`"),
        ("{rootObject = P; objects = {};}", "`rootObject` names the object P, which does not exist"),
        ("{rootObject = P; objects = {P = {isa = PBXGroup;};};}", "`rootObject` must be a PBXProject"),
        ("{rootObject = P; objects = {P = {isa = PBXProject;};};}", "PBXProject P: the key `mainGroup` is missing"),
        ("{objectVersion = 12; rootObject = P; objects = {};}", "objectVersion 12 is not one that Xcode reads"),
        ("{\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}", "project.pbxproj:2: a merge conflict is not resolved"),
    ]) func aBrokenProjectSaysWhatIsWrong(text: String, reason: String) throws {
        let fixture = try ProjectFixture()
        let message = failure { try fixture.project(text) }
        #expect(message.contains(reason), "\(message)")
        #expect(message.hasPrefix(fixture.path("App.xcodeproj")))
    }

    @Test func aGroupInsideItselfIsAnError() throws {
        let fixture = try ProjectFixture()
        let message = failure { try fixture.project(ProjectFixture.pbxproj(objects: "A = {isa = PBXGroup; name = Loop; children = (B);}; B = {isa = PBXGroup; children = (A);};", children: "A")) }
        #expect(message.contains("the group contains itself"), "\(message)")
    }

    @Test func aFolderWithoutAProjectFile() throws {
        let fixture = try ProjectFixture(["App.xcodeproj/notes.txt": ""])
        #expect(failure { try Project.read(fixture.path("App.xcodeproj")) }.contains("neither a project.pbxproj nor a project.xcproj"))
        #expect(failure { try Project.read(fixture.path("None.xcodeproj")) }.contains("there is no such project"))
    }

    @Test func everyTruncationOfAProjectIsReadOrRefused() throws {
        let fixture = try ProjectFixture()
        let text = ProjectFixture.pbxproj(objects: "S = {isa = PBXSourcesBuildPhase; files = (B1);}; B1 = {isa = PBXBuildFile; fileRef = T;};", children: "S", target: "buildPhases = (S);")
        for length in stride(from: 0, to: text.count, by: 7) { _ = failure { try fixture.project(String(text.prefix(length))) } }
        // One letter changed at a time: what is named may be of the wrong kind, and nothing traps.
        for index in stride(from: 0, to: text.count, by: 11) {
            var changed = Array(text)
            changed[index] = "P"
            _ = failure {
                let project = try fixture.project(String(changed))
                for target in project.targets { _ = TargetFiles(target: target); _ = try BuildSettings(project: project, target: target) }
                return project
            }
        }
    }
}
