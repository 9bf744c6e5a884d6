// Messages that a class has no method for: its `forwardingTarget(for:)` may name an object that takes them, as
// delegate proxies do. Performing and the optional requirements of UIKit's delegates ask here.

/// Framework classes whose `forwardingTarget(for:)` is an overridable member of their own.
@preconcurrency @MainActor package protocol MessageForwarding: AnyObject {
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// The object that takes a message in place of one that has no method for it.
package func forwardingTarget(of object: AnyObject, for selector: String) -> AnyObject? {
    let target: Any?
    if let own = object as? any MessageForwarding {
        let asked = Unchecked(own)
        target = onCallersThread { Unchecked(asked.value.forwardingTarget(for: Selector(selector))) }.value
    } else if let method = ClassTables.shared.method(type(of: object), "forwardingTargetForSelector:") ?? ClassTables.shared.method(type(of: object), "forwardingTargetFor:") {
        target = (try? method(object, [Selector(selector)])).flatMap { $0 }
    } else { return nil }
    guard let found = target.flatMap({ ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }) else { return nil }
    let result = found as AnyObject
    return result === object ? nil : result
}
