// The accessibility settings that a person has chosen: off at first, as on a new device. Tests and hosts change them; apps
// observe the notification of each setting.
import Foundation

@MainActor package enum AccessibilitySettings {
    /// Named as UIAccessibility's properties.
    package enum Setting: String, CaseIterable {
        case isVoiceOverRunning
        case isMonoAudioEnabled
        case isClosedCaptioningEnabled
        case isInvertColorsEnabled
        case isGuidedAccessEnabled
        case isBoldTextEnabled
        case isGrayscaleEnabled
        case isReduceTransparencyEnabled
        case isReduceMotionEnabled
        case isDarkerSystemColorsEnabled
        case isSwitchControlRunning
        case isSpeakSelectionEnabled
        case isSpeakScreenEnabled
        case isShakeToUndoEnabled
        case isAssistiveTouchRunning
        case isVideoAutoplayEnabled
        case shouldDifferentiateWithoutColor
        case isOnOffSwitchLabelsEnabled
        case prefersCrossFadeTransitions
        case buttonShapesEnabled

        var notification: NSNotification.Name {
            switch self {
            case .isVoiceOverRunning: UIAccessibility.voiceOverStatusDidChangeNotification
            case .isMonoAudioEnabled: UIAccessibility.monoAudioStatusDidChangeNotification
            case .isClosedCaptioningEnabled: UIAccessibility.closedCaptioningStatusDidChangeNotification
            case .isInvertColorsEnabled: UIAccessibility.invertColorsStatusDidChangeNotification
            case .isGuidedAccessEnabled: UIAccessibility.guidedAccessStatusDidChangeNotification
            case .isBoldTextEnabled: UIAccessibility.boldTextStatusDidChangeNotification
            case .isGrayscaleEnabled: UIAccessibility.grayscaleStatusDidChangeNotification
            case .isReduceTransparencyEnabled: UIAccessibility.reduceTransparencyStatusDidChangeNotification
            case .isReduceMotionEnabled: UIAccessibility.reduceMotionStatusDidChangeNotification
            case .isDarkerSystemColorsEnabled: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            case .isSwitchControlRunning: UIAccessibility.switchControlStatusDidChangeNotification
            case .isSpeakSelectionEnabled: UIAccessibility.speakSelectionStatusDidChangeNotification
            case .isSpeakScreenEnabled: UIAccessibility.speakScreenStatusDidChangeNotification
            case .isShakeToUndoEnabled: UIAccessibility.shakeToUndoDidChangeNotification
            case .isAssistiveTouchRunning: UIAccessibility.assistiveTouchStatusDidChangeNotification
            case .isVideoAutoplayEnabled: UIAccessibility.videoAutoplayStatusDidChangeNotification
            case .shouldDifferentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
            case .isOnOffSwitchLabelsEnabled: UIAccessibility.onOffSwitchLabelsDidChangeNotification
            case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification
            case .buttonShapesEnabled: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
            }
        }
    }

    /// A new device shakes to undo and lets films begin by themselves.
    static let initial: Set<Setting> = [.isShakeToUndoEnabled, .isVideoAutoplayEnabled]
    private static var on: Set<Setting> {
        get { UIDevice.current.part { Switches() }.on }
        set { UIDevice.current.part { Switches() }.on = newValue }
    }
    /// The device's.
    @MainActor private final class Switches { var on = AccessibilitySettings.initial }

    package static func isOn(_ setting: Setting) -> Bool { on.contains(setting) }

    package static func set(_ setting: Setting, _ isOn: Bool) {
        guard on.contains(setting) != isOn else { return }
        if isOn { on.insert(setting) } else { on.remove(setting) }
        NotificationCenter.default.post(name: setting.notification, object: nil)
    }

    package static func reset() { on = initial }
}

/// The notifications that an app posts: the trace shows them, and the focus moves as VoiceOver's would.
@MainActor enum AccessibilityPosting {
    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
        Trace.emit(.application, UIApplication.shared, "accessibility: \(name(notification))\(words.map { " \"\($0)\"" } ?? "")")
        guard AccessibilitySettings.isOn(.isVoiceOverRunning) else { return }
        switch notification {
        case .announcement:
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [UIAccessibility.announcementStringValueUserInfoKey: words ?? "", UIAccessibility.announcementWasSuccessfulUserInfoKey: true])
        case .screenChanged, .layoutChanged:
            if words == nil, let element = argument as? UIResponder { moveFocus(to: element) }
        default: break
        }
    }

    static func moveFocus(to element: UIResponder) {
        let before = UIAccessibility.focus
        guard before !== element else { return }
        UIAccessibility.focus = element
        (before as? UIResponder)?.accessibilityElementDidLoseFocus()
        element.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.focusedElementUserInfoKey: element,
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
        ]
        if let before { info[UIAccessibility.unfocusedElementUserInfoKey] = before }
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }

    private static func name(_ notification: UIAccessibility.Notification) -> String {
        switch notification {
        case .screenChanged: "screenChanged"
        case .layoutChanged: "layoutChanged"
        case .announcement: "announcement"
        case .pageScrolled: "pageScrolled"
        case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
        case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
        default: "notification \(notification.rawValue)"
        }
    }
}
