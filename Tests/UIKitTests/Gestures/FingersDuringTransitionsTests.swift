// Random fingers while screens are pushed, popped, presented, dismissed, chosen and turned: what FingerModels says must hold,
// and every controller ends where it is seen. Fingers also sweep from the edge, so they drive pops of their own.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor private final class Page: UIViewController {
    let verdict: Verdict
    private(set) var models: [StateModel] = []
    private(set) var scrollModel: ScrollModel?
    private var state = "disappeared"
    init(_ verdict: Verdict) {
        self.verdict = verdict
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let witness = Witness(verdict, CGRect(x: 0, y: 100, width: 393, height: 250))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 360, width: 393, height: 300))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        scroll.contentInsetAdjustmentBehavior = .never
        let model = ScrollModel(verdict)
        (scrollModel, scroll.delegate) = (model, model)
        for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()] {
            witness.addGestureRecognizer(recognizer)
            models.append(StateModel(recognizer, verdict))
        }
        view.addSubview(witness)
        view.addSubview(scroll)
    }

    private func go(_ next: String, from allowed: String...) {
        if !allowed.contains(state) { verdict.find("a controller that has \(state) \(next)") }
        state = next
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); go("appears", from: "disappeared", "disappears") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); go("appeared", from: "appears") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); go("disappears", from: "appeared", "appears") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); go("disappeared", from: "disappears") }

    func checkAtRest() {
        guard let view = viewIfLoaded else { return }
        if state != "appeared" && state != "disappeared" { verdict.find("a controller still \(state) at rest") }
        if (state == "appeared") != (view.window != nil) { verdict.find("a controller has \(state) and its view is \(view.window == nil ? "gone" : "there")") }
        for witness in view.subviews.compactMap({ $0 as? Witness }) where !witness.live.isEmpty { verdict.find("a view still has \(witness.live.count) touches at rest") }
        for model in models where model.isRunning { verdict.find("\(type(of: model.recognizer)) runs at rest") }
        if scrollModel?.isDragging == true { verdict.find("a drag goes on at rest") }
    }
}

@MainActor final class FingersDuringTransitionsTests: XCTestCase {
    private struct Chance {
        var state: UInt64
        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    private func walk(seed: Int, steps: Int) -> [String] {
        let verdict = Verdict()
        var pages: [Page] = []
        func page() -> Page { let page = Page(verdict); pages.append(page); return page }
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: page())
        tabs.viewControllers = [navigation, page()]
        let stage = TouchStage(root: tabs)
        var chance = Chance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        var fingers: [UITouch] = []
        let event = UIEvent()
        func send(_ changed: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
            for touch in fingers where touch !== changed { touch.move(to: touch.location(in: nil), phase: .stationary, timestamp: StageClock.now) }
            if phase != .began { changed.move(to: point, phase: phase, timestamp: StageClock.now) }
            event.update(Set(fingers), timestamp: StageClock.now)
            stage.window.sendEvent(event)
            if phase == .ended { fingers.removeAll { $0 === changed } }
        }
        for _ in 0..<steps where verdict.findings.isEmpty {
            let x = chance.below(4) == 0 ? 1 : chance.below(393)
            let point = CGPoint(x: CGFloat(x), y: CGFloat(60 + chance.below(760)))
            switch chance.below(24) {
            case 0...4 where fingers.count < 3:
                let touch = UITouch(window: stage.window, location: point, timestamp: StageClock.now, tapCount: 1)
                fingers.append(touch)
                send(touch, .began, at: point)
            case 5...12 where !fingers.isEmpty:
                let touch = fingers[chance.below(fingers.count)], place = touch.location(in: nil)
                send(touch, .moved, at: CGPoint(x: place.x + CGFloat(chance.below(101) - 40), y: place.y + CGFloat(chance.below(101) - 40)))
            case 13...15 where !fingers.isEmpty:
                let touch = fingers[chance.below(fingers.count)]
                send(touch, .ended, at: touch.location(in: nil))
            case 16: navigation.pushViewController(page(), animated: chance.below(3) != 0)
            case 17: navigation.popViewController(animated: chance.below(3) != 0)
            case 18 where tabs.presentedViewController == nil:
                let modal = page()
                modal.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][chance.below(3)]
                tabs.present(modal, animated: chance.below(3) != 0)
            case 19 where tabs.presentedViewController != nil: tabs.dismiss(animated: chance.below(3) != 0)
            case 20: tabs.selectedIndex = chance.below(2)
            case 21 where chance.below(4) == 0: UIDevice.current.turn(to: chance.below(2) == 0 ? .landscapeLeft : .portrait)
            default: for _ in 0...chance.below(12) { stage.frame() }
            }
        }
        while let touch = fingers.first { send(touch, .ended, at: touch.location(in: nil)) }
        stage.settle()
        for _ in 0..<60 { stage.frame() }
        stage.settle()
        for page in pages { page.checkAtRest() }
        if MainRunLoopMode.current != .default { verdict.find("the run loop tracks at rest") }
        tabs.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
        return verdict.findings.map { "seed \(seed): \($0)" }
    }

    func testRandomFingersAndScreens() {
        for seed in 1...12 { XCTAssertEqual(walk(seed: seed, steps: 400), []) }
    }
}
