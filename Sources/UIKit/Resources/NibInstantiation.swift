// One instantiation of a nib, step by step in the order of FORMATS.md §5.1: decode, constraints,
// runtime attributes, connections, accessibility, windows, awakeFromNib.
// Called by UINib. NibInstantiation+Classes turns an archived class into an object.

import Foundation
import FoundationOverlay
import InterfaceBuilder

@MainActor final class NibInstantiation {
    let archive: NIBArchive
    let name: String
    let bundle: Bundle
    private let owner: AnyObject
    private let external: [String: Any]
    var creator: NibCreator?
    var stringsTable = ""

    private(set) var topLevelObjects: [Any] = []
    /// Constraints wait until every view of the nib exists.
    var pendingConstraints: [(view: UIView, constraint: NSLayoutConstraint)] = []
    /// Views of controllers of this nib, decoded after them.
    var pendingViews: [() -> Void] = []
    /// Objects in place of classes that do not exist here: their missing keys are not reported as a mistake of the app.
    var standIns: Set<ObjectIdentifier> = []
    var isMissingImageReported: Set<String> = []

    init(archive: NIBArchive, name: String, bundle: Bundle, owner: Any?, external: [String: Any]) {
        self.archive = archive
        self.name = name
        self.bundle = bundle
        // Without an owner a plain object replaces it, so that an outlet on it raises.
        self.owner = owner.map { $0 as AnyObject } ?? NSObject()
        self.external = external
    }

    func run() {
        let decoder = NIBArchiveDecoder(archive: archive, file: name, factory: self)
        let top = decoder.references(inArrayForKey: "UINibTopLevelObjectsKey")
        let objects = decoder.references(inArrayForKey: "UINibObjectsKey")
        // 1. Decode. Parents stand before their subviews, so a view is known when its parts refer to it.
        for index in top { _ = decoder.object(at: index) }
        while !pendingViews.isEmpty { pendingViews.removeFirst()() }
        for index in objects { _ = decoder.object(at: index) }
        while !pendingViews.isEmpty { pendingViews.removeFirst()() }
        if let error = decoder.firstError { Diagnostics.raise("NSInvalidUnarchiveOperationException", "Could not decode the nib '\(name)': \(error)") }
        topLevelObjects = top.filter { archive.className(of: $0) != "UIProxyObject" }.compactMap { decoder.object(at: $0) }
        // 2. Constraints, now that both ends of each exist, with their values for the present traits.
        installConstraints()
        for index in decoder.references(inArrayForKey: "UINibTraitStorageListsKey") {
            NibTraitVariations(list: index, decoder)?.apply(UIScreen.main.traitCollection)
        }
        // 3. User-defined runtime attributes, in archive order.
        for index in decoder.references(inArrayForKey: "UINibKeyValuePairsKey") { applyRuntimeAttribute(index, decoder) }
        // 4. Connections, in archive order.
        for index in decoder.references(inArrayForKey: "UINibConnectionsKey") { connect(index, decoder) }
        // 5. Accessibility.
        for index in decoder.references(inArrayForKey: "UINibAccessibilityConfigurationsKey") { applyAccessibility(index, decoder) }
        // 6. Windows that are visible at launch.
        for index in decoder.references(inArrayForKey: "UINibVisibleWindowsKey") { (decoder.object(at: index) as? UIWindow)?.isHidden = false }
        // 7. awakeFromNib, once to each object of the document, never to proxies.
        var awakened: Set<Int> = []
        for index in objects where archive.className(of: index) != "UIProxyObject" && awakened.insert(index).inserted {
            guard let object = decoder.object(at: index) else { continue }
            awaken(object as AnyObject)
        }
    }

    /// The object of a proxy: owner, first responder (nil) or one of the external objects.
    func proxied(_ identifier: String) -> Any? {
        switch identifier {
        case "IBFilesOwner": owner
        case "IBFirstResponder": nil
        default: external[identifier]
        }
    }

    private func awaken(_ object: AnyObject) {
        switch object {
        case let controller as UIViewController:
            Trace.emit(.viewController, controller, "awakeFromNib")
            controller.awakeFromNib()
            // The controller's view is in the same nib (log2-nib-controller).
            controller.viewCameWithNib()
        case let responder as UIResponder: responder.awakeFromNib()
        // Objects outside the responder classes awake when they implement it.
        default: if objcResponds(object, "awakeFromNib") { _ = try? objcPerform(object, "awakeFromNib", []) }
        }
    }

    // MARK: Constraints

    private func installConstraints() {
        for (view, constraint) in pendingConstraints { view.addConstraint(constraint) }
        pendingConstraints = []
    }
}

extension NibInstantiation: NIBObjectFactory {
    nonisolated func makeObject(className: String, fallbacks: [String], decoder: NIBArchiveDecoder) -> Any? {
        let handover = Handover(decoder)
        return MainActor.assumeIsolated { Handover(self.make(className, fallbacks, handover.value)) }.value
    }

    nonisolated func localizedString(forKey key: String, development: String) -> String? {
        MainActor.assumeIsolated { BundleLanguages.shared.text(key, stringsTable, bundle) ?? AppLanguage.current.decorated(development) }
    }
}

/// Carries a value across an isolation check that stays on one thread.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension UINib {
    func instantiate(owner: Any?, external: [String: Any], creator: NibCreator? = nil, table: String? = nil) -> NibInstantiation {
        var objects = enclosingObjects.compactMapValues(\.object) as [String: Any]
        objects.merge(external) { _, given in given }
        let instantiation = NibInstantiation(archive: archive(), name: name, bundle: bundle, owner: owner, external: objects)
        instantiation.creator = creator
        instantiation.stringsTable = table ?? name
        instantiation.run()
        return instantiation
    }
}
