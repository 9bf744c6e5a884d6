// The accessibility values that were set on an object. UIResponder and UIAccessibilityElement each hold one state.
import CoreGraphics
import Foundation

@MainActor final class AccessibilityState {
    var isElement: Bool?
    var identifier: String?
    var label: NSAttributedString?
    var value: NSAttributedString?
    var hint: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elements: [Any]?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var respondsToUserInteraction: Bool?
    var userInputLabels: [NSAttributedString]?
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var ignoresInvertColors = false
}

extension UIResponder {
    /// The object's accessibility values; nil until something is set.
    var accessibilityStorage: AccessibilityState? { part(AccessibilityState.self) }
    /// The object's accessibility values, made when something is set.
    var accessibility: AccessibilityState { part { AccessibilityState() } }
}
