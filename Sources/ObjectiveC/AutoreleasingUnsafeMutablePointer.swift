// The pointer of Objective-C's inout object parameters. The standard library declares it with the Objective-C runtime
// only; a few delegate methods of UIKit have it in their signature.

/// A place for a reference that the callee may replace.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let place: UnsafeMutablePointer<Pointee>

    /// The place must outlive the call that gets the pointer.
    public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

    /// The same of a place for something else, which is taken for one of this type.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) { place = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self) }

    /// The reference there; what is set is what the caller finds.
    public var pointee: Pointee {
        get { place.pointee }
        nonmutating set { place.pointee = newValue }
    }

    /// The reference that many places further on.
    public subscript(index: Int) -> Pointee {
        get { place[index] }
        nonmutating set { place[index] = newValue }
    }
}

/// The place that an Objective-C method puts its error into; nil if the caller wants none.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
