// Zooming: a pinch scales the view that the delegate returns, and the content with it.

extension UIScrollView {
    func updateZoomGesture() {
        if maximumZoomScale > minimumZoomScale, madePinch == nil {
            let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
            pinch.onStateChange = { [weak self] in self?.pinched($0) }
            madePinch = pinch
            addGestureRecognizer(pinch)
        }
        let clamped = min(max(zoomScaleStorage, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        if clamped != zoomScaleStorage, zoomedView != nil { applyZoom(clamped, animated: false) }
    }

    var zoomedView: UIView? {
        guard let delegate = scrollDelegate else { return nil }
        return ifImplemented { delegate.viewForZooming(in: self) }
    }

    private func pinched(_ recognizer: UIGestureRecognizer) {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            isZooming = true
            if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewWillBeginZooming(self, with: view) } }
            pinch.scale = zoomScaleStorage * pinch.scale
        case .changed: applyZoom(pinch.scale, animated: false)
        case .ended, .cancelled:
            isZooming = false
            if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewDidEndZooming(self, with: view, atScale: zoomScaleStorage) } }
        default: break
        }
    }

    func applyZoom(_ scale: CGFloat, animated: Bool) {
        let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard let view = zoomedView else { return }
        let change = { [self] in
            let ratio = new / max(zoomScaleStorage, 0.0001)
            zoomScaleStorage = new
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: new, y: new)
            view.frame.origin = origin
            contentSize = view.frame.size
            let middle = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
            contentOffset = clamp(CGPoint(x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2))
        }
        if animated { UIView.animateTouchably(withDuration: 0.3, animations: change) } else { change() }
        if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewDidZoom(self) } }
    }

    func zoomToShow(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        applyZoom(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let scale = zoomScaleStorage
        let target = CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
        moveOffset(to: clamp(target), animated: animated)
    }
}
