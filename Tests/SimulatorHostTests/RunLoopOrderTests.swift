// Delayed messages and the main queue in one main run loop, as hobbyists logged them: lifecycle-records-4,
// group run-loop/*.
import CVirtualTime
import LifecycleEvidence
import ObjectiveC
import SimulatorHost
import UIKit
import XCTest

@MainActor private var lines: [String] = []

private final class Sender: NSObject {
    @MainActor static let registered: Void = {
        registerKeys(of: Sender.self) {
            $0.m0("logd") { (_: Sender) in MainActor.assumeIsolated { lines.append("d") } }
            $0.m0("logb") { (_: Sender) in MainActor.assumeIsolated { lines.append("b") } }
        }
    }()
}

@MainActor final class RunLoopOrderTests: XCTestCase {
    override class func setUp() { VirtualTime.use() }

    private let loop = MainLoop(clock: AppClock(.virtual))

    func testADelayOfNothing() {
        _ = Sender.registered
        let sender = Sender()
        lines = []
        // As while the loop turns: no other thread finds the timer due before both are set.
        vt_hold()
        sender.perform(Selector("logd"), with: nil, afterDelay: 0)
        DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { lines.append("c") } }
        _ = sender.perform(Selector("logb"))
        lines.append("a")
        vt_release()
        loop.run(for: 0.5)
        XCTAssertEqual(conforms(lines, to: "jb1d4-delays", whole: true), [])
    }

    /// Nobody runs the run loop of a queue's thread.
    func testADelayedMessageOnAQueue() {
        _ = Sender.registered
        let sender = Unchecked(Sender())
        lines = []
        DispatchQueue.global().async {
            DispatchQueue.main.async { MainActor.assumeIsolated { lines.append("1") } }
            sender.value.perform(Selector("logd"), with: nil, afterDelay: 0)
            DispatchQueue.main.async { MainActor.assumeIsolated { lines.append("3") } }
        }
        loop.run(for: 1)
        XCTAssertEqual(conforms(lines, to: "zijiebao-no-run-loop", "jdf12-queue", "progteach-queue", whole: true), [])
    }

    // MARK: One turn

    private final class LaidOut: UIView {
        override func layoutSubviews() { super.layoutSubviews(); lines.append("layout") }
    }

    func testABlockALayoutAndATimer() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        let view = LaidOut(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController?.view.addSubview(view)
        window.makeKeyAndVisible()
        loop.settle()
        lines = []
        vt_hold()
        view.setNeedsLayout()
        let timer = Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { lines.append("timer") } }
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.async { MainActor.assumeIsolated { lines.append("block") } }
        vt_release()
        loop.run(for: 0.5)
        XCTAssertEqual(conforms(lines, to: "mayoff-turn", whole: true), [])
        window.isHidden = true
        window.rootViewController = nil
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
