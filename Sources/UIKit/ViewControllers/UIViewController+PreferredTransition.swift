// The transition that a controller prefers (iOS 18): one of the styles of presentations, or a zoom out of a view.
// ModalTransition and navigation controllers read it if no delegate supplies an animator.
import CoreGraphics

extension UIViewController {
    /// A transition that brings a controller onto the screen and removes it.
    @preconcurrency @MainActor public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions?, @MainActor (ZoomSourceViewProviderContext) -> UIView?)
        }
        let kind: Kind
        init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The view slides in from below.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// Turned over.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Faded in.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// The page curl; it moves like `coverVertical` here.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }
        /// A zoom out of a view and back into it. Each transition calls the provider; nil uses the standard motion.
        public static func zoom(options: ZoomOptions? = nil, sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?) -> Transition {
            Transition(.zoom(options, sourceViewProvider))
        }

        /// The look of a zoom.
        @preconcurrency @MainActor public final class ZoomOptions: NSObject {
            /// The colour over the views behind; nil is black, half transparent.
            public var dimmingColor: UIColor?
            /// The effect over the views behind, under the colour.
            public var dimmingVisualEffect: UIVisualEffect?
            /// The part of the controller's view that covers the source, in the view's coordinates; nil is the whole view.
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// Would decide whether a finger may begin to dismiss the controller. No finger does here, so it is not called.
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The standard look.
            public override init() { super.init() }
        }
        /// The controllers for which a source view is needed.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller that the zoomed one comes out of.
            public let sourceViewController: UIViewController
            /// The controller that zooms.
            public let zoomedViewController: UIViewController
            init(_ source: UIViewController, _ zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }
        /// The views for which an alignment rectangle is needed.
        @preconcurrency @MainActor public final class ZoomAlignmentRectContext: NSObject {
            /// The view that the controller comes out of.
            public let sourceView: UIView
            /// The controller that zooms.
            public let zoomedViewController: UIViewController
            init(_ source: UIView, _ zoomed: UIViewController) {
                sourceView = source
                zoomedViewController = zoomed
                super.init()
            }
        }
        /// The start of a finger's dismissal of a zoomed controller.
        @preconcurrency @MainActor public final class ZoomInteractionContext: NSObject {
            /// The place of the finger in the controller's view.
            public let location: CGPoint
            /// The velocity of the gesture, in points per second.
            public let velocity: CGVector
            /// Whether the dismissal would begin by default.
            public let willBegin: Bool
            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }

    /// The animator of a zoom out of `source`; nil where nothing zooms, or no view is there to zoom out of.
    func zoomAnimator(outOf source: UIViewController, isArriving: Bool) -> ZoomAnimator? {
        guard case .zoom(let options, let provider)? = preferredTransition?.kind,
              let view = provider(Transition.ZoomSourceViewProviderContext(source, self)), view.window != nil else { return nil }
        return ZoomAnimator(zoomed: self, source: view, options: options, isArriving: isArriving)
    }
}
