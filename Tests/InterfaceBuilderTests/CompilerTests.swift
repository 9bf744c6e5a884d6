// Object graphs: what the compiler writes for a document, key by key (FORMATS.md §2.6, §3, §4).

import Foundation
import Testing
@testable import InterfaceBuilder

@Suite("Compiled xibs") struct XibCompilerTests {
    @Test func viewKeys() throws {
        let text = Documents.xib("""
        <view opaque="NO" contentMode="center" tag="7" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="root" customClass="Card" customModule="App" customModuleProvider="target">
            <rect key="frame" x="10" y="20" width="100" height="50"/>
            <autoresizingMask key="autoresizingMask"/>
            <color key="backgroundColor" red="1" green="0.1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """)
        let archive = try #require(try Documents.compile(text).nibs[""])
        let view = try #require(archive.indexes(ofClass: "UIClassSwapper").first)
        #expect(archive.string(view, "UIClassName") == "_TtC3App4Card")
        #expect(archive.string(view, "UIOriginalClassName") == "UIView")
        #expect(archive.payload(of: view, key: "UIOpaque") == nil)
        #expect(archive.payload(of: view, key: "UIAutoresizeSubviews") == .boolean(true))
        #expect(archive.payload(of: view, key: "UIAutoresizingMask") == nil)
        #expect(archive.payload(of: view, key: "UIContentMode") == .int8(4))
        #expect(archive.payload(of: view, key: "UITag") == .int8(7))
        #expect(archive.payload(of: view, key: "UIAlpha") == .float(0.5))
        #expect(archive.payload(of: view, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == .boolean(true))
        let decoder = NIBArchiveDecoder(archive: archive, file: "t", factory: RecordingFactory())
        decoder.reading(view) {
            #expect(decoder.numbers(forKey: "UIBounds", count: 4) == [0, 0, 100, 50])
            #expect(decoder.numbers(forKey: "UICenter", count: 2) == [60, 45])
        }
        let color = try #require(archive.object(view, "UIBackgroundColor"))
        #expect(archive.payload(of: color, key: "UIColorComponentCount") == .int8(4))
        #expect(archive.payload(of: color, key: "UIGreen-Double") == .double(0.1))
        #expect(archive.payload(of: color, key: "UIRed-Double") == nil)
        #expect(archive.payload(of: color, key: "NSRGB") == .data(Array("1 0.1 0".utf8)))
    }

    /// The form of Xcode 8's first versions: distances from the superview's edges in points or hundredths.
    @Test(arguments: [
        ("", [0, 0, 200, 400], [100, 200]), ("minX=\"10\" minY=\"25%\" width=\"50%\" height=\"40\"", [0, 0, 100, 40], [60, 120]),
        ("maxX=\"10\" width=\"30\" maxY=\"10%\" height=\"20\"", [0, 0, 30, 20], [175, 350]), ("minX=\"300%\" minY=\"about\" width=\"5\"", [0, 0, 5, 400], [602.5, 200]),
    ])
    func framesByTheirDistances(attributes: String, bounds: [Double], center: [Double]) throws {
        let text = Documents.xib("<view id=\"root\"><rect key=\"frame\" width=\"200\" height=\"400\"/><subviews><label id=\"a\"><frame key=\"frameInset\" \(attributes)/></label></subviews></view>")
        let archive = try #require(try Documents.compile(text).nibs[""])
        let label = try #require(archive.indexes(ofClass: "UILabel").first)
        let decoder = NIBArchiveDecoder(archive: archive, file: "t", factory: RecordingFactory())
        decoder.reading(label) {
            #expect(decoder.numbers(forKey: "UIBounds", count: 4) == bounds)
            #expect(decoder.numbers(forKey: "UICenter", count: 2) == center)
        }
    }

    @Test func absentMaskIsTopLeft() throws {
        let archive = try #require(try Documents.compile(Documents.xib("<view id=\"root\"/>")).nibs[""])
        let view = try #require(archive.indexes(ofClass: "UIView").first)
        #expect(archive.payload(of: view, key: "UIAutoresizingMask") == .int8(36))
        #expect(archive.payload(of: view, key: "UIOpaque") == .boolean(true))
    }

