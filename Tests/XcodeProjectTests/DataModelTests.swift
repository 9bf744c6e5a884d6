// The classes that Xcode generates for a Core Data model: what a custom class of an attribute is called.
import Foundation
import Testing
@testable import XcodeProject

@Suite struct DataModelTests {
    @Test func aCustomClassOfTheAppsModuleHasADot() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + "/Kitchen.xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let version = folder.appendingPathComponent("Kitchen.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try #"""
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Dish" representedClassName=".Dish" syncable="YES" codeGenerationType="class">
                <attribute name="parts" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromDataTransformerName" customClassName=".Array&lt;String&gt;"/>
                <attribute name="picture" optional="YES" attributeType="Transformable" customClassName="UIImage"/>
                <attribute name="rest" optional="YES" attributeType="Transformable"/>
            </entity>
        </model>
        """#.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        let text = try #require(try DataModel(path: folder.path).classes)
        #expect(text.contains("@NSManaged public var `parts`: Array<String>?"))
        #expect(text.contains("@NSManaged public var `picture`: UIImage?"))
        #expect(text.contains("@NSManaged public var `rest`: NSObject?"))
    }
}
