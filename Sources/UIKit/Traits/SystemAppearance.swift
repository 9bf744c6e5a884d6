// The settings that a person makes in Settings and in the control centre and that every app inherits: style, text size, direction.
// The host's script verbs (`appearance dark`, `text-size XXL`) and tests call it; UIScreen makes traits of it.
import Foundation
import FoundationOverlay

/// A device owns one.
@MainActor package final class SystemAppearance {
    /// The present device's.
    package static var current: SystemAppearance { UIDevice.current.part { SystemAppearance() } }

    /// The settings of a new device.
    static let initial: TraitValues = {
        var values = TraitValues()
        values.userInterfaceStyle = SystemAppearance.styleOfApp(in: MainInfo.plist) ?? .light
        // The direction follows the app's own language, not the user's (UIApplication.userInterfaceLayoutDirection's documentation).
        values.layoutDirection = AppLanguage.current.isRightToLeft(in: Bundle.main.localizations, development: Bundle.main.developmentRegion) ? .rightToLeft : .leftToRight
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.preferredContentSizeCategory = .large
        return values
    }()

    private(set) var values = SystemAppearance.initial {
        didSet {
            guard values != oldValue else { return }
            change += 1
            UpdateCycle.shared.setNeedsTraitUpdate()
        }
    }
    /// The number of changes so far.
    private(set) var change = 0

    package var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    package var contentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    package var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Keeps what the person chose. The app's own style, if Info.plist names one, wins over it.
    package func setStyle(_ style: UIUserInterfaceStyle) {
        values.userInterfaceStyle = Self.styleOfApp(in: MainInfo.plist) ?? (style == .unspecified ? .light : style)
    }

    /// The style that an app has whatever the person chose: `UIUserInterfaceStyle` of Info.plist since iOS 13. Nil for "Automatic".
    static func styleOfApp(in plist: [String: Any]) -> UIUserInterfaceStyle? {
        guard Behaviour.darkAppearance.isOn else { return nil }
        return switch plist["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    /// Sets the text size; apps are told by traits and by UIContentSizeCategory.didChangeNotification.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        guard category != values.preferredContentSizeCategory else { return }
        let wasAccessible = values.preferredContentSizeCategory.isAccessibilityCategory
        values.preferredContentSizeCategory = category
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIDevice.current.screen, userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
        if category.isAccessibilityCategory != wasAccessible { NotificationCenter.default.post(name: Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification"), object: nil) }
    }

    package func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) { values.layoutDirection = direction }

    /// Resets the settings to those of a new device, with which tests begin.
    package func reset() { values = SystemAppearance.initial }
}

extension UIContentSizeCategory {
    /// Posted by the screen when the text size of the system changes, before views get their new traits.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The raw value of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Parses the names of Settings and scripts: "XS" to "XXXL", "AX1" to "AX5", or Apple's raw value.
    package init?(scriptName: String) {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        if let index = names.firstIndex(of: scriptName.uppercased()) {
            self = UIContentSizeCategory.ordered[index]
        } else if let known = UIContentSizeCategory.ordered.first(where: { $0.rawValue == scriptName }) {
            self = known
        } else {
            return nil
        }
    }
}
