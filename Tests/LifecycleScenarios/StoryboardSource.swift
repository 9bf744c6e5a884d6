// The same controllers out of a storyboard: its text is written here and compiled in this process, as willappear
// compiles an app's, and segues do what CodeSource does by calls.
import Foundation
import InterfaceBuilder
import UIKit

@MainActor final class StoryboardSource: ControllerSource {
    private let folder: URL
    private let bundle: Bundle
    private static var count = 0

    /// - Parameter animated: what the segues say.
    init(animated: Bool) throws {
        StoryboardSource.count += 1
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-scenarios-\(ProcessInfo.processInfo.processIdentifier)-\(StoryboardSource.count)")
        for scenery in Scenery.allCases where !scenery.isApp {
            let target = folder.appendingPathComponent("\(scenery.rawValue).storyboardc")
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            let document = try IBDocument(data: Data(StoryboardText(animated: animated).document(scenery).utf8), file: "\(scenery.rawValue).storyboard")
            for file in try InterfaceBuilderCompiler.compile(document, moduleName: "LifecycleScenarios").files {
                try file.data.write(to: target.appendingPathComponent(file.path))
            }
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    func remove() throws { try FileManager.default.removeItem(at: folder) }

    func root(_ scenery: Scenery) -> UIViewController {
        guard let root = storyboard(scenery.isApp ? .plain : scenery).instantiateInitialViewController() else { fatalError("the storyboard \(scenery) has no initial controller") }
        return root
    }

    func push(from current: UIViewController, animated: Bool) { current.performSegue(withIdentifier: "push", sender: nil) }

    /// A segue has no completion; the transition's coordinator tells the end.
    func present(from current: UIViewController, style: UIModalPresentationStyle, animated: Bool, completion: @escaping () -> Void) {
        current.performSegue(withIdentifier: StoryboardText.name(of: style), sender: nil)
    }

    func nextChild() -> UIViewController { storyboard(.container).instantiateViewController(withIdentifier: "B") }

    private func storyboard(_ scenery: Scenery) -> UIStoryboard { UIStoryboard(name: scenery.rawValue, bundle: bundle) }
}

/// The storyboards' XML.
struct StoryboardText {
    let animated: Bool

    static func name(of style: UIModalPresentationStyle) -> String {
        switch style {
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .overFullScreen: "overFullScreen"
        case .currentContext: "currentContext"
        case .overCurrentContext: "overCurrentContext"
        default: "automatic"
        }
    }

    func document(_ scenery: Scenery) -> String {
        let scenes = [root(scenery), controller("A", next: scenery == .container ? nil : "B"), controller("B", next: "C"), controller("C", next: nil)].compactMap { $0 }
        let list = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\($0)\"/></objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(scenery == .plain ? "A" : "root")">
            <scenes>\(list.joined())</scenes>
            </document>
            """
    }

    private func root(_ scenery: Scenery) -> String? {
        switch scenery {
        case .plain, .sceneApp, .appWithoutScenes: nil
        case .navigation:
            """
            <navigationController id="root" customClass="ScenarioNavigationController" customModuleProvider="target" sceneMemberID="viewController">
            <connections><segue destination="A" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
            """
        case .tabs:
            """
            <tabBarController id="root" customClass="ScenarioTabBarController" customModuleProvider="target" sceneMemberID="viewController">
            <connections><segue destination="A" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="B" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
            """
        case .container:
            """
            <viewController id="root" customClass="ScenarioContainer" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="v0"><rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><containerView opaque="NO" id="slot"><rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <connections><segue destination="A" kind="embed" id="e1"/></connections></containerView></subviews></view></viewController>
            """
        }
    }

    private func controller(_ name: String, next: String?) -> String {
        let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext]
        let animates = animated ? "" : " animates=\"NO\""
        let segues = next.map { next in
            "<segue destination=\"\(next)\" kind=\"show\" identifier=\"push\"\(animates) id=\"\(name)p\"/>"
                + styles.enumerated().map { "<segue destination=\"\(next)\" kind=\"presentation\" identifier=\"\(Self.name(of: $1))\" modalPresentationStyle=\"\(Self.name(of: $1))\"\(animates) id=\"\(name)m\($0)\"/>" }.joined()
        } ?? ""
        return """
            <viewController storyboardIdentifier="\(name)" title="\(name)" id="\(name)" customClass="ScenarioController" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="\(name)v"><rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            <connections>\(segues)</connections></viewController>
            """
    }
}
