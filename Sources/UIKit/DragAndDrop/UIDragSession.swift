// The faces of a drag: what both sides see of it, and what only the dragging or the dropping side sees. DragSession is the one
// class behind them.
import CoreGraphics
import Foundation

/// What the dragging and the dropping side see of a drag.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// In the order in which they were given.
    var items: [UIDragItem] { get }
    /// Where the finger is, in points of the view.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be moved away from where they came.
    var allowsMoveOperation: Bool { get }
    /// Whether only the app that drags may drop.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether some item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether some item can be made an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What the dragging side sees.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// For the app's own use.
    var localContext: Any? { get set }
}

/// How progress shows while data loads after a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all, or as the system likes. Data is there at once here.
    case none = 0, `default`
}

/// What the dropping side sees.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, when it began in this app: always here.
    var localDragSession: (any UIDragSession)? { get }
    /// Of the loading of data.
    var progress: Progress { get }
    /// How it shows.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of all items that can be; calls back on the main queue. For `performDrop` only.
    @discardableResult func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDragDropSession {
    /// Whether some item can be made a value of the type, as `String` or `URL`.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Makes values of all items that can be, as `String` or `URL`.
    @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { $0 as? T }) }
    }
}

/// Animations beside what is lifted, dropped or given back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Changes that are animated with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what apps add; DragSession runs it.
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
