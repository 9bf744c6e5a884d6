// UIDocumentPickerViewController: selects files of the app's Documents folder, or puts files there. Other apps' files and iCloud
// do not exist here. DocumentListController shows a folder.
import Foundation
import UniformTypeIdentifiers

/// The mode of a document picker, before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of the selected files, or the files themselves.
    case `import` = 0, `open`
    /// Puts files into the chosen folder: a copy, or the files themselves.
    case exportToService, moveToService
}

/// A delegate that is told which files were picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen, or put where the person wanted them; called as the picker goes.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// One file was chosen; called if the other method is not implemented (deprecated in iOS 11).
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// The person gave up; called as the picker goes.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        notImplemented(self, "documentPicker:didPickDocumentsAtURLs:", [controller, urls])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        notImplemented(self, "documentPicker:didPickDocumentAtURL:", [controller, url])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        notImplemented(self, "documentPickerWasCancelled:", [controller])
    }
}

/// Chooses files, or puts files somewhere. It dismisses itself.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The delegate, which is not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Several files may be chosen.
    open var allowsMultipleSelection = false
    /// Whether names show their extensions.
    open var shouldShowFileExtensions = false
    /// The folder that shows first; the app's Documents when nil.
    open var directoryURL: URL?
    /// The mode given to the older initialisers.
    open private(set) var documentPickerMode: UIDocumentPickerMode = .open
    private var types: [UTType] = []
    private var copies = false
    private var exported: [URL] = []
    private let stack = UINavigationController()

    /// Chooses files of these types; `asCopy` hands out copies in the temporary folder.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(types: contentTypes, copies: asCopy, exported: [], mode: asCopy ? .import : .open)
    }

    /// Puts files into a folder that the person chooses; without `asCopy` they leave their place.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(types: [], copies: asCopy, exported: urls, mode: asCopy ? .exportToService : .moveToService)
    }

    /// Chooses files of these type identifiers (deprecated in iOS 14).
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(types: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, copies: mode == .import, exported: [], mode: mode)
    }

    /// Puts one file into a folder (deprecated in iOS 14).
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Puts files into a folder (deprecated in iOS 14).
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(types: [], copies: mode == .exportToService, exported: urls, mode: mode)
    }

    private init(types: [UTType], copies: Bool, exported: [URL], mode: UIDocumentPickerMode) {
        self.types = types
        self.copies = copies
        self.exported = exported
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        let start = directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        open(start, animated: false)
    }

    private func open(_ folder: URL, animated: Bool) {
        let list = DocumentListController(
            folder: folder, allows: { [weak self] in self?.allows($0) ?? false }, showsExtensions: shouldShowFileExtensions,
            choosesSeveral: allowsMultipleSelection && exported.isEmpty, isExporting: !exported.isEmpty)
        list.onCancel = { [weak self] in self?.cancel() }
        list.onOpenFolder = { [weak self] in self?.open($0, animated: true) }
        list.onChoose = { [weak self] in self?.chosen($0) }
        list.onSaveHere = { [weak self] in self?.save(into: folder) }
        stack.pushViewController(list, animated: animated)
    }

    /// Whether the file can be selected; a folder can if folders were requested.
    private func allows(_ file: URL) -> Bool {
        guard exported.isEmpty else { return false }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) || $0 == .item || $0 == .content }
    }

    private func cancel() {
        if let delegate { ifImplemented { delegate.documentPickerWasCancelled(self) } }
        dismiss(animated: true)
    }

    private func chosen(_ files: [URL]) {
        let urls = copies ? files.map { file in
            let copy = FileManager.default.temporaryDirectory.appendingPathComponent(file.lastPathComponent)
            try? FileManager.default.removeItem(at: copy)
            return (try? FileManager.default.copyItem(at: file, to: copy)) == nil ? file : copy
        } : files
        tell(urls)
    }

    private func save(into folder: URL) {
        var saved: [URL] = []
        for file in exported {
            let place = folder.appendingPathComponent(file.lastPathComponent)
            do {
                if place.standardizedFileURL != file.standardizedFileURL {
                    if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
                    if copies { try FileManager.default.copyItem(at: file, to: place) } else { try FileManager.default.moveItem(at: file, to: place) }
                }
                saved.append(place)
            } catch {
                Diagnostics.log("UIDocumentPickerViewController (\(Diagnostics.identity(self))): \(file.path) was not saved to \(folder.path): \(error.localizedDescription)")
            }
        }
        tell(saved)
    }

    private func tell(_ urls: [URL]) {
        if let delegate, ifImplemented({ delegate.documentPicker(self, didPickDocumentsAt: urls) }) == nil, let first = urls.first {
            ifImplemented { delegate.documentPicker(self, didPickDocumentAt: first) }
        }
        dismiss(animated: true)
    }
}

/// The files of one folder.
final class DocumentListController: UITableViewController {
    private let folder: URL
    private let allows: (URL) -> Bool
    private let showsExtensions: Bool
    private let choosesSeveral: Bool
    private let isExporting: Bool
    private var entries: [(url: URL, isFolder: Bool)] = []
    private var chosen: [URL] = []
    var onCancel: (() -> Void)?
    var onOpenFolder: ((URL) -> Void)?
    var onChoose: (([URL]) -> Void)?
    var onSaveHere: (() -> Void)?

    init(folder: URL, allows: @escaping (URL) -> Bool, showsExtensions: Bool, choosesSeveral: Bool, isExporting: Bool) {
        self.folder = folder
        self.allows = allows
        self.showsExtensions = showsExtensions
        self.choosesSeveral = choosesSeveral
        self.isExporting = isExporting
        super.init(style: .plain)
        title = folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        entries = names.map { name in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(name)
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            return (url, isFolder.boolValue)
        }
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        if navigationController?.viewControllers.first === self { navigationItem.leftBarButtonItem = cancel }
        if isExporting {
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.onSaveHere?() })
        } else if choosesSeveral {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Open", primaryAction: UIAction(title: "Open") { [weak self] _ in
                if let self { self.onChoose?(self.chosen) }
            })
            navigationItem.rightBarButtonItem?.isEnabled = false
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let entry = entries[indexPath.row]
        let name = entry.url.lastPathComponent
        cell.textLabel?.text = showsExtensions || entry.isFolder ? name : (name as NSString).deletingPathExtension
        cell.imageView?.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
        let canBeChosen = entry.isFolder || allows(entry.url)
        cell.textLabel?.isEnabled = canBeChosen
        cell.selectionStyle = canBeChosen ? .default : .none
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : chosen.contains(entry.url) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry = entries[indexPath.row]
        if entry.isFolder { return onOpenFolder?(entry.url) ?? () }
        guard allows(entry.url) else { return }
        guard choosesSeveral else { return onChoose?([entry.url]) ?? () }
        if let place = chosen.firstIndex(of: entry.url) { chosen.remove(at: place) } else { chosen.append(entry.url) }
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
