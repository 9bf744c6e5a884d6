// The protocols of a drag: one for both sides, one for the dragging side and one for the dropping side. DragSession is the one
// class that implements them.
import CoreGraphics
import Foundation

/// The members of a drag for both sides.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items in the order in which they were given.
    var items: [UIDragItem] { get }
    /// The position of the finger, in points of the view.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be moved away from their source.
    var allowsMoveOperation: Bool { get }
    /// Whether only the dragging app may drop.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether some item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether some item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The members of a drag for the dragging side.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value for the app's own use.
    var localContext: Any? { get set }
}

/// The display of progress while data loads after a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No display, or the system's. Data is available at once here.
    case none = 0, `default`
}

/// The members of a drag for the dropping side.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this app: always here.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of loading data.
    var progress: Progress { get }
    /// The display of progress.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of all items that can be; calls back on the main queue. For `performDrop` only.
    @discardableResult func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDragDropSession {
    /// Whether some item can be loaded as a value of the type, such as `String` or `URL`.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Makes values of all items that can be, as `String` or `URL`.
    @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { $0 as? T }) }
    }
}

/// Animations alongside lifting, dropping or returning items.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations of apps; DragSession runs them.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    func animate() { for animation in animations { animation() } }
    func finish() {
        let done = completions
        completions = []
        for completion in done { completion(.end) }
    }
}
