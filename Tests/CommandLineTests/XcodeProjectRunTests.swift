// An Xcode project through the whole command line: app, framework, package, resources and Info.plist as Xcode lays them out.
import Foundation
import Testing

@Suite struct XcodeProjectRunTests {
    private static let project = """
        {
            objectVersion = 77; rootObject = P;
            objects = {
                P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, K, M, U, X); packageReferences = (LP);};
                G = {isa = PBXGroup; children = (FA, FK, FM, FU, FX, LOOSE); sourceTree = "<group>";};
                LOOSE = {isa = PBXGroup; path = Elsewhere; children = (F1, F2); sourceTree = "<group>";};
                F1 = {isa = PBXFileReference; path = Member.swift; sourceTree = "<group>";};
                F2 = {isa = PBXFileReference; path = NoMember.swift; sourceTree = "<group>";};
                B1 = {isa = PBXBuildFile; fileRef = F1;};
                FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E);};
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T;};
                FK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";};
                LP = {isa = XCLocalSwiftPackageReference; relativePath = Pack;};
                PP = {isa = XCSwiftPackageProductDependency; productName = Pack;};
                PL = {isa = XCConfigurationList; buildConfigurations = (PD);};
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PROJECT_FLAG";};};
                TL = {isa = XCConfigurationList; buildConfigurations = (TD);};
                TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "Shop Front"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.shop;};};
                KL = {isa = XCConfigurationList; buildConfigurations = (KD);};
                KD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.kit;};};
                S = {isa = PBXSourcesBuildPhase; files = (B1);};
                FP = {isa = PBXFrameworksBuildPhase; files = (BK, BP);};
                BK = {isa = PBXBuildFile; fileRef = KF;}; BP = {isa = PBXBuildFile; productRef = PP;};
                KF = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};
                FU = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>";};
                UL = {isa = XCConfigurationList; buildConfigurations = (UD);};
                UD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.tests; TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop Front.app/Shop Front"; BUNDLE_LOADER = "$(TEST_HOST)";};};
                UT = {isa = PBXTargetDependency; target = T;};
                U = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = UL; buildPhases = (); dependencies = (UT, UX); fileSystemSynchronizedGroups = (FU);};
                FM = {isa = PBXFileSystemSynchronizedRootGroup; path = MacTests; sourceTree = "<group>";};
                ML = {isa = XCConfigurationList; buildConfigurations = (MD);};
                MD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; PRODUCT_NAME = "$(TARGET_NAME)"; GENERATE_INFOPLIST_FILE = YES;};};
                M = {isa = PBXNativeTarget; name = MacTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = ML; buildPhases = (); fileSystemSynchronizedGroups = (FM);};
                UX = {isa = PBXTargetDependency; target = X;};
                FX = {isa = PBXFileSystemSynchronizedRootGroup; path = Proof; sourceTree = "<group>";};
                XF = {isa = PBXFileReference; path = Proof.framework; sourceTree = BUILT_PRODUCTS_DIR;};
                X = {isa = PBXNativeTarget; name = Proof; productType = "com.apple.product-type.framework"; productReference = XF; buildConfigurationList = KL; buildPhases = (); fileSystemSynchronizedGroups = (FX);};
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (S, FP); fileSystemSynchronizedGroups = (FA); packageProductDependencies = (PP);};
                K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KF; buildConfigurationList = KL; buildPhases = (); fileSystemSynchronizedGroups = (FK);};
            };
        }
        """

