// Opens, saves, reverts and closes a document: accesses run one after the other, each in a separate turn of the main loop, where
// a device uses a background queue and comes back (Apple, UIDocument: completion handlers run on the calling queue).
import Foundation
import FoundationOverlay

extension UIDocument {
    func enqueue(_ block: @escaping () -> Void) {
        saving.accesses.append(block)
        guard saving.accesses.count == 1 else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.runAccesses() } }
    }

    private func runAccesses() {
        guard let first = saving.accesses.first else { return }
        first()
        saving.accesses.removeFirst()
        if !saving.accesses.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { self.runAccesses() } } }
    }

    func beginOpening(_ completion: ((Bool) -> Void)?) {
        performAsynchronousFileAccess { [self] in
            isOpening = true
            let isOpen = readFile(fileURL)
            isOpening = false
            if isOpen {
                NSFileCoordinator.addFilePresenter(self)
                saving.begin(of: self)
                documentState = documentState.subtracting(.closed)
            }
            completion?(isOpen)
        }
    }

    func beginReverting(_ url: URL, _ completion: ((Bool) -> Void)?) {
        // Text of a crash log: nenosinc/iCloudDocumentSync issue 114.
        if documentState.contains(.closed) {
            Diagnostics.raise(.internalInconsistency, "attempt to revert document at URL (\(fileURL.absoluteString)) to URL (\(url.absoluteString)) that is not yet open")
        }
        isOpening = true
        disableEditing()
        documentState.insert(.editingDisabled)
        performAsynchronousFileAccess { [self] in
            let isRead = readFile(url)
            isOpening = false
            if isRead { saving.clear() }
            documentState.remove(.editingDisabled)
            enableEditing()
            completion?(isRead)
        }
    }

    private func readFile(_ url: URL) -> Bool {
        do {
            var failure: NSError?
            var result: Result<Void, any Error> = .success(())
            NSFileCoordinator(filePresenter: self).coordinate(readingItemAt: url, error: &failure) { place in result = Result { try read(from: place) } }
            if let failure { throw failure }
            try result.get()
            fileModificationDate = DocumentPlace.date(of: url)
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    func beginSaving(_ url: URL, _ operation: SaveOperation, _ completion: ((Bool) -> Void)?) {
        do {
            let contents = try contents(forType: savingFileType ?? "public.data")
            let token = changeCountToken(for: operation)
            performAsynchronousFileAccess { [self] in
                let isSaved = writeFile(contents, url, operation)
                if isSaved {
                    updateChangeCount(withToken: token, for: operation)
                    fileModificationDate = DocumentPlace.date(of: url)
                    place.url = url
                    documentState.remove(.savingError)
                    // A new document is open from its first save on.
                    if documentState.contains(.closed), operation == .forCreating {
                        NSFileCoordinator.addFilePresenter(self)
                        saving.begin(of: self)
                        documentState.remove(.closed)
                    }
                } else {
                    documentState.insert(.savingError)
                }
                completion?(isSaved)
            }
        } catch {
            failed(error)
            DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } }
        }
    }

    private func failed(_ error: any Error) {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
    }

    private func writeFile(_ contents: Any, _ url: URL, _ operation: SaveOperation) -> Bool {
        do {
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            var failure: NSError?
            var result: Result<Void, any Error> = .success(())
            NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: operation == .forCreating ? .forReplacing : .forMerging, error: &failure) { place in
                result = Result { try writeContents(contents, andAttributes: attributes, safelyTo: place, for: operation) }
            }
            if let failure { throw failure }
            try result.get()
            return true
        } catch {
            failed(error)
            return false
        }
    }

    func beginClosing(_ completion: ((Bool) -> Void)?) {
        autosave { [self] isSaved in
            performAsynchronousFileAccess { [self] in
                saving.stop()
                NSFileCoordinator.removeFilePresenter(self)
                documentState.insert(.closed)
                completion?(isSaved)
            }
        }
    }

    /// Handles a change of the file by another writer.
    func fileChanged() {
        guard !documentState.contains(.closed), !hasUnsavedChanges, !isOpening, let date = DocumentPlace.date(of: fileURL), date != fileModificationDate else { return }
        revert(toContentsOf: fileURL)
    }

    // MARK: As Swift imports them for concurrency
    /// Opens the document; true when that went well.
    @discardableResult public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    /// Saves and closes the document; true when that went well.
    @discardableResult public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
    /// Saves the document; true when that went well.
    @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }
    /// Saves if there is something to save; true when that went well.
    @discardableResult public func autosave() async -> Bool { await withCheckedContinuation { done in autosave { done.resume(returning: $0) } } }
    /// Reads a file into the document; true when that went well.
    @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
