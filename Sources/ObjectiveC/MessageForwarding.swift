// Messages that a class has no method for: its `forwardingTarget(for:)` may name an object that takes them, as
// delegate proxies do. Performing and the optional requirements of UIKit's delegates ask here.

private func forwardingMethod(_ cls: AnyClass) -> _ClassInfo.Method? {
    ClassTables.shared.method(cls, "forwardingTargetForSelector:") ?? ClassTables.shared.method(cls, "forwardingTargetFor:")
}

/// Whether objects of the class name others for messages.
func forwards(_ cls: AnyClass) -> Bool { forwardingMethod(cls) != nil }

/// The object that takes a message in place of one that has no method for it.
package func forwardingTarget(of object: AnyObject, for selector: String) -> AnyObject? {
    guard let method = forwardingMethod(type(of: object)) else { return nil }
    let target = (try? method(object, [Selector(selector)])).flatMap { $0 }
    guard let found = target.flatMap({ ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }) else { return nil }
    let result = found as AnyObject
    return result === object ? nil : result
}
