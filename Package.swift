// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: it builds in seconds where the package takes minutes
/// (FEASIBILITY.md B). The folder is found beside the `swift` that runs this manifest.
func toolchainHostLibraries() -> String {
    let environment = ProcessInfo.processInfo.environment
    let candidates = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
    for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
        let real = URL(fileURLWithPath: candidate).resolvingSymlinksInPath()
        let host = real.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.path) { return host.path }
    }
    return "/opt/swift/usr/lib/swift/host"
}

let host = toolchainHostLibraries()
let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let swiftSyntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-Xlinker", "-rpath", "-Xlinker", host])
]
/// CI passes WILLAPPEAR_STRICT=1: a warning in our own sources is an error there.
let strict: [SwiftSetting] = ProcessInfo.processInfo.environment["WILLAPPEAR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// A release build leaves out the checks of exclusive access, a quarter of a layout's instructions; tests are debug builds, and make them.
let everyFrame: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
/// Without the compiler's checks that code of the main actor runs there, 600 in a life-cycle test: they would end an app that makes a
/// controller or reloads a table in a background thread, which a device lets live (HostileAppTests).
let anyThread: [SwiftSetting] = [.unsafeFlags(["-disable-dynamic-actor-isolation"])]
/// Below UIKit, debug builds are optimised too: apps under development are debug builds, and nobody steps through pixels, glyphs or pivots.
let belowUIKit: [SwiftSetting] = everyFrame + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func library(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = [], linking: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + anyThread + strict, linkerSettings: linking)
}
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = [], linker: [LinkerSetting] = []) -> Target {
    // Swift Testing loads these beside UIKit, CoreGraphics and CoreImage by itself (cross-import overlays).
    .testTarget(name: name, dependencies: dependencies + ["MainActorTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage"], exclude: exclude, resources: resources, swiftSettings: strict, linkerSettings: linker)
}

