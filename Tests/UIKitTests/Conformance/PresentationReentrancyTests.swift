// Whatever an app does inside a callback of a presentation or dismissal: every will gets its did, everything comes to
// rest, nothing leaks. A matrix: each moment, each deed, each style.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class PresentationReentrancyTests: XCTestCase {
    private static let moments = [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "present.completion",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "dismiss.completion",
    ]
    private static let deeds: [(String, @MainActor (Play) -> Void)] = [
        ("dismiss from B", { $0.b?.dismiss(animated: true) }),
        ("dismiss from A", { $0.a?.dismiss(animated: true) }),
        ("dismiss from B at once", { $0.b?.dismiss(animated: false) }),
        ("present on A", { $0.presentAnother(on: $0.a) }),
        ("present on B", { $0.presentAnother(on: $0.b) }),
        ("replace the root", { $0.stage.window.rootViewController = UIViewController() }),
        ("take the root away", { $0.stage.window.rootViewController = nil }),
        ("hide the window", { $0.stage.window.isHidden = true }),
        ("hide and show the window", { $0.stage.window.isHidden = true; $0.stage.window.isHidden = false }),
        ("hide the window for a while", { $0.hideForAWhile() }),
        ("remove A's view", { $0.a?.view.removeFromSuperview() }),
        ("remove B's view", { $0.b?.view.removeFromSuperview() }),
        ("layout", { $0.stage.window.setNeedsLayout(); $0.stage.window.layoutIfNeeded() }),
        ("a frame", { _ in UpdateCycle.shared.runFrame() }),
    ]

    func testEveryDeedAtEveryMoment() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext, .custom] {
            for moment in Self.moments {
                for (name, deed) in Self.deeds {
                    for animated in [true, false] {
                        let play = Play(style, animated: animated, moment: moment, deed: deed)
                        play.run()
                        XCTAssertEqual(play.complaints, [], "\(name) in \(moment), style \(style.rawValue), animated \(animated)")
                    }
                }
            }
        }
    }

    /// The same under a finger that cancels: deeds between the two halves.
    func testEveryDeedDuringASwipe() {
        for (name, deed) in Self.deeds {
            for frames in [0, 1, 5] {
                for finishes in [true, false] {
                    let play = Play(.pageSheet, animated: true, moment: "", deed: deed)
                    play.swipe(frames: frames, finishes: finishes)
                    XCTAssertEqual(play.complaints, [], "\(name) after \(frames) frames of a swipe that \(finishes ? "finishes" : "is cancelled")")
                }
            }
        }
    }

    /// A presentation controller that was configured and never used holds nobody.
    func testUnusedPresentationControllersLeakNothing() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .custom] {
            weak var gone: UIViewController?
            autoreleasepool {
                let controller = UIViewController()
                controller.modalPresentationStyle = style
                controller.popoverPresentationController?.sourceRect = .zero
                controller.sheetPresentationController?.detents = [.medium()]
                XCTAssertTrue(controller.presentationController?.presentedViewController === controller)
                gone = controller
            }
            XCTAssertNil(gone, "\(style)")
        }
    }

    /// The presenter is freed while what it presents is on screen: that goes too.
    func testFreedPresenter() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let b = LoggingController("B", stage.log)
        autoreleasepool {
            let child = UIViewController()
            child.definesPresentationContext = true
            root.addChild(child)
            root.view.addSubview(child.view)
            stage.settle()
            b.modalPresentationStyle = .overCurrentContext
            child.present(b, animated: true)
            stage.settle()
            _ = stage.log.take()
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewWillDisappear", "B.viewDidDisappear"])
        XCTAssertNil(b.view.window)
        stage.tearDown()
    }
}

/// One run: A presents B, then dismisses it; at one moment something is done.
@MainActor private final class Play {
    let stage = Stage()
    private let log = EventLog()
    private(set) weak var a: Actor?
    private(set) weak var b: Actor?
    private weak var c: Actor?
    private let style: UIModalPresentationStyle
    private let animated: Bool
    private let moment: String
    private let deed: @MainActor (Play) -> Void
    private var isDone = false
    private(set) var complaints: [String] = []

