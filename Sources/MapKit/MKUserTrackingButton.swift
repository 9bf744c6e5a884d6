// Buttons that switch a map between resting, following the user, and following with the heading; and the button of the same for bars.
// The map's `userTrackingMode` is the state; who turns it by other ways is followed.
import UIKit

/// Switches a map's tracking mode: none, follow, follow with heading, none.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.trackers.remove(self)
            watch()
        }
    }
    private let button = UIButton(type: .system)

    /// A button of a map, 44 points wide and high.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        watch()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        button.accessibilityLabel = "Tracking"
        button.addAction(UIAction { [weak self] _ in self?.mapView?.turnTracking() }, for: .touchUpInside)
        addSubview(button)
        show()
    }
    private func watch() {
        mapView?.trackers.add(self)
        show()
    }
    func show() { button.setImage((mapView?.userTrackingMode ?? .none).symbol, for: .normal) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

/// The button that follows the user, for a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open var mapView: MKMapView? {
        get { tracking.mapView }
        set { tracking.mapView = newValue }
    }
    private var tracking = MKUserTrackingButton(mapView: nil)

    /// An item of a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        tracking.mapView = mapView
        customView = tracking
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        customView = tracking
    }
}

extension MKUserTrackingMode {
    /// An arrow: empty, full, with a line for the heading.
    @MainActor var symbol: UIImage? {
        switch self {
        case .none: UIImage(systemName: "location")
        case .follow: UIImage(systemName: "location.fill")
        case .followWithHeading: UIImage(systemName: "location.north.line.fill")
        }
    }
}

extension MKMapView {
    /// Goes to the next mode of tracking, as a tap on a tracking button does.
    func turnTracking() {
        let next: MKUserTrackingMode = userTrackingMode == .none ? .follow : userTrackingMode == .follow ? .followWithHeading : .none
        setUserTrackingMode(next, animated: true)
    }
}