/// Frameworks that many apps import for one screen: they answer as a device without that service does, and say so once.
let deviceServices: [Target] = [
    library("WebKit", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("SafariServices", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("MessageUI", ["DeviceServices", "ObjectiveC", "UIKit"]),
    library("UserNotifications", ["CoreLocation", "DeviceServices", "ObjectiveC"]),
    library("CoreLocation", ["DeviceServices", "ObjectiveC"]),
    library("LocalAuthentication", []),
    library("CoreMedia", []),
    library("AudioToolbox", ["AppleCoreFoundation", "DeviceServices"]),
    library("SystemConfiguration", ["AppleCoreFoundation"]),
    library("GameplayKit", []),
    library("CoreMotion", ["DeviceServices"]),
    library("WatchConnectivity", ["DeviceServices"]),
    library("AVFoundation", ["AudioToolbox", "DeviceServices", "CoreMedia", "ImageIO", "QuartzCore", "ObjectiveC"]),
    library("AVKit", ["AVFoundation", "DeviceServices", "ObjectiveC", "UIKit"]),
    library("CoreData", ["DeviceServices", "FoundationOverlay", "ObjectiveC", "UIKit"]),
    library("CoreSpotlight", ["DeviceServices", "UniformTypeIdentifiers"]),
    library("MapKit", ["CoreLocation", "CUIKit", "DeviceServices", "UIKit", "ObjectiveC"]),
    library("AdSupport", []),
    library("AppTrackingTransparency", ["DeviceServices"]),
    library("Contacts", ["DeviceServices"]),
    library("ContactsUI", ["Contacts", "DeviceServices", "UIKit", "ObjectiveC"]),
    library("CoreBluetooth", ["DeviceServices", "ObjectiveC"]),
    library("CoreTelephony", []),
    library("MultipeerConnectivity", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("Network", []),
    library("StoreKit", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("AuthenticationServices", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("AVFAudio", ["AVFoundation"]),
    library("BackgroundTasks", ["DeviceServices", "ObjectiveC"]),
    library("CloudKit", ["CoreLocation", "DeviceServices"]),
    library("CoreHaptics", ["DeviceServices"]),
    library("EventKit", ["CoreGraphics", "DeviceServices", "ObjectiveC"]),
    library("EventKitUI", ["EventKit", "UIKit", "ObjectiveC"]),
    library("GameKit", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("HealthKit", ["DeviceServices", "ObjectiveC"]),
    library("LinkPresentation", ["UIKit"]),
    library("MediaPlayer", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("QuickLook", ["DeviceServices", "UIKit", "ObjectiveC"]),
    library("WidgetKit", ["DeviceServices"]),
    library("AppleSwiftUI", ["AppleCombine", "DeviceServices", "UIKit", "ObjectiveC"]),
]

/// Our C is optimised in debug builds too; script/sanitize builds it with traps.
let ourC: [CSetting] = ProcessInfo.processInfo.environment["WILLAPPEAR_UBSAN"] == "1"
    ? [.unsafeFlags(["-fsanitize=undefined", "-fsanitize-trap=undefined", "-fno-sanitize=function"])] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]
/// libFuzzer brings the main function: only script/fuzz --libfuzzer builds this.
let libFuzzer: [Target] = ProcessInfo.processInfo.environment["WILLAPPEAR_LIBFUZZER"] == "1"
    ? [.executableTarget(name: "FuzzEntry", dependencies: ["Fuzzing"], path: "Tests/FuzzEntry", swiftSettings: swiftSyntax + [.unsafeFlags(["-parse-as-library"])], linkerSettings: swiftSyntaxLinking)] : []

let package = Package(
    name: "WillAppear",
    products: [
        // What an app links: one shared library holding every framework module and the host.
        .library(name: "WillAppear", type: .dynamic, targets: ["UIKit", "SimulatorHost", "AppleOS", "AppleCombine", "AppleOSLog", "ImageIO", "MobileCoreServices", "PhotosUI", "Accelerate", "Compression", "MetalPerformanceShaders", "simd", "AppleCommonCrypto", "AppleCryptoKit", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage"] + deviceServices.map(\.name)),
        .executable(name: "willappear", targets: ["willappear"]),
        // For packages that SwiftPM builds: compiles their storyboards and xibs (Docs/INTERFACE-BUILDER.md).
        .plugin(name: "CompileInterfaces", targets: ["CompileInterfaces"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CZLib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        .systemLibrary(name: "CChipmunk", providers: [.apt(["libchipmunk-dev"])]),

        .target(name: "CVirtualTime", cSettings: ourC),
        .target(name: "CProcessWatch", dependencies: ["CVirtualTime"], cSettings: ourC),
        .target(name: "CObjectiveC", cSettings: ourC),
        .target(name: "CUIKit", cSettings: ourC),
        .target(name: "CQuartzCore", cSettings: ourC),
        .target(name: "CDarwin", cSettings: ourC),
        // Darwin, Core Foundation, Combine and OSLog have other names in this build, for packages of other people import those that
        // they find, or ask canImport(Darwin); lowering gives them to apps (RenamedModules).
        library("AppleDarwin", ["CDarwin"]),
        library("AppleCoreFoundation", ["AppleDarwin", "CDarwin"]),
        library("ObjectiveC", ["CObjectiveC"], settings: belowUIKit),
        // The toolchain's ICU, which Foundation loads anyway: boundaries, bidirectional text, units in words.
        library("AppleSecurity", ["AppleCoreFoundation"]),
        library("MessageDigests", []),
        library("AppleCommonCrypto", ["MessageDigests", "CNettle"]),
        library("AppleCryptoKit", ["MessageDigests", "CNettle"]),
        library("Accelerate", []),
        library("Compression", ["CZLib"]),
        library("FoundationOverlay", ["AppleCoreFoundation", "CDarwin", "Compression", "CObjectiveC", "ObjectiveC", "AppleOS", "AppleSecurity"], linking: [.linkedLibrary("_FoundationICU")]),
        library("AppleCombine", [
            "ObjectiveC", .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ]),
        library("CoreGraphics", ["AppleCoreFoundation", "CCairo", "CPNG", "CJPEG", "CWebP", "CFreeType"], settings: belowUIKit),
        library("CoreText", ["CoreGraphics", "CCairo", "CFreeType", "CHarfBuzz", "CFontconfig"], settings: belowUIKit, linking: [.linkedLibrary("_FoundationICU")]),
        library("QuartzCore", ["CoreGraphics", "CoreText", "ObjectiveC", "CQuartzCore"], settings: belowUIKit),
        library("simd", []),
        library("AppleMetal", []),
        library("MetalPerformanceShaders", ["AppleMetal"]),
        library("CoreImage", ["AppleMetal", "CoreGraphics", "ImageIO", "ObjectiveC"]),
        library("ConstraintSolver", [], settings: belowUIKit),
        library("InterfaceBuilder", ["CLibXML2"]),
        library("HostProtocol", []),
        library("XcodeProject", []),
        library("Symbols", []),
        // Text, pictures, colours and traits: what of UIKit knows no view.
        library("UIFoundation", ["ObjectiveC", "FoundationOverlay", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "CLibXML2", "UniformTypeIdentifiers"], settings: belowUIKit),
        library("UIKit", ["UIFoundation", "Symbols", "ObjectiveC", "FoundationOverlay", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "ConstraintSolver", "InterfaceBuilder", "HostProtocol", "CUIKit", "CChipmunk", "UniformTypeIdentifiers"], settings: everyFrame),
        library("Photos", ["AVFoundation", "CoreLocation", "ImageIO", "ObjectiveC", "UIKit"]),
        library("PhotosUI", ["Photos", "UIKit"]),
        library("AppleOS", ["AppleDarwin", "CDarwin"]),
        .target(name: "CGIF", cSettings: ourC, linkerSettings: [.linkedLibrary("gif")]),
        library("ImageIO", ["CoreGraphics", "CGIF"]),
        library("AppleOSLog", ["AppleOS"]),
        library("UniformTypeIdentifiers", []),
        library("CoreServices", ["AppleCoreFoundation", "UniformTypeIdentifiers"]),
        library("MobileCoreServices", ["CoreServices"]),
        library("DeviceServices", ["UIKit"]),
        library("_Testing_UIKit", []),
        library("_Testing_CoreGraphics", []),
        library("_Testing_CoreImage", []),
        library("SimulatorHost", ["DeviceServices", "UIKit", "AppleCoreFoundation", "HostProtocol", "CVirtualTime", "CProcessWatch"]),

        // The page of `willappear view`: FlyingFox behind a gate of ours. FlyingFox finds UniformTypeIdentifiers when it is there.
        .target(
            name: "LiveServer", dependencies: ["HostProtocol", "UniformTypeIdentifiers", .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox")],
            resources: [.copy("Page")], swiftSettings: strict),
        .testTarget(name: "LiveServerTests", dependencies: ["LiveServer", "HostProtocol"], swiftSettings: strict),
        // Library evolution keeps SwiftSyntax's folder out of what importers of this module must know.
        library("ObjCLowering", [], settings: swiftSyntax + [.unsafeFlags(["-enable-library-evolution"])]),
        .executableTarget(
            name: "willappear",
            dependencies: ["ObjCLowering", "InterfaceBuilder", "HostProtocol", "LiveServer", "XcodeProject", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            exclude: ["Data"], swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        .executableTarget(name: "ib-compile", dependencies: ["InterfaceBuilder"], swiftSettings: strict),
        .plugin(name: "CompileInterfaces", capability: .buildTool(), dependencies: ["ib-compile"]),
        .executableTarget(name: "LayoutBench", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "CVirtualTime"], path: "Benchmarks/LayoutBench", swiftSettings: strict),
        .executableTarget(name: "LifecycleWalk", dependencies: ["UIKit", "QuartzCore", "CVirtualTime", "HostProtocol"], path: "Benchmarks/LifecycleWalk", swiftSettings: strict),
        .testTarget(
            name: "CommandLineTests", dependencies: ["willappear", "HostProtocol", "LifecycleEvidence"], swiftSettings: swiftSyntax + strict,
            linkerSettings: swiftSyntaxLinking),
        .target(name: "MainActorTesting", dependencies: ["UIKit", "HostProtocol"], path: "Tests/MainActorTesting", swiftSettings: strict),
        .target(name: "LifecycleEvidence", path: "Tests/LifecycleEvidence", swiftSettings: strict),
        // Whole sequences of the well-known situations, in every construction and version: script/scenarios.
        .target(name: "LifecycleScenarios", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "InterfaceBuilder", "LifecycleEvidence"], path: "Tests/LifecycleScenarios", swiftSettings: strict),
        .executableTarget(name: "ib-corpus", dependencies: ["UIKit", "QuartzCore", "InterfaceBuilder"], path: "Tests/InterfaceBuilderCorpus", swiftSettings: strict),
        .executableTarget(name: "lifecycle-scenarios", dependencies: ["LifecycleScenarios"], path: "Tests/LifecycleScenariosCommand", swiftSettings: strict),
        // Docs/LIFECYCLE.md: script/lifecycle.
        .target(name: "LifecyclePage", dependencies: ["UIKit", "LifecycleScenarios", "LifecycleEvidence"], path: "Tests/LifecyclePage", swiftSettings: strict),
        .executableTarget(name: "lifecycle-page", dependencies: ["LifecyclePage"], path: "Tests/LifecyclePageCommand", swiftSettings: strict),
        tests("LifecycleScenarioTests", ["LifecycleScenarios", "lifecycle-scenarios", "LifecyclePage", "LifecycleEvidence", "UIKit"], exclude: ["Expected"]),
        // Docs/CONFORMANCE.md: script/conformance.
        .target(name: "ConformanceTable", dependencies: ["LifecycleEvidence"], path: "Tests/ConformanceTable", swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        .executableTarget(name: "conformance", dependencies: ["ConformanceTable"], path: "Tests/ConformanceCommand", swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        .testTarget(name: "ConformanceTableTests", dependencies: ["ConformanceTable"], swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        tests("ConstraintSolverTests", ["ConstraintSolver"]),
        tests("HostProtocolTests", ["HostProtocol"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: strict),
        .target(name: "PixelExpectation", dependencies: ["CoreGraphics"], path: "Tests/PixelExpectation"),
        tests("CoreGraphicsTests", ["CoreGraphics", "PixelExpectation"], exclude: ["Expected", "Samples"]),
        tests("CoreTextTests", ["CoreText", "PixelExpectation"], exclude: ["Expected"]),
        tests("QuartzCoreTests", ["QuartzCore", "CoreText", "ObjectiveC", "PixelExpectation"], exclude: ["Expected"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], resources: [.copy("Resources")], swiftSettings: strict),
        tests("VirtualTimeTests", ["CVirtualTime"]),
        tests("SimulatorHostTests", ["SimulatorHost", "UIKit", "HostProtocol", "CVirtualTime", "LifecycleEvidence", "ObjectiveC", "QuartzCore"]),
        tests("ObjectiveCTests", ["ObjectiveC"]),
        tests("AppleOSTests", ["AppleOS"]),
        tests("AppleCryptoKitTests", ["AppleCommonCrypto", "AppleCryptoKit"]),
        tests("AccelerateTests", ["Accelerate"]),
        tests("SimdTests", ["simd"]),
        tests("CompressionTests", ["Compression"]),
        tests("AppleCoreFoundationTests", ["AppleCoreFoundation", "AppleDarwin"]),
        tests("FoundationOverlayTests", ["FoundationOverlay"]),
        tests("UniformTypeIdentifiersTests", ["CoreServices", "UniformTypeIdentifiers"]),
        tests("ImageIOTests", ["ImageIO"]),
        tests("CoreImageTests", ["CoreImage", "CoreGraphics", "UIKit"]),
        tests("AppleCombineTests", ["AppleCombine", "ObjectiveC"]),
        // What an app's tests import. Apps link its objects, not a library: it refers to XCTest and Testing.
        library("WillAppearTesting", ["SimulatorHost", "UIKit", "HostProtocol", "QuartzCore", "CoreGraphics", "CVirtualTime", "ObjectiveC"]),
        // What XCTest has on Apple's systems only; added to every file that imports XCTest (ImpliedImports).
        library("XCTestOverlay", ["UIKit", "ObjectiveC"]),
        tests("XCTestOverlayTests", ["XCTestOverlay", "UIKit"]),
        .testTarget(name: "WillAppearTestingTests", dependencies: ["WillAppearTesting", "SimulatorHost", "InterfaceBuilder", "MainActorTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage"], swiftSettings: strict),
        .target(name: "Adversary", dependencies: ["UIKit", "QuartzCore", "HostProtocol", "ObjectiveC", "CoreGraphics", "CVirtualTime"], path: "Tests/Adversary", swiftSettings: strict),
        .executableTarget(name: "AdversaryRun", dependencies: ["Adversary"], path: "Tests/AdversaryRun", swiftSettings: strict),
        .testTarget(name: "AdversaryTests", dependencies: ["Adversary", "AdversaryRun"], swiftSettings: strict),
        // Wrong files for every reader: script/fuzz.
        .target(
            name: "Fuzzing", dependencies: ["UIKit", "FoundationOverlay", "CoreText", "CoreGraphics", "ImageIO", "InterfaceBuilder", "HostProtocol", "LiveServer", "ObjCLowering", "XcodeProject"],
            path: "Tests/Fuzzing", swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        .testTarget(name: "FuzzTests", dependencies: ["Fuzzing", "willappear"], swiftSettings: swiftSyntax + strict, linkerSettings: swiftSyntaxLinking),
        // How far UIKit's files lean on each other: script/cycles.
        .target(name: "TypeCycles", path: "Tests/TypeCycles", swiftSettings: strict),
        .executableTarget(name: "type-cycles", dependencies: ["TypeCycles"], path: "Tests/TypeCyclesCommand", swiftSettings: strict),
        tests("SourceRulesTests", ["TypeCycles"]),
        tests("DeviceServicesTests", ["DeviceServices", "InterfaceBuilder", "WebKit", "UserNotifications", "CoreLocation", "LocalAuthentication", "MessageUI", "SafariServices", "AVFoundation", "AVKit", "MapKit", "CoreData", "AppleSecurity", "AudioToolbox", "SystemConfiguration", "GameplayKit", "CoreMotion", "WatchConnectivity", "Contacts", "ContactsUI", "CoreBluetooth", "Network", "StoreKit", "AppTrackingTransparency", "MultipeerConnectivity", "AuthenticationServices", "BackgroundTasks", "CloudKit", "CoreHaptics", "EventKit", "EventKitUI", "GameKit", "HealthKit", "LinkPresentation", "MediaPlayer", "QuickLook", "AppleSwiftUI", "ObjectiveC"]),
        tests("UIKitTests", ["UIKit", "PhotosUI", "InterfaceBuilder", "PixelExpectation", "LifecycleEvidence"], exclude: ["Text/Expected", "Images/Expected", "Layout/Cases"]),
        .testTarget(
            name: "ObjCLoweringTests", dependencies: ["ObjCLowering"], exclude: ["Cases", "Support"], swiftSettings: swiftSyntax + strict,
            linkerSettings: swiftSyntaxLinking),
    ] + deviceServices + libFuzzer,
    swiftLanguageModes: [.v6]
)

/// script/sanitize thread builds the server alone: ThreadSanitizer cannot stand beside the clock, for both take libc's calls.
if ProcessInfo.processInfo.environment["WILLAPPEAR_TSAN"] == "1" {
    package.products = []
    package.targets.removeAll { !["UniformTypeIdentifiers", "HostProtocol", "LiveServer", "LiveServerTests"].contains($0.name) }
}
