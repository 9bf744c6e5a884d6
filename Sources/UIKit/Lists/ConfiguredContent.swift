// The view that a cell's content configuration made. UITableViewCell and UICollectionViewCell each hold one.

/// Shows a content configuration in a content view; a view that supports the next configuration is reused for it.
/// A class, because the app's code that runs inside `show` may lay out the cell, which reads `view`.
@MainActor final class ConfiguredContent {
    private(set) var view: (UIView & UIContentView)?

    func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        guard let view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }
}
