// Places marked on a map, and the views that mark them.
import CoreLocation
import ObjectiveC
import UIKit

/// A place marked on a map.
@preconcurrency @MainActor public protocol MKAnnotation: _AnnotationTexts {
    /// The place of the annotation.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// The first line of the callout, as an optional requirement: nil if the annotation lacks the property.
    public var title: String?? { ifImplemented { (value: (self as any _AnnotationTexts).title, isThere: true) }.map(\.value) }
    /// The second line of the callout, as an optional requirement: nil if the annotation lacks the property.
    public var subtitle: String?? { ifImplemented { (value: (self as any _AnnotationTexts).subtitle, isThere: true) }.map(\.value) }
}

/// The texts that an annotation may have. On a device they are optional requirements of an optional type, so those of a protocol's value
/// have two question marks: calls avoid these plain ones, which an annotation's own properties meet.
@preconcurrency @MainActor public protocol _AnnotationTexts: NSObjectProtocol {
    /// The first line of the callout.
    @_disfavoredOverload var title: String? { get }
    /// The second line of the callout.
    @_disfavoredOverload var subtitle: String? { get }
}

extension _AnnotationTexts {
    @_disfavoredOverload public var title: String? { notImplemented(self, "title", [], fallback: nil) }
    @_disfavoredOverload public var subtitle: String? { notImplemented(self, "subtitle", [], fallback: nil) }
}

/// A place with texts.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place of the annotation.
    open var coordinate: CLLocationCoordinate2D
    /// The first line of the callout.
    open var title: String?
    /// The second line of the callout.
    open var subtitle: String?
    /// A place at 0, 0.
    public override init() { coordinate = CLLocationCoordinate2D() }
    /// A place without texts.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, title: nil, subtitle: nil) }
    /// A place with texts.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// The place of the user on a map.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    /// The place of the user: nil, because it is not known here.
    open var location: CLLocation? { nil }
    /// The coordinate of the user: invalid here.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The first line of the callout.
    open var title: String? = "My Location"
    /// The second line of the callout.
    open var subtitle: String?
}

/// Marks a place on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The place.
    open var annotation: (any MKAnnotation)?
    /// The name under which it is used again.
    open private(set) var reuseIdentifier: String?
    /// The mark.
    open var image: UIImage? {
        didSet {
            mark.image = image
            bounds.size = image?.size ?? bounds.size
            mark.frame = bounds
        }
    }
    /// The points from the place to the middle of the view.
    open var centerOffset = CGPoint.zero
    /// The points from the top of the view to the callout.
    open var calloutOffset = CGPoint.zero
    /// Whether a tap shows a bubble.
    open var canShowCallout = false
    /// The view at the left of the callout.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the callout.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the lines of the callout.
    open var detailCalloutAccessoryView: UIView?
    /// Whether it can be moved.
    open var isDraggable = false
    /// Whether it answers.
    open var isEnabled = true
    /// Whether its bubble shows.
    open var isSelected = false
    private let mark = UIImageView()

    /// A mark of a place.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(mark)
    }
    /// A mark without a place.
    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }
    /// A mark without a place, with a frame.
    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Called before it is used again.
    open func prepareForReuse() {}
    /// Selects it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin.
    open var pinTintColor: UIColor! = .systemRed { didSet { backgroundColor = pinTintColor } }
    /// Whether it falls onto the map.
    open var animatesDrop = false
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 12, height: 12)
        layer.cornerRadius = 6
        backgroundColor = .systemRed
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Whether something of a map is shown: as the map likes, never, always.
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// A balloon.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the marker.
    open var markerTintColor: UIColor? { didSet { backgroundColor = markerTintColor ?? .systemRed } }
    /// The colour of what is in it.
    open var glyphTintColor: UIColor?
    /// The text in it.
    open var glyphText: String?
    /// The picture in it.
    open var glyphImage: UIImage?
    /// The picture in it while it is selected.
    open var selectedGlyphImage: UIImage?
    /// Whether its title is shown; maps here show none.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether its second line is shown; maps here show none.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether it grows when it comes; maps here show it at once.
    open var animatesWhenAdded = false
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 28, height: 28)
        layer.cornerRadius = 14
        backgroundColor = .systemRed
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
