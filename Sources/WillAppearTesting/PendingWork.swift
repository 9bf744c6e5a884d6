// The work that an app has not finished: examined when a scenario ends or does not settle.
import AppleCoreFoundation
import QuartzCore
import UIKit

/// The consequence of timers, animations or transitions that an app has left when its test ends.
public enum PendingWorkPolicy: Sendable {
    /// The test fails and says what is left. Controllers that are still presented are noted, not failed.
    case fail
    /// What is left is printed.
    case note
    /// Nobody looks.
    case ignore

    @MainActor func report(_ work: [PendingWork], _ place: TestLine) {
        guard self != .ignore, !work.isEmpty else { return }
        let failing = work.filter(\.isFailure)
        if self == .fail, !failing.isEmpty {
            let text = "work is left pending at the end of the test: \(work.map(\.text).joined(separator: "; "))"
            TestFailure.report(text + "; let it end with advance(by:) or settle(), or launch(…, pendingWork: .note)", at: place)
        } else {
            TestFailure.note("left pending by the app launched at \(place.file):\(place.line): \(work.map(\.text).joined(separator: "; "))")
        }
    }
}

struct PendingWork {
    var text: String
    var isFailure: Bool

    /// - Parameter hadTimers: timers of earlier apps in the process were pending when this one was launched. The run loop
    ///   tells timers apart by nothing but their dates, so this app is not blamed for any.
    @MainActor static func look(_ application: UIApplication, hadTimers: Bool) -> [PendingWork] {
        var found: [PendingWork] = []
        let transitions = TransitionsInFlight.shared.count
        if transitions > 0 { found.append(PendingWork(text: transitions == 1 ? "a transition" : "\(transitions) transitions", isFailure: true)) }
        if !AnimationTimeline.shared.isIdle { found.append(PendingWork(text: "animations", isFailure: true)) }
        if let seconds = nextTimer {
            let text = "a Timer that is due in \((seconds * 1000).rounded() / 1000) s"
            found.append(PendingWork(text: hadTimers ? text + ", perhaps of an earlier test" : text, isFailure: !hadTimers))
        }
        for window in application.windows {
            var controller = window.rootViewController?.presentedViewController
            while let presented = controller {
                found.append(PendingWork(text: "\(type(of: presented)) is presented", isFailure: false))
                controller = presented.presentedViewController
            }
        }
        return found
    }

    /// The seconds to the next timer of the main run loop. Timers that UIKit set for itself belong to animations.
    @MainActor static var nextTimer: Double? {
        guard AnimationTimeline.shared.isIdle, AnimationTimeline.shared.nextEventTime == nil else { return nil }
        let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode)
        return date > 0 ? max(0, date - CFAbsoluteTimeGetCurrent()) : nil
    }
}
