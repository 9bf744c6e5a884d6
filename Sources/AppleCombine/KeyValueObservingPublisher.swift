// The publisher of a property's values: key-value observing as the ObjectiveC module does it.
// Lowering writes the name of the key, which Linux does not know at run time.
import Foundation
import ObjectiveC
import OpenCombine

extension NSObject {
    /// The values of a property of an object, for as long as the subscription lasts.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The values of the property.
        public typealias Output = Value
        /// Never fails and never ends.
        public typealias Failure = Never
        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The options of the observation; with `initial`, the present value comes at once.
        public let options: NSKeyValueObservingOptions
        private let name: String

        fileprivate init(object: Subject, keyPath: KeyPath<Subject, Value>, name: String, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.name, self.options) = (object, keyPath, name, options)
        }
        /// Observes from now on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = ObservingSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            let initial = options.contains(.initial)
            subscription.observe(object.observe(keyPath, _name: name, options: initial ? [.initial, .new] : [.new]) { object, _ in
                subscription.send(object[keyPath: keyPath])
            })
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The property's values, beginning with the present one unless the options say otherwise; lowering adds the name.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, _name name: String, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> { .init(object: self, keyPath: keyPath, name: name, options: options) }
}

private final class ObservingSubscription<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The last value that nobody has asked for yet.
    private var pending: Downstream.Input?
    private var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func observe(_ observation: NSKeyValueObservation) {
        lock.lock()
        let isOver = downstream == nil
        if !isOver { self.observation = observation }
        lock.unlock()
        if isOver { observation.invalidate() }
    }

    func send(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        guard demand > .none else {
            pending = value
            return lock.unlock()
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let value = pending
        pending = nil
        lock.unlock()
        if let value { send(value) }
    }

    func cancel() {
        lock.lock()
        let observation = observation
        self.observation = nil
        downstream = nil
        pending = nil
        lock.unlock()
        observation?.invalidate()
    }
}
