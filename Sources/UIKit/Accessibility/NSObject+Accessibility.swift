// What accessibility gives every object, not only those of UIKit: UIAccessibility is an informal protocol on NSObject. A class
// cannot override what an extension of NSObject declares, so the members stand in an extension of a protocol that NSObject
// conforms to: UIResponder's and UIBarItem's own are found first, and an NSObject that is one of them answers with those.
import CoreGraphics
import Foundation
import ObjectiveC

/// NSObject's accessibility. Not for use by hand.
public protocol _AccessibleObject: NSObjectProtocol {}
extension NSObject: _AccessibleObject {}

@MainActor private enum OtherObjects {
    static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    static func state(of object: any _AccessibleObject) -> AccessibilityState? { objc_getAssociatedObject(object, key) as? AccessibilityState }
    static func madeState(of object: any _AccessibleObject) -> AccessibilityState {
        if let state = state(of: object) { return state }
        let state = AccessibilityState()
        objc_setAssociatedObject(object, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return state
    }
}

extension _AccessibleObject {
    /// Whether assistive technology sees this object itself. False at first.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? OtherObjects.state(of: self)?.isElement ?? false }
        set { if let own = self as? UIResponder { own.isAccessibilityElement = newValue } else { OtherObjects.madeState(of: self).isElement = newValue } }
    }
    /// A short name of the element.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
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
    /// A name for tests and scripts; never spoken or shown.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
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
    /// What using the element does.
    @preconcurrency @MainActor public var accessibilityHint: String? {
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
    /// What the element stands at.
    @preconcurrency @MainActor public var accessibilityValue: String? {
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
    /// What kind of element it is.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
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
    /// Where the element is, in points of the screen.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { (self as? UIResponder)?.accessibilityFrame ?? OtherObjects.state(of: self)?.frame ?? .zero }
        set { if let own = self as? UIResponder { own.accessibilityFrame = newValue } else { OtherObjects.madeState(of: self).frame = newValue } }
    }
    /// The elements that the object contains, in order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { if let own = self as? UIResponder { own.accessibilityElements } else { OtherObjects.state(of: self)?.elements } }
        set { if let own = self as? UIResponder { own.accessibilityElements = newValue } else { OtherObjects.madeState(of: self).elements = newValue } }
    }
    /// Hides what it contains from assistive technology.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { (self as? UIResponder)?.accessibilityElementsHidden ?? OtherObjects.state(of: self)?.elementsHidden ?? false }
        set { if let own = self as? UIResponder { own.accessibilityElementsHidden = newValue } else { OtherObjects.madeState(of: self).elementsHidden = newValue } }
    }
    /// What a person may choose to do with it.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomActions } else { OtherObjects.state(of: self)?.customActions } }
        set { if let own = self as? UIResponder { own.accessibilityCustomActions = newValue } else { OtherObjects.madeState(of: self).customActions = newValue } }
    }
}
