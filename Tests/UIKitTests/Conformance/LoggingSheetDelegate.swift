// Logs what an adaptive presentation delegate is asked and told, for the tests of sheets.
@testable import UIKit

final class LoggingSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { log.add("PC.shouldDismiss"); return true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("PC.willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("PC.didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.add("PC.didAttemptToDismiss") }
}
