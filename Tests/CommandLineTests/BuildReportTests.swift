// What a build says at its end, from what compilers print: grouping, missing names, names of lowering.

import Foundation
import ObjCLowering
import Testing

@testable import willappear

@Suite struct BuildReportTests {
    private func missing(_ source: String, have: [String]) -> CheckReport {
        var there = MissingNames.Have()
        there.topLevel = Set(have)
        there.members = ["UIView": ["frame"], "UIButton": []]
        there.parents = ["UIButton": "UIView"]
        let scan = SourceScan(source: Array(source.utf8), conditions: ConditionEvaluation(platform: .iOS, modules: ["UIKit"]))
        let table = AppleNames(text: "framework UIKit\nnames UIView UIButton UIPickerView\nmembers UIView frame beginAnimations\nframework HealthKit\nnames HKStore\n")
        return CheckReport(missing: MissingNames(scans: [("/App/A.swift", scan)], available: ["UIKit"], have: there, table: table), root: "/App", shownRoot: "App")
    }

    @Test func missingNamesAreCountedRankedAndSpelledAsTheUserDid() {
        let report = missing(
            """
            import UIKit
            import HealthKit
            import Alamofire
            let picker = UIPickerView(), store = HKStore()
            var other: UIPickerView?
            let size = UIButton.frame
            func go() { UIButton.beginAnimations(nil); UIButton.beginAnimashuns(nil) }
            """, have: ["UIView", "UIButton"])
        #expect(report.lines() == [
            "  module HealthKit is not in WillAppear yet (1 import)  A.swift:2", "  UIPickerView is not in WillAppear yet (2 uses)  A.swift:4, A.swift:5",
            "  UIButton.beginAnimations is not in WillAppear yet (1 use)  A.swift:7",
            "  no module Alamofire among the sources: a package or Pod that is not here (1 import)  A.swift:3",
        ])
        #expect(report.missing.percentage == 44, "4 of 8 uses and an import: \(report.missing.used) \(report.missing.there)")
    }

    /// The table does not know every type: enumerations of CoreMotion are not in it.
    @Test func typesOfApplesThatTheCompilerDoesNotFindAreTaken() {
        let table = AppleNames(text: "framework CoreMotion\nnames CMDeviceMotion CMPedometer\nframework UIKit\nnames UIView\n")
        var report = BuildReport()
        report.add("""
            /Kit/A.swift:1:11: error: cannot find type 'CMPedometerEventType' in scope
            /Kit/A.swift:2:11: error: cannot find type 'CMyOwn' in scope
            /Kit/A.swift:3:11: error: cannot find type 'ABThing' in scope
            /Kit/A.swift:4:11: error: 'SensorLocation' is not a member type of class 'CoreMotion.CMDeviceMotion'
            /Kit/A.swift:5:11: error: 'Part' is not a member type of struct 'Kit.Whole'
            /Kit/A.swift:6:11: warning: cannot find type 'UIThing' in scope
            """)
        #expect(report.absentTypes(table) == ["CMPedometerEventType", "CMDeviceMotion.SensorLocation"])
    }

    /// What Foundation on Linux says of itself is no warning on Apple's systems; other deprecations stay.
    @Test func deprecationsOfFoundationHereAreLeftOut() {
        var report = BuildReport()
        report.add("/App/A.swift:1:5: warning: 'NSExpression' is deprecated: NSExpression is not available in swift-corelibs-foundation [#DeprecatedDeclaration]\n    NSExpression(format: \"1\")\n    ^\n")
        report.add("/App/A.swift:2:5: warning: 'isoRegionCodes' is deprecated: Use `Locale.Region.isoRegions` instead [#DeprecatedDeclaration]\n    Locale.isoRegionCodes\n    ^\n")
        let text = report.text(columns: [:], lowering: []) { nil }
        #expect(text == "/App/A.swift:2:5: warning: 'isoRegionCodes' is deprecated: Use `Locale.Region.isoRegions` instead [#DeprecatedDeclaration]\n    Locale.isoRegionCodes\n    ^")
    }

    /// Foundation brings Combine's types along on Apple's systems, UIKit UTType; a module with a type of such a name means its own.
    @Test func filesSeeCombineWithoutItsImport() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("combine-\(ProcessInfo.processInfo.processIdentifier)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func implied(_ texts: String...) throws -> [String] {
            let paths = try texts.enumerated().map { index, text in
                let path = "\(folder)/\(index).swift"
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                return path
            }
            return ImpliedImports.brought(for: paths)
        }
        let model = "import Foundation\nclass Model: ObservableObject { @Published var x = 1 }"
        #expect(try implied("import UIKit", model) == ["AppleCombine"])
        #expect(try implied("import UIKit", "import Combine\n" + model) == [])
        #expect(try implied("protocol ObservableObject {}", model) == [])
        #expect(try implied("import UIKit") == [])
        #expect(try implied("import PhotosUI", "import PhotosUI\nlet type = UTType.image") == ["UniformTypeIdentifiers"])
        #expect(try implied("import UniformTypeIdentifiers\nlet type = UTType.image") == [])
    }

    @Test func anOverrideOfAMissingMemberNamesIt() {
        let report = missing(
            """
            import UIKit
            class Meter: UIView {
                open override func beginAnimations(_ a: Int) {}
                override var frame: CGRect { didSet {} }
                class Part<T: UIView> { override func beginAnimations() {} }
            }
            """, have: ["UIView"])
        #expect(report.lines() == ["  UIView.beginAnimations is not in WillAppear yet (1 use)  A.swift:3"])
    }

    @Test func whatFollowsFromAMissingNameIsLeftOutAndTheRestStays() {
        var report = BuildReport()
        for line in [
            "[1/2] Compiling App A.swift", "/App/A.swift:4:14: error: cannot find 'UIPickerView' in scope", "let picker = UIPickerView()", "             ^",
            "/App/A.swift:9:3: error: cannot find 'tpyo' in scope", "  tpyo()", "  ^", "/App/B.swift:2:3: error: cannot find 'tpyo' in scope", "  tpyo()", "  ^",
            "error: emit-module command failed with exit code 1",
        ] { _ = report.receive(line) }
        #expect(report.filesWithErrors() == ["/App/A.swift", "/App/B.swift"])
        let text = report.text(columns: [:], lowering: []) { missing("import UIKit\n\n\nlet picker = UIPickerView()\n", have: []) }
        #expect(text == """
            /App/A.swift:9:3: error: cannot find 'tpyo' in scope
              tpyo()
              ^
              the same once more: B.swift:2
            not in WillAppear yet, which this build needs:
              UIPickerView is not in WillAppear yet (1 use)  A.swift:4
              (1 errors that come of it are left out)
            """)
    }

    @Test func namesThatLoweringMadeAreTheUsersNames() {
        var report = BuildReport()
        report.add("/App/A.swift:1:1: error: instance method '__extension_A__isEqual' is declared in extension of 'A' and cannot be overridden")
        #expect(report.text(columns: [:], lowering: []) { nil } == "/App/A.swift:1:1: error: instance method 'isEqual' is declared in extension of 'A' and cannot be overridden")
    }

    @Test func aConstructThatCannotBeLoweredIsToldOnceBesideTheOthers() {
        var report = BuildReport()
        report.add("/App/A.swift:3:5: error: unknown attribute 'NSManaged'\n    @NSManaged var a: Int\n    ^\n/App/B.swift:1:1: error: cannot find 'b' in scope")
        let lowering = LoweringDiagnostic(path: "/App/A.swift", line: 3, column: 5, message: "'@NSManaged' needs Core Data, which is not available here")
        let text = report.text(columns: [:], lowering: [lowering]) { nil }
        #expect(text == "/App/A.swift:3:5: error: '@NSManaged' needs Core Data, which is not available here\n/App/B.swift:1:1: error: cannot find 'b' in scope")
    }

    /// Apple's Foundation has these from Objective-C, where a result may be left alone; a Swift function of the app's may not.
    @Test func resultsOfObjectiveCMethodsMayBeLeftAlone() {
        var report = BuildReport()
        report.add("/App/A.swift:1:1: warning: result of call to 'addObserver(forName:object:queue:using:)' is unused [#no-usage]")
        report.add("/App/A.swift:2:1: warning: result of call to 'total(of:)' is unused [#no-usage]")
        report.add("/App/A.swift:3:1: error: value of type 'Box' has no member '__reference_allows_for'")
        let text = report.text(columns: [:], lowering: []) { nil }
        #expect(!text.contains("addObserver"))
        #expect(text.contains("total(of:)"))
        #expect(text.contains("has no member 'allows'"))
    }
}
