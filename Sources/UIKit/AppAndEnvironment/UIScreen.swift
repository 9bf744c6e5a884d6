// The device's screen: its size, scale and traits as the host's device profile gives them.
import CoreGraphics
import HostProtocol

/// The one screen of the device.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The one screen.
    open class var main: UIScreen { UIDevice.current.screen }
    /// `main` only: there are no external screens.
    open class var screens: [UIScreen] { [main] }

    private var device: DeviceProfile { Host.current.device }
    /// The orientation, set by the host when the device is turned; the bounds follow.
    package var orientation: UIInterfaceOrientation = .portrait
    package var userInterfaceStyle: UIUserInterfaceStyle { SystemAppearance.current.userInterfaceStyle }

    /// The screen's rectangle in points, in the present orientation.
    open var bounds: CGRect {
        let portrait = CGSize(width: device.width, height: device.height)
        return CGRect(origin: .zero, size: orientation.isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait)
    }
    /// The screen's rectangle in pixels, always portrait-up (UIScreen.nativeBounds documentation).
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: device.width * device.scale, height: device.height * device.scale) }
    /// The number of pixels per point.
    open var scale: CGFloat { device.scale }
    /// The pixels of the panel a point; the same as `scale` here.
    open var nativeScale: CGFloat { device.scale }
    /// Kept for the app to read: nothing is drawn darker. From 0 to 1.
    open var brightness: CGFloat = 0.5 {
        didSet { if brightness != oldValue { NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self) } }
    }
    /// The frames per second of display links: always 60.
    open var maximumFramesPerSecond: Int { 60 }
    /// The coordinates of the key window in points; without one, of a view as large as the screen.
    open var coordinateSpace: any UICoordinateSpace { spaceOfKeyWindow }

    /// The screen's traits. Every view that joins a window reads them, so they are made once per device, orientation and set of settings.
    open var traitCollection: UITraitCollection {
        let device = device
        if let cached, cached.change == SystemAppearance.current.change, cached.orientation == orientation, cached.device == device.name { return cached.traits }
        let made = UITraitCollection(values: deviceTraits(SystemAppearance.current.values))
        cached = (SystemAppearance.current.change, orientation, device.name, made)
        return made
    }
    private var cached: (change: Int, orientation: UIInterfaceOrientation, device: String, traits: UITraitCollection)?

    private func deviceTraits(_ settings: TraitValues) -> TraitValues {
        var traits = settings
        traits.userInterfaceIdiom = device.idiom == "pad" ? .pad : .phone
        traits.displayScale = scale
        traits.displayGamut = .P3
        traits.userInterfaceLevel = .base
        traits.activeAppearance = .active
        traits.sceneCaptureState = .inactive
        traits.forceTouchCapability = .unavailable
        let classes = SizeClasses.of(bounds.size, idiom: traits.userInterfaceIdiom)
        traits.horizontalSizeClass = classes.horizontal
        traits.verticalSizeClass = classes.vertical
        return traits
    }

    /// Insets of a full-screen window without bars, in the present orientation.
    var safeAreaInsets: UIEdgeInsets {
        orientation.isLandscape
            ? UIEdgeInsets(top: device.landscapeSafeAreaTop, left: device.landscapeSafeAreaLeft, bottom: device.landscapeSafeAreaBottom, right: device.landscapeSafeAreaRight)
            : UIEdgeInsets(top: statusBarInset, left: 0, bottom: device.safeAreaBottom, right: 0)
    }
}

/// Size classes by the size of the app's scene (Human Interface Guidelines, Layout: device and multitasking size classes).
enum SizeClasses {
    /// The widest compact app of the guidelines' multitasking table has 639 points, the narrowest regular one 678.
    private static let narrowestRegularPad: CGFloat = 678

    static func of(_ size: CGSize, idiom: UIUserInterfaceIdiom) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        if idiom == .pad { return (size.width < narrowestRegularPad ? .compact : .regular, .regular) }
        if size.width <= size.height { return (.compact, .regular) }
        // Plus, Max and other phones at least 414 points wide in portrait are regular in landscape.
        return (size.height >= 414 ? .regular : .compact, .compact)
    }
}

extension UIDevice {
    var screen: UIScreen { part { UIScreen() } }
}
