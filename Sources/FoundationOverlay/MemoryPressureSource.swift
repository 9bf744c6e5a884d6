// Dispatch's source of memory pressure, which Dispatch on Linux lacks. Called by caches; UIKit tells it when the device warns of low memory.
// A device knows two levels and when they end; here a warning is all there is.
import Dispatch
import Foundation

extension DispatchSource {
    /// The level of memory that is left.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The bits of `dispatch/source.h`.
        public let rawValue: UInt
        /// An event of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Memory is plentiful again; never told here.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory is low: with the device's warning.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Memory is nearly used up; never told here.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All three.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source that fires when memory gets low, on the queue; on a global one for nil. It has to be resumed or activated.
    /// - Parameter eventMask: the levels it wants to hear of.
    public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure {
        let source = makeUserDataOrSource(queue: queue) as! DispatchSource
        MemoryPressureSources.shared.add(source, eventMask)
        return source
    }
}

/// A source that `makeMemoryPressureSource(eventMask:queue:)` made.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The pending event, inside the event handler.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that the source reports.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    /// The pending event, inside the event handler.
    public var data: MemoryPressureEvent { MemoryPressureEvent(rawValue: (self as any DispatchSourceUserDataOr).data) }
    /// The events that the source reports; none for a source of another kind.
    public var mask: MemoryPressureEvent { MemoryPressureSources.shared.mask(of: self) }
}

/// The sources there are.
package final class MemoryPressureSources: @unchecked Sendable {
    package static let shared = MemoryPressureSources()
    private struct Entry {
        weak var source: DispatchSource?
        var mask: DispatchSource.MemoryPressureEvent
    }
    private let lock = NSLock()
    private var entries: [Entry] = []

    fileprivate func add(_ source: DispatchSource, _ mask: DispatchSource.MemoryPressureEvent) {
        lock.withLock { entries = entries.filter { $0.source != nil } + [Entry(source: source, mask: mask)] }
    }

    fileprivate func mask(of source: DispatchSource) -> DispatchSource.MemoryPressureEvent {
        lock.withLock { entries.first { $0.source === source }?.mask ?? [] }
    }

    /// The device warns of low memory.
    package func warn() {
        let heard = lock.withLock { entries.filter { $0.mask.contains(.warning) }.compactMap(\.source) }
        for source in heard where !source.isCancelled { (source as any DispatchSourceUserDataOr).or(data: DispatchSource.MemoryPressureEvent.warning.rawValue) }
    }
}
