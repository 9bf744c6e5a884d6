// Publishers.Merge: elements of several publishers as they come. OpenCombine has none; flatMap over the sequence of
// publishers keeps demand as Merge does, one element of each publisher waiting.
import OpenCombine

extension Publishers {
    /// The elements of 2 publishers; it ends when all have ended, or when one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 3 publishers; it ends when all have ended, or when one fails.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 4 publishers; it ends when all have ended, or when one fails.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 5 publishers; it ends when all have ended, or when one fails.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
        /// One of the publishers.
        public let e: E
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 6 publishers; it ends when all have ended, or when one fails.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 7 publishers; it ends when all have ended, or when one fails.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F
        /// One of the publishers.
        public let g: G
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of 8 publishers; it ends when all have ended, or when one fails.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure {
        /// The elements of the publishers.
        public typealias Output = A.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F
        /// One of the publishers.
        public let g: G
        /// One of the publishers.
        public let h: H
        /// The publishers, in the order in which they are subscribed to.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }
    /// The elements of any number of publishers of one type; it ends when all have ended, or when one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The elements of the publishers.
        public typealias Output = Upstream.Output
        /// The failure of the publishers.
        public typealias Failure = Upstream.Failure
        /// The merged publishers, in the order in which they are subscribed to.
        public let publishers: [Upstream]
        /// The publishers as arguments.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// The publishers as a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.receive(subscriber: subscriber)
        }
        /// Adds one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Publishes the elements of this publisher and 1 other as they come.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { .init(self, b) }
    /// Publishes the elements of this publisher and 2 others as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { .init(self, b, c) }
    /// Publishes the elements of this publisher and 3 others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure { .init(self, b, c, d) }
    /// Publishes the elements of this publisher and 4 others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure { .init(self, b, c, d, e) }
    /// Publishes the elements of this publisher and 5 others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure { .init(self, b, c, d, e, f) }
    /// Publishes the elements of this publisher and 6 others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure { .init(self, b, c, d, e, f, g) }
    /// Publishes the elements of this publisher and 7 others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure { .init(self, b, c, d, e, f, g, h) }
    /// Publishes the elements of this publisher and another of its type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
