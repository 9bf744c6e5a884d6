// A controller's view from its nib: the storyboard's view nib, a named nib, or the one whose name follows
// from the class (FORMATS.md §5.2, §6.1). Called by UIViewController.loadView's default.

import Foundation
import InterfaceBuilder

extension UIViewController {
    /// Loads the view from a nib if there is one. False: the caller makes an empty view.
    func loadViewFromNibIfAvailable() -> Bool {
        guard let nib = viewNib() else { return false }
        // The objects of the external identifiers, which the dictionary does not keep alive.
        let external = externalNibObjects.compactMapValues { ($0 as? WeakReference)?.object } as [String: Any]
        _ = nib.instantiate(owner: self, external: external, table: storyboard?.name)
        guard viewStorage != nil else {
            Diagnostics.raise(.internalInconsistency, "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but the view outlet was not set.")
        }
        viewDidCome(fromNib: nib.name)
        performEmbedSegues()
        return true
    }

    private func viewNib() -> UINib? {
        if let nibName {
            if let storyboard { return storyboard.nib(named: nibName) }
            // UINib raises the exception for a missing file.
            return UINib(nibName: nibName, bundle: nibBundle)
        }
        guard storyboard == nil else { return nil }
        let bundle = nibBundle ?? .main
        for candidate in UIViewController.defaultNibNames(for: type(of: self)) where NibLookup.url(for: candidate, extension: "nib", in: bundle) != nil {
            return UINib(nibName: candidate, bundle: bundle)
        }
        return nil
    }

    /// The default nib names of a class, made once per class because every controller without a nib needs them.
    static func defaultNibNames(for cls: AnyClass) -> [String] {
        if let known = knownNibNames[ObjectIdentifier(cls)] { return known }
        let names = makeDefaultNibNames(for: cls)
        knownNibNames[ObjectIdentifier(cls)] = names
        return names
    }

    private static var knownNibNames: [ObjectIdentifier: [String]] = [:]

    /// `MyViewController` -> `MyView`, then `MyViewController` (UIViewController.nibName documentation).
    private static func makeDefaultNibNames(for cls: AnyClass) -> [String] {
        let name = Diagnostics.className(of: cls).split(separator: ".").last.map(String.init) ?? ""
        guard !name.isEmpty, !objcClassName(cls).hasPrefix("UI") || objcClassName(cls).contains(".") else { return [] }
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}
