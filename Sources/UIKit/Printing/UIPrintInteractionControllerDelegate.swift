// The delegate of a print panel. UIPrintInteractionController calls it.
import CoreGraphics
import Foundation
import ObjectiveC

/// A delegate that is told of a print panel, and may choose its presenter and the paper.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that presents the panel; nil is the one on screen.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    /// Chooses one of the available papers.
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
    /// The panel is about to show.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The panel shows.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The panel is about to go.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The panel is gone.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// A job is about to start; none does here.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// A job has ended; none does here.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Default for a type that does not implement this member: the controller on screen.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? {
        notImplemented(self, "printInteractionControllerParentViewController:", [printInteractionController], fallback: nil)
    }
    /// Default for a type that does not implement this member: the first paper.
    public func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper {
        notImplemented(self, "printInteractionController:choosePaper:", [printInteractionController, paperList], fallback: paperList.first ?? .standard)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerWillPresentPrinterOptions:", [printInteractionController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerDidPresentPrinterOptions:", [printInteractionController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerWillDismissPrinterOptions:", [printInteractionController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerDidDismissPrinterOptions:", [printInteractionController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerWillStartJob:", [printInteractionController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        notImplemented(self, "printInteractionControllerDidFinishJob:", [printInteractionController])
    }
}
