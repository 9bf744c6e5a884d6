// Classes of annotation views by name: what `register` notes, and how an object of a class known only at run time is made (CUIKit).
import CUIKit
import ObjectiveC
import UIKit

/// The class registered under this name stands for places for which the delegate makes no view.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The class registered under this name would stand for clusters, of which there are none here.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
    /// Has views of a class made where none is left to use again.
    /// - Parameter viewClass: MKAnnotationView or a subclass; other classes are exceptions.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        guard let viewClass else { return registered[identifier] = nil }
        guard let kind = viewClass as? MKAnnotationView.Type else {
            raiseException(name: "NSInvalidArgumentException", reason: "\(viewClass) is no MKAnnotationView")
        }
        registered[identifier] = kind
    }

    /// A view to use again, else a new one of the class registered under the name. A name without a class is an exception.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let standard: MKAnnotationView.Type? = identifier == MKMapViewDefaultAnnotationViewReuseIdentifier ? MKMarkerAnnotationView.self : nil
        guard let kind = registered[identifier] ?? standard else {
            raiseException(name: "NSInternalInconsistencyException", reason: "Must register a view class for identifier \(identifier), or return a view of the delegate's own")
        }
        return makeAnnotationView(kind, annotation, identifier)
    }

    /// The map's own view of a place.
    func standardView(for annotation: any MKAnnotation) -> MKAnnotationView { dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation) }

    private func makeAnnotationView(_ kind: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String) -> MKAnnotationView {
        let made = willappear_make_annotation_view(
            unsafeBitCast(kind, to: UnsafeRawPointer.self), words(of: annotation as (any MKAnnotation)?), words(of: identifier as String?))
        return Unmanaged<MKAnnotationView>.fromOpaque(made).takeRetainedValue()
    }

    /// The words of a value with one reference to give away, which the initialiser takes.
    private func words<Value, Words>(of value: Value) -> Words {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: value)
        // Deallocated without deinitialising: the words that are returned own the reference now.
        defer { place.deallocate() }
        return UnsafeMutableRawPointer(place).load(as: Words.self)
    }
}
