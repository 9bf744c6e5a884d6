import Foundation
import Testing
@testable import XcodeProject

@Suite struct BuildSettingsTests {
    private func settings(_ fixture: ProjectFixture, project: String = "", target: String = "", objects: String = "", children: String = "", configuration: String? = nil) throws -> BuildSettings {
        let read = try fixture.project(ProjectFixture.pbxproj(objects: objects, children: children, projectSettings: project, targetSettings: target))
        return try BuildSettings(project: read, target: read.targets[0], configuration: configuration)
    }

    @Test func theTargetStandsAboveTheProjectAndInheritsFromIt() throws {
        let fixture = try ProjectFixture()
        let settings = try settings(
            fixture, project: "FLAGS = \"-DA\"; ONLY = project; SWIFT_VERSION = 4.0;", target: "FLAGS = (\"$(inherited)\", \"-DB\", \"-D two words\"); PRODUCT_NAME = \"$(TARGET_NAME)-x\"; SWIFT_VERSION = 5.0;")
        #expect(settings.list("FLAGS") == ["-DA", "-DB", "-D two words"])
        #expect(settings["ONLY"] == "project")
        #expect(settings["SWIFT_VERSION"] == "5.0")
        #expect(settings["PRODUCT_MODULE_NAME"] == "App_x")
        #expect(settings["SRCROOT"] == fixture.path("").dropLast())
    }

    @Test func configurationFilesLieBeneathTheirLevel() throws {
        let fixture = try ProjectFixture([
            "Config/App.xcconfig": """
                #include "Base.xcconfig" // the common ones
                #include? "Absent.xcconfig"
                NAME = own
                FLAGS = $(inherited) two
                SDK[sdk=iphoneos*] = device
                SDK[sdk=iphonesimulator*] = simulator
                """,
            "Config/Base.xcconfig": "NAME = base\nFLAGS = one\nCOLOUR = red;\n",
        ])
        let settings = try settings(
            fixture, project: "NAME = project; COLOUR = project;", target: "NAME = \"$(inherited)+target\"; };baseConfigurationReference = X; junk = {",
            objects: "X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = \"<group>\";};", children: "X")
        #expect(settings["NAME"] == "own+target")
        #expect(settings["FLAGS"] == "one two")
        #expect(settings["COLOUR"] == "red")
        #expect(settings["SDK"] == "simulator")
    }

    @Test func conditionsAreThoseOfASimulatorBuild() throws {
        let fixture = try ProjectFixture()
        let settings = try settings(
            fixture, target: "A = plain; \"A[sdk=iphone*]\" = phone; \"A[sdk=macosx*]\" = mac; \"B[config=Debug]\" = debug; \"B[config=Release]\" = release; \"C[sdk=iphonesimulator*][arch=arm64]\" = both; \"C[sdk=iphonesimulator*]\" = one;")
        #expect(settings["A"] == "phone")
        #expect(settings["B"] == "debug")
        #expect(settings["C"] == "both")
    }

    @Test func modifiersAndNestedNames() throws {
        let fixture = try ProjectFixture()
        let settings = try settings(
            fixture, target: "KIND = free; NAME_free = \"Free App 2\"; A = \"$(NAME_$(KIND):rfc1034identifier)\"; B = \"${NAME_free:c99extidentifier:lower}\"; C = \"$(NOPE:default=none)\"; D = \"$(NOPE)x$\"; P = \"/a/b.c\"; E = \"$(P:dir)|$(P:file)|$(P:base)|$(P:suffix)\"; Q = \"$(Q) $(R)\"; R = \"$(Q)\";")
        #expect(settings["A"] == "Free-App-2")
        #expect(settings["B"] == "free_app_2")
        #expect(settings["C"] == "none")
        #expect(settings["D"] == "x$")
        #expect(settings["E"] == "/a|b.c|b|.c")
        // A ring of names ends.
        #expect(settings["Q"].count < 10_000)
    }

    @Test func aValueGoesOnAfterABackslash() throws {
        let fixture = try ProjectFixture(["A.xcconfig": "FLAGS = $(inherited) \\\n    -one two \\ // the second\n    -three;\nNEXT = 1\nLAST = end\\"])
        let file = try XCConfigFile(path: fixture.path("A.xcconfig"))
        #expect(file.assignments.map { $0.key + "=" + $0.value } == ["FLAGS=$(inherited) -one two -three", "NEXT=1", "LAST=end\\"])
    }

    @Test func wrongConfigurationsAndFilesAreNamed() throws {
        let fixture = try ProjectFixture(["A.xcconfig": "#include \"B.xcconfig\"\n", "B.xcconfig": "#include \"A.xcconfig\"\n", "C.xcconfig": "X = 1\nnonsense\n", "D.xcconfig": "#include \"Gone.xcconfig\"\n"])
        #expect(failure { try settings(fixture, configuration: "Beta") }.hasSuffix("there is no configuration Beta; the project has Debug, Release"))
        #expect(failure { try XCConfigFile(path: fixture.path("A.xcconfig")) }.contains("the file includes itself"))
        #expect(failure { try XCConfigFile(path: fixture.path("C.xcconfig")) }.contains("C.xcconfig:2: a setting is written"))
        #expect(failure { try XCConfigFile(path: fixture.path("D.xcconfig")) }.contains("D.xcconfig:1: the included file"))
    }

    @Test func theCompilerGetsWhatTheSettingsSay() throws {
        let fixture = try ProjectFixture()
        let settings = try settings(
            fixture, project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
            target: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA\"; OTHER_SWIFT_FLAGS = \"-DONE -D TWO -Xfrontend -x\"; SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;")
        let flags = CompilerFlags(settings: settings)
        #expect(flags.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
        #expect(flags.languageMode == "5")
        #expect(flags.arguments.suffix(4) == ["-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny"])
    }

    @Test func theInfoPlistIsWrittenAsXcodeWritesIt() throws {
        let plist = "<plist version=\"1.0\"><dict><key>Name</key><string>$(PRODUCT_NAME) ${V}</string><key>UIDeviceFamily</key><array/></dict></plist>"
        let fixture = try ProjectFixture(["App/Info.plist": plist])
        let project = try fixture.project(ProjectFixture.pbxproj(
            objects: "",
            targetSettings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; V = two; PRODUCT_BUNDLE_IDENTIFIER = org.x.y; MARKETING_VERSION = 3.1; TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIStatusBarHidden = YES; INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\"; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"))
        let info = try ProductInfo(settings: BuildSettings(project: project, target: project.targets[0]), target: project.targets[0]).dictionary()
        #expect(info["Name"] as? String == "App two")
        #expect(info["CFBundleIdentifier"] as? String == "org.x.y")
        #expect(info["CFBundleShortVersionString"] as? String == "3.1")
        #expect(info["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(info["UIMainStoryboardFile"] as? String == "Main")
        #expect(info["UIStatusBarHidden"] as? Bool == true)
        #expect(info["UISupportedInterfaceOrientations~ipad"] as? [String] == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        #expect(info["UILaunchScreen"] != nil)
    }
}