    private func write(_ tool: CommandLineTool) throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": Self.project,
            "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": """
                <Scheme><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable><BuildableReference BlueprintIdentifier="T" BlueprintName="Shop" ReferencedContainer="container:Shop.xcodeproj"/></BuildableProductRunnable>
                <CommandLineArguments><CommandLineArgument argument="-greeting hello" isEnabled="YES"/></CommandLineArguments><EnvironmentVariables><EnvironmentVariable key="SHOP" value="open" isEnabled="YES"/></EnvironmentVariables></LaunchAction></Scheme>
                """,
            "App/Info.plist": "<plist version=\"1.0\"><dict><key>Shown</key><string>$(PRODUCT_NAME) of $(TARGET_NAME)</string></dict></plist>",
            "App/AppDelegate.swift": """
                import Kit
                import Pack
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = KitController()
                        window?.makeKeyAndVisible()
                        print("main", Bundle.main.bundleIdentifier ?? "none", Bundle.main.infoDictionary?["Shown"] ?? "none")
                        print("class", Bundle(for: AppDelegate.self) == Bundle.main, member)
                        print("kit", Bundle(for: KitController.self).bundleIdentifier ?? "none", KitController.greeting)
                        print("pack", packGreeting, Reach().word)
                        #if PROJECT_FLAG
                        print("arguments", CommandLine.arguments.dropFirst().joined(separator: " "), ProcessInfo.processInfo.environment["SHOP"] ?? "closed", UserDefaults.standard.string(forKey: "greeting") ?? "none")
                        #endif
                        return true
                    }
                }
                """,
            "Elsewhere/Member.swift": "let member = \"member\"\n", "Elsewhere/NoMember.swift": "this is not Swift and no member",
            "Kit/KitController.swift": """
                import UIKit
                open class KitController: UIViewController {
                    public static var greeting: String {
                        guard let url = Bundle(for: KitController.self).url(forResource: "greeting", withExtension: "txt") else { return "no resource" }
                        return (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
                    }
                }
                """, "Kit/greeting.txt": "from the framework",
            // What the framework's own header imports, each of its files sees.
            "Kit/Kit.h": "#import <Foundation/Foundation.h>\n#import <CoreData/CoreData.h>\n",
            "Kit/Stored.swift": "import Foundation\npublic func model() -> NSManagedObjectModel { NSManagedObjectModel() }\n",
            // A framework of assertions, as a suite's pods are, sees what Apple's XCTest has.
            "Proof/Proof.swift": "import XCTest\npublic func prove(_ test: XCTestCase) { XCTContext.runActivity(named: \"proof\") { $0.add(XCTAttachment(string: \"proof\")) } }\n",
            "ShopTests/ShopTests.swift": """
                import Kit
                import Proof
                @testable import Shop_Front
                import XCTest
                class BaseTests: XCTestCase { func testInherited() { XCTAssertEqual(member, "member") } }
                final class ShopTests: BaseTests {
                    func testBundles() {
                        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.shop")
                        XCTAssertEqual(Bundle(for: Self.self).bundleIdentifier, "org.example.tests")
                        XCTAssertEqual(Bundle(for: KitController.self).bundleIdentifier, "org.example.kit")
                        XCTAssertNotNil(Bundle(for: Self.self).url(forResource: "fixture", withExtension: "json"))
                    }
                    @MainActor func testController() async throws { prove(self); XCTAssertNotNil(KitController().view) }
                    #if PROJECT_FLAG
                    func testConditional() {}
                    #else
                    func testNever() { XCTFail("the flag is set") }
                    #endif
                }
                """,
            "MacTests/MacTests.swift": "import AppKit\nimport XCTest\nfinal class MacTests: XCTestCase { func testNever() { XCTFail(\"a suite for macOS\") } }\n",
            "ShopTests/Failing.swift": "import XCTest\nfinal class Failing: XCTestCase { func testFails() { XCTFail(\"as expected\") } }\n",
            "ShopTests/Modern.swift": "import Testing\n@testable import Shop_Front\n@Test func modern() { #expect(member == \"member\") }\n",
            "ShopTests/fixture.json": "{}",
            "Pack/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Pack", products: [.library(name: "Pack", targets: ["Pack"])], targets: [.target(name: "Pack", resources: [.copy("note.txt")])])
                """,
            "Pack/Sources/Pack/Pack.swift": """
                import Foundation
                public var packGreeting: String { Bundle.module.url(forResource: "note", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none" }
                #if os(Linux)
                import Glibc
                #endif
                // The app uses it: the package, which would build for Linux by itself, is compiled for Apple's systems.
                #if canImport(SystemConfiguration)
                import SystemConfiguration
                public final class Reach {
                    public init() {}
                    public var word: String { "reaches" }
                }
                #endif
                """, "Pack/Sources/Pack/note.txt": "from the package",
        ]
        for (path, text) in files { try tool.write(text, to: path) }
    }

    @Test func anAppWithAFrameworkAndAPackageRuns() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try write(tool)
        let result = try tool.run("run", "Shop.xcodeproj", "--quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == [
            "main org.example.shop Shop Front of Shop", "class true member", "kit org.example.kit from the framework", "pack from the package reaches", "arguments -greeting hello open hello",
        ])
        // Nothing changed: nothing is compiled.
        let again = try tool.run("run", ".", "--quiet")
        #expect(again.output == result.output)
        #expect(!again.errors.contains("Compiling"), "\(again.errors)")
        // The compiler speaks of the user's own file.
        try tool.write("import UIKit\nopen class KitController: UIViewController {\n    let x: Int = \"\"\n}\n", to: "Kit/KitController.swift")
        let broken = try tool.run("run", "Shop.xcodeproj", "--quiet")
        #expect(broken.status == 65)
        #expect(broken.errors.contains("/Kit/KitController.swift:3:18: error: "), "\(broken.errors)")
    }

    @Test func wrongSchemesAndConfigurationsAreNamed() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try write(tool)
        let scheme = try tool.run("run", "Shop.xcodeproj", "--scheme", "Nope")
        #expect(scheme.status == 65)
        #expect(scheme.errors.contains("there is no scheme Nope; there are Shop"))
        let configuration = try tool.run("run", "Shop.xcodeproj", "--configuration", "Beta")
        #expect(configuration.status == 65)
        #expect(configuration.errors.contains("there is no configuration Beta; the project has Debug"))
    }

    @Test func itsTestsRunInItsApp() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try write(tool)
        let result = try tool.run("test", "Shop.xcodeproj", "--", "--skip", "Failing")
        let text = result.output.joined(separator: "\n") + result.errors
        #expect(result.status == 0, "\(text)")
        for test in ["BaseTests.testInherited", "ShopTests.testInherited", "ShopTests.testBundles", "ShopTests.testController", "ShopTests.testConditional"] {
            #expect(text.contains("'\(test)' passed"), "\(test) in \(text)")
        }
        #expect(text.contains("Executed 5 tests, with 0 failures"))
        #expect(text.contains("modern() passed"), "\(text)")
        let failing = try tool.run("test", "Shop.xcodeproj", "--", "--filter", "Failing")
        #expect(failing.status == 1)
        #expect((failing.output.joined() + failing.errors).contains("ShopTests/Failing.swift:2: error: Failing.testFails"))
        for file in ["ShopTests", "Failing", "Modern"] { try tool.write("let \(file.lowercased()) = 1\n", to: "ShopTests/\(file).swift") }
        let empty = try tool.run("test", "Shop.xcodeproj")
        #expect(empty.status == 65)
        #expect(empty.errors.contains("no test in ShopTests") && !empty.errors.contains("warning:"), "\(empty.errors)")
    }

    @Test func checkNamesWhatIsMissing() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try write(tool)
        try tool.write("import PDFKit\nlet pages = PDFView()\n", to: "App/Web.swift")
        try tool.write("@implementation Old @end\n", to: "App/Old.m")
        let result = try tool.run("check", "Shop.xcodeproj")
        #expect(result.status == 1)
        #expect(result.output.contains { $0.contains("PDFKit is not in WillAppear yet") }, "\(result.output)")
        #expect(result.errors.contains("Shop: 1 files need Objective-C"))
    }
}
