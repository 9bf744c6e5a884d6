// The unsaved changes of a document: their count, the undo manager that counts them, the time until the document saves itself.
// UIDocument holds one.
import Foundation
import FoundationOverlay

@MainActor final class DocumentSaving {
    /// The delay in seconds after an edit. A device's delay is not public.
    static let delay: TimeInterval = 15

    private(set) var changes = 0
    /// More was undone than done since the last save, and then edited: the way back is gone.
    private(set) var hasLostTrack = false
    private(set) var undoManager: UndoManager?
    /// The number of edits since the document was made, for change tokens.
    private var edits = 0
    private let timer = OneShotTimer()
    private var tokens: [any NSObjectProtocol] = []
    private var background: (any NSObjectProtocol)?
    var accesses: [() -> Void] = []

    struct Token { let edits: Int, changes: Int }
    var token: Token { Token(edits: edits, changes: changes) }

    func count(_ change: UIDocument.ChangeKind, of document: UIDocument) {
        switch change {
        case .done:
            if changes < 0 { hasLostTrack = true }
            changes += 1
            edits += 1
        case .redone: changes += 1; edits += 1
        case .undone: changes -= 1; edits += 1
        case .cleared: return clear()
        }
        schedule(document)
    }

    func saved(upTo token: Any) {
        guard let token = token as? Token else { return }
        changes -= token.changes
        if token.edits == edits { hasLostTrack = false }
        if changes == 0, !hasLostTrack { timer.cancel() }
    }

    func clear() {
        changes = 0
        hasLostTrack = false
        timer.cancel()
    }

    private func schedule(_ document: UIDocument) {
        guard !document.documentState.contains(.closed), !timer.isRunning else { return }
        timer.start(after: Self.delay) { [weak document] in document?.autosave() }
    }

    func follow(_ manager: UndoManager?, of document: UIDocument) {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
        undoManager = manager
        guard let manager else { return }
        // Posted on the thread that edits: the main one.
        func on(_ name: Notification.Name, _ kind: UIDocument.ChangeKind) {
            tokens.append(NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak document] note in
                let isNested = kind == .done && ((note.object as? UndoManager)?.isUndoing == true || (note.object as? UndoManager)?.isRedoing == true || (note.object as? UndoManager)?.groupingLevel ?? 0 > 0)
                if !isNested { MainActor.assumeIsolated { document?.updateChangeCount(kind) } }
            })
        }
        on(.NSUndoManagerDidCloseUndoGroup, .done)
        on(.NSUndoManagerDidUndoChange, .undone)
        on(.NSUndoManagerDidRedoChange, .redone)
    }

    /// Begins for an open document: it saves itself when the app leaves the screen.
    func begin(of document: UIDocument) {
        guard background == nil else { return }
        background = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { [weak document] _ in
            MainActor.assumeIsolated { if let document, document.hasUnsavedChanges { document.autosave() } }
        }
    }

    func stop() {
        timer.cancel()
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
        if let background { NotificationCenter.default.removeObserver(background) }
        background = nil
    }
}
