// The rules that the sources themselves must keep: one clock, imports that point down, files of one concern.
// Reads the files under Sources; knows no module of ours.
import Foundation
import XCTest

final class SourceRulesTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// What each module may import of ours (Docs/ARCHITECTURE.md, "Modules"). Anything else of ours points up.
    private static let allowed: [String: Set<String>] = [
        "ObjectiveC": [], "AppleDarwin": [], "UniformTypeIdentifiers": [], "ConstraintSolver": [], "InterfaceBuilder": [], "HostProtocol": [], "ObjCLowering": [], "XcodeProject": [], "AppleOS": [],
        "AppleCoreFoundation": ["AppleDarwin"], "AppleSecurity": ["AppleCoreFoundation"], "FoundationOverlay": ["AppleCoreFoundation", "Compression", "ObjectiveC", "AppleOS", "AppleSecurity"], "AppleCombine": ["ObjectiveC"],
        "CoreGraphics": ["AppleCoreFoundation"], "ImageIO": ["CoreGraphics"], "AppleOSLog": ["AppleOS"],
        "MessageDigests": [], "AppleCommonCrypto": ["MessageDigests"], "AppleCryptoKit": ["MessageDigests"], "Accelerate": [], "Compression": [],
        "CoreServices": ["AppleCoreFoundation", "UniformTypeIdentifiers"], "MobileCoreServices": ["CoreServices"],
        "DeviceServices": ["UIKit"], "WebKit": ["DeviceServices", "UIKit", "ObjectiveC"], "SafariServices": ["DeviceServices", "UIKit", "ObjectiveC"],
        "MessageUI": ["DeviceServices", "ObjectiveC", "UIKit"], "UserNotifications": ["CoreLocation", "DeviceServices", "ObjectiveC"], "CoreLocation": ["DeviceServices", "ObjectiveC"], "LocalAuthentication": [], "CoreMedia": [], "CoreSpotlight": ["DeviceServices", "UniformTypeIdentifiers"], "CoreData": ["DeviceServices", "FoundationOverlay", "ObjectiveC", "UIKit"],
        "AudioToolbox": ["AppleCoreFoundation", "DeviceServices"], "SystemConfiguration": ["AppleCoreFoundation"], "GameplayKit": [], "CoreMotion": ["DeviceServices"], "WatchConnectivity": ["DeviceServices"],
        "AVFoundation": ["AudioToolbox", "DeviceServices", "CoreMedia", "ImageIO", "QuartzCore", "ObjectiveC"], "AVKit": ["AVFoundation", "DeviceServices", "ObjectiveC", "UIKit"],
        "MapKit": ["CoreLocation", "DeviceServices", "UIKit", "ObjectiveC"],
        "AdSupport": [], "AppTrackingTransparency": ["DeviceServices"], "Contacts": ["DeviceServices"], "ContactsUI": ["Contacts", "DeviceServices", "UIKit", "ObjectiveC"],
        "CoreBluetooth": ["DeviceServices", "ObjectiveC"], "CoreImage": ["CoreGraphics", "ImageIO", "ObjectiveC"], "CoreTelephony": [], "MultipeerConnectivity": ["DeviceServices", "UIKit", "ObjectiveC"],
        "Network": [], "StoreKit": ["DeviceServices", "UIKit", "ObjectiveC"], "WidgetKit": ["DeviceServices"],
        "AuthenticationServices": ["DeviceServices", "UIKit", "ObjectiveC"], "AVFAudio": ["AVFoundation"], "BackgroundTasks": ["DeviceServices", "ObjectiveC"], "CloudKit": ["CoreLocation", "DeviceServices"], "CoreHaptics": ["DeviceServices"],
        "EventKit": ["CoreGraphics", "DeviceServices", "ObjectiveC"], "EventKitUI": ["EventKit", "UIKit", "ObjectiveC"], "GameKit": ["DeviceServices", "UIKit", "ObjectiveC"], "HealthKit": ["DeviceServices", "ObjectiveC"], "LinkPresentation": ["UIKit"],
        "MediaPlayer": ["DeviceServices", "UIKit", "ObjectiveC"], "QuickLook": ["DeviceServices", "UIKit", "ObjectiveC"],
        "XCTestOverlay": ["UIKit", "ObjectiveC", "AppleCoreFoundation"],
        "CoreText": ["CoreGraphics"],
        "QuartzCore": ["AppleCoreFoundation", "CoreGraphics", "CoreText", "ObjectiveC"],
        "UIFoundation": ["FoundationOverlay", "ObjectiveC", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UniformTypeIdentifiers"],
        "UIKit": ["UIFoundation", "FoundationOverlay", "ObjectiveC", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "ConstraintSolver", "InterfaceBuilder", "HostProtocol", "UniformTypeIdentifiers"],
        "Photos": ["AVFoundation", "CoreLocation", "ImageIO", "ObjectiveC", "UIKit"], "PhotosUI": ["Photos", "UIKit"],
        "SimulatorHost": ["AppleCoreFoundation", "DeviceServices", "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "HostProtocol"],
        "WillAppearTesting": ["AppleCoreFoundation", "SimulatorHost", "UIKit", "HostProtocol", "QuartzCore", "CoreGraphics", "ObjectiveC"],
        "LiveServer": ["HostProtocol"],
        "willappear": ["ObjCLowering", "InterfaceBuilder", "HostProtocol", "XcodeProject", "LiveServer"],
    ]

    func testImportsPointDown() throws {
        for (module, allowed) in Self.allowed {
            for (file, text) in try swiftFiles(of: module) {
                for line in text.split(separator: "\n") where line.contains("import ") && !line.hasPrefix(" ") && !line.hasPrefix("//") {
                    guard let name = line.split(separator: " ").last.map(String.init), Self.allowed[name] != nil, name != module else { continue }
                    XCTAssertTrue(allowed.contains(name), "\(module)/\(file) imports \(name), which is not below it")
                }
            }
        }
    }

    /// Rule 2: below the host nobody asks the machine for the time, a random number or a locale.
    func testOneClock() throws {
        let forbidden = ["Date()", "DispatchTime.now", "CFAbsoluteTimeGetCurrent", "clock_gettime", "ContinuousClock", "SuspendingClock", ".random(", ".shuffled(", "Thread.sleep", "usleep(", "Locale.current"]
        // MediaClock's default is libc's monotonic clock, which CVirtualTime answers; the host replaces it.
        let exceptions: Set<String> = ["QuartzCore/MediaClock.swift"]
        for module in ["UIKit", "UIFoundation", "QuartzCore", "CoreGraphics", "CoreText", "ConstraintSolver", "InterfaceBuilder"] {
            for (file, text) in try swiftFiles(of: module) where !exceptions.contains("\(module)/\(file)") {
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    let code = line.components(separatedBy: "//")[0]
                    for word in forbidden where code.contains(word) { XCTFail("\(module)/\(file):\(number + 1) uses \(word)") }
                }
            }
        }
    }

    /// Issue 3.7: a difference between versions is an entry of one table, not an `if` somewhere.
    func testVersionsAreComparedInOneTable() throws {
        // The table itself; who hands the number on; and texts and files that contain it.
        let exceptions: Set<String> = ["Engine/Behaviour.swift", "Engine/Surroundings.swift", "AppAndEnvironment/HostSurroundings.swift", "Engine/HostInterface.swift", "AppAndEnvironment/UIDevice.swift", "Resources/NibLookup.swift"]
        for (file, text) in try swiftFiles(of: "UIFoundation") + swiftFiles(of: "UIKit") where !exceptions.contains(file) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.components(separatedBy: "//")[0].contains("iOSVersion") {
                XCTFail("\(file):\(number + 1) asks for the version; name the difference in Behaviour")
            }
        }
    }

    /// Code in Swift 5 calls Apple's main-actor declarations from where no actor is known, with a warning at most: they are all
    /// `@preconcurrency`. One without it is an error in such code.
    func testPublicMainActorDeclarationsArePreconcurrency() throws {
        for module in Self.allowed.keys where !["SimulatorHost", "WillAppearTesting", "LiveServer", "willappear"].contains(module) {
            for (file, text) in try swiftFiles(of: module) {
                var previous = Substring()
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    defer { previous = line }
                    let code = line.drop { $0 == " " }
                    guard code.hasPrefix("@MainActor "), code.contains("public ") || code.contains("open "), !code.contains("@preconcurrency"), !previous.hasSuffix("@preconcurrency") else { continue }
                    XCTFail("\(module)/\(file):\(number + 1) is on the main actor for Swift 5 too; write @preconcurrency @MainActor")
                }
            }
        }
    }

    /// A difference that nothing asks for is a row of Docs/LIFECYCLE.md that is not true.
    func testEveryDifferenceBetweenVersionsIsAskedFor() throws {
        let table = "Engine/Behaviour.swift"
        let files = try swiftFiles(of: "UIFoundation") + swiftFiles(of: "UIKit")
        let declared = try XCTUnwrap(files.first { $0.path == table }).text.split(separator: "\n").filter { $0.hasPrefix("    case ") && !$0.contains(":") }.map { String($0.dropFirst(9)) }
        XCTAssertGreaterThan(declared.count, 20)
        // Asked by its full name, or by a step of a choreography: another type's member of the same name is no question.
        var asked: Set<Substring> = []
        for (file, text) in files where file != table {
            for line in text.split(separator: "\n") {
                let code = line.components(separatedBy: "//")[0]
                for match in code.matches(of: /(?:Behaviour|since: )\.(\w+)/) { asked.insert(match.output.1) }
            }
        }
        for name in declared { XCTAssertTrue(asked.contains(Substring(name)), "Behaviour.\(name) changes nothing") }
    }

    func testFilesOwnOneConcern() throws {
        var lengths: [Int] = []
        for module in Self.allowed.keys {
            for (file, text) in try swiftFiles(of: module) {
                let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
                lengths.append(count)
                XCTAssertLessThanOrEqual(count, 800, "\(module)/\(file)")
                XCTAssertTrue(text.hasPrefix("//"), "\(module)/\(file) does not say what it owns")
            }
        }
        lengths.sort()
        XCTAssertLessThanOrEqual(lengths[lengths.count / 2], 150, "median length of a file")
    }

    private func swiftFiles(of module: String) throws -> [(path: String, text: String)] {
        let folder = Self.sources.appendingPathComponent(module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        XCTAssertFalse(paths.isEmpty, "\(module) has no sources")
        return try paths.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }
}
