// The files of a workspace as the editor and the language server see them: open ones by their text, others by the disk's.
// LanguageProxy reads maps of places from it, from both of its threads, one at a time.

import Foundation
import ObjCLowering

final class DocumentStore: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var workspace: EditorWorkspace
    private var open: [String: [UInt8]] = [:]
    private var documents: [String: EditedDocument] = [:]
    private var edited: [String: EditedModule] = [:]

    init(root: String) { workspace = EditorWorkspace(root: root) }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    var isForLinuxAlone: Bool { locked { workspace.isForLinuxAlone } }

    /// Files have come or gone.
    func refresh() {
        locked {
            workspace.refresh()
            edited = [:]
            documents = [:]
        }
    }

    /// Sets a file's open text; nil closes it.
    func set(_ path: String, _ text: [UInt8]?) {
        locked {
            open[path] = text
            documents[path] = nil
            // A new file, which no module had when the workspace was read.
            if text != nil, path.hasSuffix(".swift"), workspace.module(of: path) == nil, FileManager.default.fileExists(atPath: path), asked.insert(path).inserted { refresh() }
        }
    }
    private var asked: Set<String> = []

    func text(_ path: String) -> [UInt8]? { locked { open[path] } }
    func isOpen(_ path: String) -> Bool { locked { open[path] != nil } }

    /// Forgets the maps of closed files, because the disk or an open file has changed.
    func forgetClosed() { locked { documents = documents.filter { open[$0.key] != nil } } }

    /// The open files of the same module, whose lowered text may be another after an edit.
    func neighbours(of path: String) -> [String] {
        locked {
            guard let module = workspace.module(of: path) else { return [] }
            return open.keys.filter { $0 != path && module.files.contains($0) }
        }
    }

    /// Nil for a file that is no Swift of the workspace's: there is nothing to map then.
    func document(_ path: String) -> EditedDocument? {
        locked {
            if let known = documents[path] { return known }
            guard let module = workspace.module(of: path), let order = module.lowering else { return nil }
            let files = edited[module.id] ?? order.edited()
            edited[module.id] = files
            guard let text = open[path] ?? FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else { return nil }
            let document = EditedDocument(path: path, text: text, lowered: files.lower(path, texts: open))
            documents[path] = document
            return document
        }
    }

    /// The lowered form of an open file after a neighbour changed; nil if it did not change.
    func changedText(_ path: String) -> [UInt8]? {
        locked {
            let before = documents[path]?.lowered.bytes
            documents[path] = nil
            guard let after = document(path)?.lowered.bytes, after != before else { return nil }
            return after
        }
    }
}
