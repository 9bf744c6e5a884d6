// A bundle in a temporary folder with documents of ours compiled into it, and controllers that log.
// For the tests of nib and storyboard loading. The test module is not lowered: outlets are registered by hand.

import Foundation
import InterfaceBuilder
@testable import UIKit

@MainActor final class NibStage {
    let folder: URL
    let bundle: Bundle
    static var log: [String] = []

    /// - Parameter documents: file names such as `Main.storyboard` with their text.
    init(_ documents: [String: String]) throws {
        NibStage.registerOutlets
        StageClock.install()
        NibStage.log = []
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibstage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in documents {
            let document = try IBDocument(data: Data(text.utf8), file: "/project/\(name)")
            let base = (name as NSString).deletingPathExtension
            for file in try InterfaceBuilderCompiler.compile(document, moduleName: "UIKitTests").files {
                let target = document.kind == .xib ? folder.appendingPathComponent("\(base).nib") : folder.appendingPathComponent("\(base).storyboardc/\(file.path)")
                try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.data.write(to: target)
            }
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    /// What is on screen goes, and segues on their way end.
    func tearDown() {
        Leftovers.remove()
        try? FileManager.default.removeItem(at: folder)
    }

    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    private static let registerOutlets: Void = {
        registerKeys(of: LoggingNibController.self) {
            $0.p("button", \LoggingNibController.button)
            $0.p("labels", \LoggingNibController.labels)
            $0.p("widthConstraint", \LoggingNibController.widthConstraint)
            $0.m1("tapped:") { (controller: LoggingNibController, sender: Any?) in controller.tapped(sender) }
            $0.m1("unwindHere:") { (controller: LoggingNibController, segue: UIStoryboardSegue) in controller.unwindHere(segue) }
        }
        registerKeys(of: NibOwner.self) {
            $0.p("view", \NibOwner.view)
            $0.p("helper", \NibOwner.helper)
        }
        registerKeys(of: BadgeView.self) { $0.p("badge", \BadgeView.badge) }
    }()

    static func document(_ type: String, _ body: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \(attributes)>
        \(body)
        </document>
        """
    }

    static func xib(_ objects: String, owner: String = "") -> String {
        document("XIB", """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(objects)</objects>
        """)
    }

    static func storyboard(initial: String, _ scenes: String...) -> String {
        let list = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\($0)\"/></objects></scene>" }
        return document("Storyboard.XIB", "<scenes>\(list.joined())</scenes>", attributes: "initialViewController=\"\(initial)\"")
    }
}

/// A controller that notes its callbacks under its title's first word or its class.
class LoggingNibController: UIViewController {
    var button: UIButton?
    var labels: [UILabel] = []
    var widthConstraint: NSLayoutConstraint?
    var taps = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("init")
    }

    func note(_ event: String) { NibStage.log.append("\(title ?? "?").\(event)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awake storyboard=\(storyboard != nil) view=\(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note("prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "?") loaded=\(segue.destination.isViewLoaded)")
    }
    func tapped(_ sender: Any?) { taps += 1 }
    func unwindHere(_ segue: UIStoryboardSegue) { note("unwind from \(segue.source.title ?? "?")") }
}

final class NibOwner: NSObject {
    var view: UIView?
    var helper: NSObject?
}

final class BadgeView: UIView {
    var badge = 0
    var awakened = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        awakened += 1
        NibStage.log.append("Badge.awake badge=\(badge) subviews=\(subviews.count)")
    }
}