    @Test func rootArraysAndOrder() throws {
        let text = Documents.xib("<view id=\"root\"><subviews><view tag=\"1\" id=\"a\"><subviews><view tag=\"2\" id=\"b\"/></subviews></view><view tag=\"3\" id=\"c\"/></subviews></view>")
        let archive = try #require(try Documents.compile(text).nibs[""])
        let objects = archive.elements(0, "UINibObjectsKey")
        #expect(archive.className(of: objects[0]) == "UIProxyObject")
        let tags = objects.compactMap { archive.payload(of: $0, key: "UITag")?.integer }
        #expect(tags == [1, 2, 3])
        #expect(archive.elements(0, "UINibTopLevelObjectsKey").count == 3)
        let outlet = try #require(archive.elements(0, "UINibConnectionsKey").first)
        #expect(archive.className(of: outlet) == "UIRuntimeOutletConnection")
        #expect(archive.string(outlet, "UILabel") == "view")
    }

    @Test func constraints() throws {
        let text = Documents.xib("""
        <view id="root">
            <subviews><view id="a"/></subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="4" id="c1"/>
                <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom" priority="750" id="c2" identifier="foot"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="148:77" id="c3"/>
                <constraint firstItem="a" firstAttribute="top" placeholder="YES" constant="3" id="c4"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" symbolic="YES" id="c5"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
        """)
        let archive = try #require(try Documents.compile(text).nibs[""])
        let root = try #require(archive.object(archive.elements(0, "UINibConnectionsKey")[0], "UIDestination"))
        let constraints = archive.elements(root, "UIViewAutolayoutConstraints").filter { archive.className(of: $0) == "NSLayoutConstraint" }
        #expect(constraints.count == 4)
        #expect(archive.payload(of: constraints[0], key: "NSSecondAttributeV2") == .int8(17))
        #expect(archive.payload(of: constraints[0], key: "NSSecondAttribute") == .int8(5))
        #expect(archive.payload(of: constraints[0], key: "NSConstantV2") == .double(4))
        #expect(archive.payload(of: constraints[0], key: "NSConstant") == .double(12))
        #expect(archive.object(constraints[1], "NSFirstItem") == root)
        #expect(archive.payload(of: constraints[1], key: "NSRelation") == .int8(1))
        #expect(archive.payload(of: constraints[1], key: "NSPriority") == .int16(750))
        #expect(archive.string(constraints[1], "NSLayoutIdentifier") == "foot")
        #expect(archive.payload(of: constraints[2], key: "NSMultiplier") == .double(Double(Float(148.0 / 77.0))))
        #expect(archive.string(constraints[3], "NSSymbolicConstant") == "NSSpace")
        let guide = try #require(archive.object(constraints[3], "NSSecondItem"))
        #expect(archive.string(guide, "UILayoutGuideIdentifier") == "UIViewSafeAreaLayoutGuide")
    }

    @Test func actionsCollectionsAndRuntimeAttributes() throws {
        let text = Documents.xib("""
        <view id="root">
            <subviews>
                <button id="b1"><state key="normal" title="Go"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="x1"/></connections></button>
                <button id="b2"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="bad"><real key="value" value="1"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></button>
            </subviews>
            <connections>
                <outletCollection property="buttons" destination="b1" id="o1"/>
                <outletCollection property="buttons" destination="b2" id="o2"/>
            </connections>
        </view>
        """)
        let result = try Documents.compile(text)
        let archive = try #require(result.nibs[""])
        let event = try #require(archive.indexes(ofClass: "UIRuntimeEventConnection").first)
        #expect(archive.string(event, "UILabel") == "go:")
        #expect(archive.payload(of: event, key: "UIEventMask") == .int8(64))
        let collection = try #require(archive.indexes(ofClass: "UIRuntimeOutletCollectionConnection").first)
        #expect(archive.elements(collection, "UIDestination").count == 2)
        #expect(archive.elements(0, "UINibKeyValuePairsKey").map { archive.string($0, "UIKeyPath") } == ["layer.cornerRadius", "flag"])
        #expect(result.remarks.contains { $0.message.contains("runtime attribute bad") })
    }

    @Test func baseLocalisationMakesLocalizableStrings() throws {
        let text = Documents.xib("<label text=\"Hi\" id=\"root\"/>")
        let plain = try #require(try Documents.compile(text).nibs[""])
        #expect(plain.indexes(ofClass: "NSLocalizableString").isEmpty)
        let base = try #require(try Documents.compile(text, file: "/project/Base.lproj/Test.xib").nibs[""])
        let string = try #require(base.indexes(ofClass: "NSLocalizableString").first)
        #expect(base.string(string, "NSKey") == "root.text")
    }
}

