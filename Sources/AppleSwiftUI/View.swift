// The few names of SwiftUI's with which an app that is mostly UIKit's compiles: lowering takes the bodies of its views out (SwiftUIReduction).
// Imports of SwiftUI in an app's own files find this module. Nothing of SwiftUI is drawn: UIHostingController shows a placeholder.
@_exported import AppleCombine
@_exported import UIKit

/// A piece of a SwiftUI screen. Here only its type and stored values remain of it; what it shows is not computed.
@preconcurrency @MainActor public protocol View {}

/// A view that shows nothing, on a device as here.
public struct EmptyView: View {
    /// A view that shows nothing.
    public init() {}
}

/// A view whose type is forgotten. Here it remembers the type of what it was made of, for the placeholder's label.
public struct AnyView: View {
    let wrapped: String

    /// Forgets the type of `view`.
    public init<V: View>(_ view: V) { wrapped = name(of: view) }
    /// Forgets the type of `view`.
    public init<V: View>(erasing view: V) { wrapped = name(of: view) }
}

/// What a placeholder calls a view.
@MainActor func name<Content: View>(of view: Content) -> String { (view as? AnyView)?.wrapped ?? String(describing: Content.self) }
