// Traits: where they come from, who hears of a change and in which order. Docs/EVIDENCE.md 6.
import HostProtocol
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class TraitController: UIViewController {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = TraitView(name.replacingOccurrences(of: "VC", with: "View"), log) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous); log.add("\(name).traitCollectionDidChange") }
}

private final class TraitView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func didMoveToSuperview() { super.didMoveToSuperview(); log.add("\(name).addedToHierarchy") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous); log.add("\(name).traitCollectionDidChange\(previous == nil ? "(nil)" : "")") }
    override func setNeedsLayout() { super.setNeedsLayout(); log.add("\(name).setNeedsLayout[auto]") }
    override func layoutSubviews() { super.layoutSubviews(); log.add("\(name).layoutSubviews") }
}

@MainActor final class TraitConformanceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            SystemAppearance.current.reset()
            UIScreen.main.orientation = .portrait
        }
    }

    // MARK: Order

    func testPropagationOrder() {
        let stage = Stage()
        let root = TraitController("RootVC", stage.log)
        let child = TraitController("ChildVC", stage.log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.show(root)
        _ = stage.log.take()
        SystemAppearance.current.setStyle(.dark)
        stage.settle()
        let log = stage.log.take().filter { $0.contains("traitCollection") }
        XCTAssertEqual(log, ["RootVC.traitCollectionDidChange", "RootView.traitCollectionDidChange", "ChildVC.traitCollectionDidChange", "ChildView.traitCollectionDidChange"])
        XCTAssertEqual(conforms(log, to: "wwdc16-222-trait-flow"), [])
        stage.tearDown()
    }

    /// A controller whose view is away for what covers it stands where its window does, and passes the news on.
    func testACoveredControllerHearsOfNewTraits() throws {
        final class Told: LoggingController {
            override func willTransition(to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: new, with: coordinator)
                log.add("\(name).willTransition(\(new.horizontalSizeClass == .compact ? "compact" : "regular"))")
            }
        }
        let stage = AppStage(.withoutScenes, iOSVersion: 26, device: "iPad (A16)")
        let log = EventLog()
        stage.delegate.root = { Told("A", log) }
        stage.launch()
        let root = try XCTUnwrap(stage.delegate.window?.rootViewController)
        let covering = Told("B", log)
        covering.modalPresentationStyle = .fullScreen
        root.present(covering, animated: false)
        stage.settle()
        XCTAssertNil(root.view.window)
        _ = log.take()
        XCTAssertTrue(SplitScreen.set(.third))
        stage.settle()
        XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(log.take().filter { $0.contains("willTransition") }, ["B.willTransition(compact)", "A.willTransition(compact)"], "after super, which passes on")
        XCTAssertTrue(SplitScreen.set(.full))
        stage.settle()
        XCTAssertEqual(root.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(log.take().filter { $0.contains("willTransition") }, ["B.willTransition(regular)", "A.willTransition(regular)"])
        stage.tearDown()
    }

    func testRegisteredHandlersComeBeforeTheMethod() {
        let stage = Stage()
        let root = UIViewController()
        let view = TraitView("View", stage.log)
        root.view.addSubview(view)
        stage.show(root)
        var previous: UIUserInterfaceStyle?
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, old: UITraitCollection) in
            previous = old.userInterfaceStyle
            view.log.add("View.registeredTraitHandler")
        }
        _ = stage.log.take()
        SystemAppearance.current.setStyle(.dark)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log.filter { !$0.contains("ayout") }, ["View.registeredTraitHandler", "View.traitCollectionDidChange"])
        XCTAssertEqual(conforms(log, to: "rns-register-before-didchange"), [])
        XCTAssertEqual(previous, .light)
        // Another trait is none of its business; nor is anything after it left.
        SystemAppearance.current.setContentSizeCategory(.extraLarge)
        stage.settle()
        XCTAssertEqual(stage.log.take().filter { $0.contains("andler") }, [])
        view.unregisterForTraitChanges(registration)
        SystemAppearance.current.setStyle(.light)
        stage.settle()
        XCTAssertEqual(stage.log.take().filter { $0.contains("andler") }, [])
        stage.tearDown()
    }

    func testAStyleChangeLaysOutByItself() {
        let stage = Stage()
        let root = UIViewController()
        let view = TraitView("View", stage.log)
        root.view.addSubview(view)
        stage.show(root)
        _ = stage.log.take()
        stage.log.add("System.styleChange")
        SystemAppearance.current.setStyle(.dark)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["System.styleChange", "View.setNeedsLayout[auto]", "View.traitCollectionDidChange", "View.layoutSubviews"])
        XCTAssertEqual(conforms(log, to: "wwdc19-214-layout-on-mode", "qmui-theme-layout"), [])
        stage.tearDown()
    }

    func testFirstTraits() {
        for version in [12, 13] {
            let stage = Stage(iOSVersion: version)
            let root = UIViewController()
            stage.show(root)
            root.view.addSubview(TraitView("View", stage.log))
            let log = stage.log.take().filter { !$0.contains("ayout") }
            if version == 12 {
                XCTAssertEqual(log, ["View.addedToHierarchy", "View.traitCollectionDidChange(nil)"])
                XCTAssertEqual(conforms(log, to: "useyourloaf-traits-12"), [])
                XCTAssertEqual(conforms(log, to: "wwdc16-206-traits-on-add", names: ["View.traitCollectionDidChange": "View.traitCollectionDidChange(nil)"]), [])
            } else {
                XCTAssertEqual(log, ["View.addedToHierarchy"])
                XCTAssertEqual(conforms(log, to: "useyourloaf-traits-13", "wwdc19-214-trait-prediction"), [])
            }
            stage.tearDown()
        }
    }

    /// Only a wrong prediction is told.
    func testAWrongPredictionIsTold() {
        let stage = Stage()
        let root = UIViewController()
        root.view.overrideUserInterfaceStyle = .dark
        stage.show(root)
        root.view.addSubview(TraitView("View", stage.log))
        XCTAssertEqual(stage.log.take().filter { !$0.contains("ayout") }, ["View.addedToHierarchy", "View.traitCollectionDidChange"])
        stage.tearDown()
    }

    // MARK: Overrides

    func testOverridesReplaceWhatIsInherited() {
        let stage = Stage()
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        let leaf = UIView()
        child.view.addSubview(leaf)
        stage.show(root)
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        child.view.traitOverrides.preferredContentSizeCategory = .extraSmall
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .large, "the view's override is below its controller")
        XCTAssertEqual(leaf.traitCollection.preferredContentSizeCategory, .extraSmall)
        XCTAssertEqual(leaf.traitCollection.userInterfaceStyle, .dark)
        XCTAssertTrue(child.view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        child.view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        root.setOverrideTraitCollection(nil, forChild: child)
        child.overrideUserInterfaceStyle = .light
        XCTAssertEqual(leaf.traitCollection.userInterfaceStyle, .light, "read before the next frame")
        stage.settle()
        XCTAssertEqual(leaf.traitCollection.preferredContentSizeCategory, .large)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(root.view.traitCollection.userInterfaceStyle, .dark)
        stage.tearDown()
    }

    private struct ThemeTrait: UITraitDefinition {
        static let defaultValue = "plain"
    }

    func testTraitsOfTheApp() {
        let stage = Stage()
        let root = UIViewController()
        let leaf = UIView()
        root.view.addSubview(leaf)
        stage.show(root)
        var changes: [String] = []
        leaf.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old: UITraitCollection) in
            changes.append("\(old[ThemeTrait.self]) to \(view.traitCollection[ThemeTrait.self])")
        }
        XCTAssertEqual(leaf.traitCollection[ThemeTrait.self], "plain")
        root.traitOverrides[ThemeTrait.self] = "fancy"
        stage.settle()
        root.traitOverrides[ThemeTrait.self] = "fancy"
        stage.settle()
        XCTAssertEqual(changes, ["plain to fancy"])
        stage.tearDown()
    }

    /// A callback that sets another override is served in the same frame.
    func testOverridesFromInsideACallback() {
        final class Reacting: UIViewController {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                view.traitOverrides.legibilityWeight = traitCollection.userInterfaceStyle == .dark ? .bold : .regular
            }
        }
        let stage = Stage()
        let root = Reacting()
        stage.show(root)
        SystemAppearance.current.setStyle(.dark)
        UpdateCycle.shared.runFrame()
        XCTAssertEqual(root.view.traitCollection.legibilityWeight, .bold)
        stage.tearDown()
    }

    func testPresentationControllers() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        stage.settle()
        guard let presentation = sheet.presentationController else { return XCTFail("no presentation controller") }
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIPresentationController, _: UITraitCollection) in
            stage.log.add("PC \(controller.traitCollection.userInterfaceStyle)")
        }
        sheet.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _: UITraitCollection) in
            stage.log.add("VC \(controller.traitCollection.userInterfaceStyle) \(controller.traitCollection.horizontalSizeClass)")
        }
        SystemAppearance.current.setStyle(.dark)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["PC dark", "VC dark compact"])
        presentation.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["VC dark regular"])
        presentation.traitOverrides.userInterfaceStyle = .light
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["PC light", "VC light regular"])
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        sheet.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
    }

    func testTheActionForms() {
        final class Target: UIView {
            var log: EventLog?
            static let registered: Void = registerKeys(of: Target.self) {
                $0.m0("changed") { (view: Target) in view.log?.add("changed") }
                $0.m2("changed:from:") { (view: Target, changed: UIView, old: UITraitCollection) in view.log?.add("changed \(changed === view) from \(old.userInterfaceStyle)") }
            }
        }
        Target.registered
        let stage = Stage()
        let root = UIViewController()
        let target = Target()
        target.log = stage.log
        root.view.addSubview(target)
        stage.show(root)
        target.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed"))
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Selector("changed"))
        target.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Selector("changed:from:"))
        SystemAppearance.current.setStyle(.dark)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["changed", "changed", "changed true from light"])
        stage.tearDown()
    }

    // MARK: Values

    func testSizeClasses() {
        let expected: [(String, UIInterfaceOrientation, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
            ("iPhone 16", .portrait, .compact, .regular), ("iPhone 16", .landscapeLeft, .compact, .compact),
            ("iPhone 16 Plus", .portrait, .compact, .regular), ("iPhone 16 Plus", .landscapeLeft, .regular, .compact),
            ("iPhone 16 Pro Max", .landscapeLeft, .regular, .compact), ("iPhone 16 Pro", .landscapeLeft, .compact, .compact),
            ("iPhone SE (3rd generation)", .landscapeLeft, .compact, .compact),
            ("iPad (A16)", .portrait, .regular, .regular), ("iPad mini (A17 Pro)", .landscapeLeft, .regular, .regular),
        ]
        defer { UIScreen.main.orientation = .portrait }
        for (name, orientation, horizontal, vertical) in expected {
            guard let device = DeviceProfile.named(name) else { return XCTFail(name) }
            Host.use(DetachedHost(device: device))
            UIScreen.main.orientation = orientation
            let traits = UIScreen.main.traitCollection
            XCTAssertEqual(traits.horizontalSizeClass, horizontal, "\(name) \(orientation)")
            XCTAssertEqual(traits.verticalSizeClass, vertical, "\(name) \(orientation)")
        }
        // Apps beside others on iPad (Human Interface Guidelines).
        for (width, horizontal) in [(320, UIUserInterfaceSizeClass.compact), (507, .compact), (639, .compact), (678, .regular), (981, .regular)] {
            XCTAssertEqual(SizeClasses.of(CGSize(width: CGFloat(width), height: 1000), idiom: .pad).horizontal, horizontal)
        }
        Host.use(DetachedHost())
    }

    func testCollectionsCompareAndCombine() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .regular), dark, UITraitCollection(displayScale: 2)])
        XCTAssertTrue(both.containsTraits(in: dark))
        XCTAssertFalse(dark.containsTraits(in: both))
        XCTAssertEqual(both, UITraitCollection { $0.userInterfaceStyle = .dark; $0.horizontalSizeClass = .regular; $0.displayScale = 2 })
        XCTAssertTrue(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertFalse(both.hasDifferentColorAppearance(comparedTo: dark))
        XCTAssertEqual(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle, .light)
        both.performAsCurrent { XCTAssertIdentical(UITraitCollection.current, both) }
        XCTAssertEqual(UITraitCollection.current, UIScreen.main.traitCollection)
    }

    func testConstraintsFollowTheLayoutDirection() {
        let stage = Stage()
        let root = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10), view.topAnchor.constraint(equalTo: root.view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.show(root)
        XCTAssertEqual(view.frame.minX, 10)
        SystemAppearance.current.setLayoutDirection(.rightToLeft)
        stage.settle()
        XCTAssertEqual(view.frame.maxX, 383)
        root.view.traitOverrides.layoutDirection = .leftToRight
        stage.settle()
        XCTAssertEqual(view.frame.minX, 10)
        stage.tearDown()
    }

    /// Colours and fonts that depend on traits follow them.
    func testColoursAndFontsFollow() {
        let stage = Stage()
        let root = UIViewController()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        let text = UITextView()
        text.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
        text.adjustsFontForContentSizeCategory = true
        root.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        for view in [label, field, text, button] as [UIView] { root.view.addSubview(view) }
        stage.show(root)
        let height = button.intrinsicContentSize.height
        SystemAppearance.current.setStyle(.dark)
        SystemAppearance.current.setContentSizeCategory(.extraExtraExtraLarge)
        stage.settle()
        XCTAssertEqual(root.view.layer.backgroundColor, UIColor.black.cgColor)
        XCTAssertEqual(label.font.pointSize, 23)
        XCTAssertEqual(field.font?.pointSize, 23)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 23)
        XCTAssertGreaterThan(button.intrinsicContentSize.height, height)
        XCTAssertEqual(text.font?.pointSize ?? 0, 20 * 23 / 17, accuracy: 0.01)
        XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .extraExtraExtraLarge)
        stage.tearDown()
    }
}
