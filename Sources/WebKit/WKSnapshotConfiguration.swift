// Pictures of a web view: of the placeholder that it shows here.

/// Which part of a web view a picture has, and how wide it is.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    /// The part, in points of the view; null stands for its bounds.
    open var rect: CGRect = .null
    /// The picture's width in points, nil for the part's own; the height follows.
    open var snapshotWidth: NSNumber?
    /// Whether the picture waits for what has changed on screen. Default true.
    open var afterScreenUpdates = true
    public override init() { super.init() }
}

extension WKWebView {
    /// Draws the view and calls the closure later on the main queue.
    public func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
        let part = snapshotConfiguration.map { $0.rect.isNull ? bounds : $0.rect } ?? bounds
        if snapshotConfiguration?.afterScreenUpdates ?? true { layoutIfNeeded() }
        let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
        var image: UIImage?
        if part.width > 0, part.height > 0, width > 0 {
            let scale = width / part.width
            image = UIGraphicsImageRenderer(size: CGSize(width: width, height: part.height * scale)).image { context in
                context.cgContext.scaleBy(x: scale, y: scale)
                context.cgContext.translateBy(x: -part.minX, y: -part.minY)
                layer.render(in: context.cgContext)
            }
        }
        let picture = image
        DispatchQueue.main.async { completionHandler(picture, picture == nil ? WKError(.unknown) : nil) }
    }
}
