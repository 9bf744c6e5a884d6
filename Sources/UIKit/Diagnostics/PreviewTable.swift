// The previews that an app's sources declare with `#Preview`: in a build for previews, lowering makes a load-time record of each
// (LoweringVisitor+Previews). The host draws them; an app that runs as usual has none.
import CoreGraphics

/// Stores the arguments of `#Preview`. Only lowered sources call it.
public enum _PreviewTable {
    /// The display of a preview.
    public struct Trait: Sendable {
        package enum Kind: Sendable, Equatable { case defaultLayout, sizeThatFits, fixed(CGFloat, CGFloat), orientation(UIInterfaceOrientation), assistive }
        package let kind: Kind

        /// The size of the screen.
        public static var defaultLayout: Trait { Trait(kind: .defaultLayout) }
        /// The smallest size of the view.
        public static var sizeThatFitsLayout: Trait { Trait(kind: .sizeThatFits) }
        /// A size in points.
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait { Trait(kind: .fixed(width, height)) }
        /// The device upright.
        public static var portrait: Trait { Trait(kind: .orientation(.portrait)) }
        /// The device upside down.
        public static var portraitUpsideDown: Trait { Trait(kind: .orientation(.portraitUpsideDown)) }
        /// The device turned to the left.
        public static var landscapeLeft: Trait { Trait(kind: .orientation(.landscapeLeft)) }
        /// The device turned to the right.
        public static var landscapeRight: Trait { Trait(kind: .orientation(.landscapeRight)) }
        /// Assistive Access turned on (iOS 26); nothing differs here.
        public static var assistiveAccess: Trait { Trait(kind: .assistive) }
    }

    /// One preview, not made yet.
    package struct Entry: Sendable {
        package let name: String?
        package let traits: [Trait]
        /// "App/Card.swift"
        package let file: String
        package let line: Int
        package let make: @MainActor @Sendable () -> Shown
    }

    package enum Shown {
        case view(UIView)
        case controller(UIViewController)
    }

    /// The previews in the order in which the linker placed them. Written only before main.
    nonisolated(unsafe) package private(set) static var entries: [Entry] = []

    /// A preview of a view.
    public static func add(_ name: String? = nil, traits: Trait..., file: String = #fileID, line: Int = #line, body: @escaping @MainActor @Sendable () -> UIView) {
        entries.append(Entry(name: name, traits: traits, file: file, line: line) { .view(body()) })
    }

    /// A preview of a controller.
    public static func add(_ name: String? = nil, traits: Trait..., file: String = #fileID, line: Int = #line, body: @escaping @MainActor @Sendable () -> UIViewController) {
        entries.append(Entry(name: name, traits: traits, file: file, line: line) { .controller(body()) })
    }
}
