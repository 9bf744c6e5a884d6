// The rest of every object's accessibility members: NSObject+Accessibility and AccessibilityOfObjects say how they work.
import CoreGraphics
import Foundation
import ObjectiveC

extension _AccessibleObject {
    /// The label with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { read("accessibilityAttributedLabel", else: __extension_NSObject__accessibilityAttributedLabel) }
        set { write("accessibilityAttributedLabel", newValue) { __extension_NSObject__accessibilityAttributedLabel = newValue } }
    }
    /// The hint with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { read("accessibilityAttributedHint", else: __extension_NSObject__accessibilityAttributedHint) }
        set { write("accessibilityAttributedHint", newValue) { __extension_NSObject__accessibilityAttributedHint = newValue } }
    }
    /// The value with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { read("accessibilityAttributedValue", else: __extension_NSObject__accessibilityAttributedValue) }
        set { write("accessibilityAttributedValue", newValue) { __extension_NSObject__accessibilityAttributedValue = newValue } }
    }
    /// The element's outline in points of the screen, instead of its frame.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { read("accessibilityPath", else: __extension_NSObject__accessibilityPath) }
        set { write("accessibilityPath", newValue) { __extension_NSObject__accessibilityPath = newValue } }
    }
    /// The point that a double tap touches, in points of the screen; by default the middle of the frame.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get { read("accessibilityActivationPoint", else: __extension_NSObject__accessibilityActivationPoint) }
        set { write("accessibilityActivationPoint", newValue) { __extension_NSObject__accessibilityActivationPoint = newValue } }
    }
    /// The language that label, value and hint are in; nil for the user's.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { read("accessibilityLanguage", else: __extension_NSObject__accessibilityLanguage) }
        set { write("accessibilityLanguage", newValue) { __extension_NSObject__accessibilityLanguage = newValue } }
    }
    /// Hides its siblings from assistive technology.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { read("accessibilityViewIsModal", else: __extension_NSObject__accessibilityViewIsModal) }
        set { write("accessibilityViewIsModal", newValue) { __extension_NSObject__accessibilityViewIsModal = newValue } }
    }
    /// Whether the element's contents are read together, wherever they lie on the screen.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { read("shouldGroupAccessibilityChildren", else: __extension_NSObject__shouldGroupAccessibilityChildren) }
        set { write("shouldGroupAccessibilityChildren", newValue) { __extension_NSObject__shouldGroupAccessibilityChildren = newValue } }
    }
    /// The order in which the element's contents are visited.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { read("accessibilityNavigationStyle", else: __extension_NSObject__accessibilityNavigationStyle) }
        set { write("accessibilityNavigationStyle", newValue) { __extension_NSObject__accessibilityNavigationStyle = newValue } }
    }
    /// The kind of the element's contents.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { read("accessibilityContainerType", else: __extension_NSObject__accessibilityContainerType) }
        set { write("accessibilityContainerType", newValue) { __extension_NSObject__accessibilityContainerType = newValue } }
    }
    /// Whether a tap on the element has an effect.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get { read("accessibilityRespondsToUserInteraction", else: __extension_NSObject__accessibilityRespondsToUserInteraction) }
        set { write("accessibilityRespondsToUserInteraction", newValue) { __extension_NSObject__accessibilityRespondsToUserInteraction = newValue } }
    }
    /// The names that a person may speak for the element; by default the label.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { read("accessibilityUserInputLabels", else: __extension_NSObject__accessibilityUserInputLabels) }
        set { write("accessibilityUserInputLabels", newValue) { __extension_NSObject__accessibilityUserInputLabels = newValue } }
    }
    /// The kind of the text's content.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { read("accessibilityTextualContext", else: __extension_NSObject__accessibilityTextualContext) }
        set { write("accessibilityTextualContext", newValue) { __extension_NSObject__accessibilityTextualContext = newValue } }
    }
    /// The elements that name the rows and columns of a data table.
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get { read("accessibilityHeaderElements", else: __extension_NSObject__accessibilityHeaderElements) }
        set { write("accessibilityHeaderElements", newValue) { __extension_NSObject__accessibilityHeaderElements = newValue } }
    }
    /// Ways of the app's own to walk the content.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { read("accessibilityCustomRotors", else: __extension_NSObject__accessibilityCustomRotors) }
        set { write("accessibilityCustomRotors", newValue) { __extension_NSObject__accessibilityCustomRotors = newValue } }
    }
}

