// The heights at which a sheet rests. UISheetPresentationController resolves them against its container.
import CoreGraphics

/// The facts that a custom detent may use to compute its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the presenter's side, from which a detent may tell a compact height.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet without the safe area at the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Identifies a detent for `selectedDetentIdentifier`.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The same as `init(rawValue:)`.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the detent that `medium()` makes.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the detent that `large()` makes.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Equal for all detents of `medium()` and for all of `large()`; a custom detent has its own.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half the height of a large sheet; inactive in a compact height.
        open class func medium() -> Detent {
            Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
        }

        /// The full height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of the app's own.
        /// - Parameters:
        /// - identifier: identifies the detent for `selectedDetentIdentifier`; made up if nil.
        /// - resolver: returns a height in points without the safe area at the bottom; nil if the detent does not exist in this context.
        open class func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> Detent {
            let number = ProcessState.current.nextNumber(for: "detent")
            return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(number)"), resolver)
        }

        /// The height in points without the safe area at the bottom, kept within 0 and the context's maximum; nil
        /// when the detent is inactive here.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
        }
    }
}

@MainActor final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}

extension UISheetPresentationController {
    /// The heights that exist here, in the order of `detents`.
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        let insets = container.window?.safeAreaInsets ?? .zero, full = fullHeight
        let context = DetentContext(presentingViewController.traitCollection, maximum: max(full - insets.bottom, 0))
        let found = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, min($0 + insets.bottom, full)) } }
        return found.isEmpty ? [(.large, full)] : found
    }
}
