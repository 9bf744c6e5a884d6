// NSFilePresenter: an object that shows a file and hears what others do with it. NSFileCoordinator calls it.
import Foundation
import ObjectiveC

/// Shows a file or folder, and hears of what others do with it through file coordination.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file that the presenter shows; nil while there is none.
    var presentedItemURL: URL? { get }
    /// The queue on which a device calls the other members. Here the thread that coordinates calls them.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file that this one goes with.
    var primaryPresentedItemURL: URL? { get }
    /// Called before another object reads: call `reader` when it may read, with a closure to call when it is done.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called before another object writes: call `writer` when it may write, with a closure to call when it is done.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called before another object reads: save unsaved changes, then call the handler.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called before another object deletes the file: let go of it, then call the handler.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called when the file was moved or renamed.
    func presentedItemDidMove(to newURL: URL)
    /// Called when the file's contents or attributes were written.
    func presentedItemDidChange()
    /// Called when a version was added, which does not happen here.
    func presentedItemDidGain(_ version: NSFileVersion)
    /// A version was taken away; nobody does here.
    func presentedItemDidLose(_ version: NSFileVersion)
    /// A conflict was resolved; there are none here.
    func presentedItemDidResolveConflict(_ version: NSFileVersion)
    /// Called before an item of the presented folder is deleted.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called when an item has appeared in the presented folder.
    func presentedSubitemDidAppear(at url: URL)
    /// Called when an item of the presented folder was moved or renamed.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// Called when an item of the presented folder was written.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public var primaryPresentedItemURL: URL? { nil }
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) { reader(nil) }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) { writer(nil) }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func presentedItemDidMove(to newURL: URL) { notImplemented(self, "presentedItemDidMoveToURL:", [newURL]) }
    public func presentedItemDidChange() { notImplemented(self, "presentedItemDidChange", []) }
    public func presentedItemDidGain(_ version: NSFileVersion) { notImplemented(self, "presentedItemDidGainVersion:", [version]) }
    public func presentedItemDidLose(_ version: NSFileVersion) { notImplemented(self, "presentedItemDidLoseVersion:", [version]) }
    public func presentedItemDidResolveConflict(_ version: NSFileVersion) { notImplemented(self, "presentedItemDidResolveConflictVersion:", [version]) }
    public func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func presentedSubitemDidAppear(at url: URL) { notImplemented(self, "presentedSubitemDidAppearAtURL:", [url]) }
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) { notImplemented(self, "presentedSubitemAtURL:didMoveToURL:", [oldURL, newURL]) }
    public func presentedSubitemDidChange(at url: URL) { notImplemented(self, "presentedSubitemDidChangeAtURL:", [url]) }
}
