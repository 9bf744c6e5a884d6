// Several fingers at once on the adversary's glass, and the boards that they play on: one event carries all of them, as on a
// device (SimulatorHost's Fingers). A hunt with `--more glassDown` does it beside the rest; WorldFinger is the one finger of swipes.
import CoreGraphics
import QuartzCore
import UIKit

@MainActor final class Glass {
    private struct Weak { weak var board: TouchBoard? }

    static let fingers = 4
    var down: [Int: UITouch] = [:]
    var event = UIEvent()
    private var weakBoards: [Weak] = []

    var boards: [TouchBoard] { weakBoards.compactMap(\.board) }
    func add(_ board: TouchBoard) { weakBoards.append(Weak(board: board)) }

    /// Touches that the system took away are nobody's.
    func forgetCancelled() {
        down = down.filter { $0.value.phase != .cancelled && $0.value.phase != .ended && $0.value.window != nil }
        if down.isEmpty { event = UIEvent() }
    }

    func forgetAll() {
        down = [:]
        event = UIEvent()
        weakBoards = []
    }
}

extension World {
    var hasFingers: Bool { finger != nil || !glass.down.isEmpty }

    func actOnGlass(_ operation: Operation) {
        if operation.kind == .board { return place(operation) }
        let number = Int(operation.subject.dropFirst()) ?? 0
        if operation.animated { clock.advance(WorldClock.frame) }
        glass.forgetCancelled()
        let point = CGPoint(x: operation.number / 10000, y: operation.number % 10000)
        switch operation.kind {
        case .glassDown: land(number, point)
        case .glassMove: change(number, .moved, point)
        case .glassUp: change(number, .ended, point)
        default: change(number, .cancelled, nil)
        }
    }

    /// Nobody's finger is on the glass any more; the views hear of it.
    func clearGlass() {
        for number in glass.down.keys.sorted() { change(number, .cancelled, nil) }
        glass.forgetCancelled()
    }

    private func land(_ number: Int, _ point: CGPoint) {
        guard glass.down[number] == nil, UIApplication.shared.applicationState == .active, let window = shownWindow(at: point) else { return }
        glass.down[number] = UITouch(window: window, location: point, timestamp: clock.now, tapCount: 1)
        sendGlass(number)
    }

    private func change(_ number: Int, _ phase: UITouch.Phase, _ point: CGPoint?) {
        guard let touch = glass.down[number] else { return }
        touch.move(to: point ?? touch.location(in: nil), phase: phase, timestamp: clock.now)
        sendGlass(number)
    }

    private func sendGlass(_ changed: Int) {
        for (number, touch) in glass.down where number != changed { touch.move(to: touch.location(in: nil), phase: .stationary, timestamp: clock.now) }
        glass.event.update(Set(glass.down.values), timestamp: clock.now)
        UIApplication.shared.sendEvent(glass.event)
        glass.forgetCancelled()
    }

    // MARK: Boards

    /// A controller gets a board, or something happens to the one that it has.
    private func place(_ operation: Operation) {
        guard let controller = find(operation.subject), let probed = controller as? any Probed, !(controller is UIAlertController), let view = controller.viewIfLoaded else { return }
        if let board = view.subviews.compactMap({ $0 as? TouchBoard }).first { return board.disturb(operation.number, animated: operation.animated) }
        let board = TouchBoard(self, probed.probe, look: operation.number)
        glass.add(board)
        view.addSubview(board)
    }

    func judgeGlass() {
        if !glass.down.isEmpty { fail("glass-left", "fingers are still on the glass at rest") }
        for board in glass.boards { board.judgeRest() }
    }
}
