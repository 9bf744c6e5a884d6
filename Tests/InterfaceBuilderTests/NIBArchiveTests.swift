// Archive: the container, byte for byte against the hand-made vector of FORMATS.md §2.7.

import Foundation
import Testing
@testable import InterfaceBuilder

@Suite("NIBArchive container") struct NIBArchiveTests {
    private func minimal() throws -> Data {
        let url = try #require(Bundle.module.url(forResource: "minimal", withExtension: "nib", subdirectory: "Resources"))
        return try Data(contentsOf: url)
    }

    @Test func readsTheMinimalNib() throws {
        let archive = try NIBArchive(data: try minimal(), file: "minimal.nib")
        #expect(archive.coderVersion == 9)
        #expect(archive.objects.count == 8)
        #expect(archive.keys.count == 15)
        #expect(archive.values.count == 20)
        #expect(archive.classes.map(\.name) == ["NSObject", "NSArray", "UIProxyObject", "NSString", "UIView"])
        #expect(archive.payload(of: 5, key: "UIAutoresizingMask") == .int8(36))
        #expect(archive.payload(of: 5, key: "UITag") == .int16(200))
        #expect(archive.elements(0, "UINibTopLevelObjectsKey") == [2, 4, 5])
        #expect(archive.string(2, "UIProxiedObjectIdentifier") == "IBFilesOwner")
    }

    @Test func writesWhatItRead() throws {
        let data = try minimal()
        #expect(try NIBArchive(data: data, file: "minimal.nib").data() == data)
    }

    @Test func encodesIntegersAsAppleDoes() {
        #expect(NIBArchive.Payload(integer: 127) == .int8(127))
        #expect(NIBArchive.Payload(integer: 128) == .int16(128))
        #expect(NIBArchive.Payload(integer: 40000) == .int32(40000))
        #expect(NIBArchive.Payload(integer: -1) == .int64(-1))
        #expect(NIBArchive.varint(0) == [0x80])
        #expect(NIBArchive.varint(127) == [0xFF])
        #expect(NIBArchive.varint(128) == [0x00, 0x81])
        #expect(NIBArchive.varint(300) == [0x2C, 0x82])
    }

    @Test func roundTripsEveryKindOfValue() throws {
        let root = ArchivedObject("NSObject", fallbacks: ["Base"])
        root.set("i", .integer(70000))
        root.set("n", .integer(-5))
        root.set("b", .boolean(false))
        root.set("f", .float(0.5))
        root.set("d", .double(0.1))
        root.set("x", .data([1, 2, 3]))
        root.set("nil", .null)
        root.set("self", .object(root))
        let archive = NIBArchive(root: root)
        let read = try NIBArchive(data: archive.data(), file: "t")
        #expect(read == archive)
        #expect(read.payload(of: 0, key: "self") == .object(0))
        #expect(read.fallbackClassNames(of: 0) == ["Base"])
    }

    /// Graphs of any form, drawn by number: cycles, shared objects, every kind of value, texts and bytes of any length.
    @Test func anyGraphComesBackAsItWas() throws {
        for seed in UInt64(1)...500 {
            var chance = Draw(state: seed)
            let objects = (0...chance.below(12)).map { _ in
                ArchivedObject(["NSObject", "UIView", "Ünï", "_TtC3App1A"][chance.below(4)], fallbacks: (0..<chance.below(3)).map { "Base\($0)" })
            }
            for object in objects {
                for _ in 0..<chance.below(6) {
                    let key = ["UITag", "inlinedValue", "k\u{301}", "", String(repeating: "long", count: chance.below(80))][chance.below(5)]
                    let value: ArchivedValue = switch chance.below(7) {
                    case 0: .integer(Int(truncatingIfNeeded: chance.next() >> UInt64(chance.below(64))))
                    case 1: .boolean(chance.below(2) == 0)
                    case 2: .float(Double(chance.below(1000)) / 8)
                    case 3: .double(Double(bitPattern: chance.next() & 0x7FEF_FFFF_FFFF_FFFF))
                    case 4: .data((0..<chance.below(300)).map { UInt8(truncatingIfNeeded: $0 * 7) })
                    case 5: .null
                    default: .object(objects[chance.below(objects.count)])
                    }
                    object.set(key, value)
                }
            }
            let archive = NIBArchive(root: objects[0])
            let bytes = archive.data()
            let read = try NIBArchive(data: bytes, file: "t")
            #expect(read == archive, "graph \(seed)")
            #expect(read.data() == bytes, "graph \(seed)")
        }
    }

    /// SplitMix64 (Steele, Lea and Flood 2014): the same graphs on every machine.
    private struct Draw {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            let z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            return (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        }
        mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    }
}

