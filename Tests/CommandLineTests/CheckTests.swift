// `check`, `build`, and what a failed build says: missing names in our words and once, everything else as Swift says it.

import Foundation
import Testing

@Suite(.serialized) struct CheckTests {
    /// An app that needs what is not there: a framework, types and a member; and that has a spelling mistake.
    private func writeIncompleteApp(_ tool: CommandLineTool, _ name: String) throws {
        try tool.writeApp(
            name,
            controller: """
                import UIKit
                import PDFKit
                #if canImport(AppKit)
                import AppKit
                #endif

                /// Names UIPrintInteractionController in a comment.
                class ViewController: UIViewController {
                    let first = UIReferenceLibraryViewController()
                    var second: UIReferenceLibraryViewController?
                    let text = "UIPrintPaper"
                    let lable = UILable()
                    let store = PDFView()
                    func third() { UIView.beginAnimations(nil, context: nil) }
                }
                """)
        try tool.write("import UIKit\nclass Printer { var web: UIReferenceLibraryViewController?; let label = UILabel() }\n", to: "\(name)/Printer.swift")
    }

    @Test func eachMissingNameOnceAndNothingThatIsThere() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try writeIncompleteApp(tool, "Incomplete")
        let result = try tool.run("check", "Incomplete", "--json")
        #expect(result.status == 1, "\(result.errors)")
        struct Report: Decodable {
            struct Name: Decodable {
                var kind: String
                var name: String
                var uses: Int
            }
            var percentage: Int
            var files: Int
            var missing: [Name]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.joined(separator: "\n").utf8))
        #expect(report.missing.first?.name == "PDFKit" && report.missing.first?.kind == "module")
        let web = report.missing.filter { $0.name == "UIReferenceLibraryViewController" }
        #expect(web.map(\.uses) == [3])
        for name in ["UIView", "UILabel", "UIViewController", "UILable", "AppKit", "UIPrintInteractionController", "UIPrintPaper", "ViewController"] {
            #expect(!report.missing.contains { $0.name == name }, "\(name)")
        }
        #expect((1..<100).contains(report.percentage))
        #expect(report.files == 3)
    }

    @Test func whatIsThereIsAllThere() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("check", CommandLineTool.examples.appendingPathComponent("NavigationList").path)
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.last?.contains("every name of Apple's that it uses is here") == true)
        // What Foundation on Linux lacks and WillAppear adds.
        try tool.writeApp("Undo", controller: "import UIKit\nclass ViewController: UIViewController {\n    let own = UndoManager()\n    let units = MeasurementFormatter()\n    override var undoManager: UndoManager? { own }\n}\n")
        let added = try tool.run("check", "Undo")
        #expect(added.output.last?.contains("every name of Apple's that it uses is here") == true, "\(added.output)")
    }

    @Test func aFailedBuildSaysWhatIsMissingAndKeepsTheUsersErrors() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try writeIncompleteApp(tool, "Failing")
        let text = try String(contentsOf: tool.folder.appendingPathComponent("Failing/ViewController.swift"), encoding: .utf8)
        try tool.write(text.replacingOccurrences(of: "import PDFKit\n", with: ""), to: "Failing/ViewController.swift")
        let result = try tool.run("build", "Failing")
        #expect(result.status == 65)
        #expect(result.errors.components(separatedBy: "UIReferenceLibraryViewController is not in WillAppear yet (3 uses)").count == 2, "\(result.errors)")
        #expect(!result.errors.contains("cannot find type 'UIReferenceLibraryViewController'"), "\(result.errors)")
        #expect(result.errors.contains("cannot find 'UILable' in scope"), "\(result.errors)")
    }

    /// Nothing can compile without the module: it is said before anything is compiled.
    @Test func aMissingFrameworkIsSaidBeforeCompiling() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try writeIncompleteApp(tool, "Framework")
        let result = try tool.run("run", "Framework")
        #expect(result.status == 65)
        #expect(result.errors.contains("module PDFKit is not in WillAppear yet (1 import)  ViewController.swift:2"), "\(result.errors)")
        #expect(result.errors.contains("UIReferenceLibraryViewController is not in WillAppear yet (3 uses)"), "\(result.errors)")
        #expect(!result.errors.contains("Compiling"), "\(result.errors)")
    }

    @Test func aRepeatedErrorIsToldOnceWithItsPlaces() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Repeated", controller: "import UIKit\nclass ViewController: UIViewController {\n    let a: Int = \"\"\n    let b: Int = \"\"\n    let c: Int = \"\"\n}\n")
        let result = try tool.run("build", "Repeated")
        #expect(result.status == 65)
        #expect(result.errors.components(separatedBy: "cannot convert value of type 'String' to specified type 'Int'").count == 2, "\(result.errors)")
        #expect(result.errors.contains("the same 2 times more: ViewController.swift:4, ViewController.swift:5"), "\(result.errors)")
    }

    /// The first failing module does not hide the errors of another that does not need it.
    @Test func theErrorsOfAllModulesInOneRound() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Two\", targets: [.target(name: \"One\"), .target(name: \"Other\")])", to: "Two/Package.swift")
        try tool.write("import UIKit\npublic let one: UIView = 1\n", to: "Two/Sources/One/One.swift")
        try tool.write("import UIKit\npublic let other: UILabel = 2\n", to: "Two/Sources/Other/Other.swift")
        let result = try tool.run("build", "Two")
        #expect(result.status == 65)
        #expect(result.errors.contains("One.swift:2:26: error:"), "\(result.errors)")
        #expect(result.errors.contains("Other.swift:2:29: error:"), "\(result.errors)")
    }

    @Test func doctorSaysWhatItProbed() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("doctor")
        #expect(result.output.first?.contains("it compiled a lowered view controller with an action against UIKit") == true, "\(result.output)")
    }
}
