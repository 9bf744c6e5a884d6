// Segues of storyboards as records tell them: show, present, custom, unwind, embed, and what is made when.
// Docs/EVIDENCE.md 13, and 4a for pushes from storyboards.
import Foundation
import LifecycleEvidence
import Testing
@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct NavigationStoryboardTests {
    private static func scene(_ id: String, _ title: String, view: String = "", extra: String = "", type: String = "SegueLoggingController") -> String {
        """
        <viewController title="\(title)" id="\(id)" customClass="\(type)" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/>\(view)</view>\(extra)</viewController>
        """
    }

    private static func segue(_ identifier: String, to: String, _ kind: String, _ more: String = "") -> String {
        "<connections><segue destination=\"\(to)\" kind=\"\(kind)\" identifier=\"\(identifier)\" \(more) id=\"seg-\(identifier)\"/></connections>"
    }

    private static func button(_ id: String, _ connections: String) -> String { "<subviews><button id=\"\(id)\">\(connections)</button></subviews>" }

    private static let navigation = """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="rel"/></connections></navigationController>
        """

    /// A window on the storyboard's first controller.
    private struct Scene {
        let nib: NibStage
        let stage: Stage
        let root: UIViewController

        @MainActor init(_ scenes: [String], initial: String, version: Int = 26, others: [String: String] = [:]) throws {
            SegueLoggingController.register()
            var documents = others
            let list = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\($0)\"/></objects></scene>" }
            documents["Main.storyboard"] = NibStage.document("Storyboard.XIB", "<scenes>\(list.joined())</scenes>", attributes: "initialViewController=\"\(initial)\"")
            nib = try NibStage(documents)
            stage = Stage(iOSVersion: version)
            root = try #require(nib.storyboard().instantiateInitialViewController())
            stage.show(root)
        }

        @MainActor func find(_ title: String) -> SegueLoggingController? {
            var all: [UIViewController] = [root]
            while let next = all.popLast() {
                if next.title == title, let found = next as? SegueLoggingController { return found }
                all += next.children
                if let presented = next.presentation.presented { all.append(presented) }
            }
            return nil
        }

        @MainActor func tap(_ title: String) { find(title)?.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside) }

        @MainActor func take() -> [String] {
            defer { NibStage.log = [] }
            return NibStage.log
        }

        @MainActor func close() {
            stage.tearDown()
            nib.tearDown()
        }
    }

    // MARK: Pushes

    @Test(arguments: [12, 18, 26]) func showPushes(version: Int) throws {
        let scene = try Scene([
            Self.navigation, Self.scene("a", "A", view: Self.button("go", Self.segue("open", to: "b", "show"))), Self.scene("b", "B"),
        ], initial: "nav", version: version)
        let delegate = SegueNavigationDelegate()
        (scene.root as? UINavigationController)?.delegate = delegate
        _ = scene.take()
        scene.tap("A")
        scene.stage.settle()
        let log = scene.take()
        let expected = [
            "A.shouldPerformSegue", "B.initWithCoder", "B.awakeFromNib", "A.prepareForSegue", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "Nav.delegate.willShow(B)", "A.updateViewConstraints",
            "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear", "Nav.delegate.didShow(B)",
        ]
        #expect(Set(log.filter { !$0.hasPrefix("A.viewWillL") && !$0.hasPrefix("A.viewDidL") }) == Set(expected))
        if version == 26 {
            #expect(conforms(log, to: "readke-push") == [])
            #expect(conforms(log, to: "jianshu-e36-push", names: ["V1": "A", "V2": "B"]) == [])
        }
        #expect(conforms(log, to: "vast-push-delegate") == [])
        #expect(conforms(log, to: "kevinkim-prepare-before-load", names: ["First.prepare(for:sender:)": "A.prepareForSegue", "Second": "B"]) == [])
        #expect(conforms(log, to: "pdt11-awake-prepare-load", names: ["Dest.init(coder:)": "B.initWithCoder", "Dest": "B", "Source.prepare(for:sender:)": "A.prepareForSegue"]) == [])
        scene.close()
    }

    @Test func theOutgoingControllerOfAPush() throws {
        let scene = try Scene([Self.navigation, Self.scene("a", "B", view: Self.button("go", Self.segue("open", to: "c", "show"))), Self.scene("c", "C")], initial: "nav")
        _ = scene.take()
        scene.tap("B")
        scene.stage.settle()
        let log = scene.take()
        #expect(log.filter { ["B.prepareForSegue", "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear"].contains($0) } == ["B.prepareForSegue", "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear"])
        #expect(conforms(log, to: "arm1-push-outgoing") == [])
        scene.close()
    }

    @Test func pushSeguesWithAndWithoutAnimation() throws {
        for animates in ["YES", "NO"] {
            let scene = try Scene([Self.navigation, Self.scene("a", "A", view: Self.button("go", Self.segue("open", to: "b", "push", "animates=\"\(animates)\""))), Self.scene("b", "B")], initial: "nav")
            _ = scene.take()
            scene.tap("A")
            #expect((scene.root as? UINavigationController)?.stack.queue.first?.isAnimated == (animates == "YES"))
            scene.stage.settle()
            #expect(scene.take().filter { $0.hasSuffix("ppear") } == ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
            scene.close()
        }
    }

    // MARK: Order of a segue

    @Test func aControlAsksAndCodeDoesNot() throws {
        let scene = try Scene([
            Self.scene("a", "VC", view: Self.button("go", Self.segue("own", to: "b", "custom", "customClass=\"LoggingSegue\" customModuleProvider=\"target\""))), Self.scene("b", "Dest"),
        ], initial: "a")
        _ = scene.take()
        scene.tap("VC")
        let log = scene.take()
        #expect(log == ["VC.shouldPerformSegue", "Dest.initWithCoder", "Dest.awakeFromNib", "Segue.init", "VC.prepareForSegue", "Segue.perform"])
        #expect(conforms(log, to: "qanswer-segue", names: ["Dest.init(coder:)": "Dest.initWithCoder", "VC.prepare(for:sender:)": "VC.prepareForSegue"]) == [])
        scene.find("VC")?.refuses = true
        scene.tap("VC")
        #expect(scene.take() == ["VC.shouldPerformSegue"])
        scene.find("VC")?.performSegue(withIdentifier: "own", sender: nil)
        #expect(scene.take() == ["Dest.initWithCoder", "Dest.awakeFromNib", "Segue.init", "VC.prepareForSegue", "Segue.perform"], "code that asks by identifier has decided already")
        scene.close()
    }

    @Test func aDestinationThatLoadsItsViewEarly() throws {
        let scene = try Scene([
            Self.scene("a", "Source", view: Self.button("go", Self.segue("open", to: "b", "presentation", "modalPresentationStyle=\"fullScreen\""))), Self.scene("b", "Dest", type: "EagerSegueController"),
        ], initial: "a")
        _ = scene.take()
        scene.tap("Source")
        scene.stage.settle()
        let log = scene.take()
        #expect(log.prefix(6) == ["Source.shouldPerformSegue", "Dest.initWithCoder", "Dest.awakeFromNib", "Dest.loadView", "Dest.viewDidLoad", "Source.prepareForSegue"])
        #expect(conforms(log, to: "jsq253-premature", "rbstoryboard47", names: ["Source.prepare(for:sender:)": "Source.prepareForSegue"]) == [])
        #expect(scene.root.presentedViewController?.title == "Dest")
        scene.close()
    }

    @Test(arguments: ["makeOne:", "makeTwo:sender:", "makeThree:sender:segueIdentifier:"]) func segueActions(selector: String) throws {
        let scene = try Scene([
            Self.scene("a", "A", view: Self.button("go", Self.segue("open", to: "b", "presentation", "destinationCreationSelector=\"\(selector)\""))), Self.scene("b", "B", type: "MadeByActionController"),
        ], initial: "a")
        _ = scene.take()
        scene.tap("A")
        let log = scene.take()
        let told = ["makeOne:": "A.make()", "makeTwo:sender:": "A.make(UIButton)", "makeThree:sender:segueIdentifier:": "A.make(UIButton, open)"][selector] ?? ""
        #expect(log.prefix(5) == ["A.shouldPerformSegue", told, "B.initWithCoder", "B.awakeFromNib", "A.prepareForSegue"])
        scene.stage.settle()
        let made = try #require(scene.root.presentedViewController as? MadeByActionController)
        #expect(made.word == "from the action")
        scene.close()
    }

    @Test func aSegueActionThatMakesNothingLeavesItToTheStoryboard() throws {
        let scene = try Scene([
            Self.scene("a", "A", view: Self.button("go", Self.segue("open", to: "b", "presentation", "destinationCreationSelector=\"makeNothing:\""))), Self.scene("b", "B"),
        ], initial: "a")
        scene.tap("A")
        scene.stage.settle()
        #expect(scene.root.presentedViewController?.title == "B")
        scene.close()
    }

    // MARK: Unwinding

    private func unwinding(_ more: String = "") throws -> Scene {
        try Scene([
            Self.navigation, Self.scene("a", "Dest", extra: Self.segue("go", to: "b", "show")),
            Self.scene("b", "Middle", extra: Self.segue("on", to: "c", "show")),
            Self.scene("c", "Source", view: Self.button("back", Self.segue("home", to: "x", "unwind", "unwindAction=\"unwindHere:\" \(more)"))) + "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
        ], initial: "nav")
    }

    @Test func unwindOrder() throws {
        let scene = try unwinding("customClass=\"LoggingSegue\" customModuleProvider=\"target\"")
        let navigation = try #require(scene.root as? UINavigationController)
        scene.find("Middle")?.refusesUnwind = true
        scene.find("Dest")?.performSegue(withIdentifier: "go", sender: nil)
        scene.stage.settle()
        scene.find("Middle")?.refusesUnwind = true
        scene.find("Middle")?.performSegue(withIdentifier: "on", sender: nil)
        scene.stage.settle()
        scene.find("Source")?.refusesUnwind = true
        _ = scene.take()
        scene.tap("Source")
        let log = scene.take()
        #expect(log == [
            "Source.shouldPerformSegue", "Source.allowedChildrenForUnwinding", "Source.childContaining", "Source.canPerformUnwind",
            "Middle.allowedChildrenForUnwinding", "Middle.childContaining", "Middle.canPerformUnwind",
            "Dest.allowedChildrenForUnwinding", "Dest.childContaining", "Dest.canPerformUnwind",
            "Segue.init", "Source.prepareForSegue", "Dest.unwindAction", "Segue.perform",
        ])
        let names = ["UnwindDestinationSearch": "Dest.canPerformUnwind", "Source.prepare(for:sender:)": "Source.prepareForSegue"]
        #expect(conforms(log, to: "tn2298-unwind", names: names) == [])
        #expect(conforms(log, to: "deme-unwind", names: names) == [])
        #expect(conforms(log, to: "irontop-unwind", names: ["Web": "Source", "Root": "Dest"]) == [])
        #expect(conforms(log, to: "presstorms-unwind", names: ["VC": "Middle"]) == [])
        scene.stage.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Dest"])
        #expect(scene.take().filter { $0.hasSuffix("ppear") } == ["Source.viewWillDisappear", "Dest.viewWillAppear", "Source.viewDidDisappear", "Dest.viewDidAppear"])
        scene.close()
    }

    @Test func unwindOutOfAModalToTheMiddleOfAStack() throws {
        let scene = try Scene([
            Self.navigation, Self.scene("a", "A", extra: Self.segue("go", to: "b", "show")), Self.scene("b", "B", extra: Self.segue("up", to: "c", "presentation", "modalPresentationStyle=\"fullScreen\"")),
            Self.scene("c", "C", view: Self.button("back", Self.segue("home", to: "x", "unwind", "unwindAction=\"unwindHere:\""))) + "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
        ], initial: "nav")
        let navigation = try #require(scene.root as? UINavigationController)
        scene.find("A")?.performSegue(withIdentifier: "go", sender: nil)
        scene.stage.settle()
        scene.find("B")?.refusesUnwind = true
        scene.find("B")?.performSegue(withIdentifier: "up", sender: nil)
        scene.stage.settle()
        scene.find("C")?.refusesUnwind = true
        _ = scene.take()
        scene.tap("C")
        scene.stage.settle()
        let log = scene.take()
        #expect(log.contains("A.unwindAction"))
        #expect(navigation.viewControllers.map(\.title) == ["A"])
        #expect(navigation.presentedViewController == nil)
        #expect(log.filter { $0.hasSuffix("ppear") } == ["C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear"], "B leaves unseen")
        scene.close()
    }

    @Test func containersMayOfferOtherChildren() throws {
        let scene = try Scene([
            Self.scene("p", "P", view: Self.button("back", Self.segue("home", to: "x", "unwind", "unwindAction=\"unwindHere:\"")), type: "SegueLoggingController") + "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
        ], initial: "p")
        let source = try #require(scene.find("P"))
        let outer = OfferingContainer()
        let hidden = SegueLoggingController.made("Hidden")
        scene.stage.window.rootViewController = outer
        outer.addChild(source)
        outer.addChild(hidden)
        outer.view.addSubview(source.view)
        scene.stage.settle()
        source.refusesUnwind = true
        _ = scene.take()
        outer.offers = [hidden]
        scene.tap("P")
        #expect(scene.take().contains("Hidden.unwindAction"))
        #expect(outer.brought === hidden)
        scene.close()
    }

    // MARK: Embedding

    @Test func aReferenceToAnotherStoryboardStandsForAChild() throws {
        let reference = "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\" sceneMemberID=\"viewController\"/>"
        let other = NibStage.storyboard(initial: "o", Self.scene("o", "Elsewhere"))
        let navigation = Self.navigation.replacingOccurrences(of: "destination=\"a\"", with: "destination=\"ref\"")
        let scene = try Scene([navigation, reference], initial: "nav", others: ["Other.storyboard": other])
        #expect((scene.root as? UINavigationController)?.viewControllers.map(\.title) == ["Elsewhere"])
        #expect(scene.find("Elsewhere")?.storyboard?.name == "Other")
        #expect(scene.take().filter { $0.hasPrefix("Elsewhere") && !$0.contains("ayout") && !$0.contains("onstraints") } == [
            "Elsewhere.initWithCoder", "Elsewhere.awakeFromNib", "Elsewhere.loadView", "Elsewhere.viewDidLoad", "Elsewhere.viewWillAppear", "Elsewhere.viewDidAppear",
        ])
        scene.close()
    }
}

