// `@Invalidating`: a property of a view that asks for the update cycle's passes when its value changes. Views of apps declare such
// properties; UIKit itself does not use them. Apple documents up to ten kinds in one attribute, of which there are five.

/// What a change of an `@Invalidating` property asks of the view.
@preconcurrency @MainActor public protocol UIViewInvalidating {
    /// Marks the view for the passes.
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of what `@Invalidating` properties ask for.
    @preconcurrency @MainActor public enum Invalidations {
        /// `setNeedsDisplay()`.
        public struct Display: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// `setNeedsLayout()`.
        public struct Layout: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// `setNeedsUpdateConstraints()`.
        public struct Constraints: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// `invalidateIntrinsicContentSize()`.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// The `setNeedsUpdateConfiguration()` of a cell, a header or a button; other views have no configuration.
        public struct Configuration: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.markNeedsUpdateConfiguration() }
        }
        /// `setNeedsUpdateProperties()`.
        public struct Properties: UIViewInvalidating {
            /// Makes the value that `@Invalidating` names.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// Two kinds, in their order.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First, second: Second
            /// Joins two kinds.
            public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A stored property of a view that asks for passes whenever it is set to a value that is not equal to the one before.
    @preconcurrency @MainActor @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// A property that asks for one kind.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) { (value, self.invalidation) = (wrappedValue, invalidation) }
        /// A property that asks for two kinds.
        public init<A, B>(wrappedValue: Value, _ a: A, _ b: B) where InvalidationType == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
        }
        /// A property that asks for three kinds.
        public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
        }
        /// A property that asks for four kinds.
        public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
        }

        /// Not of a property outside of a view.
        @available(*, unavailable, message: "@Invalidating properties belong to views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The property of a view.
        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>, storage path: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: path].value }
            set {
                guard view[keyPath: path].value != newValue else { return }
                view[keyPath: path].value = newValue
                view[keyPath: path].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The view draws itself again.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The view lays out its subviews again.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view updates its constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The view's own size is asked for again.
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// The view updates its properties.
    public static var properties: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The view updates its configuration.
    public static var configuration: Self { Self() }
}
