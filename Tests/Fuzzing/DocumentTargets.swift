// The readers of texts and of an Xcode project's smaller files: HTML, RTF, Markdown, projects in JSON, schemes, test plans, data models,
// configuration files. FuzzTargets has the other readers of the libraries.

import Foundation
import FoundationOverlay
@testable import UIKit
@testable import XcodeProject

extension FuzzTarget {
    static let documents: [FuzzTarget] = [html, rtf, markdown, jsonProject, scheme, testPlan, dataModel, configuration]

    static let html = FuzzTarget("html", words: ["<b>", "</b>", "<ul><li>", "<table><tr><td>", "<p style=\"font: 12px/1e9 a\">", "<font size=\"+9\">", "&#x10FFFF;", "<!--", "<style>b{color:#1}</style>"]) { data in
        _ = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil).length
    }

    static let rtf = FuzzTarget("rtf", words: ["{", "}", "\\b", "\\fs-1", "\\u-4000", "\\'ff", "\\colortbl;\\red999;", "{\\fonttbl", "\\cf99", "\\bin9 "]) { data in
        _ = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil).length
    }

    static let markdown = FuzzTarget("markdown", words: ["**", "_", "`", "[a](b)", "![", "> ", "- ", "1. ", "```", "|", "\\", "<b>", "^[a](x: 1)"]) { data in
        for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            _ = try? AttributedString(markdown: data, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)).characters.count
        }
    }

    static let jsonProject = FuzzTarget("jsonproject", words: ["\"targets\": []", "\"files\": [{}]", "null", "[", "{", "//", "1e999", "\"kind\": \"group\""]) { data in
        let folder = scratch("FuzzJSON.xcodeproj")
        try? data.write(to: folder.appendingPathComponent("project.xcproj"))
        _ = try? JSONProjectReader.read(project: folder.path)
    }

    static let scheme = FuzzTarget("scheme", words: ["<BuildAction>", "</BuildAction>", "<TestAction>", "<BuildableReference/>", "isEnabled=\"YES\"", "&a;"]) { data in
        _ = try? Scheme(path: file("Fuzz.xcscheme", data))
    }

    static let testPlan = FuzzTarget("testplan", words: ["\"testTargets\": []", "\"target\": {}", "null", "[", "{"]) { data in
        _ = try? TestPlan(path: file("Fuzz.xctestplan", data))
    }

    static let dataModel = FuzzTarget("datamodel", words: ["<entity name=\"A\"/>", "parentEntity=\"A\"", "<attribute name=\"a\"/>", "<relationship/>", "toMany=\"YES\""]) { data in
        let folder = scratch("Fuzz.xcdatamodeld/Fuzz.xcdatamodel")
        try? data.write(to: folder.appendingPathComponent("contents"))
        _ = try? DataModel(path: folder.deletingLastPathComponent().path)
    }

    static let configuration = FuzzTarget("xcconfig", words: ["#include \"Fuzz.xcconfig\"", "A[sdk=*] = b", "$(A)", "//", ";"]) { data in
        _ = try? XCConfigFile(path: file("Fuzz.xcconfig", data))
    }

    private static func file(_ name: String, _ data: Data) -> String {
        let file = scratch("small").appendingPathComponent(name)
        try? data.write(to: file)
        return file.path
    }
}
