// Structures in a box and out of it by a cast, as Objective-C interop does: `info[key] as? CGRect` finds the rectangle in
// the NSValue of a notification, `rect as? NSValue` boxes one. The runtime asks these conformances; nobody else does.
// A box of another structure does not cast.
import Foundation

extension _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    public static func _forceBridgeFromObjectiveC(_ value: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(value, result: &result)
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSValue?) -> Self {
        var result: Self?
        guard let value, _conditionallyBridgeFromObjectiveC(value, result: &result), let result else {
            fatalError("Could not cast \(value.map { "\($0)" } ?? "nil") to \(Self.self)")
        }
        return result
    }
}

extension NSValue {
    /// Whether it boxes what `other` boxes.
    fileprivate func boxes(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout CGPoint?) -> Bool {
        result = value.boxes(as: NSValue(cgPoint: .zero)) ? value.cgPointValue : nil
        return result != nil
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout CGSize?) -> Bool {
        result = value.boxes(as: NSValue(cgSize: .zero)) ? value.cgSizeValue : nil
        return result != nil
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout CGRect?) -> Bool {
        result = value.boxes(as: NSValue(cgRect: .zero)) ? value.cgRectValue : nil
        return result != nil
    }
}

extension CGVector: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout CGVector?) -> Bool {
        result = value.boxes(as: NSValue(cgVector: .zero)) ? value.cgVectorValue : nil
        return result != nil
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout CGAffineTransform?) -> Bool {
        result = value.boxes(as: NSValue(cgAffineTransform: .identity)) ? value.cgAffineTransformValue : nil
        return result != nil
    }
}
