// UIStoryboard: a compiled storyboard's table of controllers and the nibs behind them (FORMATS.md §3, §5.3).
// Called by apps, by launch and by segues. The nibs are instantiated by UINib.

import Foundation
import InterfaceBuilder

/// Makes a storyboard's controller in place of its class's init(coder:).
typealias NibCreator = (NSCoder) -> UIViewController?

/// A set of view controllers designed together, made by identifier.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle
    private let folder: URL
    private let nibNames: [String: String]
    private let entryPoint: String?
    private let references: [String: [String: String]]
    private var nibs: [String: UINib] = [:]

    /// Opens the compiled storyboard of that name; nil means the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let folder = NibLookup.url(for: name, extension: "storyboardc", in: bundle),
              let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
              let info = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else {
            Diagnostics.raise(.invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(NibLookup.description(of: bundle))")
        }
        self.name = name
        self.bundle = bundle
        self.folder = folder
        nibNames = info["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
        entryPoint = info["UIStoryboardDesignatedEntryPointIdentifier"] as? String
        references = info["UIViewControllerIdentifiersToExternalStoryboardReferences"] as? [String: [String: String]] ?? [:]
        super.init()
    }

    /// The controller with the arrow in Interface Builder; nil when there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        entryPoint.map { makeController($0, creator: nil) }
    }

    /// The same, made by `creator`, which calls an initialiser that calls `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? {
        entryPoint.flatMap { makeController($0, creator: creator) as? ViewController }
    }

    /// The controller with that storyboard identifier; an unknown identifier raises an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, creator: nil)
    }

    /// The same with the type that is wanted, made by `creator` when there is one. Another type raises
    /// `NSInternalInconsistencyException`.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = makeController(identifier, creator: creator)
        guard let typed = made as? ViewController else {
            Diagnostics.raise(.internalInconsistency, "The view controller '\(identifier)' of storyboard '\(name)' is a \(Diagnostics.className(made)), not the \(ViewController.self) that was asked for.")
        }
        return typed
    }

    func makeController(_ identifier: String, creator: NibCreator?) -> UIViewController {
        if let reference = references[identifier] { return controller(of: reference, creator: creator) }
        guard let nibName = nibNames[identifier] else {
            let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
            Diagnostics.raise(.invalidArgument, "Storyboard (<UIStoryboard: \(address)>) doesn't contain a view controller with identifier '\(identifier)'")
        }
        let scene = StoryboardScene()
        _ = nib(named: nibName).instantiate(owner: scene, external: ["UIStoryboardPlaceholder": self], creator: creator, table: name)
        guard let controller = scene.sceneViewController else {
            Diagnostics.raise(.internalInconsistency, "The nib '\(nibName)' of storyboard '\(name)' holds no view controller.")
        }
        return controller
    }

    /// A scene of another storyboard, reached through a storyboard reference (§3.1).
    private func controller(of reference: [String: String], creator: NibCreator?) -> UIViewController {
        let home = reference["UIReferencedBundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        let other = UIStoryboard(name: reference["UIReferencedStoryboardName"] ?? "", bundle: home)
        guard let identifier = reference["UIReferencedControllerIdentifier"] ?? other.entryPoint else {
            Diagnostics.raise(.invalidArgument, "Storyboard '\(other.name)' has no initial view controller for the reference from '\(name)'")
        }
        return other.makeController(identifier, creator: creator)
    }

    /// A nib of the storyboard's folder.
    func nib(named nibName: String) -> UINib {
        if let known = nibs[nibName] { return known }
        let url = folder.appendingPathComponent("\(nibName).nib")
        guard let data = NibLookup.data(at: url) else {
            Diagnostics.raise(.internalInconsistency, "Could not load NIB in bundle: '\(NibLookup.description(of: bundle))' with name '\(nibName)' and directory '\(folder.lastPathComponent)'")
        }
        do {
            let nib = UINib(archive: try NIBArchive(data: data, file: url.path), name: nibName, bundle: bundle)
            nibs[nibName] = nib
            return nib
        } catch {
            Diagnostics.raise("NSInvalidUnarchiveOperationException", "Could not read the nib '\(nibName)': \(error)")
        }
    }
}

/// File's Owner of a scene nib: its outlet picks the scene's controller out.
@MainActor final class StoryboardScene: NSObject {
    var sceneViewController: UIViewController?
}
