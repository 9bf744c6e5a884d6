// A scene's geometry, and an app's requests for another geometry (iOS 16).
import CoreGraphics

extension UIWindowScene {
    /// Wishes for a scene's geometry; `iOS` is the kind for iPhone and iPad.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// Orientations that the scene would like.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// The wanted orientations; nil for no wish.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences for one of these orientations; nil for no wish.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// A scene's geometry now.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// The coordinates of the scene's window, in points.
        public let coordinateSpace: any UICoordinateSpace
        /// The orientation of the scene's interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the orientation is locked (iOS 26).
        public let isInterfaceOrientationLocked: Bool

        init(_ scene: UIWindowScene) {
            coordinateSpace = scene.coordinateSpace
            interfaceOrientation = scene.interfaceOrientation
            isInterfaceOrientationLocked = OrientationSupport.isLocked
            super.init()
        }
    }

    /// A snapshot of the present geometry: later changes do not affect it.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// Turns the interface if the controllers on screen allow it, else calls `errorHandler` with the reason.
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        guard let supported = Rotation.request(wanted, in: keyWindow ?? windows.first) else { return }
        let text = "None of the requested orientations are supported by the view controller. Requested: \(wanted.words); Supported: \(supported.words)"
        errorHandler?(NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: text]))
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var words: String {
        let names: [(UIInterfaceOrientation, String)] = [(.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"), (.portraitUpsideDown, "portraitUpsideDown")]
        return names.filter { contains($0.0.mask) }.map(\.1).joined(separator: ", ")
    }
}
