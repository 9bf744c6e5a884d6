// Pictures of views: snapshot views, and drawing a hierarchy into the current context.
import ObjectiveC
import QuartzCore

extension UIView {
    func snapshot(of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        prepareSnapshot(afterUpdates)
        let scale = window?.screen.scale ?? UIScreen.main.scale
        guard let context = GraphicsContextStack.bitmap(size: rect.size, scale: scale) else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.render(in: context, presentation: !afterUpdates)
        guard let image = context.makeImage() else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contentsScale = scale
        view.layer.contents = image
        if capInsets != .zero, rect.width > 0, rect.height > 0 {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
                height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        }
        return view
    }

    func drawAll(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        prepareSnapshot(afterUpdates)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context, presentation: !afterUpdates)
        context.restoreGState()
        return true
    }

    private func prepareSnapshot(_ afterUpdates: Bool) {
        if afterUpdates {
            layoutIfNeeded()
        } else if layer.presentation() == nil {
            Diagnostics.log("Snapshotting a view (\(objcAddress(self)), \(Diagnostics.className(self))) that has not been rendered at least once requires afterScreenUpdates:YES.")
        }
    }
}
