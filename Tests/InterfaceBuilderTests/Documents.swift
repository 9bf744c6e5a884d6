// Small documents of our own for the tests of this folder, and a decoder's factory without UIKit.

import Foundation
@testable import InterfaceBuilder

enum Documents {
    static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    static func xib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(xibType)" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                    <connections><outlet property="view" destination="root" id="o-view"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    static func scene(_ controller: String, extra: String = "") -> String {
        """
        <scene sceneID="s"><objects>\(controller)
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(controller.count)" sceneMemberID="firstResponder"/>\(extra)
        </objects></scene>
        """
    }

    static func storyboard(initial: String, _ scenes: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(storyboardType)" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
            <scenes>\(scenes.joined(separator: "\n"))</scenes>
        </document>
        """
    }

    static func document(_ text: String, file: String = "/project/Test.xib") throws -> IBDocument {
        try IBDocument(data: Data(text.utf8), file: file)
    }

    /// Compiles in memory: archives by file name (a xib's is empty) and the remarks.
    static func compile(_ text: String, file: String = "/project/Test.xib") throws -> (nibs: [String: NIBArchive], info: [String: Any], remarks: [Diagnostic]) {
        let product = try InterfaceBuilderCompiler.compile(try document(text, file: file), moduleName: "App")
        var nibs: [String: NIBArchive] = [:]
        var info: [String: Any] = [:]
        for file in product.files {
            if file.path == "Info.plist" {
                info = try PropertyListSerialization.propertyList(from: file.data, format: nil) as? [String: Any] ?? [:]
            } else {
                nibs[file.path] = try NIBArchive(data: file.data, file: file.path)
            }
        }
        return (nibs, info, product.diagnostics)
    }
}

/// Keeps what a class's `init(coder:)` would read, in place of UIKit's objects.
final class RecordedObject {
    let className: String
    var parent: RecordedObject?
    var children: [RecordedObject] = []
    init(_ className: String) { self.className = className }
}

final class RecordingFactory: NIBObjectFactory {
    var strings: [String: String] = [:]

    func makeObject(className: String, fallbacks: [String], decoder: NIBArchiveDecoder) -> Any? {
        let object = RecordedObject(className)
        decoder.register(object)
        object.children = (decoder.decodeObject(forKey: "UISubviews") as? [Any] ?? []).compactMap { $0 as? RecordedObject }
        object.parent = decoder.decodeObject(forKey: "UIDelegate") as? RecordedObject
        return object
    }

    func localizedString(forKey key: String, development: String) -> String? { strings[key] }
}

extension NIBArchive {
    func indexes(ofClass name: String) -> [Int] { objects.indices.filter { className(of: $0) == name } }

    func string(_ object: Int, _ key: String) -> String? {
        guard case .object(let index)? = payload(of: object, key: key), case .data(let bytes)? = payload(of: index, key: "NS.bytes") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    func object(_ object: Int, _ key: String) -> Int? {
        if case .object(let index)? = payload(of: object, key: key) { return index }
        return nil
    }

    func elements(_ object: Int, _ key: String) -> [Int] {
        guard let array = self.object(object, key) else { return [] }
        return objects[array].values.compactMap { position in
            if case .object(let index) = values[position].payload { return index }
            return nil
        }
    }
}
