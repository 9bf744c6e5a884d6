// The Edit/Done button of a view controller. Made on first use and kept by its controller.
import ObjectiveC

/// Switches its controller's editing; its title is the next state.
final class EditButtonItem: UIBarButtonItem {
    @_ZeroingReference private var controller: UIViewController?

    convenience init(controller: UIViewController) {
        self.init(barButtonSystemItem: .edit, target: nil, action: nil)
        self.controller = controller
        primaryAction = UIAction { [weak self] _ in self?.toggle() }
        refresh()
    }

    private func toggle() {
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
        refresh()
    }

    func refresh() {
        let isEditing = controller?.isEditing ?? false
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}

extension UIViewController {
    nonisolated(unsafe) private static var editButtonKey: UInt8 = 0

    /// `editButtonItem` of the class body.
    var editButton: UIBarButtonItem {
        if let item = objc_getAssociatedObject(self, &UIViewController.editButtonKey) as? EditButtonItem { return item }
        let item = EditButtonItem(controller: self)
        objc_setAssociatedObject(self, &UIViewController.editButtonKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    func refreshEditButton() {
        (objc_getAssociatedObject(self, &UIViewController.editButtonKey) as? EditButtonItem)?.refresh()
    }
}
