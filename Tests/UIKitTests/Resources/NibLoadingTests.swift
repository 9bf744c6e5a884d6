// Xibs through UINib, Bundle.loadNibNamed and view controllers, and the exceptions of bad ones
// (FORMATS.md §5.1, §5.4, §6.1; MESSAGES.md 28 to 34).

import Foundation
import InterfaceBuilder
import Testing
@testable import UIKit

@MainActor @Suite("Nibs", .serialized, .leavesNothing) struct NibLoadingTests {
    private static let card = NibStage.xib(
        """
        <view id="root" customClass="BadgeView" customModuleProvider="target"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews><view tag="1" id="a"><rect key="frame" x="10" y="10" width="20" height="20"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="badge"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/></userDefinedRuntimeAttributes>
        </view>
        <tapGestureRecognizer id="tap"/>
        """, owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")

    @Test func loadNibNamedConnectsTheOwner() throws {
        let stage = try NibStage(["Card.xib": Self.card])
        let host = DetachedHost()
        Host.use(host)
        defer { stage.tearDown() }
        let owner = NibOwner()
        let objects = try #require(stage.bundle.loadNibNamed("Card", owner: owner))
        #expect(objects.count == 2)
        let view = try #require(owner.view as? BadgeView)
        #expect(objects.first as? UIView === view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.subviews.first?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.subviews.first?.autoresizingMask == .flexibleWidth)
        #expect(view.awakened == 1)
        #expect(NibStage.log == ["Badge.awake badge=3 subviews=1"])
        #expect(host.console.count == 1)
        #expect(host.console.first?.hasPrefix("Failed to set (nothing) user defined inspected property on (UIKitTests.BadgeView): [<UIKitTests.BadgeView 0x") == true)
        #expect(host.console.first?.hasSuffix(" setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.") == true)
    }

    /// A view that its author has not constrained stays where the editor has it, whatever its autoresizing mask says.
    @Test func aFixedFrameIsHeldByPrototypingConstraints() throws {
        let text = NibStage.xib("""
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="20" width="150" height="30"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
            """)
        let stage = try NibStage(["Fixed.xib": text])
        defer { stage.tearDown() }
        let view = try #require(stage.bundle.loadNibNamed("Fixed", owner: nil)?.first as? UIView)
        #expect(view.constraints.count == 4)
        #expect(view.constraints.allSatisfy { $0.identifier == "IB auto generated at build time for view with fixed frame" })
        #expect(view.constraints.first?.description.hasPrefix("<NSIBPrototypingLayoutConstraint:0x") == true)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 150, height: 30))
    }

    @Test func externalObjects() throws {
        let text = NibStage.document("XIB", """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="helper" destination="ext" id="o1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><placeholder placeholderIdentifier="Helper" id="ext"/></objects>
        """)
        let stage = try NibStage(["Ext.xib": text])
        defer { stage.tearDown() }
        let owner = NibOwner()
        let helper = NSObject()
        _ = UINib(nibName: "Ext", bundle: stage.bundle).instantiate(withOwner: owner, options: [.externalObjects: ["Helper": helper]])
        #expect(owner.helper === helper)
    }

    @Test func controllerFindsItsNibByName() throws {
        let text = NibStage.xib("<view tag=\"5\" id=\"root\"/>", owner: "<outlet property=\"view\" destination=\"root\" id=\"o1\"/>")
        let stage = try NibStage(["NameRuleView.xib": text, "Other.xib": text.replacingOccurrences(of: "\"5\"", with: "\"6\"")])
        defer { stage.tearDown() }
        let byRule = NameRuleViewController(nibName: nil, bundle: stage.bundle)
        #expect(byRule.view.tag == 5)
        let byName = UIViewController(nibName: "Other", bundle: stage.bundle)
        #expect(byName.view.tag == 6)
        #expect(UIViewController.defaultNibNames(for: UIViewController.self).isEmpty)
    }

    @Test func localisableStringsComeFromTheTable() throws {
        let stage = try NibStage([:])
        defer { stage.tearDown() }
        let text = NibStage.xib("<label text=\"Hello\" id=\"root\"/><label text=\"Bye\" id=\"other\"/>")
        let document = try IBDocument(data: Data(text.utf8), file: "/project/Base.lproj/L.xib")
        for folder in ["Base.lproj", "en.lproj"] {
            try FileManager.default.createDirectory(at: stage.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for file in try InterfaceBuilderCompiler.compile(document, moduleName: "App").files {
            try file.data.write(to: stage.folder.appendingPathComponent("Base.lproj/L.nib"))
        }
        let table = "/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"root\"; */\n\"root.text\" = \"G'day \\\"mate\\\"\";\n"
        try table.write(to: stage.folder.appendingPathComponent("en.lproj/L.strings"), atomically: true, encoding: .utf8)
        let labels = try #require(stage.bundle.loadNibNamed("L", owner: nil)).compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["G'day \"mate\"", "Bye"])
    }

    @Test func variationsFollowTheTraits() throws {
        let text = NibStage.xib("""
        <view id="root"><subviews><view id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="10" id="c1"><variation key="heightClass=compact" constant="30"/></constraint>
            <constraint firstItem="a" firstAttribute="height" constant="11" id="c2"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><include reference="c2"/></mask></variation></view>
        """)
        let stage = try NibStage(["V.xib": text])
        defer { stage.tearDown() }
        let objects = try #require(stage.bundle.loadNibNamed("V", owner: nil))
        let view = try #require(objects.first as? UIView)
        #expect(view.subviews[0].constraints.count + view.constraints.count == 1)
        let width = try #require((view.constraints + view.subviews[0].constraints).first)
        #expect(width.constant == 10)
    }
}

final class NameRuleViewController: UIViewController {}

@MainActor @Suite("Exceptions of nibs", .serialized, .leavesNothing) struct NibExceptionTests {
    /// The console of a process that ends as on a device.
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func missingOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let stage = try NibStage(["X.xib": NibStage.xib("<view id=\"root\"/>", owner: "<outlet property=\"missing\" destination=\"root\" id=\"o\"/>")])
                _ = stage.bundle.loadNibNamed("X", owner: UIViewController(nibName: nil, bundle: nil))
            }
        }
        #expect(text(result).contains("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<UIViewController 0x"))
        #expect(text(result).contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing.'"))
    }

