// `willappear ib lint`: what documents and sources miss in each other, in a small app with one mistake of each kind.

import Foundation
import Testing

@Suite struct InterfaceLintTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
            <scenes><scene sceneID="s"><objects>
                <viewController id="vc" customClass="Home" customModule="App" customModuleProvider="target" storyboardIdentifier="Home" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews>
                        <label id="l" warp="9" ambiguous="YES"/><imageView id="i" image="Rocket"/>
                        <button id="b" customClass="Knob" customModule="App" customModuleProvider="target"><connections>
                            <action selector="go:" destination="vc" eventType="touchUpInside" id="a1"/>
                            <action selector="stop:" destination="vc" eventType="touchUpInside" id="a2"/>
                            <action selector="leave:" destination="vc" eventType="touchUpInside" id="a3"/>
                        </connections></button>
                    </subviews></view>
                    <connections>
                        <outlet property="title1" destination="l" id="o1"/>
                        <outlet property="title2" destination="l" id="o2"/>
                        <outlet property="title3" destination="l" id="o3"/>
                        <outlet property="inherited" destination="l" id="o4"/>
                        <outlet property="view" destination="v" id="o5"/>
                    </connections>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    private static let source = """
        import UIKit
        class Base: UIViewController { @IBOutlet var inherited: UILabel! }
        final class Home: Base {
            @IBOutlet weak var title1: UILabel!
            var title2: UILabel!
            @IBAction func go(_ sender: Any) { performSegue(withIdentifier: "nowhere", sender: nil) }
            func stop(_ sender: Any) { _ = storyboard?.instantiateViewController(withIdentifier: "Home") }
            func cells(_ table: UITableView) {
                table.register(UITableViewCell.self, forCellReuseIdentifier: "made")
                _ = (table.dequeueReusableCell(withIdentifier: "made"), table.dequeueReusableCell(withIdentifier: "row"), storyboard?.instantiateViewController(identifier: "Away"))
            }
        }
        """

    @Test func oneMistakeOfEachKind() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = tool.folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Self.storyboard.write(to: app.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
        try Self.source.write(to: app.appendingPathComponent("Home.swift"), atomically: true, encoding: .utf8)
        let result = try tool.run("ib", "lint", "App")
        #expect(result.status == 1)
        let path = app.resolvingSymlinksInPath().path
        let lines = result.output.map { $0.replacingOccurrences(of: "\(path)/", with: "") }
        #expect(lines == [
            "Home.swift:6:1: error: no storyboard has a segue with the identifier \"nowhere\"",
            "Home.swift:10:1: error: no prototype has the reuse identifier \"row\" and no code registers a cell for it: dequeueing one for an index path raises \"unable to dequeue a cell with identifier row\"",
            "Home.swift:10:1: error: no storyboard has a view controller with the identifier \"Away\"",
            "Main.storyboard:6:17: warning: Interface Builder found the layout of this <label> ambiguous: its constraints leave position or size open (object l)",
            "Main.storyboard:6:17: warning: the attribute warp of <label> is not supported and is left out (object l)",
            "Main.storyboard:6:57: warning: no asset catalog or file has the image \"Rocket\" (object i)",
            "Main.storyboard:7:17: warning: no Swift file declares the class Knob; at run time its UIKit class stands in (\"Unknown class Knob in Interface Builder file.\") (object b)",
            "Main.storyboard:9:21: error: Home's stop: is no action: write @IBAction before it, or sending it raises \"unrecognized selector sent to instance\" (object a2)",
            "Main.storyboard:10:21: error: Home has no action leave:: sending it raises \"unrecognized selector sent to instance\" (object a3)",
            "Main.storyboard:15:17: error: Home.title2 is no outlet: write @IBOutlet before it, or loading raises \"this class is not key value coding-compliant for the key title2\" (object o2)",
            "Main.storyboard:16:17: error: Home has no outlet title3: loading raises \"this class is not key value coding-compliant for the key title3\" (object o3)",
            "1 documents: 7 errors, 4 warnings",
        ])
    }

    @Test func nothingToCompare() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("ib", "lint", ".")
        #expect(result.status != 0 && result.errors.contains("there is no storyboard or xib in it"))
    }
}
