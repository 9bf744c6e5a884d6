// Publishers.CombineLatest: the latest elements of several publishers together. OpenCombine has none.
// As documented for Combine: demand goes on to every publisher; values beyond what is wanted replace the ones before.
import Foundation
import OpenCombine

extension Publishers {
    /// The latest elements of 2 publishers, whenever one of them has a new one and all have had one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One element of each.
        public typealias Output = (A.Output, B.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = Latest<S>(subscriber, count: 2) { values in
                guard let a = values[0] as? A.Output else { return nil }
                guard let b = values[1] as? B.Output else { return nil }
                return (a, b)
            }
            a.subscribe(LatestSide<S, A.Output>(latest, 0))
            b.subscribe(LatestSide<S, B.Output>(latest, 1))
            latest.start()
        }
    }
    /// The latest elements of 3 publishers, whenever one of them has a new one and all have had one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        /// One element of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = Latest<S>(subscriber, count: 3) { values in
                guard let a = values[0] as? A.Output else { return nil }
                guard let b = values[1] as? B.Output else { return nil }
                guard let c = values[2] as? C.Output else { return nil }
                return (a, b, c)
            }
            a.subscribe(LatestSide<S, A.Output>(latest, 0))
            b.subscribe(LatestSide<S, B.Output>(latest, 1))
            c.subscribe(LatestSide<S, C.Output>(latest, 2))
            latest.start()
        }
    }
    /// The latest elements of 4 publishers, whenever one of them has a new one and all have had one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// One element of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C
        /// One of the publishers.
        public let d: D
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = Latest<S>(subscriber, count: 4) { values in
                guard let a = values[0] as? A.Output else { return nil }
                guard let b = values[1] as? B.Output else { return nil }
                guard let c = values[2] as? C.Output else { return nil }
                guard let d = values[3] as? D.Output else { return nil }
                return (a, b, c, d)
            }
            a.subscribe(LatestSide<S, A.Output>(latest, 0))
            b.subscribe(LatestSide<S, B.Output>(latest, 1))
            c.subscribe(LatestSide<S, C.Output>(latest, 2))
            d.subscribe(LatestSide<S, D.Output>(latest, 3))
            latest.start()
        }
    }
}

extension Publisher {
    /// The latest elements of this publisher and 1 other.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure { .init(self, b) }
    /// Publishes the results of `transform` for the latest elements of this publisher and 1 other.
    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
        Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
    }
    /// The latest elements of this publisher and 2 others.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }
    /// Publishes the results of `transform` for the latest elements of this publisher and 2 others.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }
    /// The latest elements of this publisher and 3 others.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.CombineLatest4<Self, B, C, D> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }
    /// Publishes the results of `transform` for the latest elements of this publisher and 3 others.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// What the sides of one subscription share.
private final class Latest<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description = "CombineLatest"
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private let combine: ([Any?]) -> Downstream.Input?
    private var values: [Any?]
    private var sides: [(any Subscription)?]
    private var unfinished: Int
    private var demand = Subscribers.Demand.none
    private var waiting = Subscribers.Demand.none
    private var hasStarted = false

    init(_ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Downstream.Input?) {
        self.downstream = downstream
        self.combine = combine
        values = Array(repeating: nil, count: count)
        sides = Array(repeating: nil, count: count)
        unfinished = count
    }

    /// Elements that came while the sides were being subscribed to wait for the subscriber's own subscription.
    func start() {
        lock.lock()
        guard let downstream, !hasStarted else { return lock.unlock() }
        hasStarted = true
        let isOver = unfinished == 0
        lock.unlock()
        downstream.receive(subscription: self)
        if isOver { finish(.finished) }
    }

    func attach(_ subscription: any Subscription, _ index: Int) {
        lock.lock()
        guard downstream != nil, sides[index] == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        sides[index] = subscription
        let demand = waiting
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ value: Any, _ index: Int) -> Subscribers.Demand {
        lock.lock()
        values[index] = .some(value)
        guard hasStarted, demand > .none, let downstream, values.allSatisfy({ $0 != nil }), let combined = combine(values) else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(combined)
        if more > .none { request(more, except: index) }
        return more
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.lock()
        sides[index] = nil
        unfinished -= 1
        let isOver: Bool
        if case .failure = completion { isOver = true } else { isOver = unfinished == 0 }
        let canSend = hasStarted
        lock.unlock()
        if isOver, canSend { finish(completion) }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = takeApart()
        downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { request(demand, except: nil) }

    private func request(_ more: Subscribers.Demand, except index: Int?) {
        lock.lock()
        demand += more
        waiting += more
        let sides = self.sides.enumerated().filter { $0.offset != index }.compactMap(\.element)
        lock.unlock()
        for side in sides { side.request(more) }
    }

    func cancel() { _ = takeApart() }

    /// Cancels what is left and gives the subscriber away.
    private func takeApart() -> Downstream? {
        lock.lock()
        let left = sides.compactMap { $0 }, subscriber = downstream
        sides = Array(repeating: nil, count: sides.count)
        downstream = nil
        lock.unlock()
        for side in left { side.cancel() }
        return subscriber
    }
}

/// The subscriber of one publisher.
private struct LatestSide<Downstream: Subscriber, Input>: Subscriber {
    typealias Failure = Downstream.Failure
    let combineIdentifier = CombineIdentifier()
    private let latest: Latest<Downstream>
    private let index: Int
    init(_ latest: Latest<Downstream>, _ index: Int) { (self.latest, self.index) = (latest, index) }
    func receive(subscription: any Subscription) { latest.attach(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { latest.receive(input, index) }
    func receive(completion: Subscribers.Completion<Failure>) { latest.complete(completion, index) }
}