/// The object's own values, under the names by which lowered overrides reach them. Not for use by hand.
extension _AccessibleObject {
    /// What `super.accessibilityAttributedLabel` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityAttributedLabel: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedLabel } else { OtherObjects.state(of: self)?.label } }
        set { if let own = self as? UIResponder { own.accessibilityAttributedLabel = newValue } else { OtherObjects.madeState(of: self).label = newValue } }
    }
    /// What `super.accessibilityAttributedHint` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityAttributedHint: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedHint } else { OtherObjects.state(of: self)?.hint } }
        set { if let own = self as? UIResponder { own.accessibilityAttributedHint = newValue } else { OtherObjects.madeState(of: self).hint = newValue } }
    }
    /// What `super.accessibilityAttributedValue` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityAttributedValue: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedValue } else { OtherObjects.state(of: self)?.value } }
        set { if let own = self as? UIResponder { own.accessibilityAttributedValue = newValue } else { OtherObjects.madeState(of: self).value = newValue } }
    }
    /// What `super.accessibilityPath` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityPath: UIBezierPath? {
        get { if let own = self as? UIResponder { own.accessibilityPath } else { OtherObjects.state(of: self)?.path } }
        set { if let own = self as? UIResponder { own.accessibilityPath = newValue } else { OtherObjects.madeState(of: self).path = newValue } }
    }
    /// What `super.accessibilityActivationPoint` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityActivationPoint: CGPoint {
        get { if let own = self as? UIResponder { own.accessibilityActivationPoint } else { OtherObjects.state(of: self)?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) } }
        set { if let own = self as? UIResponder { own.accessibilityActivationPoint = newValue } else { OtherObjects.madeState(of: self).activationPoint = newValue } }
    }
    /// What `super.accessibilityLanguage` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityLanguage: String? {
        get { if let own = self as? UIResponder { own.accessibilityLanguage } else { OtherObjects.state(of: self)?.language } }
        set { if let own = self as? UIResponder { own.accessibilityLanguage = newValue } else { OtherObjects.madeState(of: self).language = newValue } }
    }
    /// What `super.accessibilityViewIsModal` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityViewIsModal: Bool {
        get { if let own = self as? UIResponder { own.accessibilityViewIsModal } else { OtherObjects.state(of: self)?.viewIsModal ?? false } }
        set { if let own = self as? UIResponder { own.accessibilityViewIsModal = newValue } else { OtherObjects.madeState(of: self).viewIsModal = newValue } }
    }
    /// What `super.shouldGroupAccessibilityChildren` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__shouldGroupAccessibilityChildren: Bool {
        get { if let own = self as? UIResponder { own.shouldGroupAccessibilityChildren } else { OtherObjects.state(of: self)?.groupsChildren ?? false } }
        set { if let own = self as? UIResponder { own.shouldGroupAccessibilityChildren = newValue } else { OtherObjects.madeState(of: self).groupsChildren = newValue } }
    }
    /// What `super.accessibilityNavigationStyle` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { if let own = self as? UIResponder { own.accessibilityNavigationStyle } else { OtherObjects.state(of: self)?.navigationStyle ?? .automatic } }
        set { if let own = self as? UIResponder { own.accessibilityNavigationStyle = newValue } else { OtherObjects.madeState(of: self).navigationStyle = newValue } }
    }
    /// What `super.accessibilityContainerType` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityContainerType: UIAccessibilityContainerType {
        get { if let own = self as? UIResponder { own.accessibilityContainerType } else { OtherObjects.state(of: self)?.containerType ?? .none } }
        set { if let own = self as? UIResponder { own.accessibilityContainerType = newValue } else { OtherObjects.madeState(of: self).containerType = newValue } }
    }
    /// What `super.accessibilityRespondsToUserInteraction` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityRespondsToUserInteraction: Bool {
        get { if let own = self as? UIResponder { own.accessibilityRespondsToUserInteraction } else { OtherObjects.state(of: self)?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) } }
        set { if let own = self as? UIResponder { own.accessibilityRespondsToUserInteraction = newValue } else { OtherObjects.madeState(of: self).respondsToUserInteraction = newValue } }
    }
    /// What `super.accessibilityUserInputLabels` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityUserInputLabels: [String]! {
        get { if let own = self as? UIResponder { own.accessibilityUserInputLabels } else { OtherObjects.state(of: self)?.userInputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] } }
        set { if let own = self as? UIResponder { own.accessibilityUserInputLabels = newValue } else { OtherObjects.madeState(of: self).userInputLabels = newValue?.map { NSAttributedString(string: $0) } } }
    }
    /// What `super.accessibilityTextualContext` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { if let own = self as? UIResponder { own.accessibilityTextualContext } else { OtherObjects.state(of: self)?.textualContext } }
        set { if let own = self as? UIResponder { own.accessibilityTextualContext = newValue } else { OtherObjects.madeState(of: self).textualContext = newValue } }
    }
    /// What `super.accessibilityHeaderElements` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityHeaderElements: [Any]? {
        get { if let own = self as? UIResponder { own.accessibilityHeaderElements } else { OtherObjects.state(of: self)?.headerElements } }
        set { if let own = self as? UIResponder { own.accessibilityHeaderElements = newValue } else { OtherObjects.madeState(of: self).headerElements = newValue } }
    }
    /// What `super.accessibilityCustomRotors` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomRotors } else { OtherObjects.state(of: self)?.customRotors } }
        set { if let own = self as? UIResponder { own.accessibilityCustomRotors = newValue } else { OtherObjects.madeState(of: self).customRotors = newValue } }
    }
}
