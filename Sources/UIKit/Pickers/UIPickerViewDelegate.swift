// UIPickerViewDelegate: supplies a picker view's rows and is told of the user's selection. UIPickerView and PickerWheel call it.
import CoreGraphics

/// Makes a picker view's rows, and is told of the user's selection. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel in points. Optional: otherwise the wheels share the width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows in points. Optional: otherwise 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The row's text. Asked when neither the view nor the attributed title answers.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The row's text with attributes; nil uses the plain title.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// The row's own view; `view` is one that has left the screen. Asked before the titles.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// The user turned the wheel and it came to rest at another row. Not called for `selectRow` by code.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        notImplemented(self, "pickerView:widthForComponent:", [pickerView, component], fallback: 0)
    }
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        notImplemented(self, "pickerView:rowHeightForComponent:", [pickerView, component], fallback: 0)
    }
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        notImplemented(self, "pickerView:titleForRow:forComponent:", [pickerView, row, component], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        notImplemented(self, "pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        notImplemented(self, "pickerView:viewForRow:forComponent:reusingView:", [pickerView, row, component, view], fallback: UIView())
    }
    /// Default for a type that does not implement this member.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        notImplemented(self, "pickerView:didSelectRow:inComponent:", [pickerView, row, component])
    }
}
