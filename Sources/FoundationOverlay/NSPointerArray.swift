// NSPointerArray: a list with holes whose objects need not be kept alive, as libraries with several delegates use it.
// NSHashTable and NSMapTable are in NSHashTable.swift.
import Foundation

/// A list of pointers to objects, which may be nil. Objects that a weak list does not keep leave nil behind when they go.
open class NSPointerArray: NSObject, NSCopying {
    private final class Place {
        private weak var weakly: AnyObject?
        private let strongly: AnyObject?

        init(_ object: AnyObject?, isWeak: Bool) {
            weakly = object
            strongly = isWeak ? nil : object
        }
        var object: AnyObject? { weakly }
    }

    private let isWeak: Bool
    private var places: [Place] = []

    /// An empty list.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }
    /// An empty list that keeps its objects.
    public override convenience init() { self.init(options: .strongMemory) }
    /// An empty list that keeps its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// An empty list that does not keep its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
        Place(pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isWeak: isWeak)
    }

    /// The number of places, holes included. A larger number adds holes, a smaller one takes places off the end.
    open var count: Int {
        get { places.count }
        set {
            if newValue < places.count { places.removeLast(places.count - max(0, newValue)) }
            while places.count < newValue { places.append(place(nil)) }
        }
    }
    /// The object at a place; nil in a hole. Traps outside of the list.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        // Who asks holds the object, or it is alive by somebody else: a device gives the bare pointer, too.
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds a place at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }
    /// Adds a place in front of another one, or at the end.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(place(item), at: index) }
    /// Takes a place out.
    open func removePointer(at index: Int) { places.remove(at: index) }
    /// Puts another object, or a hole, into a place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = place(item) }
    /// Takes the holes out.
    open func compact() { places.removeAll { $0.object == nil } }
    /// The objects, without the holes.
    open var allObjects: [Any] { places.compactMap(\.object) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: isWeak ? .weakMemory : .strongMemory)
        copy.places = places
        return copy
    }
}
