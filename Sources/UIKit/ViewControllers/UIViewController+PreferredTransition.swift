// How a controller would like to come and go (iOS 18): one of the styles of presentations, or a zoom out of a view.
// ModalTransition and navigation controllers ask for it where no delegate supplies an animator.
import CoreGraphics

extension UIViewController {
    /// A way to come onto the screen and to leave it.
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

        /// From below.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// Turned over.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Faded in.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// Under a curled page; it moves like `coverVertical` here.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }
        /// Out of a view and back into it. The provider is asked at each transition; nil moves the standard way.
        public static func zoom(options: ZoomOptions? = nil, sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?) -> Transition {
            Transition(.zoom(options, sourceViewProvider))
        }

        /// How a zoom looks.
        @preconcurrency @MainActor public final class ZoomOptions: NSObject {
            /// Lies over what the controller comes out of; nil is black, half seen through.
            public var dimmingColor: UIColor?
            /// Lies over what the controller comes out of, under the colour.
            public var dimmingVisualEffect: UIVisualEffect?
            /// Which part of the controller's view covers the source, in its coordinates; nil takes all of it.
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// Asked when a finger would begin to take the controller away: no finger does here, so it is not called.
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The standard look.
            public override init() { super.init() }
        }
        /// Which controllers a source view is asked for.
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
        /// What an alignment rectangle is asked for.
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
        /// How a finger begins to take a zoomed controller away.
        @preconcurrency @MainActor public final class ZoomInteractionContext: NSObject {
            /// In the controller's view.
            public let location: CGPoint
            /// Points a second.
            public let velocity: CGVector
            /// Whether it would begin without being asked.
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