@Suite("NIBArchiveDecoder") struct NIBArchiveDecoderTests {
    private func decoder(_ root: ArchivedObject, _ factory: RecordingFactory = RecordingFactory()) throws -> NIBArchiveDecoder {
        NIBArchiveDecoder(archive: try NIBArchive(data: NIBArchive(root: root).data(), file: "t"), file: "t", factory: factory)
    }

    @Test func decodesFoundation() throws {
        let root = ArchivedObject("NSObject")
        root.set("string", .string("한글 🙂"))
        root.set("array", .object(.array([.string("a"), .number(2)])))
        root.set("table", .object(.dictionary([(.string("k"), .number(1.5))])))
        root.set("point", .object(ArchivedObject("NSValue", ["NS.special": .integer(1), "NS.pointval": .string("{2, 3}")])))
        root.set("flag", .integer(1))
        root.set("scalar", .float(0.25))
        root.set("rect", .geometry(1, 2, 3, 4))
        let decoder = try decoder(root)
        #expect(decoder.decodeObject(forKey: "string") as? String == "한글 🙂")
        let array = try #require(decoder.decodeObject(forKey: "array") as? [Any])
        #expect(array.first as? String == "a")
        #expect((array.last as? NSNumber)?.intValue == 2)
        let table = try #require(decoder.decodeObject(forKey: "table") as? [AnyHashable: Any])
        #expect((table["k"] as? NSNumber)?.doubleValue == 1.5)
        #expect((decoder.decodeObject(forKey: "point") as? NSValue)?.pointValue == NSPoint(x: 2, y: 3))
        #expect(decoder.decodeBool(forKey: "flag"))
        #expect(decoder.decodeFloat(forKey: "scalar") == 0.25)
        #expect(decoder.decodeInteger(forKey: "absent") == 0)
        #expect(!decoder.containsValue(forKey: "absent"))
        #expect(decoder.numbers(forKey: "rect", count: 4) == [1, 2, 3, 4])
    }

    @Test func readsBothSetEncodings() throws {
        let keyed = ArchivedObject("NSSet", ["NS.object.0": .string("a"), "NS.object.1": .string("b")])
        let root = ArchivedObject("NSObject", ["keyed": .object(keyed), "inlined": .object(.array([.string("c")], className: "NSSet"))])
        let decoder = try decoder(root)
        #expect((decoder.decodeObject(forKey: "keyed") as? NSSet)?.count == 2)
        #expect((decoder.decodeObject(forKey: "inlined") as? NSSet)?.count == 1)
    }

    @Test func cyclesMeetTheRegisteredObject() throws {
        let parent = ArchivedObject("UIView")
        let child = ArchivedObject("UIView", ["UIDelegate": .object(parent)])
        parent.set("UISubviews", .object(.array([child])))
        let decoder = try decoder(ArchivedObject("NSObject", ["view": .object(parent)]))
        let view = try #require(decoder.decodeObject(forKey: "view") as? RecordedObject)
        #expect(view.children.first?.parent === view)
        #expect(decoder.decodeObject(forKey: "view") as? RecordedObject === view)
    }

    @Test func localizedStringsPreferTheTable() throws {
        let string = ArchivedObject("NSLocalizableString", ["NS.bytes": .data(Array("Hello".utf8)), "NSKey": .string("a.text"), "NSDev": .string("Hello")])
        let root = ArchivedObject("NSObject", ["s": .object(string)])
        #expect(try decoder(root).decodeObject(forKey: "s") as? String == "Hello")
        let factory = RecordingFactory()
        factory.strings = ["a.text": "Annyeong"]
        #expect(try decoder(root, factory).decodeObject(forKey: "s") as? String == "Annyeong")
    }

    @Test func attributedRunsKeepTheirRanges() throws {
        let text = Documents.xib("""
        <label usesAttributedText="YES" id="root"><attributedString key="attributedText">
            <fragment content="ab"><attributes><real key="NSKern" value="2"/></attributes></fragment>
            <fragment content="한"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
        </attributedString></label>
        """)
        let archive = try #require(try Documents.compile(text).nibs[""])
        let label = try #require(archive.indexes(ofClass: "UILabel").first)
        let decoder = NIBArchiveDecoder(archive: archive, file: "t", factory: RecordingFactory())
        let string = try #require(decoder.reading(label) { decoder.decodeObject(forKey: "UIAttributedText") } as? NSAttributedString)
        #expect(string.string == "ab한")
        #expect((string.attribute(NSAttributedString.Key("NSKern"), at: 1, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
        #expect(string.attribute(NSAttributedString.Key("NSKern"), at: 2, effectiveRange: nil) == nil)
        #expect((string.attribute(NSAttributedString.Key("NSUnderline"), at: 2, effectiveRange: nil) as? NSNumber)?.intValue == 1)
    }
}
