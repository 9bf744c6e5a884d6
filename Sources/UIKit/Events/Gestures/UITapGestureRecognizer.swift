// One or more quick taps with one or more fingers.

/// Recognises taps: each up to 0.75 seconds long, one after the other within 0.35.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The longest time in seconds that a finger may stay down in a tap.
    private static let longestTap: TimeInterval = 0.75
    /// The seconds between the taps of a multiple tap.
    private static let longestGap: TimeInterval = 0.35
    /// Points a finger may stray.
    private static let allowedMovement: CGFloat = 45

    /// Taps of one gesture.
    open var numberOfTapsRequired: Int = 1
    /// Fingers of each tap. Other numbers fail.
    open var numberOfTouchesRequired: Int = 1
    /// Kept for the app to read: there are no mouse buttons.
    open var buttonMaskRequired: Int = 1

    override func decodeOwnKeys(from coder: NSCoder) { decodeTaps(from: coder) }
    override var wordForEnd: String { "recognized" }

    private var taps = 0
    private var fingersDown = 0
    private var mostFingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private let timer = OneShotTimer()

    override var awaitsMoreTouches: Bool { taps > 0 && fingersDown == 0 && timer.isRunning }
    override var isWithinSequence: Bool { taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersDown += touches.count
        mostFingers = max(mostFingers, fingersDown)
        guard mostFingers <= numberOfTouchesRequired else { state = .failed; return }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
        timer.start(after: UITapGestureRecognizer.longestTap) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let now = touch.location(in: nil)
            if hypot(now.x - start.x, now.y - start.y) > UITapGestureRecognizer.allowedMovement {
                state = .failed
                return
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersDown -= touches.count
        guard fingersDown <= 0 else { return }
        timer.cancel()
        guard mostFingers == numberOfTouchesRequired else { state = .failed; return }
        taps += 1
        mostFingers = 0
        starts = [:]
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            timer.start(after: UITapGestureRecognizer.longestGap) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        timer.cancel()
        taps = 0
        fingersDown = 0
        mostFingers = 0
        starts = [:]
    }

    /// A tap of more taps is not prevented by one of fewer that has already been recognised (both fire on the phone).
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let tap = preventingGestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired < numberOfTapsRequired { return false }
        return super.canBePrevented(by: preventingGestureRecognizer)
    }
}
