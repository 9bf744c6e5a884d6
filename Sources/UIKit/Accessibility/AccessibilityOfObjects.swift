// What every object's accessibility members are where no class overrides them: those of UIResponder and UIBarItem for such an object, and
// values that are kept with any other. NSObject+Accessibility calls them, and overrides by `super`.
import CoreGraphics
import Foundation
import ObjectiveC

@MainActor enum OtherObjects {
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    static func state(of object: any _AccessibleObject) -> AccessibilityState? { objc_getAssociatedObject(object, key) as? AccessibilityState }
    static func madeState(of object: any _AccessibleObject) -> AccessibilityState {
        if let state = state(of: object) { return state }
        let state = AccessibilityState()
        objc_setAssociatedObject(object, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return state
    }
}

/// The object's own values, under the names by which lowered overrides reach them. Not for use by hand.
extension _AccessibleObject {
    /// What `super.isAccessibilityElement` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? OtherObjects.state(of: self)?.isElement ?? false }
        set { if let own = self as? UIResponder { own.isAccessibilityElement = newValue } else { OtherObjects.madeState(of: self).isElement = newValue } }
    }
    /// What `super.accessibilityLabel` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityLabel: String? {
        get {
            if let own = self as? UIResponder { return own.accessibilityLabel }
            if let own = self as? UIBarItem { return own.accessibilityLabel }
            return OtherObjects.state(of: self)?.label?.string
        }
        set {
            if let own = self as? UIResponder { own.accessibilityLabel = newValue }
            else if let own = self as? UIBarItem { own.accessibilityLabel = newValue }
            else { OtherObjects.madeState(of: self).label = newValue.map { NSAttributedString(string: $0) } }
        }
    }
    /// What `super.accessibilityIdentifier` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityIdentifier: String? {
        get {
            if let own = self as? UIResponder { return own.accessibilityIdentifier }
            if let own = self as? UIBarItem { return own.accessibilityIdentifier }
            return OtherObjects.state(of: self)?.identifier
        }
        set {
            if let own = self as? UIResponder { own.accessibilityIdentifier = newValue }
            else if let own = self as? UIBarItem { own.accessibilityIdentifier = newValue }
            else { OtherObjects.madeState(of: self).identifier = newValue }
        }
    }
    /// What `super.accessibilityHint` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityHint: String? {
        get {
            if let own = self as? UIResponder { return own.accessibilityHint }
            if let own = self as? UIBarItem { return own.accessibilityHint }
            return OtherObjects.state(of: self)?.hint?.string
        }
        set {
            if let own = self as? UIResponder { own.accessibilityHint = newValue }
            else if let own = self as? UIBarItem { own.accessibilityHint = newValue }
            else { OtherObjects.madeState(of: self).hint = newValue.map { NSAttributedString(string: $0) } }
        }
    }
    /// What `super.accessibilityValue` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityValue: String? {
        get {
            if let own = self as? UIResponder { return own.accessibilityValue }
            if let own = self as? UIBarItem { return own.accessibilityValue }
            return OtherObjects.state(of: self)?.value?.string
        }
        set {
            if let own = self as? UIResponder { own.accessibilityValue = newValue }
            else if let own = self as? UIBarItem { own.accessibilityValue = newValue }
            else { OtherObjects.madeState(of: self).value = newValue.map { NSAttributedString(string: $0) } }
        }
    }
    /// What `super.accessibilityTraits` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityTraits: UIAccessibilityTraits {
        get {
            if let own = self as? UIResponder { return own.accessibilityTraits }
            if let own = self as? UIBarItem { return own.accessibilityTraits }
            return OtherObjects.state(of: self)?.traits ?? .none
        }
        set {
            if let own = self as? UIResponder { own.accessibilityTraits = newValue }
            else if let own = self as? UIBarItem { own.accessibilityTraits = newValue }
            else { OtherObjects.madeState(of: self).traits = newValue }
        }
    }
    /// What `super.accessibilityFrame` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityFrame: CGRect {
        get { (self as? UIResponder)?.accessibilityFrame ?? OtherObjects.state(of: self)?.frame ?? .zero }
        set { if let own = self as? UIResponder { own.accessibilityFrame = newValue } else { OtherObjects.madeState(of: self).frame = newValue } }
    }
    /// What `super.accessibilityElements` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityElements: [Any]? {
        get { if let own = self as? UIResponder { own.accessibilityElements } else { OtherObjects.state(of: self)?.elements } }
        set { if let own = self as? UIResponder { own.accessibilityElements = newValue } else { OtherObjects.madeState(of: self).elements = newValue } }
    }
    /// What `super.accessibilityElementsHidden` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityElementsHidden: Bool {
        get { (self as? UIResponder)?.accessibilityElementsHidden ?? OtherObjects.state(of: self)?.elementsHidden ?? false }
        set { if let own = self as? UIResponder { own.accessibilityElementsHidden = newValue } else { OtherObjects.madeState(of: self).elementsHidden = newValue } }
    }
    /// What `super.accessibilityCustomActions` means in an override.
    @preconcurrency @MainActor public var __extension_NSObject__accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomActions } else { OtherObjects.state(of: self)?.customActions } }
        set { if let own = self as? UIResponder { own.accessibilityCustomActions = newValue } else { OtherObjects.madeState(of: self).customActions = newValue } }
    }
}
