// UIActivityItemSource: makes an item for the activity that shares it. UIActivityViewController calls it.

/// Represents a shared item that is made when it is needed.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// The placeholder before an activity is chosen; its type decides which activities are offered.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for the chosen activity; nil leaves the item out.
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    /// A title for activities that have one, as mail.
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    /// The uniform type identifier of the item's data.
    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
    /// A small picture of the item.
    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
}

extension UIActivityItemSource {
    /// Default for a type that does not implement this member: returns `""`.
    public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String {
        notImplemented(self, "activityViewController:subjectForActivityType:", [activityViewController, activityType], fallback: "")
    }
    /// Default for a type that does not implement this member: returns `"public.data"`.
    public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String {
        notImplemented(self, "activityViewController:dataTypeIdentifierForActivityType:", [activityViewController, activityType], fallback: "public.data")
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? {
        notImplemented(self, "activityViewController:thumbnailImageForActivityType:suggestedSize:", [activityViewController, activityType, size], fallback: nil)
    }
}
