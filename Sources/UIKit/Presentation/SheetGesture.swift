// The finger on a sheet: it resizes the sheet between its detents and pulls it away (Docs/EVIDENCE.md 3c). A scroll view in
// the sheet takes precedence unless it is at its edge. UISheetPresentationController attaches it to its view.
import ObjectiveC
import CoreGraphics

@MainActor final class SheetGesture: NSObject, UIGestureRecognizerDelegate {
    private enum Drag {
        case none
        /// A scroll view has the finger.
        case scrolling
        case resizing(from: CGFloat)
        case dismissing(from: CGFloat, distance: CGFloat)
        /// isModalInPresentation or the delegate prevents the dismissal.
        case blocked(from: CGFloat)
    }

    /// The part of the card's height, or the speed, from which a pull dismisses: WillAppear's own choice, see Docs/DIVERGENCES.md.
    private static let enough: CGFloat = 0.25
    private static let fast: CGFloat = 800
    @_ZeroingReference private var sheet: UISheetPresentationController?
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var drag: Drag = .none
    /// Weak, because the transition holds the sheet and may be torn down under the finger.
    @_ZeroingReference private var dismissal: DismissTransition?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.onStateChange = { [weak self] recognizer in
            guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self.changed(pan)
        }
    }

    func attach(to view: UIView) { if pan.view !== view { view.addGestureRecognizer(pan) } }
    func detach() { pan.view?.removeGestureRecognizer(pan) }

    private func changed(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: nil).y
        switch pan.state {
        case .began:
            begin(way, at: pan.location(in: nil))
            move(way)
        case .changed: move(way)
        case .ended: end(way, speed: pan.velocity(in: nil).y)
        case .cancelled, .failed: end(0, speed: 0)
        case .possible: break
        }
    }

    // MARK: The drag

    private func begin(_ way: CGFloat, at point: CGPoint) {
        drag = .none
        guard let sheet, let view = sheet.presentedView, sheet.presentedViewController.presentation.presented == nil, !sheet.isMoving else { return }
        if let scroll = scrollView(at: point, in: view) {
            guard sheetComesFirst(scroll, way, sheet) else { return drag = .scrolling }
            scroll.giveUpDrag()
        }
        drag = .resizing(from: view.frame.height)
    }

    private func sheetComesFirst(_ scroll: any SheetScrolling, _ way: CGFloat, _ sheet: UISheetPresentationController) -> Bool {
        guard scroll.standsAtTop else { return false }
        if way > 0 { return true }
        let tallest = sheet.heights.map(\.height).max() ?? 0
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.frameOfPresentedViewInContainerView.height < tallest
    }

    private func move(_ way: CGFloat) {
        guard let sheet else { return }
        switch drag {
        case .none, .scrolling: break
        case .resizing(let start):
            let heights = sheet.heights.map(\.height)
            let least = heights.min() ?? start, most = heights.max() ?? start
            let wanted = start - way
            if wanted < least {
                sheet.heldHeight = nil
                pullBegins(at: start - least, sheet)
                move(way)
            } else if heights.count > 1 {
                sheet.heldHeight = wanted > most ? most + rubber(wanted - most) : wanted
            }
        case .dismissing(let from, let distance):
            dismissal?.update(min(max((way - from) / distance, 0), 1))
        case .blocked(let from):
            sheet.pull = rubber(max(way - from, 0))
        }
    }

    private func pullBegins(at from: CGFloat, _ sheet: UISheetPresentationController) {
        let distance = max(sheet.container.bounds.maxY - sheet.frameOfPresentedViewInContainerView.minY, 1)
        if let transition = SheetSwipe.begin(sheet, interactive: true) {
            dismissal = transition
            drag = .dismissing(from: from, distance: distance)
        } else {
            drag = .blocked(from: from)
        }
    }

    private func end(_ way: CGFloat, speed: CGFloat) {
        let ending = drag
        drag = .none
        guard let sheet else { return }
        let height = sheet.container.bounds.height
        func isMeant(_ from: CGFloat) -> Bool { way - from > height * Self.enough || (way > from && speed > Self.fast) }
        switch ending {
        case .none, .scrolling: break
        case .resizing(let start): settle(at: start - way - speed * 0.15, sheet)
        case .dismissing(let from, _): dismissal?.letGo(finishes: isMeant(from), speed: 1)
        case .blocked(let from):
            UIView.animateTouchably(withDuration: 0.3) { sheet.pull = 0 }
            if isMeant(from) { SheetSwipe.attempted(sheet) }
        }
    }

    /// The detent nearest to where the finger would have gone.
    private func settle(at height: CGFloat, _ sheet: UISheetPresentationController) {
        guard sheet.heldHeight != nil else { return }
        let nearest = sheet.heights.min { abs($0.height - height) < abs($1.height - height) }
        let before = sheet.selectedDetentIdentifier ?? sheet.heights.first?.identifier
        UIView.animateTouchably(withDuration: 0.3) {
            sheet.heldHeight = nil
            sheet.selectedDetentIdentifier = nearest?.identifier
            sheet.placeNow()
            sheet.presentedView?.layoutIfNeeded()
        }
        guard let nearest, nearest.identifier != before, let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate else { return }
        ifImplemented { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
    }

    private func rubber(_ distance: CGFloat) -> CGFloat { distance / (1 + distance / 60) }

    // MARK: Beside scroll views

    private func scrollView(at point: CGPoint, in view: UIView) -> (any SheetScrolling)? {
        guard let window = view.window else { return nil }
        var current = window.hitTest(point, with: nil)
        while let candidate = current, candidate !== view {
            if let scroll = candidate as? any SheetScrolling, scroll.takesVerticalDrags { return scroll }
            current = candidate.superview
        }
        return view as? any SheetScrolling
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.scrollsContent
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: nil)
        return abs(way.y) > abs(way.x)
    }
}

/// A view in a sheet whose content moves under a finger before the sheet does: a scroll view.
@MainActor protocol SheetScrolling: UIView {
    var takesVerticalDrags: Bool { get }
    var standsAtTop: Bool { get }
    /// The sheet takes the finger.
    func giveUpDrag()
}

extension UISheetPresentationController {
    var gesture: SheetGesture { part { SheetGesture(self) } }
}
