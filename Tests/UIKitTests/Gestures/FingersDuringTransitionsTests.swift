// Random fingers while screens are pushed, popped, presented, dismissed, chosen and turned: what FingerModels says must hold,
// and every controller ends where it is seen. Fingers also sweep from the edge, so they drive pops of their own.
import XCTest
@testable import UIKit

@MainActor private final class Page: UIViewController {
    let verdict: Verdict
    private(set) var models: [StateModel] = []
    private(set) var scrollModel: ScrollModel?
    private var controls: [ControlModel] = []
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
        for (index, control) in [UIButton(type: .system), UISlider(), UISwitch()].enumerated() {
            control.frame = CGRect(x: 10 + CGFloat(index) * 130, y: 680, width: 120, height: 40)
            controls.append(ControlModel(control, verdict))
            view.addSubview(control)
        }
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
        for control in controls { control.checkAtRest() }
        if scrollModel?.isDragging == true { verdict.find("a drag goes on at rest") }
    }
}

@MainActor final class FingersDuringTransitionsTests: XCTestCase {
    private func walk(seed: Int, steps: Int) -> [String] {
        let verdict = Verdict()
        var pages: [Page] = []
        func page() -> Page { let page = Page(verdict); pages.append(page); return page }
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: page())
        tabs.viewControllers = [navigation, page()]
        let stage = TouchStage(root: tabs)
        var walk = FingerWalk(stage, verdict, seed: seed)
        for _ in 0..<steps where verdict.findings.isEmpty {
            // A quarter of them land on the edge, from where a pop is swept.
            let x = walk.oneIn(4) ? 1 : walk.below(393)
            let point = CGPoint(x: CGFloat(x), y: CGFloat(60 + walk.below(760)))
            switch walk.below(24) {
            case 0...4 where walk.fingers.count < 3: walk.land(point)
            case 5...12 where !walk.fingers.isEmpty: walk.moveOne(CGPoint(x: 50, y: 50))
            case 13...15 where !walk.fingers.isEmpty: walk.liftOne()
            case 16: navigation.pushViewController(page(), animated: walk.below(3) != 0)
            case 17: navigation.popViewController(animated: walk.below(3) != 0)
            case 18 where tabs.presentedViewController == nil:
                let modal = page()
                modal.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][walk.below(3)]
                tabs.present(modal, animated: walk.below(3) != 0)
            case 19 where tabs.presentedViewController != nil: tabs.dismiss(animated: walk.below(3) != 0)
            case 20: tabs.selectedIndex = walk.below(2)
            case 21 where walk.below(4) == 0: UIDevice.current.turn(to: walk.below(2) == 0 ? .landscapeLeft : .portrait)
            default: walk.frames(upTo: 12)
            }
        }
        walk.rest()
        for page in pages { page.checkAtRest() }
        tabs.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
        return verdict.findings.map { "seed \(seed): \($0)" }
    }

    /// 20,000 steps.
    func testRandomFingersAndScreens() {
        XCTAssertEqual((1...50).flatMap { walk(seed: $0, steps: 400) }.prefix(5), [])
    }
}
