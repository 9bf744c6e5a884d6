// AVRoutePickerView: the button that chooses where sound and films play. No other device is near, so touching it says so on the console.
import DeviceServices
import ObjectiveC
import UIKit

/// A button that shows the devices which can play. Its symbol is AirPlay's.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .system)
    /// The symbol's colour while something else plays; here never.
    open var activeTintColor: UIColor! = .tintColor
    /// The delegate, which is told of the list of devices. The list does not open here.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// Whether the symbol is that of films.
    open var prioritizesVideoDevices = false { didSet { showSymbol() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addButton()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addButton()
    }

    private func addButton() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { _ in MissingService.say("AVRoutePickerView", "finds no other device to play on") }, for: .touchUpInside)
        addSubview(button)
        showSymbol()
    }
    private func showSymbol() { button.setImage(UIImage(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio"), for: .normal) }
}

/// A delegate that is told of the list of devices. All methods are optional.
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Called before the list of routes is shown.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called after the list of routes was closed.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) { notImplemented(self, #function, [routePickerView]) }
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) { notImplemented(self, #function, [routePickerView]) }
}
