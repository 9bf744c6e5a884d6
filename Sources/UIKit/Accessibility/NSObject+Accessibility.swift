// The accessibility members of every object, not only UIKit's: UIAccessibility is an informal protocol on NSObject. A class
// cannot override members that an extension of NSObject declares, so they are in an extension of a protocol that NSObject
// conforms to. A lowered override is registered in the class's table, where these members look for it (LOWERING.md); without one they
// give what AccessibilityOfObjects keeps. UIResponder and UIBarItem have members of their own, which are found first.
import CoreGraphics
import Foundation
import ObjectiveC

/// NSObject's accessibility. Not for use by hand.
public protocol _AccessibleObject: NSObjectProtocol {}
extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
    @MainActor func read<Value>(_ key: String, else own: @autoclosure () -> Value) -> Value {
        _ObjC.isOverridden(self, key) ? _ObjC.sendOverride(self, key, [], as: Value.self) : own()
    }
    @MainActor func write<Value>(_ key: String, _ value: Value, else own: () -> Void) {
        let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        if _ObjC.isOverridden(self, setter) { _ObjC.sendOverride(self, setter, [value], as: Void.self) } else { own() }
    }

    /// Whether assistive technology sees this object itself. Default false.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { read("isAccessibilityElement", else: __extension_NSObject__isAccessibilityElement) }
        set { write("isAccessibilityElement", newValue) { __extension_NSObject__isAccessibilityElement = newValue } }
    }
    /// A short name of the element.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { read("accessibilityLabel", else: __extension_NSObject__accessibilityLabel) }
        set { write("accessibilityLabel", newValue) { __extension_NSObject__accessibilityLabel = newValue } }
    }
    /// A name for tests and scripts; never spoken or shown.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { read("accessibilityIdentifier", else: __extension_NSObject__accessibilityIdentifier) }
        set { write("accessibilityIdentifier", newValue) { __extension_NSObject__accessibilityIdentifier = newValue } }
    }
    /// A description of the effect of using the element.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { read("accessibilityHint", else: __extension_NSObject__accessibilityHint) }
        set { write("accessibilityHint", newValue) { __extension_NSObject__accessibilityHint = newValue } }
    }
    /// The present value of the element.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { read("accessibilityValue", else: __extension_NSObject__accessibilityValue) }
        set { write("accessibilityValue", newValue) { __extension_NSObject__accessibilityValue = newValue } }
    }
    /// The traits that describe the kind of element.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { read("accessibilityTraits", else: __extension_NSObject__accessibilityTraits) }
        set { write("accessibilityTraits", newValue) { __extension_NSObject__accessibilityTraits = newValue } }
    }
    /// The frame of the element in points of the screen.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { read("accessibilityFrame", else: __extension_NSObject__accessibilityFrame) }
        set { write("accessibilityFrame", newValue) { __extension_NSObject__accessibilityFrame = newValue } }
    }
    /// The elements that the object contains, in order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { read("accessibilityElements", else: __extension_NSObject__accessibilityElements) }
        set { write("accessibilityElements", newValue) { __extension_NSObject__accessibilityElements = newValue } }
    }
    /// Whether the element's children are hidden from assistive technology.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { read("accessibilityElementsHidden", else: __extension_NSObject__accessibilityElementsHidden) }
        set { write("accessibilityElementsHidden", newValue) { __extension_NSObject__accessibilityElementsHidden = newValue } }
    }
    /// The actions that a person may choose for the element.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { read("accessibilityCustomActions", else: __extension_NSObject__accessibilityCustomActions) }
        set { write("accessibilityCustomActions", newValue) { __extension_NSObject__accessibilityCustomActions = newValue } }
    }
}
