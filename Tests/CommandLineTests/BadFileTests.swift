// Files and places that are not what a command expects: one sentence with the file and what is wrong in it, and the right status.

import Foundation
import Testing

@Suite(.serialized) struct BadFileTests {
    private static let bytes = Data([0x66, 0xFF, 0xFE, 0x00, 0xC3, 0x28])

    private static let cases: [(command: String, status: Int32, sentence: String)] = [
        ("timeline empty.jsonl", 65, "empty.jsonl: not a trace of WillAppear: there is no record in it"),
        ("timeline half.jsonl", 65, "half.jsonl:2: not a trace of WillAppear: there is no \"format\""),
        ("timeline json.jsonl", 65, "json.jsonl:1: not a trace of WillAppear: the line is no JSON object"),
        ("timeline bytes", 65, "bytes: not a trace of WillAppear: the file is not UTF-8 text"),
        ("timeline nowhere", 64, "nowhere: cannot be read"),
        ("timeline folder", 64, "folder: cannot be read"),
        ("diff half.jsonl empty.jsonl", 65, "half.jsonl:2: not a trace of WillAppear: there is no \"format\""),
        ("diff nowhere nowhere", 64, "nowhere: no trace, no folder with one, and no open session"),
        ("lower bytes", 65, "bytes: the file is not UTF-8 text, as Swift sources are"),
        ("lower nowhere", 64, "cannot read nowhere"),
        ("lower folder", 64, "cannot read folder"),
        ("ib dump folder/Main.storyboardc", 65, "there is no nib in the compiled storyboard"),
        ("ib dump bytes", 65, "the file does not begin with NIBArchive"),
        ("ib lint bytes", 64, "nothing to compare at bytes: that is a file; give the folder of the documents and their sources"),
        ("ib compile bytes", 64, "bytes: storyboards and xibs are compiled"),
        ("ib compile cut.xib -o made", 65, "cut.xib:1:"),
        ("ib compile nowhere.xib -o made", 65, "nowhere.xib: error: the file cannot be read"),
        ("ib compile good.xib -o good.xib", 64, "good.xib: cannot be written"),
        ("ib compile good.xib --module 9", 64, "--module 9: no name of a module"),
        ("ib preview cut.xib -o a.png", 65, "cut.xib"),
        ("explain ''", 64, "no card has this name"),
        ("build ''", 64, "no app: the path is empty; \".\" is the folder you are in"),
        ("run App --trace folder", 64, "cannot write the results: "),
        ("run App --trace /proc/trace", 64, "cannot write the results: /proc/trace: "),
        ("run App --timeline folder", 64, "cannot write the results: "),
        ("run App --screenshots bytes/x", 64, "cannot write the results: "),
        ("monkey App --output /proc/monkey", 64, "--output /proc/monkey: the folder cannot be made"),
        ("build Catalog", 65, "Localizable.xcstrings: not a string catalog: there is no \"sourceLanguage\""),
        ("build Typed", 65, "Localizable.xcstrings: not a string catalog: \"strings.a.localizations\" is of another type"),
    ]

    @Test func everyOneIsNamed() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let controller = "import UIKit\nclass ViewController: UIViewController {}"
        for app in ["App", "Catalog", "Typed"] { try tool.writeApp(app, controller: controller) }
        try tool.write("{\"strings\": {}}", to: "Catalog/Localizable.xcstrings")
        try tool.write("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": 3}}}", to: "Typed/Localizable.xcstrings")
        try tool.write("", to: "empty.jsonl")
        try tool.write("\n{\"type\":\"run\"}\n", to: "half.jsonl")
        try tool.write("[1,\n", to: "json.jsonl")
        try tool.write("<document", to: "cut.xib")
        try tool.write("<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><view id=\"v\"/></objects></document>", to: "good.xib")
        try Self.bytes.write(to: tool.folder.appendingPathComponent("bytes"))
        try FileManager.default.createDirectory(at: tool.folder.appendingPathComponent("folder/Main.storyboardc"), withIntermediateDirectories: true)
        for (command, status, sentence) in Self.cases {
            let result = try tool.shell("\"$willappear\" \(command)")
            #expect(result.status == status, "\(command): \(result.errors)")
            #expect(result.errors.contains(sentence), "\(command): \(result.errors)")
            #expect(!result.errors.contains("DecodingError") && !result.errors.contains("CodingKeys"), "\(command): \(result.errors)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).sorted().filter { !$0.hasPrefix(".") }
        #expect(Set(left).isSubset(of: ["App", "Catalog", "Typed", "bytes", "cut.xib", "empty.jsonl", "folder", "good.xib", "half.jsonl", "json.jsonl", "made", "out"]), "\(left)")
    }

    @Test func aDocumentIsCompiledForOtherBuilds() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let text = "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><view id=\"v\" customClass=\"Card\" customModuleProvider=\"target\"/></objects></document>"
        try tool.write(text, to: "Card.xib")
        try tool.write(text, to: "Base.lproj/Row.xib")
        let result = try tool.shell("\"$willappear\" ib compile Card.xib Base.lproj/Row.xib -o made --module Shop && \"$willappear\" ib dump made/Card.nib && ls made made/Base.lproj")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains { $0.contains("_TtC4Shop4Card") })
        #expect(result.output.suffix(6) == ["made:", "Base.lproj", "Card.nib", "", "made/Base.lproj:", "Row.nib"])
    }

    @Test func aTableOfStringsThatCannotBeReadIsARemark() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("App", controller: "import UIKit\nclass ViewController: UIViewController { override func viewDidLoad() { print(NSLocalizedString(\"a\", comment: \"\")) } }")
        try tool.write("\"a\" = ", to: "App/en.lproj/Localizable.strings")
        let result = try tool.shell("\"$willappear\" run App --quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["a"])
        #expect(result.errors.contains("en.lproj/Localizable.strings: cannot be read as a table of strings"), "\(result.errors)")
    }
}
