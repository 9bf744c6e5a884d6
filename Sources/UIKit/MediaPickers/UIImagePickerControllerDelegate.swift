// The delegate of an image picker. UIImagePickerController calls it.

/// A delegate that is told of the picked picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen; the delegate dismisses the picker.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The person cancelled; the delegate dismisses the picker. Without this method the picker dismisses itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        notImplemented(self, "imagePickerController:didFinishPickingMediaWithInfo:", [picker, info])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        notImplemented(self, "imagePickerControllerDidCancel:", [picker])
    }
}