// MARK: Probes

/// Notes what records of segues speak of, under its title.
class SegueLoggingController: UIViewController {
    var refuses = false
    var refusesUnwind = false

    static func register() { _ = registered }
    private static let registered: Void = registerKeys(of: SegueLoggingController.self) {
        $0.m1("unwindHere:") { (controller: SegueLoggingController, segue: UIStoryboardSegue) in controller.note("unwindAction") }
        $0.m1("makeOne:") { (controller: SegueLoggingController, coder: NSCoder) in controller.make(coder, "") }
        $0.m2("makeTwo:sender:") { (controller: SegueLoggingController, coder: NSCoder, sender: Any?) in controller.make(coder, sender.map { "\(type(of: $0))" } ?? "nil") }
        $0.m3("makeThree:sender:segueIdentifier:") { (controller: SegueLoggingController, coder: NSCoder, sender: Any?, identifier: String?) in controller.make(coder, (sender.map { "\(type(of: $0))" } ?? "nil") + ", " + (identifier ?? "nil")) }
        $0.m1("makeNothing:") { (controller: SegueLoggingController, coder: NSCoder) -> UIViewController? in nil }
    }

    static func made(_ title: String) -> SegueLoggingController {
        let controller = SegueLoggingController(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("initWithCoder")
    }

    func note(_ event: String) { NibStage.log.append("\(title ?? "?").\(event)") }

    private func make(_ coder: NSCoder, _ told: String) -> UIViewController? {
        note("make(\(told))")
        return MadeByActionController(coder: coder, word: "from the action")
    }

    override func awakeFromNib() { super.awakeFromNib(); note("awakeFromNib") }
    override func loadView() { note("loadView"); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("viewDidDisappear") }
    override func updateViewConstraints() { super.updateViewConstraints(); note("updateViewConstraints") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); note("viewDidLayoutSubviews") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { note("shouldPerformSegue"); return !refuses }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { note("prepareForSegue") }
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        note("canPerformUnwind")
        return !refusesUnwind && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        note("allowedChildrenForUnwinding")
        return super.allowedChildrenForUnwinding(from: source)
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        note("childContaining")
        return super.childContaining(source)
    }
}

/// Touches its view as soon as it can.
final class EagerSegueController: SegueLoggingController {
    override func awakeFromNib() {
        super.awakeFromNib()
        _ = view
    }
}

final class MadeByActionController: SegueLoggingController {
    let word: String
    init?(coder: NSCoder, word: String) {
        self.word = word
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        word = "from the storyboard"
        super.init(coder: coder)
    }
}

final class LoggingSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        NibStage.log.append("Segue.init")
    }
    override func perform() {
        NibStage.log.append("Segue.perform")
        super.perform()
    }
}

private final class OfferingContainer: UIViewController {
    var offers: [UIViewController] = []
    private(set) var brought: UIViewController?
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { offers }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { brought = subsequentVC }
}

private final class SegueNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { NibStage.log.append("Nav.delegate.willShow(\(viewController.title ?? "?"))") }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { NibStage.log.append("Nav.delegate.didShow(\(viewController.title ?? "?"))") }
}
