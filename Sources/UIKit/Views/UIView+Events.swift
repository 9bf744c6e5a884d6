// Hit testing and a view's gesture recognizers. UIWindow asks when a finger lands.

extension UIView {
    /// Views with less alpha than this get no touches (UIView.hitTest documentation).
    private static let minimumTouchableAlpha: CGFloat = 0.01

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= UIView.minimumTouchableAlpha, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let inner = view.layer.pointByPlace(point, of: layer) ?? view.convert(point, from: self)
            if let found = view.hitTest(inner, with: event) { return found }
        }
        return self
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if gestureRecognizerStorage.contains(where: { $0 === recognizer }) { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizerStorage.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard gestureRecognizerStorage.contains(where: { $0 === recognizer }) else { return }
        gestureRecognizerStorage.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in gestureRecognizerStorage { detach(old) }
        for new in recognizers { attach(new) }
    }

    func endEditingSubtree(_ force: Bool) -> Bool {
        let focus = FirstResponder.of(self)
        guard let responder = focus.current as? UIView, responder.hasAncestor(self) else { return false }
        return force ? focus.force(responder) : responder.resignFirstResponder()
    }
}