    init(_ style: UIModalPresentationStyle, animated: Bool, moment: String, deed: @escaping @MainActor (Play) -> Void) {
        self.style = style
        self.animated = animated
        self.moment = moment
        self.deed = deed
        Host.use(DetachedHost())
    }

    func run() {
        perform {
            a?.present(b ?? UIViewController(), animated: animated) { self.passed("present.completion") }
            settle()
            if a?.presentedViewController === b { a?.dismiss(animated: animated) { self.passed("dismiss.completion") } }
            settle()
        }
    }

    func swipe(frames: Int, finishes: Bool) {
        perform {
            a?.present(b ?? UIViewController(), animated: false)
            settle()
            let transition = (b?.presentationController).flatMap { SheetSwipe.begin($0, interactive: true) }
            for _ in 0..<frames { UpdateCycle.shared.runFrame() }
            transition?.update(0.3)
            deed(self)
            transition?.update(0.4)
            transition?.letGo(finishes: finishes, speed: 1)
            settle()
        }
    }

    private func perform(_ body: () -> Void) {
        autoreleasepool {
            let a = Actor("A", log), b = Actor("B", log)
            for actor in [a, b] { actor.onEvent = { [weak self] in self?.passed($0) } }
            a.definesPresentationContext = true
            b.modalPresentationStyle = style
            (self.a, self.b) = (a, b)
            stage.show(a)
            body()
        }
        isDone = true
        check(a, b, c)
        stage.window.isHidden = false
        stage.window.rootViewController = nil
        stage.window.isHidden = true
        settle()
        for gone in [a, b, c] { if let gone { complaints.append("\(gone.name) leaks, \(gone.appearance.state)") } }
        for name in ["A", "B", "C"] { checkBalance(name) }
        if TransitionsInFlight.shared.count != 0 { complaints.append("\(TransitionsInFlight.shared.count) transitions in flight") }
    }

    func hideForAWhile() {
        stage.window.isHidden = true
        UpdateCycle.shared.perform(afterCommit: { [stage] in UpdateCycle.shared.perform(afterCommit: { stage.window.isHidden = false }) })
    }

    func presentAnother(on presenter: UIViewController?) {
        guard c == nil else { return }
        let other = Actor("C", log)
        c = other
        presenter?.present(other, animated: animated)
    }

    private func passed(_ event: String) {
        guard event == moment, !isDone else { return }
        isDone = true
        deed(self)
    }

    private func settle() {
        let rests = FrameDriver.settle(limit: 300) { _ in StageClock.moveOn() }
        if !rests { complaints.append("does not come to rest") }
    }

    /// At rest: nobody is between, who is appeared is in a window, who presents is known by the other.
    private func check(_ actors: Actor?...) {
        for actor in actors.compactMap({ $0 }) {
            let state = actor.appearance.state
            if state == .appearing || state == .disappearing { complaints.append("\(actor.name) rests \(state)") }
            if state == .appeared, actor.viewIfLoaded?.window == nil { complaints.append("\(actor.name) appeared without a window") }
            if let presented = actor.presentation.presented, presented.presentation.presenting !== actor { complaints.append("\(actor.name)'s presented does not know it") }
            if actor.presentation.transition != nil { complaints.append("\(actor.name) is in transition") }
            if actor.isBeingPresented || actor.isBeingDismissed { complaints.append("\(actor.name) has a flag") }
        }
    }

    private func checkBalance(_ name: String) {
        var open: String?
        for line in log.lines where line.hasPrefix(name + ".") {
            let event = line.dropFirst(name.count + 1)
            switch event {
            case "viewWillAppear": if open == "appear" { complaints.append("\(name) will appear twice") }; open = "appear"
            case "viewWillDisappear": if open == "disappear" { complaints.append("\(name) will disappear twice") }; open = "disappear"
            case "viewDidAppear": if open != "appear" { complaints.append("\(name) did appear without will") }; open = nil
            case "viewDidDisappear": if open != "disappear" { complaints.append("\(name) did disappear without will") }; open = nil
            default: break
            }
        }
        if let open { complaints.append("\(name) never ended to \(open)") }
    }
}

private final class Actor: LoggingController {
    var onEvent: ((String) -> Void)?
    override func add(_ event: String) {
        super.add(event)
        onEvent?("\(name).\(event)")
    }
}
