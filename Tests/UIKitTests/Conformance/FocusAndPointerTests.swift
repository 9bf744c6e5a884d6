// The names of focus and pointers as a phone without keyboard and pointer answers them, corners by a rule, glass.
import XCTest
@testable import UIKit

@MainActor final class FocusAndPointerTests: XCTestCase {
    private final class Card: UIView {
        override var canBecomeFocused: Bool { true }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { XCTFail("nothing gets focus") }
    }

    private final class Screen: UIViewController {
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { XCTFail("nothing gets focus") }
    }

    func testNothingGetsFocus() {
        let screen = Screen(), card = Card(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), stage = TouchStage(root: screen)
        defer { stage.tearDown() }
        XCTAssertFalse(UIView().canBecomeFocused)
        screen.view.addSubview(card)
        screen.setNeedsFocusUpdate()
        screen.updateFocusIfNeeded()
        stage.settle()
        XCTAssertFalse(card.isFocused)
        XCTAssertNil(UIFocusSystem.focusSystem(for: card))
        XCTAssertTrue(screen.preferredFocusEnvironments.first === screen.view)
        XCTAssertTrue(card.parentFocusEnvironment === screen.view)
        XCTAssertTrue(screen.view.parentFocusEnvironment === screen)
        XCTAssertTrue(UIFocusSystem.environment(screen, contains: card))
        XCTAssertFalse(UIFocusSystem.environment(card, contains: screen))
        XCTAssertEqual(screen.view.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20)).count, 1)
        XCTAssertEqual(screen.view.focusItems(in: CGRect(x: 100, y: 0, width: 20, height: 20)).count, 0)
    }

    func testAHoverGivesWayToFingers() {
        let stage = TouchStage()
        defer { stage.tearDown() }
        var taps = 0
        let hover = UIHoverGestureRecognizer(target: nil, action: nil), tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { if $0.state == .ended { taps += 1 } }
        tap.require(toFail: hover)
        stage.root.view.addGestureRecognizer(hover)
        stage.root.view.addGestureRecognizer(tap)
        stage.tap(CGPoint(x: 50, y: 50))
        stage.settle()
        XCTAssertEqual(taps, 1)
    }

    func testAPointerInteractionBelongsToItsView() {
        let view = UIView(), interaction = UIPointerInteraction(delegate: nil)
        XCTAssertTrue(interaction.isEnabled)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
        view.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
        XCTAssertEqual(UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a"), UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a"))
        XCTAssertNotEqual(UIPointerRegion(rect: .zero, identifier: "a"), UIPointerRegion(rect: .zero, identifier: "b"))
    }

    // MARK: Corners

    func testCornersByARule() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        XCTAssertEqual(view.layer.cornerRadius, 20)
        view.frame.size = CGSize(width: 100, height: 60)
        XCTAssertEqual(view.layer.cornerRadius, 30, "follows the size")
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        XCTAssertEqual(view.layer.cornerRadius, 12)
        view.cornerConfiguration = .corners(radius: 8)
        XCTAssertEqual(view.layer.cornerRadius, 8)
        view.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: 0)
        XCTAssertEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.cornerConfiguration = .corners(radius: .fixed(500))
        XCTAssertEqual(view.layer.cornerRadius, 30, "no more than half")
    }

    func testConcentricCorners() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 100))
        outer.cornerConfiguration = .corners(radius: 30)
        outer.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(inner.layer.cornerRadius, 20)
        XCTAssertEqual(inner.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner], "those below are far from the container's")
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        XCTAssertEqual(inner.layer.maskedCorners.rawValue, 15)
        inner.frame = CGRect(x: 4, y: 4, width: 192, height: 192)
        XCTAssertEqual(inner.layer.cornerRadius, 26)
    }

    func testGlassShowsWhatLiesBehind() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        let layer = try XCTUnwrap(view.subviews.first?.layer as? BackdropLayer)
        XCTAssertGreaterThan(layer.blurRadius, 0)
        let plain = layer.tint
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .red
        view.effect = tinted
        XCTAssertNotEqual(layer.tint, plain)
        view.effect = nil
        XCTAssertEqual(layer.blurRadius, 0)
    }

    // MARK: Large content

    private final class Item: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            showsLargeContentViewer = true
            largeContentImage = UIImage(systemName: "star")
        }
        required init?(coder: NSCoder) { nil }
        override var largeContentTitle: String? { get { "Share" } set {} }
    }

    private final class Ends: NSObject, UILargeContentViewerInteractionDelegate {
        let log = EventLog()
        func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint) {
            log.add(item?.largeContentTitle ?? "none")
        }
    }

    func testAFingerThatRestsShowsAnItemLarge() {
        let stage = TouchStage(), bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50)), item = Item(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), ends = Ends()
        defer {
            SystemAppearance.current.reset()
            stage.tearDown()
        }
        bar.addSubview(item)
        bar.addInteraction(UILargeContentViewerInteraction(delegate: ends))
        stage.root.view.addSubview(bar)
        func rest() -> Bool {
            let finger = stage.land(CGPoint(x: 25, y: 125))
            for _ in 0..<45 { stage.frame() }
            defer { finger.lift(); stage.settle() }
            return stage.window.subviews.contains { $0 is LargeContentView }
        }
        XCTAssertFalse(rest(), "the text is not large")
        SystemAppearance.current.setContentSizeCategory(.accessibilityLarge)
        stage.settle()
        XCTAssertTrue(UILargeContentViewerInteraction.isEnabled)
        XCTAssertTrue(rest())
        XCTAssertFalse(stage.window.subviews.contains { $0 is LargeContentView })
        XCTAssertEqual(ends.log.take(), ["Share"])
    }
}
