// The rows of nib properties: the compiler's table repeats UIKit's, every row reaches its property, and what the compiler
// writes is read by somebody.

import Foundation
import InterfaceBuilder
@testable import UIKit
import XCTest

final class NibPropertyTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static var sources: URL { root.appendingPathComponent("Sources") }

    /// With WILLAPPEAR_ACCEPT=1 the table is written anew (script/nib-properties).
    func testTheCompilersTableRepeatsTheRows() throws {
        let file = Self.sources.appendingPathComponent("InterfaceBuilder/Schema/NibPropertyTable.swift")
        let text = MainActor.assumeIsolated { Self.table() }
        if ProcessInfo.processInfo.environment["WILLAPPEAR_ACCEPT"] == "1" { return try text.write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "run script/nib-properties")
    }

    /// Each attribute, alone in a document, changes its property: the compiler writes the key and the class reads it.
    func testEveryRowReachesItsProperty() throws {
        try MainActor.assumeIsolated {
            let elements = NibPropertyList.elements
            for declaration in NibClasses.all {
                let name = String(describing: declaration.type)
                let named = elements.first { $0.className == name }
                let heir = elements.first { NibInstantiation.uiKitClass(named: $0.className).map { Self.inherits($0, declaration.type) } ?? false }
                let element = try XCTUnwrap(named ?? heir, name)
                let plain = try Self.object(element.element, "")
                for (index, property) in declaration.properties.enumerated() {
                    let changed = try Self.object(element.element, Self.sample(property))
                    let before = declaration.description(plain, index), after = declaration.description(changed, index)
                    XCTAssertNotNil(after, "\(name) is not what <\(element.element)> becomes")
                    XCTAssertNotEqual(before, after, "\(property.attribute) of <\(element.element)> changes nothing")
                }
            }
        }
    }

    /// Keys that only Apple's own loader needs, or that name objects found by other ways.
    private static let unread: Set<String> = [
        "NSColorSpace", "NSDev", "NSRGB", "NSSecondAttributeV2", "NSShouldBeArchived", "NSTabStops", "NSWhite", "UIClearButtonOffset", "UIColorComponentCount", "UIContainerView",
        "UIDeepDrawRect", "UIDescendants", "UIDynamicCatalogUseNibBundle", "UIImageHeight", "UIImageWidth", "UILayoutGuideOwningViewIsLocked",
        "UILayoutGuideShouldBeArchived", "UIPerformOnViewLoad", "UISeparatorStyle", "UIStoryboardVersion", "UITableCellBackgroundColorSet",
        "UIViewLayoutGuides", "UIViewPreservesSpecificSuperviewMargins", "UIVisibleAtLaunch",
        // Written for devices; UIKit's counterpart is not here (Docs/DIVERGENCES.md).
        "UISegmentContentOffset", "UIViewLayoutMarginsFollowReadableWidth",
    ]

    func testEveryKeyThatIsWrittenIsRead() throws {
        let written = try Self.literals("InterfaceBuilder/Compiler").union(NibPropertyTable.classes.flatMap { $0.properties.map(\.key) })
        let read = try Self.literals("UIKit").union(Self.literals("UIFoundation")).union(Self.literals("InterfaceBuilder/Archive"))
        let keys = MainActor.assumeIsolated { written.filter { $0.wholeMatch(of: /(UI|NS)[A-Za-z0-9_.-]+/) != nil && NibInstantiation.uiKitClass(named: $0) == nil && !Self.isClass($0) } }
        XCTAssertGreaterThan(keys.count, 250)
        XCTAssertEqual(keys.subtracting(read).subtracting(Self.unread).sorted(), [])
        XCTAssertEqual(Self.unread.subtracting(written).sorted(), [], "no longer written")
        XCTAssertEqual(Self.unread.intersection(read).sorted(), [], "read by now")
    }

    // MARK: -

    /// Names of archived classes, of which UIKit has none of that name.
    private static func isClass(_ key: String) -> Bool {
        key.hasPrefix("UIRuntime") || key.hasSuffix("SegueTemplate") || ["UIWebView", "UIHostingController", "UITapRecognizer", "UINibKeyValuePair", "NSIBPrototypingLayoutConstraint"].contains(key)
    }

    private static func inherits(_ type: AnyClass, _ ancestor: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == ancestor { return true }
            next = class_getSuperclass(current)
        }
        return false
    }

    @MainActor private static func object(_ element: String, _ content: String) throws -> AnyObject {
        let attributes = content.hasPrefix("<") ? "" : content, children = content.hasPrefix("<") ? content : ""
        let made: String
        switch element {
        case "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance":
            made = "<\(element.replacing("Appearance", with: "")) id=\"bar\"><\(element) key=\"standardAppearance\" id=\"object\" \(attributes)>\(children)</\(element)></\(element.replacing("Appearance", with: ""))>"
        case "collectionViewFlowLayout": made = "<collectionView id=\"list\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"object\" \(attributes)>\(children)</collectionViewFlowLayout></collectionView>"
        // The page stays within the pages, the count-down within its mode.
        case "pageControl" where !attributes.contains("numberOfPages"): made = "<pageControl id=\"object\" numberOfPages=\"9\" \(attributes)>\(children)</pageControl>"
        case _ where children.hasPrefix("<attributedString"): made = "<\(element) id=\"object\" usesAttributedText=\"YES\">\(children)</\(element)>"
        case "datePicker" where attributes.contains("countDown"): made = "<datePicker id=\"object\" datePickerMode=\"countDownTimer\" \(attributes)>\(children)</datePicker>"
        default: made = "<\(element) id=\"object\" \(attributes)>\(children)</\(element)>"
        }
        let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(made)</objects></document>
        """
        let product = try InterfaceBuilderCompiler.compile(IBDocument(data: Data(text.utf8), file: "/project/Row.xib"), moduleName: "UIKitTests")
        XCTAssertEqual(product.diagnostics.map(\.description), [], made)
        let objects = UINib(data: try XCTUnwrap(product.files.first).data, bundle: nil).instantiate(withOwner: nil, options: nil)
        let first = try XCTUnwrap(objects.first) as AnyObject
        switch element {
        case "collectionViewFlowLayout": return (first as? UICollectionView)?.collectionViewLayout ?? first
        case "navigationBarAppearance": return (first as? UINavigationBar)?.standardAppearance ?? first
        default: return first
        }
    }

    /// The attribute or the child element with a value that is not the default.
    private static func sample(_ property: NibProperty) -> String {
        property.part.map { "<\($0) key=\"\($0)\" \(value(property))/>" } ?? value(property)
    }

    private static func value(_ property: NibProperty) -> String {
        let name = property.attribute
        switch property.form {
        case .flag(let absent, _): return "\(name)=\"\(absent ? "NO" : "YES")\""
        case .opposite(let absent): return "\(name)=\"\(absent ? "NO" : "YES")\""
        case .integer, .double: return "\(name)=\"3\""
        case .float: return "\(name)=\"\(name == "countDownDuration" ? "180" : name == "alpha" ? "0.5" : "3")\""
        case .choice(let names, let initial, let absent):
            let others = names.filter { $0.value != initial && $0.value != absent }
            return "\(name)=\"\((others.first { $0.value != 0 } ?? others.first)?.name ?? "")\""
        case .markedChoice(let names, _): return "\(name)=\"\(names.first { $0.value != 0 }?.name ?? "")\""
        case .textAttributes: return "<textAttributes key=\"\(name)\"><color key=\"textColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></textAttributes>"
        case .part(let className):
            let tag = className.dropFirst(2).prefix(1).lowercased() + className.dropFirst(3)
            return "<\(tag) key=\"\(name)\"><color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></\(tag)>"
        case .item, .items: return "<barButtonItem key=\"\(name)\" id=\"item\" title=\"Item\"/>"
        case .bits(let names, _, _): return "<bits key=\"\(name)\" \(names.last?.name ?? "")=\"YES\"/>"
        case .string: return "\(name)=\"one\""
        case .symbol: return "<preferredSymbolConfiguration key=\"\(name)\" scale=\"large\"/>"
        case .font: return "<fontDescription key=\"\(name)\" type=\"system\" pointSize=\"31\"/>"
        case .attributedText: return "<attributedString key=\"\(name)\"><fragment content=\"text\"><attributes/></fragment></attributedString>"
        case .color, .systemColor, .clearableColor: return "<color key=\"\(name)\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        case .image: return "<imageReference key=\"\(name)\" image=\"star\" catalog=\"system\"/>"
        case .insets: return "<inset key=\"\(name)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
        case .size, .sizeOr, .renamedSize: return "<size key=\"\(name)\" width=\"31\" height=\"32\"/>"
        case .offset: return "<offsetWrapper key=\"\(name)\" horizontal=\"3\" vertical=\"4\"/>"
        case .date: return "<date key=\"\(name)\" timeIntervalSinceReferenceDate=\"86400\"/>"
        case .text: return "\(name)=\"text\""
        case .view: return "<view key=\"\(name)\" id=\"part\"/>"
        case .texts: return "<\(name)><string>One</string><string>Two</string></\(name)>"
        }
    }

    /// String literals of the Swift files below a folder, with some of the text between them.
    private static func literals(_ folder: String) throws -> Set<String> {
        var found: Set<String> = []
        let base = sources.appendingPathComponent(folder)
        for path in FileManager.default.enumerator(atPath: base.path)?.compactMap({ $0 as? String }) ?? [] where path.hasSuffix(".swift") {
            found.formUnion(try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\""))
        }
        return found
    }

    // MARK: The table

    @MainActor private static func table() -> String {
        let declarations = Dictionary(uniqueKeysWithValues: NibClasses.all.map { (String(describing: $0.type), $0) })
        var classes = Set(declarations.keys)
        var parents: [String: String] = [:]
        for name in Set(NibPropertyList.elements.map(\.className)).union(classes) {
            guard let type = NibInstantiation.uiKitClass(named: name) ?? declarations[name]?.type else { continue }
            var next: AnyClass? = class_getSuperclass(type)
            while let current = next, declarations[String(describing: current)] == nil { next = class_getSuperclass(current) }
            guard let parent = next else { continue }
            parents[name] = String(describing: parent)
            classes.insert(name)
        }
        var lines = [
            "// Written by `script/nib-properties` from the rows that UIKit declares beside its classes (NibClass). Do not edit.", "",
            "package enum NibPropertyTable {", "    package static let classes: [NibPropertyList] = [",
        ]
        for name in classes.sorted() {
            lines.append("        NibPropertyList(\"\(name)\", inheriting: \(parents[name].map { "\"\($0)\"" } ?? "nil"), [")
            for property in declarations[name]?.properties ?? [] {
                let part = property.part.map { ", part: \"\($0)\"" } ?? ""
                lines.append("            NibProperty(\"\(property.attribute)\", \"\(property.key)\", \(text(property.form))\(part)),")
            }
            lines.append("        ]),")
        }
        return (lines + ["    ]", "}", ""]).joined(separator: "\n")
    }

    private static func text(_ form: NibProperty.Form) -> String {
        func value<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
        switch form {
        case .flag(let absent, let initial): return ".flag(absent: \(absent), initial: \(value(initial)))"
        case .opposite(let absent): return ".opposite(absent: \(absent))"
        case .integer(let initial): return ".integer(initial: \(value(initial)))"
        case .float(let initial, let absent): return ".float(initial: \(value(initial)), absent: \(value(absent)))"
        case .double(let initial): return ".double(initial: \(value(initial)))"
        case .choice(let names, let initial, let absent):
            let list = names.map { ".init(\"\($0.name)\", \($0.value))" }.joined(separator: ", ")
            return ".choice(names: [\(list)], initial: \(value(initial)), absent: \(value(absent)))"
        case .bits(let names, let initial, let absent):
            let list = names.map { ".init(\"\($0.name)\", \($0.value))" }.joined(separator: ", ")
            return ".bits(names: [\(list)], initial: \(value(initial)), absent: \(value(absent)))"
        case .systemColor(let absent): return ".systemColor(absent: \"\(absent)\")"
        case .sizeOr(let width, let height): return ".sizeOr(width: \(width), height: \(height))"
        case .renamedSize(let older): return ".renamedSize(older: \"\(older)\")"
        case .part(let className): return ".part(className: \"\(className)\")"
        case .markedChoice(let names, let marker):
            let list = names.map { ".init(\"\($0.name)\", \($0.value))" }.joined(separator: ", ")
            return ".markedChoice(names: [\(list)], marker: \"\(marker)\")"
        case .color, .image, .insets, .size, .offset, .date, .text, .view, .texts, .font, .attributedText, .symbol, .string, .clearableColor, .textAttributes, .item, .items: return ".\(form)"
        }
    }
}