@Suite("Compiled storyboards") struct StoryboardCompilerTests {
    private let navigation = """
    <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
    """
    private let list = """
    <tableViewController id="list" customClass="List" customModule="App" sceneMemberID="viewController">
        <tableView key="view" rowHeight="44" id="table"><prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
                <tableViewCellContentView key="contentView" id="content"><subviews><label text="Title" id="label"/></subviews></tableViewCellContentView>
                <connections><segue destination="detail" kind="show" identifier="open" id="seg"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="list" id="d1"/></connections></tableView>
        <navigationItem key="navigationItem" title="List" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections><action selector="add:" destination="list" id="a1"/></connections></barButtonItem></navigationItem>
    </tableViewController>
    """
    private let detail = """
    <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController">
        <view key="view" id="dview"><subviews><button id="close"><connections><action selector="close:" destination="detail" eventType="touchUpInside" id="a2"/></connections></button></subviews></view>
        <connections><outlet property="button" destination="close" id="o2"/><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections>
    </viewController>
    """
    private let lost = "<viewController id=\"lost\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"lview\"/></viewController>"

    private func compile() throws -> (nibs: [String: NIBArchive], info: [String: Any], remarks: [Diagnostic]) {
        try Documents.compile(
            Documents.storyboard(initial: "nav", Documents.scene(navigation), Documents.scene(list), Documents.scene(detail, extra: "<tapGestureRecognizer id=\"tap\"/>"), Documents.scene(lost)),
            file: "/project/Main.storyboard")
    }

    @Test func whichNibsThereAre() throws {
        let result = try compile()
        #expect(Set(result.nibs.keys) == [
            "UINavigationController-nav.nib", "Detail.nib", "list-view-table.nib", "detail-view-dview.nib",
        ])
        #expect(result.info["UIStoryboardDesignatedEntryPointIdentifier"] as? String == "UINavigationController-nav")
        #expect((result.info["UIViewControllerIdentifiersToNibNames"] as? [String: String])?["Detail"] == "Detail")
        #expect(result.remarks.map(\.message) == [
            "“View Controller“ is unreachable because it has no entry points, and no identifier for runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:]. [9]",
        ])
    }

    @Test func containerHoldsItsRoot() throws {
        let archive = try #require(try compile().nibs["UINavigationController-nav.nib"])
        let nav = try #require(archive.indexes(ofClass: "UINavigationController").first)
        let root = try #require(archive.elements(nav, "UIViewControllers").last)
        #expect(archive.string(root, "UIClassName") == "_TtC3App4List")
        #expect(archive.string(root, "UINibName") == "list-view-table")
        #expect(archive.object(root, "UIParentViewController") == nav)
        let labels = archive.elements(0, "UINibConnectionsKey").map { archive.string($0, "UILabel") }
        #expect(labels.filter { $0 == "storyboard" }.count == 2)
        #expect(labels.contains("sceneViewController"))
        #expect(labels.contains("add:"))
    }

    @Test func viewNibReachesUpwardsThroughProxies() throws {
        let archive = try #require(try compile().nibs["list-view-table.nib"])
        let proxies = archive.indexes(ofClass: "UIProxyObject").compactMap { archive.string($0, "UIProxiedObjectIdentifier") }
        #expect(proxies.contains("UpstreamPlaceholder-list"))
        #expect(proxies.contains("UpstreamPlaceholder-seg"))
        let nested = try archive.nestedArchives(named: "list")
        let cellNib = try #require(nested.first?.archive)
        let outlets = cellNib.elements(0, "UINibConnectionsKey")
        #expect(outlets.map { cellNib.string($0, "UILabel") } == ["selectionSegueTemplate"])
        let template = try #require(cellNib.object(outlets[0], "UIDestination"))
        #expect(cellNib.string(template, "UIProxiedObjectIdentifier") == "UpstreamPlaceholder-seg")
    }

    @Test func segueTemplatesNameTheirDestination() throws {
        let archive = try #require(try compile().nibs["UINavigationController-nav.nib"])
        let template = try #require(archive.indexes(ofClass: "UIStoryboardShowSegueTemplate").first)
        #expect(archive.string(template, "UIIdentifier") == "open")
        #expect(archive.string(template, "UIDestinationViewControllerIdentifier") == "Detail")
    }

    @Test func outletsIntoTheViewStandInTheViewNib() throws {
        let result = try compile()
        let scene = try #require(result.nibs["Detail.nib"])
        #expect(!scene.elements(0, "UINibConnectionsKey").contains { scene.string($0, "UILabel") == "button" })
        let view = try #require(result.nibs["detail-view-dview.nib"])
        let labels = view.elements(0, "UINibConnectionsKey").map { view.string($0, "UILabel") }
        #expect(labels.contains("button"))
        #expect(labels.contains("close:"))
        #expect(labels.contains("view"))
    }

    @Test func sameDocumentSameBytes() throws {
        let first = try compile().nibs
        let second = try compile().nibs
        #expect(first == second)
    }
}

