// Nibs that NSKeyedArchiver wrote, as ibtool did for systems before iOS 6: Foundation's own archiver writes them here.

import Foundation
import InterfaceBuilder
import Testing
@testable import UIKit

/// An object of such a nib under the class name that the archiver is told.
class KeyedPart: NSObject, NSCoding {
    let fields: [(String, Any)]
    init(_ fields: [(String, Any)] = []) { self.fields = fields }
    required init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) {
        for (key, value) in fields {
            switch value {
            case let flag as Bool: coder.encode(flag, forKey: key)
            case let number as Int: coder.encode(number, forKey: key)
            case let number as Double: coder.encode(number, forKey: key)
            default: coder.encode(value, forKey: key)
            }
        }
    }
}
final class ViewPart: KeyedPart {}
final class LabelPart: KeyedPart {}
final class ColorPart: KeyedPart {}
final class ProxyPart: KeyedPart {}
final class OutletPart: KeyedPart {}

@MainActor @Suite(.serialized) struct KeyedNibTests {
    private func nib(format: PropertyListSerialization.PropertyListFormat = .binary) throws -> Data {
        let label = LabelPart([("UIBounds", "{{0, 0}, {80, 20}}"), ("UICenter", "{50, 30}"), ("UIText", "Grüße"), ("UITag", 7), ("UIUserInteractionDisabled", true)])
        let color = ColorPart([("UIColorComponentCount", 4), ("UIRed", 1.0), ("UIGreen", 0.0), ("UIBlue", 0.0), ("UIAlpha", 1.0)])
        let root = ViewPart([
            ("UIBounds", "{{0, 0}, {320, 460}}"), ("UICenter", "{160, 230}"), ("UIAlpha", 0.5), ("UIBackgroundColor", color),
            ("UISubviews", NSArray(array: [label])),
        ])
        let owner = ProxyPart([("UIProxiedObjectIdentifier", "IBFilesOwner")])
        let outlet = OutletPart([("UILabel", "view"), ("UISource", owner), ("UIDestination", root)])
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .xml
        archiver.encode(NSArray(array: [owner, root]), forKey: "UINibTopLevelObjectsKey")
        archiver.encode(NSArray(array: [owner, root, label]), forKey: "UINibObjectsKey")
        archiver.encode(NSArray(array: [outlet]), forKey: "UINibConnectionsKey")
        archiver.encode(NSArray(), forKey: "UINibVisibleWindowsKey")
        archiver.finishEncoding()
        // Foundation's archiver does not ask setClassName(_:for:) here.
        var text = String(decoding: archiver.encodedData, as: UTF8.self)
        for (name, part): (String, AnyClass) in [("UIView", ViewPart.self), ("UILabel", LabelPart.self), ("UIColor", ColorPart.self), ("UIProxyObject", ProxyPart.self), ("UIRuntimeOutletConnection", OutletPart.self)] as [(String, AnyClass)] {
            text = text.replacingOccurrences(of: "<string>\(NSStringFromClass(part))</string>", with: "<string>\(name)</string>")
        }
        guard format == .binary else { return Data(text.utf8) }
        return try PropertyListSerialization.data(fromPropertyList: PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil), format: .binary, options: 0)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml]) func becomesViewsAndConnections(format: PropertyListSerialization.PropertyListFormat) throws {
        let owner = UIViewController()
        let objects = try UINib(data: nib(format: format), bundle: nil).instantiate(withOwner: owner, options: nil)
        let view = try #require(objects.first as? UIView)
        #expect(owner.view === view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
        #expect(view.alpha == 0.5)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let label = try #require(view.subviews.first as? UILabel)
        #expect(label.text == "Grüße")
        #expect(label.tag == 7)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 80, height: 20))
        #expect(view.subviews.count == 1)
    }

    @Test func isAnArchiveLikeAnyOther() throws {
        let archive = try NIBArchive(data: nib(), file: "Old.nib")
        let again = try NIBArchive(data: archive.data(), file: "Old.nib")
        #expect(again == archive)
        #expect(try NIBArchive(data: nib(), file: "Old.nib") == archive)
        #expect(archive.keys.prefix(3) == ["UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey"] || archive.keys.first == "UINibTopLevelObjectsKey")
    }

    @Test(arguments: [
        ("no archive", "the property list is no keyed archive: it has no $objects and $top"),
        ("cut", "trailer"), ("class", "an object has no class"), ("index", "object 99 of 2"),
    ])
    func aBrokenOneSaysWhatIsWrong(kind: String, text: String) throws {
        let data: Data = switch kind {
        case "no archive": try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
        case "cut": try nib().prefix(60)
        case "class": try PropertyListSerialization.data(fromPropertyList: ["$objects": ["$null", ["UITag": 1]], "$top": ["UINibTopLevelObjectsKey": ["CF$UID": 1]]], format: .xml, options: 0)
        default: try PropertyListSerialization.data(fromPropertyList: ["$objects": ["$null", "a"], "$top": ["UINibTopLevelObjectsKey": ["CF$UID": 99]]], format: .xml, options: 0)
        }
        let error = #expect(throws: InterfaceBuilderError.self) { try NIBArchive(data: data, file: "Broken.nib") }
        #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("Broken.nib") == true)
    }
}
