// UIAccessibility's functions, traits and notifications under the names of Swift 3 and 4, for modules that are compiled in those modes.
// Swift4Names has the types. Evidence: Apple's API differences of Xcode 10.
import Foundation

/// Swift 4's name of `UIAccessibility.isVoiceOverRunning`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// Swift 4's name of `UIAccessibility.isMonoAudioEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// Swift 4's name of `UIAccessibility.isClosedCaptioningEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
/// Swift 4's name of `UIAccessibility.isInvertColorsEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// Swift 4's name of `UIAccessibility.isGuidedAccessEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// Swift 4's name of `UIAccessibility.isBoldTextEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// Swift 4's name of `UIAccessibility.isGrayscaleEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// Swift 4's name of `UIAccessibility.isReduceTransparencyEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
/// Swift 4's name of `UIAccessibility.isReduceMotionEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// Swift 4's name of `UIAccessibility.isSwitchControlRunning`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
/// Swift 4's name of `UIAccessibility.isSpeakSelectionEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
/// Swift 4's name of `UIAccessibility.isSpeakScreenEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// Swift 4's name of `UIAccessibility.isShakeToUndoEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
/// Swift 4's name of `UIAccessibility.isAssistiveTouchRunning`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
/// Swift 4's name of `UIAccessibility.isDarkerSystemColorsEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
/// Swift 4's name of `UIAccessibility.Notification`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// Swift 4's name of `UIAccessibility.post(notification:argument:)`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) { UIAccessibility.post(notification: notification, argument: argument) }
/// Swift 4's name of `UIAccessibility.Notification.screenChanged`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }
/// Swift 4's name of `UIAccessibility.Notification.layoutChanged`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }
/// Swift 4's name of `UIAccessibility.Notification.announcement`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }
/// Swift 4's name of `UIAccessibility.Notification.pageScrolled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { .pageScrolled }
/// Swift 4's name of `UIAccessibilityTraits.none`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { [] }
/// Swift 4's name of `UIAccessibilityTraits.button`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
/// Swift 4's name of `UIAccessibilityTraits.link`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
/// Swift 4's name of `UIAccessibilityTraits.header`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
/// Swift 4's name of `UIAccessibilityTraits.searchField`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }
/// Swift 4's name of `UIAccessibilityTraits.image`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
/// Swift 4's name of `UIAccessibilityTraits.selected`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
/// Swift 4's name of `UIAccessibilityTraits.playsSound`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { .playsSound }
/// Swift 4's name of `UIAccessibilityTraits.keyboardKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { .keyboardKey }
/// Swift 4's name of `UIAccessibilityTraits.staticText`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
/// Swift 4's name of `UIAccessibilityTraits.summaryElement`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { .summaryElement }
/// Swift 4's name of `UIAccessibilityTraits.notEnabled`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
/// Swift 4's name of `UIAccessibilityTraits.updatesFrequently`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }
/// Swift 4's name of `UIAccessibilityTraits.startsMediaSession`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { .startsMediaSession }
/// Swift 4's name of `UIAccessibilityTraits.adjustable`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }
/// Swift 4's name of `UIAccessibilityTraits.allowsDirectInteraction`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { .allowsDirectInteraction }
/// Swift 4's name of `UIAccessibilityTraits.causesPageTurn`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { .causesPageTurn }
/// Swift 4's name of `UIAccessibilityTraits.tabBar`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { .tabBar }
/// Swift 4's name of `UIBackgroundTaskIdentifier.invalid`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
