// From a finger to a callback: the links that UIKit states around what it does.
import HostProtocol
import ObjectiveC
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class CauseTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    /// Writes down the chain in which a callback was called.
    private final class Pushed: UIViewController {
        var chains: [String: [Cause]] = [:]

        private func note(_ name: String) {
            var chain: [Cause] = []
            var next = Causes.current
            while let cause = next {
                chain.insert(cause, at: 0)
                next = cause.because
            }
            chains[name] = chain
        }

        override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
    }

    private final class List: UIViewController {
        let pushed = Pushed()
        /// What lowering writes for `@objc func go()`.
        private static let registered: Void = _ObjC.register("", List.self) { $0.m0("go") { (list: List) in list.go() } }

        override func viewDidLoad() {
            super.viewDidLoad()
            _ = List.registered
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            button.addAction(UIAction(title: "Go on") { [weak self] _ in self?.go() }, for: .touchUpInside)
            view.addSubview(button)
            let tap = UITapGestureRecognizer(target: self, action: Selector("go"))
            let tapped = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
            tapped.addGestureRecognizer(tap)
            view.addSubview(tapped)
        }
        func go() { navigationController?.pushViewController(pushed, animated: true) }
    }

    private func push(by point: CGPoint) -> Pushed {
        let list = List(), window = UIWindow(frame: UIScreen.main.bounds), loop = MainLoop(clock: AppClock(.virtual))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        loop.settle()
        Finger(application: .shared, loop: loop).tap(point)
        loop.settle()
        XCTAssertNil(Causes.current)
        window.isHidden = true
        window.rootViewController = nil
        return list.pushed
    }

    func testFromTheFingerToThePushedController() throws {
        let pushed = push(by: CGPoint(x: 150, y: 322))
        let chain = try XCTUnwrap(pushed.chains["viewWillAppear"])
        XCTAssertEqual(chain.map(\.kind), [.finger, .action, .action, .transition, .wait, .step], "\(chain.map(\.text))")
        XCTAssertEqual(chain[0].text, "a finger lifts at 150,322")
        XCTAssertEqual(chain[0].evidence.first, "hit test: UIButton “Go”")
        XCTAssertEqual(chain[1].text, "touchUpInside of UIButton “Go”")
        XCTAssertEqual(chain[2].text, "the closure of the action “Go on”")
        XCTAssertEqual(chain[3].text, "Push")
        XCTAssertTrue(chain[4].text.contains("layout"), chain[4].text)
        XCTAssertEqual(chain[5].text, "B.viewWillAppear")
        XCTAssertTrue(chain[5].evidence.contains("seed4-push"), "\(chain[5].evidence)")
        // The layout pass delivers viewIsAppearing: it follows from the push all the same.
        let appearing = try XCTUnwrap(pushed.chains["viewIsAppearing"])
        XCTAssertEqual(appearing.first?.kind, .finger)
        XCTAssertTrue(appearing.contains { $0.kind == .transition }, "\(appearing.map(\.text))")
        // Half a second later, and still because of the finger.
        let appeared = try XCTUnwrap(pushed.chains["viewDidAppear"])
        XCTAssertEqual(appeared.first?.kind, .finger)
        XCTAssertEqual(appeared.last?.kind, .step)
    }

    func testARecognizerIsALinkOfItsOwn() throws {
        let chain = try XCTUnwrap(push(by: CGPoint(x: 150, y: 422)).chains["viewWillAppear"])
        XCTAssertEqual(chain.prefix(3).map(\.kind), [.finger, .recognizer, .action], "\(chain.map(\.text))")
        XCTAssertEqual(chain[1].text, "UITapGestureRecognizer recognized")
        XCTAssertEqual(chain[2].text, "List go")
    }

    func testAChainIsBounded() {
        var cause: Cause?
        var deepest = 0
        for number in 1...100 {
            cause = Cause(.step, "\(number)", because: cause)
            var depth = 0, next = cause
            while let one = next { depth += 1; next = one.because }
            deepest = max(deepest, depth)
        }
        XCTAssertLessThan(deepest, 30)
        XCTAssertEqual(cause?.text, "100")
    }

    /// What the trace has is what UIKit stated: each link once, before what follows from it.
    func testTheTraceNumbersLinks() throws {
        let path = NSTemporaryDirectory() + "willappear-\(getpid())-causes.jsonl"
        defer { unlink(path) }
        let finger = Cause(.finger, "a finger lifts", because: nil), action = Cause(.action, "List go", evidence: ["x"], because: finger)
        let recorder = try TraceRecorder(file: path)
        for cause in [action, finger, action, nil] { _ = recorder.record(.init(kind: .viewController, className: "A", object: 1, event: "viewDidLoad"), time: 0, frame: 0, because: cause) }
        let records = try TraceRecord.readAll(String(contentsOfFile: path, encoding: .utf8))
        XCTAssertEqual(records.compactMap { if case .link(let link) = $0 { link } else { nil } }, [
            CauseLink(number: 1, because: nil, kind: .finger, text: "a finger lifts", evidence: []), CauseLink(number: 2, because: 1, kind: .action, text: "List go", evidence: ["x"]),
        ])
        XCTAssertEqual(records.compactMap { if case .event(let event) = $0 { event.link } else { nil } }, [2, 1, 2])
    }
}
