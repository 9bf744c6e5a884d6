// The accessibility members of every object, not only UIKit's: UIAccessibility is an informal protocol on NSObject. A class
// cannot override members that an extension of NSObject declares, so they are in an extension of a protocol that NSObject
// conforms to. The members of UIResponder and UIBarItem are found first; the extension forwards to those for such an object.
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
    /// Whether assistive technology sees this object itself. Default false.
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
    /// A description of the effect of using the element.
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
    /// The present value of the element.
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
    /// The traits that describe the kind of element.
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
    /// The frame of the element in points of the screen.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { (self as? UIResponder)?.accessibilityFrame ?? OtherObjects.state(of: self)?.frame ?? .zero }
        set { if let own = self as? UIResponder { own.accessibilityFrame = newValue } else { OtherObjects.madeState(of: self).frame = newValue } }
    }
    /// The elements that the object contains, in order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { if let own = self as? UIResponder { own.accessibilityElements } else { OtherObjects.state(of: self)?.elements } }
        set { if let own = self as? UIResponder { own.accessibilityElements = newValue } else { OtherObjects.madeState(of: self).elements = newValue } }
    }
    /// Whether the element's children are hidden from assistive technology.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { (self as? UIResponder)?.accessibilityElementsHidden ?? OtherObjects.state(of: self)?.elementsHidden ?? false }
        set { if let own = self as? UIResponder { own.accessibilityElementsHidden = newValue } else { OtherObjects.madeState(of: self).elementsHidden = newValue } }
    }
    /// The actions that a person may choose for the element.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomActions } else { OtherObjects.state(of: self)?.customActions } }
        set { if let own = self as? UIResponder { own.accessibilityCustomActions = newValue } else { OtherObjects.madeState(of: self).customActions = newValue } }
    }
}
