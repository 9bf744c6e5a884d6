// The view between the window and the presented view: tells the presentation controller of its layout, dims the views
// below, and decides which touches pass through.
import ObjectiveC
import CoreGraphics

@MainActor final class PresentationContainerView: UIView {
    @_ZeroingReference var controller: UIPresentationController?
    private(set) var backdrop: DimmingView?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        controller?.layoutPresentedView()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit === backdrop, controller?.passesTouch(at: point) ?? false else { return hit }
        return nil
    }

    func backdropWillShow() {
        guard backdrop == nil, let controller, controller.dimsBackground else { return }
        let view = DimmingView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .black
        view.alpha = 0
        view.onTap = { [weak self] in self?.controller?.touchedOutside() }
        insertSubview(view, at: 0)
        backdrop = view
    }

    func backdropShown(_ shown: Bool) { backdrop?.alpha = shown ? 0.2 : 0 }

    func dropBackdrop() {
        backdrop?.removeFromSuperview()
        backdrop = nil
    }
}

extension UIPresentationController {
    var container: PresentationContainerView {
        part {
            let made = PresentationContainerView(frame: .zero)
            made.controller = self
            return made
        }
    }
}