@Suite("Compiling files") struct CompiledFileTests {
    @Test func writesAFolderThatReadsBack() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ib-\(ProcessInfo.processInfo.processIdentifier)/Base.lproj")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("Main.storyboard")
        let scene = Documents.scene("<viewController id=\"a\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"/></viewController>")
        try Documents.storyboard(initial: "a", scene).write(to: source, atomically: true, encoding: .utf8)
        let bundle = folder.deletingLastPathComponent().appendingPathComponent("App.app")
        let output = InterfaceBuilderCompiler.compiledURL(for: source, in: bundle)
        #expect(output.path == bundle.path + "/Base.lproj/Main.storyboardc")
        for _ in 0..<2 { #expect(try InterfaceBuilderCompiler.compile(fileAt: source, moduleName: "App", to: output).isEmpty) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.path).sorted() == ["Info.plist", "UIViewController-a.nib", "a-view-v.nib"])
    }

    @Test func aMissingFileIsAnError() {
        #expect { try IBDocument(contentsOf: URL(fileURLWithPath: "/nowhere/X.xib")) } throws: { ($0 as? InterfaceBuilderError)?.rule == .unreadable }
    }
}

@Suite("Variations") struct VariationTests {
    @Test func masksAndAttributesBecomeStorages() throws {
        let text = Documents.xib("""
        <view id="root"><subviews><stackView spacing="8" id="s"><variation key="heightClass=compact" spacing="2"/></stackView></subviews>
            <constraints>
                <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="c1"><variation key="heightClass=compact-widthClass=regular" constant="9"/></constraint>
                <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
        </view>
        """)
        let result = try Documents.compile(text)
        let archive = try #require(result.nibs[""])
        #expect(result.remarks.isEmpty)
        #expect(archive.indexes(ofClass: "NSLayoutConstraint").count == 2)
        let list = try #require(archive.elements(0, "UINibTraitStorageListsKey").first)
        let storages = archive.elements(list, "UITraitStorages")
        #expect(Set(storages.compactMap { archive.string($0, "UIKeyPath") }) == ["spacing", "encodedConstant", "traitStorageConstraints"])
        let masks = try #require(storages.first { archive.string($0, "UIKeyPath") == "traitStorageConstraints" })
        #expect(archive.elements(masks, "UIRecords").count == 2)
    }

    @Test func constraintsThatAnOutletHoldsAreThereThoughNothingInstallsThem() throws {
        let text = Documents.xib("""
        <view id="root">
            <constraints>
                <constraint firstAttribute="width" constant="5" id="c1"/>
                <constraint firstAttribute="width" constant="9" id="c2"/>
                <constraint firstAttribute="width" constant="7" id="c3"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/></mask></variation>
            <connections><outletCollection property="wide" destination="c2" id="o1"/></connections>
        </view>
        """)
        let archive = try #require(try Documents.compile(text).nibs[""])
        #expect(archive.indexes(ofClass: "NSLayoutConstraint").count == 2)
        let view = try #require(archive.indexes(ofClass: "UIView").first)
        #expect(archive.elements(view, "UIViewAutolayoutConstraints").count == 1)
        #expect(archive.indexes(ofClass: "_UIRelationshipTraitStorage").isEmpty, "a change of traits leaves them to the app")
    }
}

@Suite("Outlines") struct DocumentOutlineTests {
    @Test func readsLikeTheDocument() throws {
        let text = Documents.xib("""
        <view id="root"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews><button id="b"><state key="normal" title="Go"/>
            <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="x1"/></connections></button></subviews></view>
        """)
        #expect(DocumentOutline(try Documents.document(text)).text == """
        Test.xib: xib, 3 objects
          placeholder (Owner) -1
            outlet view -> view root
          placeholder (UIResponder) -2
          view root (0,0 100×50)
            button b
              normal title "Go"
              action go: on touchUpInside -> File's Owner
        """)
    }
}
