// Symbol effects: what plays, when its completion comes and what it is told, and what ends what.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class SymbolEffectTests: XCTestCase {
    private func picture(_ stage: Stage, _ name: String = "star.fill") -> UIImageView {
        let root = UIViewController()
        stage.show(root)
        let view = UIImageView(image: UIImage(systemName: name))
        root.view.addSubview(view)
        stage.settle()
        return view
    }

    private func keys(_ view: UIView) -> [String] { (view.layer.animationKeys() ?? []).filter { $0.hasPrefix("UISymbolEffect") }.sorted() }

    func testABounceEndsByItself() throws {
        let stage = Stage(), view = picture(stage)
        var ends: [UISymbolEffectCompletionContext] = []
        view.addSymbolEffect(.bounce.up) { ends.append($0) }
        XCTAssertEqual(keys(view), ["UISymbolEffect.bounce.transform.scale"])
        for _ in 0..<20 { stage.tick() }
        XCTAssertEqual(ends.count, 0, "it takes 0.6 s")
        XCTAssertNotEqual(view.layer.presentation()?.transform.m11, 1)
        stage.settle()
        XCTAssertEqual(ends.map(\.isFinished), [true])
        XCTAssertTrue(ends.first?.effect is BounceSymbolEffect)
        XCTAssertTrue(ends.first?.sender === view)
        XCTAssertEqual(keys(view), [])
        XCTAssertEqual(view.player.motions, [])
        stage.tearDown()
    }

    func testRoundsAndSpeed() {
        let stage = Stage(), view = picture(stage)
        var end: CFTimeInterval = 0
        let start = StageClock.now
        view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in end = StageClock.now }
        stage.settle()
        XCTAssertEqual(end - start, 0.9, accuracy: 0.05)
        stage.tearDown()
    }

    func testAPulseLastsUntilItIsRemoved() {
        let stage = Stage(), view = picture(stage)
        var finished: [Bool] = []
        view.addSymbolEffect(.pulse) { finished.append($0.isFinished) }
        for _ in 0..<300 { stage.tick() }
        XCTAssertEqual(finished, [])
        XCTAssertEqual(view.player.motions, [.pulse])
        view.removeSymbolEffect(ofType: .pulse)
        stage.settle()
        XCTAssertEqual(finished, [false])
        XCTAssertEqual(keys(view), [])
        stage.tearDown()
    }

    func testAppearingEndsDisappearing() throws {
        let stage = Stage(), view = picture(stage)
        var log: [String] = []
        view.addSymbolEffect(.disappear) { log.append("gone \($0.isFinished)") }
        stage.settle()
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).opacity, 0)
        XCTAssertEqual(view.alpha, 1, "effects change no property of the view")
        view.addSymbolEffect(.appear) { log.append("back \($0.isFinished)") }
        stage.settle()
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).opacity, 1)
        XCTAssertEqual(log, ["gone true", "back true"])
        view.removeAllSymbolEffects()
        stage.settle()
        XCTAssertEqual(view.player.motions, [])
        stage.tearDown()
    }

    func testAContentTransitionSetsTheImageAtOnce() throws {
        let stage = Stage(), view = picture(stage)
        let new = try XCTUnwrap(UIImage(systemName: "heart.fill"))
        var told: UISymbolEffectCompletionContext?
        view.setSymbolImage(new, contentTransition: .replace.upUp) { told = $0 }
        XCTAssertTrue(view.image === new)
        XCTAssertNil(told)
        stage.settle()
        XCTAssertTrue(told?.contentTransition is ReplaceSymbolEffect)
        XCTAssertNil(told?.effect)
        stage.tearDown()
    }

    func testAPhotoDoesNotMove() {
        let stage = Stage(), view = picture(stage)
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        view.addSymbolEffect(.scale.up)
        stage.settle()
        XCTAssertEqual(keys(view), [])
        view.image = UIImage(systemName: "star")
        XCTAssertEqual(keys(view), ["UISymbolEffect.scale.transform.scale"], "the effect waits for a symbol")
        stage.tearDown()
    }

    func testAnItemPlaysOnItsBar() {
        let stage = Stage()
        let root = UIViewController()
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        var finished: [Bool] = []
        item.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
        XCTAssertEqual(finished, [false], "no bar shows it yet")
        stage.show(UINavigationController(rootViewController: root))
        item.addSymbolEffect(.wiggle.left) { finished.append($0.isFinished) }
        stage.settle()
        XCTAssertEqual(finished, [false, true])
        stage.tearDown()
    }
}
