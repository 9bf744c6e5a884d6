// NSFilePresenter: an object that shows a file and hears what others do with it. NSFileCoordinator calls it.
import Foundation
import ObjectiveC

/// Shows a file or folder, and hears of what others do with it through file coordination.
public protocol NSFilePresenter: NSObjectProtocol {
    /// What is shown; nil while there is nothing.
    var presentedItemURL: URL? { get }
    /// Where a device calls the other members. Here they are called by the thread that coordinates.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file that this one goes with.
    var primaryPresentedItemURL: URL? { get }
    /// Somebody is about to read: call `reader` when that may happen, with what to call when it is over.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Somebody is about to write: call `writer` when that may happen, with what to call when it is over.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Somebody is about to read: save what is not saved, then call the handler.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Somebody is about to delete it: let go of it, then call the handler.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// It was moved or renamed.
    func presentedItemDidMove(to newURL: URL)
    /// Its contents or attributes were written.
    func presentedItemDidChange()
    /// A version was added; nobody adds one here.
    func presentedItemDidGain(_ version: NSFileVersion)
    /// A version was taken away; nobody does here.
    func presentedItemDidLose(_ version: NSFileVersion)
    /// A conflict was resolved; there are none here.
    func presentedItemDidResolveConflict(_ version: NSFileVersion)
    /// Something in the presented folder is about to be deleted.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Something is in the presented folder that was not.
    func presentedSubitemDidAppear(at url: URL)
    /// Something in the presented folder was moved or renamed.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// Something in the presented folder was written.
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
