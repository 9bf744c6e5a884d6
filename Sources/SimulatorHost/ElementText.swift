// The names and kinds of views, read through UIKit's public API. ScreenReader calls it for every view.
import UIKit

@MainActor enum ElementText {
    /// The view's text, its accessibility label and its identifier, without empty ones and repetitions.
    static func names(of view: UIView) -> [String] {
        var names: [String] = []
        for candidate in shown(by: view) + [view.accessibilityLabel, view.accessibilityIdentifier] {
            guard let name = candidate?.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty, !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }

    private static func shown(by view: UIView) -> [String?] {
        switch view {
        case let label as UILabel: [label.text]
        case let button as UIButton: [button.currentTitle, button.titleLabel?.text]
        case let field as UITextField: [field.isSecureTextEntry ? nil : field.text, field.placeholder]
        case let view as UITextView: [view.isSecureTextEntry ? nil : view.text]
        default: []
        }
    }

    static func kind(of view: UIView) -> String {
        switch view {
        case is UILabel: "label"
        case is UIButton: "button"
        case is UITextField: "text field"
        case is UITextView: "text view"
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UISegmentedControl: "segmented control"
        case is UIImageView: "image"
        case is UITableViewCell: "cell"
        case is UIControl: view.accessibilityTraits.contains(.button) ? "button" : "control"
        default: "view"
        }
    }
}
