// The owners of an object: the properties, closures and global variables that keep it alive, read from the process's memory. The
// inspector's page asks for controllers that are in no window. What only a running task, a queue or a local variable holds is not found.
import CObjectiveC

/// Where an object lives, without being a reference to it: inverted, so that a search of the memory does not take it for one.
package struct ObjectAddress: Sendable, Hashable {
    fileprivate let inverted: UInt

    package init(_ object: AnyObject) { inverted = ~UInt(bitPattern: ObjectIdentifier(object)) }

    fileprivate init(_ address: UInt) { inverted = ~address }
}

/// One strong reference to an object.
package struct HeapReference: Sendable, Hashable {
    package let target: ObjectAddress
    /// The object that holds it; nil for a global variable.
    package let holder: ObjectAddress?
    /// The holder's class with its module ("App.Coordinator"), or the image of a global variable.
    package let owner: String
    /// The stored property, or the global variable's demangled symbol; empty where neither is known.
    package let property: String
    /// The property holds a closure, and the closure holds the object.
    package let isInClosure: Bool
}

package enum HeapReferences {
    /// The strong references to the objects; nil if the process may not read its memory.
    package static func holders(of objects: [ObjectAddress]) -> [HeapReference]? {
        guard !objects.isEmpty else { return [] }
        let found = Found(objects)
        let hidden = objects.map { UInt64($0.inverted) }
        let couldRead = willappear_holders(hidden, hidden.count, Unmanaged.passUnretained(found).toOpaque()) { context, target, address, owner, property, isInClosure in
            guard let context else { return }
            let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
            found.references.append(
                HeapReference(target: found.objects[target], holder: address == 0 ? nil : ObjectAddress(UInt(address)), owner: String(cString: owner), property: String(cString: property), isInClosure: isInClosure))
        }
        return couldRead ? found.references : nil
    }

    private final class Found {
        let objects: [ObjectAddress]
        var references: [HeapReference] = []
        init(_ objects: [ObjectAddress]) { self.objects = objects }
    }
}
