// UIDocument: a document's state and every member that apps override. UIDocument+Access.swift opens, saves and closes
// it; NSFileCoordinator reports other writers of its file.
// Members and their order: Apple, Document-Based App Programming Guide for iOS, and the documentation of each member.
import Foundation
import FoundationOverlay
import ObjectiveC

/// A document: reads and writes a file of an app's model, saves itself, and follows the file. A subclass overrides
/// `contents(forType:)` and `load(fromContents:ofType:)`.
@preconcurrency @MainActor
open class UIDocument: NSObject, NSFilePresenter, ProgressReporting {
    /// The kind of an edit.
    public enum ChangeKind: Int, Sendable {
        /// An edit, an undone one and a redone one; `cleared`: all is saved.
        case done = 0, undone, redone, cleared
    }
    /// The purpose of a save.
    public enum SaveOperation: Int, Sendable {
        /// A new file, or the file that is there.
        case forCreating = 0, forOverwriting
    }
    /// The possible states of the document.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Open, and nothing is wrong.
        public static let normal: State = []
        /// The document is not open: not yet opened, already closed, or unreadable.
        public static let closed = State(rawValue: 1 << 0)
        /// Another writer has made a conflicting version; never here, where there is no other writer.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The person must not edit now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// `progress` tells how far an access is.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted by the document when `documentState` has changed.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    /// The file's address in the user info of the document's activity.
    public static let userActivityURLKey = "NSUserActivityDocumentURL"

    // MARK: State
    nonisolated let place: DocumentPlace
    /// The address of the file, which another writer may move.
    open var fileURL: URL { place.url }
    /// The file's name without its ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier of the file, from its ending; `public.data` for an unknown one.
    open var fileType: String? { place.type }
    /// The time of the file's last change, as far as the document knows. Set after each read and save.
    open var fileModificationDate: Date?
    /// The state, `closed` until the document is opened.
    open internal(set) var documentState: State = .closed {
        didSet { if documentState != oldValue { NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self) } }
    }
    /// Complete between accesses.
    nonisolated public let progress = Progress(totalUnitCount: 1)
    let saving = DocumentSaving()
    var isOpening = false

    /// Creates a closed document. An address that is no file raises `NSInvalidArgumentException`.
    public init(fileURL url: URL) {
        // The text of UIKit's exception is not public: the text here says what was passed.
        if !url.isFileURL { Diagnostics.raise(.invalidArgument, "UIDocument(fileURL:): \(url.absoluteString) is not a file URL") }
        place = DocumentPlace(url)
        super.init()
    }

    isolated deinit { saving.stop() }

    // MARK: Opening and closing
    /// Reads the file in a later turn of the main loop, then calls the handler: true when the document is open.
    open func open(completionHandler: ((Bool) -> Void)? = nil) { beginOpening(completionHandler) }
    /// Saves unsaved changes, then closes the document and calls the handler.
    open func close(completionHandler: ((Bool) -> Void)? = nil) { beginClosing(completionHandler) }
    /// Reads another file, or the same one again, into the open document: edits are lost.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) { beginReverting(url, completionHandler) }

    /// The contents to write: a `Data`, or a `FileWrapper` for a folder. A subclass overrides it (or the writing methods); the default raises
    /// `NSInternalInconsistencyException`.
    open func contents(forType typeName: String) throws -> Any {
        Diagnostics.raise(.internalInconsistency, "You must override \(Diagnostics.className(self)) contents(forType:)")
    }
    /// Takes the contents that were read: a `Data`, or a `FileWrapper` for a folder. A subclass overrides it. Called before the document is open.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Reads the file and calls `load(fromContents:ofType:)`. Overridden by documents that read on their own.
    open func read(from url: URL) throws { try load(fromContents: place.contents(of: url), ofType: DocumentPlace.type(of: url)) }

    /// Called when the person must not edit: while the file is read anew.
    open func disableEditing() {}
    /// Called when the person may edit again.
    open func enableEditing() {}

    // MARK: Changes
    /// The undo manager, made on first read. Each group of edits and each undo and redo counts as a change.
    open var undoManager: UndoManager! {
        get {
            if let known = saving.undoManager { return known }
            let made = UndoManager()
            saving.follow(made, of: self)
            return made
        }
        set { saving.follow(newValue, of: self) }
    }
    /// Whether there are edits that are not in the file yet.
    open var hasUnsavedChanges: Bool { saving.changes != 0 || saving.hasLostTrack }
    /// Counts an edit; the document saves itself some time after.
    open func updateChangeCount(_ change: ChangeKind) { saving.count(change, of: self) }
    /// A token for the present changes; a save hands it back to `updateChangeCount(withToken:for:)`.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { saving.token }
    /// The changes up to the token are in the file.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) { saving.saved(upTo: changeCountToken) }

    // MARK: Saving
    /// Reads the contents now, writes them in a later turn of the main loop, and calls the handler.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) { beginSaving(url, saveOperation, completionHandler) }
    /// Saves if there is something to save. Called some time after an edit, when the app goes to the background, and on closing.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { completionHandler?(true); return }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// The type that is written: the file's.
    open var savingFileType: String? { fileType }
    /// The ending of a file of that type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName == fileType && !fileURL.pathExtension.isEmpty ? fileURL.pathExtension : DocumentPlace.pathExtension(of: typeName) ?? fileURL.pathExtension
    }
    /// Writes to a temporary place first, then moves the file to its address, with its attributes.
    open func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation) throws {
        try place.safely(url) { draft in
            try writeContents(contents, to: draft, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
            guard let attributes = additionalFileAttributes as? [FileAttributeKey: Any], !attributes.isEmpty else { return }
            try FileManager.default.setAttributes(attributes, ofItemAtPath: draft.path)
        }
    }
    /// Writes a `Data` or `FileWrapper`. Overridden by documents that write on their own.
    open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws { try place.write(contents, to: url) }
    /// Attributes that the file gets; none by default.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    /// Runs an access in turn with the document's others.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { enqueue(block) }

    // MARK: Errors
    /// Called when opening, saving or reverting failed. The default logs the error and ends with `finishedHandlingError(_:recovered:)`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Diagnostics.log("\(Diagnostics.className(self)) \(fileURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }
    /// Called when the error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when an error that is shown must go from the screen; not here, where none is shown.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Activity
    /// The person's activity in the document; its user info has the file's address.
    open var userActivity: NSUserActivity?
    /// Called before the activity is stored; the default adds the file's address.
    open func updateUserActivityState(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL]) }
    /// Called when the activity is continued.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Others who use the file (NSFilePresenter)
    /// The file.
    nonisolated open var presentedItemURL: URL? { place.url }
    /// The document's own queue.
    nonisolated open var presentedItemOperationQueue: OperationQueue { place.queue }
    /// Changes to the new address of the file.
    nonisolated open func presentedItemDidMove(to newURL: URL) { place.url = newURL }
    /// Reads the file again, unless there are edits that would be lost.
    nonisolated open func presentedItemDidChange() {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.fileChanged() } }
    }
    /// Closes the document.
    nonisolated open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.close() } }
        completionHandler(nil)
    }
}