    @Test func missingStoryboard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Nope", bundle: nil) }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Nope' in bundle NSBundle <"))
    }

    @Test func unknownIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let stage = try NibStage(["Main.storyboard": NibStage.storyboard(initial: "a", "<viewController id=\"a\" sceneMemberID=\"viewController\"/>")])
                _ = stage.storyboard().instantiateViewController(withIdentifier: "B")
            }
        }
        #expect(text(result).contains(" doesn't contain a view controller with identifier 'B''"))
    }

    @Test func unknownSegue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController(nibName: nil, bundle: nil).performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Receiver (<UIViewController: 0x"))
        #expect(text(result).contains(">) has no segue with identifier 'go''"))
    }

    @Test func missingViewOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let stage = try NibStage(["X.xib": NibStage.xib("<view id=\"root\"/>")])
                UIViewController(nibName: "X", bundle: stage.bundle).loadViewIfNeeded()
            }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"X\" nib but the view outlet was not set.'"))
    }

    @Test func tableControllerWithoutTable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let text = NibStage.xib("<view id=\"root\"/>", owner: "<outlet property=\"view\" destination=\"root\" id=\"o\"/>")
                let stage = try NibStage(["X.xib": text])
                UITableViewController(nibName: "X", bundle: stage.bundle).loadViewIfNeeded()
            }
        }
        #expect(text(result).contains("reason: '-[UITableViewController loadView] loaded the \"X\" nib but didn't get a UITableView.'"))
    }

    @Test func missingNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController(nibName: "Gone", bundle: nil).loadViewIfNeeded() }
        }
        #expect(text(result).contains("reason: 'Could not load NIB in bundle: 'NSBundle <"))
        #expect(text(result).contains("(loaded)' with name 'Gone''"))
    }
}
