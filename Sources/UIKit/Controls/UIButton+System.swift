// The factory of system buttons with an image: UIButton.h's `systemButtonWithImage:target:action:`, also of subclasses.

extension UIButton {
    /// A system button without a frame, as `UIButton(type: .system)`, that shows an image and sends an action at a tap.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(makeView(self, frame: .zero), to: self)
        button.apply(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}
