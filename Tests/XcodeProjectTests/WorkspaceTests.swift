import Foundation
import Testing
@testable import XcodeProject

@Suite struct WorkspaceTests {
    private let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.7">
          <BuildAction><BuildActionEntries><BuildActionEntry><BuildableReference BlueprintIdentifier="T" BlueprintName="App" ReferencedContainer="container:App.xcodeproj"/></BuildActionEntry></BuildActionEntries></BuildAction>
          <TestAction buildConfiguration="Debug"><TestPlans><TestPlanReference reference="container:B.xctestplan"/><TestPlanReference reference="container:A.xctestplan" default="YES"/></TestPlans>
            <Testables><TestableReference skipped="NO"><BuildableReference BlueprintIdentifier="U" BlueprintName="AppTests" ReferencedContainer="container:App.xcodeproj"/><SkippedTests><Test Identifier="Slow/testAll()"/></SkippedTests></TestableReference></Testables></TestAction>
          <LaunchAction buildConfiguration="Release"><BuildableProductRunnable><BuildableReference BlueprintIdentifier="T" BlueprintName="App" ReferencedContainer="container:App.xcodeproj"/></BuildableProductRunnable>
            <CommandLineArguments><CommandLineArgument argument="-mode fast" isEnabled="YES"/><CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments>
            <EnvironmentVariables><EnvironmentVariable key="API" value="local" isEnabled="YES"/><EnvironmentVariable key="OFF" value="1" isEnabled="NO"/></EnvironmentVariables></LaunchAction>
        </Scheme>
        """

    @Test func anAppIsForIOSByTheSettingsOfItsXcconfigFile() throws {
        let fixture = try ProjectFixture(["Mac.xcconfig": "SDKROOT = macosx;\n"])
        let text = ProjectFixture.pbxproj(
            objects: """
                X = {isa = PBXFileReference; path = Mac.xcconfig; sourceTree = "<group>";};
                UL = {isa = XCConfigurationList; buildConfigurations = (UD); defaultConfigurationName = Debug;};
                UD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
                U = {isa = PBXNativeTarget; name = "App-iOS"; productType = "com.apple.product-type.application"; buildConfigurationList = UL;};
                """, children: "X"
        ).replacingOccurrences(of: "TD = {isa = XCBuildConfiguration;", with: "TD = {isa = XCBuildConfiguration; baseConfigurationReference = X;").replacingOccurrences(of: "targets = (T);", with: "targets = (T, U);")
        _ = try fixture.project(text)
        let workspace = try Workspace(path: fixture.path("App.xcodeproj"))
        #expect(try workspace.app(scheme: nil).member.target.name == "App-iOS")
    }

    @Test func aSchemeSaysWhatIsLaunchedAndTested() throws {
        let fixture = try ProjectFixture(["App.xcodeproj/xcshareddata/xcschemes/Fast App.xcscheme": scheme])
        _ = try fixture.project(ProjectFixture.pbxproj(objects: ""))
        let workspace = try Workspace(path: fixture.path("App.xcodeproj"))
        let chosen = try workspace.app(scheme: "Fast App")
        #expect(chosen.member.target.name == "App")
        #expect(chosen.scheme?.launchConfiguration == "Release")
        #expect(chosen.scheme?.launch.arguments == ["-mode", "fast"])
        #expect(chosen.scheme?.launch.variables == ["API": "local"])
        #expect(chosen.scheme?.testPlans == ["container:A.xctestplan", "container:B.xctestplan"])
        #expect(chosen.scheme?.testables.first?.skippedTests == ["Slow/testAll()"])
        #expect(failure { try workspace.app(scheme: "Slow App") }.hasSuffix("there is no scheme Slow App; there are Fast App"))
        // A target without a scheme of its own is one.
        #expect(try workspace.app(scheme: "App").member.target.name == "App")
    }

    @Test func aWorkspaceGathersItsProjects() throws {
        let contents = """
            <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/><Group location="container:Libs" name="Libs"><FileRef location="group:Lib/Lib.xcodeproj"/></Group>
            <FileRef location="group:Gone.xcodeproj"/><FileRef location="group:Pack"/></Workspace>
            """
        let library = ProjectFixture.pbxproj(objects: "").replacingOccurrences(of: "name = App;", with: "name = Lib;").replacingOccurrences(of: "product-type.application", with: "product-type.framework")
        let fixture = try ProjectFixture(["W.xcworkspace/contents.xcworkspacedata": contents, "Libs/Lib/Lib.xcodeproj/project.pbxproj": library, "Pack/Package.swift": ""])
        _ = try fixture.project(ProjectFixture.pbxproj(
            objects: "FP = {isa = PBXFrameworksBuildPhase; files = (B);}; B = {isa = PBXBuildFile; fileRef = F;}; F = {isa = PBXFileReference; path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR;};",
            target: "buildPhases = (FP);"))
        let workspace = try Workspace(path: fixture.path("W.xcworkspace"))
        #expect(workspace.projects.map(\.name) == ["App", "Lib"])
        #expect(workspace.packageFolders == [fixture.path("Pack")])
        #expect(workspace.remarks == ["\(fixture.path("Gone.xcodeproj")): the project is listed and does not exist"])
        // The framework that the app links is built first, although nothing states the dependency.
        let graph = try TargetGraph(of: workspace.app(scheme: nil).member, in: workspace, configuration: nil)
        #expect(graph.nodes.map(\.name) == ["Lib", "App"])
    }

    @Test func carthagesCheckoutsAreBuiltInPlaceOfItsBinaries() throws {
        let library = ProjectFixture.pbxproj(objects: "F = {isa = PBXFileReference; path = Net.framework; sourceTree = BUILT_PRODUCTS_DIR;};", target: "productReference = F;")
            .replacingOccurrences(of: "name = App;", with: "name = \"Net iOS\";").replacingOccurrences(of: "product-type.application", with: "product-type.framework")
        let fixture = try ProjectFixture(["Carthage/Checkouts/Net/Net.xcodeproj/project.pbxproj": library])
        _ = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                FP = {isa = PBXFrameworksBuildPhase; files = (B, B2);}; B = {isa = PBXBuildFile; fileRef = F;}; B2 = {isa = PBXBuildFile; fileRef = F2;};
                F = {isa = PBXFileReference; path = Carthage/Build/iOS/Net.framework; sourceTree = "<group>";};
                F2 = {isa = PBXFileReference; path = Carthage/Build/iOS/Shut.framework; sourceTree = "<group>";};
                """, children: "F, F2", target: "buildPhases = (FP);"))
        let workspace = try Workspace(path: fixture.path("App.xcodeproj"))
        let graph = try TargetGraph(of: workspace.app(scheme: nil).member, in: workspace, configuration: nil)
        #expect(graph.nodes.map(\.name) == ["Net iOS", "App"])
        #expect(graph.remarks.contains { $0.hasPrefix("App links Shut.framework, a binary") })
    }

    @Test func dependenciesInARingAreAnError() throws {
        let fixture = try ProjectFixture()
        _ = try fixture.project(ProjectFixture.pbxproj(
            objects: """
                K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = TL; dependencies = (D2);};
                D1 = {isa = PBXTargetDependency; target = K;}; D2 = {isa = PBXTargetDependency; target = K2;};
                K2 = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; buildConfigurationList = TL; dependencies = (D1);};
                """, target: "dependencies = (D1);").replacingOccurrences(of: "targets = (T)", with: "targets = (T, K, K2)"))
        let workspace = try Workspace(path: fixture.path("App.xcodeproj"))
        let message = failure { try TargetGraph(of: workspace.app(scheme: nil).member, in: workspace, configuration: nil) }
        #expect(message.contains("its dependencies form a cycle: Kit → Core → Kit"), "\(message)")
    }

    @Test func aTestPlanNamesItsTargets() throws {
        let fixture = try ProjectFixture([
            "A.xctestplan": #"{"configurations": [{"name": "One", "options": {}}], "defaultOptions": {"environmentVariableEntries": [{"key": "K", "value": "v"}], "commandLineArgumentEntries": [{"argument": "-a b"}, {"argument": "-x", "enabled": false}]}, "testTargets": [{"skippedTests": ["A", "B/testC()"], "target": {"containerPath": "container:App.xcodeproj", "identifier": "U", "name": "AppTests"}}, {"enabled": false, "target": {"name": "Slow"}}], "version": 1}"#,
            "B.xctestplan": "{",
        ])
        let plan = try TestPlan(path: fixture.path("A.xctestplan"))
        #expect(plan.entries.map(\.target.name) == ["AppTests", "Slow"])
        #expect(plan.entries.map(\.isEnabled) == [true, false])
        #expect(plan.entries[0].skippedTests == ["A", "B/testC()"])
        #expect(plan.environment.arguments == ["-a", "b"])
        #expect(plan.environment.variables == ["K": "v"])
        #expect(failure { try TestPlan(path: fixture.path("B.xctestplan")) }.contains("not JSON"))
    }

    @Test func brokenSchemesAndWorkspacesAreNamed() throws {
        let fixture = try ProjectFixture(["W.xcworkspace/contents.xcworkspacedata": "<Workspace>", "V.xcworkspace/x": "", "S.xcscheme": "<Plan/>"])
        #expect(failure { try Workspace(path: fixture.path("W.xcworkspace")) }.contains("not well-formed XML"))
        #expect(failure { try Workspace(path: fixture.path("V.xcworkspace")) }.contains("holds no contents.xcworkspacedata"))
        #expect(failure { try Scheme(path: fixture.path("S.xcscheme")) }.contains("the root of a scheme must be `Scheme`"))
    }

    /// Foundation's readers end the process at each of these.
    @Test func whatFoundationCannotReadIsNamed() throws {
        let fixture = try ProjectFixture(["A.xcscheme": "<?xml version=\"1.0\"?>\n<?made?>\n<Scheme/>", "B.xcscheme": "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<Scheme>&b;</Scheme>", "C.xctestplan": ""])
        #expect(try Scheme(path: fixture.path("A.xcscheme")).testables.isEmpty)
        #expect(failure { try Scheme(path: fixture.path("B.xcscheme")) }.contains("a document type is declared"))
        try (Data("{".utf8) + [0xFF, 0xFF] + Data(": 1}".utf8)).write(to: URL(fileURLWithPath: fixture.path("C.xctestplan")))
        #expect(failure { try TestPlan(path: fixture.path("C.xctestplan")) }.contains("not JSON (the file is not UTF-8 text)"))
    }

    @Test func ofABridgingHeaderTheCStays() throws {
        let fixture = try ProjectFixture([
            "App/Bridge.h": "// comment\n#import <UIKit/UIKit.h>\n#import <CommonCrypto/CommonCrypto.h>\n#import <CommonCrypto/CommonHMAC.h>\n@import MapKit;\n#import <Gone/Gone.h>\n#import \"c.h\"\n#import \"Old.h\"\n#include <math.h>\n", "App/c.h": "int twice(int x);", "App/Old.h": "@interface Old : NSObject @end",
        ])
        let header = try BridgingHeader(path: fixture.path("App/Bridge.h"), searchFolders: [], headers: [], modules: ["CommonCrypto", "MapKit"])
        #expect(header.text.contains("#include \"\(fixture.path("App/c.h"))\""))
        #expect(header.text.contains("#include <math.h>"))
        #expect(header.left == ["Gone/Gone.h", "Old.h"])
        #expect(header.frameworks == ["CommonCrypto", "MapKit"])
    }
}
