// UIAccessibility: the settings that a person has chosen, and the notifications of an app to assistive technology.
// The settings are those of a new device; tests and the host set them through `AccessibilitySettings`.
import CoreGraphics
import Foundation

/// Questions to, and messages for, assistive technology.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A notification of an app to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Creates a value from any number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen is shown; the argument is the element to focus.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen have changed; the argument is the element to focus.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is read out.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to; the argument is read out.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive technology pauses; the argument says which one.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
        /// Assistive technology resumes; the argument says which one.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
    }

    /// Identifies one assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    static var focus: AnyObject? {
        get { ProcessState.current.accessibilityFocus }
        set { ProcessState.current.accessibilityFocus = newValue }
    }

    /// Notifies assistive technology. The trace shows the notification; an element as the argument of a screen change gets the focus.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityPosting.post(notification, argument)
    }

    /// The element that has the focus of assistive technology.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { focus }

    /// Converts a rectangle from points of a view to points of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
    /// Converts a path from points of a view to points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// The ears that have a hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// The hearing devices of both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }
    /// None: there are no hearing devices here.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Whether VoiceOver reads the screen.
    public static var isVoiceOverRunning: Bool { AccessibilitySettings.isOn(.isVoiceOverRunning) }
    /// Whether both ears hear the same.
    public static var isMonoAudioEnabled: Bool { AccessibilitySettings.isOn(.isMonoAudioEnabled) }
    /// Whether films show their captions.
    public static var isClosedCaptioningEnabled: Bool { AccessibilitySettings.isOn(.isClosedCaptioningEnabled) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { AccessibilitySettings.isOn(.isInvertColorsEnabled) }
    /// Whether the device is kept in one app.
    public static var isGuidedAccessEnabled: Bool { AccessibilitySettings.isOn(.isGuidedAccessEnabled) }
    /// Whether text is bold.
    public static var isBoldTextEnabled: Bool { AccessibilitySettings.isOn(.isBoldTextEnabled) }
    /// Whether the screen shows no colours.
    public static var isGrayscaleEnabled: Bool { AccessibilitySettings.isOn(.isGrayscaleEnabled) }
    /// Whether the person wants fewer transparent effects.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.isOn(.isReduceTransparencyEnabled) }
    /// Whether the person wants less motion.
    public static var isReduceMotionEnabled: Bool { AccessibilitySettings.isOn(.isReduceMotionEnabled) }
    /// Whether the person wants higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySettings.isOn(.isDarkerSystemColorsEnabled) }
    /// Whether Switch Control drives the device.
    public static var isSwitchControlRunning: Bool { AccessibilitySettings.isOn(.isSwitchControlRunning) }
    /// Whether selected text can be spoken.
    public static var isSpeakSelectionEnabled: Bool { AccessibilitySettings.isOn(.isSpeakSelectionEnabled) }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { AccessibilitySettings.isOn(.isSpeakScreenEnabled) }
    /// Whether shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { AccessibilitySettings.isOn(.isShakeToUndoEnabled) }
    /// Whether AssistiveTouch shows its button.
    public static var isAssistiveTouchRunning: Bool { AccessibilitySettings.isOn(.isAssistiveTouchRunning) }
    /// Whether films may begin by themselves.
    public static var isVideoAutoplayEnabled: Bool { AccessibilitySettings.isOn(.isVideoAutoplayEnabled) }
    /// Whether information must not depend on colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySettings.isOn(.shouldDifferentiateWithoutColor) }
    /// Whether switches show I and O labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySettings.isOn(.isOnOffSwitchLabelsEnabled) }
    /// Whether pushes fade instead of sliding.
    public static var prefersCrossFadeTransitions: Bool { AccessibilitySettings.isOn(.prefersCrossFadeTransitions) }
    /// Whether buttons show their shape.
    public static var buttonShapesEnabled: Bool { AccessibilitySettings.isOn(.buttonShapesEnabled) }

    /// Posted when `isVoiceOverRunning` changes.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isMonoAudioEnabled` changes.
    nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when `isClosedCaptioningEnabled` changes.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when `isInvertColorsEnabled` changes.
    nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when `isGuidedAccessEnabled` changes.
    nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when `isBoldTextEnabled` changes.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when `isGrayscaleEnabled` changes.
    nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changes.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` changes.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changes.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when `isSwitchControlRunning` changes.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when `isSpeakSelectionEnabled` changes.
    nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when `isSpeakScreenEnabled` changes.
    nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when `isShakeToUndoEnabled` changes.
    nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted when `isAssistiveTouchRunning` changes.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when `isVideoAutoplayEnabled` changes.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when `shouldDifferentiateWithoutColor` changes.
    nonisolated public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    /// Posted when `isOnOffSwitchLabelsEnabled` changes.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when `prefersCrossFadeTransitions` changes.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when `buttonShapesEnabled` changes.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when an announcement has been read out, or was cut off.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The words, in the notification's `userInfo`.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// A Boolean, in the notification's `userInfo`.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted when assistive technology has moved to another element.
    nonisolated public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The element, in the notification's `userInfo`.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element before, in the notification's `userInfo`.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The technology, in the notification's `userInfo`.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIResponder {
    var hasAccessibilityFocus: Bool { UIAccessibility.focus === self }
}

extension UIView {
    /// The frame of the bounds in points of the screen; empty outside of a window.
    var accessibilityFrameOfBounds: CGRect { window == nil ? .zero : UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}
