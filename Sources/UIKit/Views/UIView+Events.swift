// Hit testing and a view's gesture recognizers. UIWindow calls these when a finger lands.

extension UIView {
    /// Views with less alpha than this get no touches (UIView.hitTest documentation).
    private static let minimumTouchableAlpha: CGFloat = 0.01

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let layer = layer
        let (isTouchable, placesPlainly) = layer.hitTestState(from: UIView.minimumTouchableAlpha)
        guard isUserInteractionEnabled, isTouchable, animationsWithoutTouches == 0, self.point(inside: point, with: event) else { return nil }
        let views = subviews
        var index = views.count - 1
        while index >= 0 {
            let view = views[index]
            let inner = (placesPlainly ? view.layer.pointByPlace(point, of: layer) : nil) ?? view.convert(point, from: self)
            if let found = view.hitTest(inner, with: event) { return found }
            index -= 1
        }
        return self
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if gestureRecognizerStorage.holds(recognizer) { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizerStorage.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard gestureRecognizerStorage.holds(recognizer) else { return }
        gestureRecognizerStorage.drop(recognizer)
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
