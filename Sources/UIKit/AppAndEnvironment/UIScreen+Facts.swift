// Further facts of the screen: fixed coordinates, modes, recording, brightness range. There is one screen, and it is never recorded.
import CoreGraphics
import ObjectiveC
import QuartzCore

extension UIScreen {
    /// The state of a display that may show other colours than requested.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// A device without the mode; off, bright enough, or not.
        case notSupported, notEnabled, limited, enabled
    }
    /// The method that keeps content off the edges of a television.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is fitted by scaling, by the scene's insets, or not at all.
        case scale, insetBounds, none
    }

    /// Posted when another screen is plugged in; there is none here.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when another screen is unplugged; there is none here.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when another screen is driven at another size; there is none here.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when `brightness` was set.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a recording begins or ends; none does here.
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Posted when the status of the reference mode changes, which it does not here.
    nonisolated public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")

    /// The coordinates of the screen held upright, in every orientation of the interface.
    public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(self) }
    /// The bounds without the status bar (deprecated in iOS 9).
    public var applicationFrame: CGRect {
        let bar = UIApplication.shared.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    /// The one size of the screen.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The one size of the screen.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The one size of the screen.
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    /// The screen that this one mirrors: always nil.
    public var mirrored: UIScreen? { nil }
    /// Whether the screen is recorded or mirrored: always false.
    public var isCaptured: Bool { false }
    /// The seconds between a frame and its light; 0 without a panel.
    public var calibratedLatency: CFTimeInterval { 0 }
    /// The present brightness in multiples of white: 1, because the screen shows nothing brighter.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// The greatest brightness in multiples of white: 1, because the screen shows nothing brighter.
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// The status of the reference mode, which this display lacks.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// The insets of overscan: none.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Whether the screen supports focus: always false.
    public var supportsFocus: Bool { false }

    /// Calls `selector` of `target` before each frame of this screen, once it is added to a run loop.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    /// A view with a picture of the present screen, from the key window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindowOrFirst?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}

/// The screen held upright.
private final class FixedScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    init(_ screen: UIScreen) { self.screen = screen }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: screen.nativeBounds.width / screen.scale, height: screen.nativeBounds.height / screen.scale) }

    /// Converts points of the upright screen to points of the interface.
    private var toInterface: CGAffineTransform {
        switch screen.orientation {
        // The home indicator's side is at the right: the interface's x runs along the upright screen's y.
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0)
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height)
        default: .identity
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace is FixedScreenSpace { return point }
        return screen.coordinateSpace.convert(point.applying(toInterface), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace is FixedScreenSpace { return point }
        return screen.coordinateSpace.convert(point, from: coordinateSpace).applying(toInterface.inverted())
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace is FixedScreenSpace { return rect }
        return screen.coordinateSpace.convert(rect.applying(toInterface), to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace is FixedScreenSpace { return rect }
        return screen.coordinateSpace.convert(rect, from: coordinateSpace).applying(toInterface.inverted())
    }
}
