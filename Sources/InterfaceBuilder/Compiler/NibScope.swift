// One nib in the making: its objects, its proxies for what lies outside, its connections.
// The element compilers (NibScope+….swift) fill it; the xib and storyboard compilers own it.
// Does not know how nibs of a storyboard hang together: `reachesUpstream` answers that.

import Foundation

final class NibScope {
    let unit: CompilationUnit
    /// Whether an object of the document lives in the nib that loads this one.
    let reachesUpstream: (String) -> Bool
    /// Whether a connection to an object is the business of a nib loaded later: the view's.
    var belongsDownstream: (String) -> Bool = { _ in false }
    let owner = NibScope.proxy("IBFilesOwner")
    let firstResponder = NibScope.proxy("IBFirstResponder")
    private(set) var compiled: [String: ArchivedObject] = [:]
    /// Elements need no id: nobody refers to those without.
    private var byElement: [ObjectIdentifier: ArchivedObject] = [:]
    /// Proxies of this nib for objects of the loading nib, in order of first use.
    private(set) var externals: [(identifier: String, id: String)] = []
    private var extraProxies: [(identifier: String, proxy: ArchivedObject)] = []
    private var upstream: [String: ArchivedObject] = [:]
    private var deferred: [() -> Void] = []

    var topLevel: [ArchivedObject] = []
    var documentObjects: [ArchivedObject] = []
    var outlets: [ArchivedObject] = []
    var events: [ArchivedObject] = []
    var collections: [ArchivedObject] = []
    var runtimeAttributes: [ArchivedObject] = []
    var accessibility: [ArchivedObject] = []
    var traitStorages: [ArchivedObject] = []
    var visibleWindows: [ArchivedObject] = []

    init(unit: CompilationUnit, reachesUpstream: @escaping (String) -> Bool = { _ in false }) {
        self.unit = unit
        self.reachesUpstream = reachesUpstream
    }

    static func proxy(_ identifier: String) -> ArchivedObject {
        ArchivedObject("UIProxyObject", ["UIProxiedObjectIdentifier": .string(identifier)])
    }

    /// A proxy that the loader fills under this identifier.
    func externalProxy(_ identifier: String) -> ArchivedObject {
        if let known = extraProxies.first(where: { $0.identifier == identifier }) { return known.proxy }
        let proxy = NibScope.proxy(identifier)
        extraProxies.append((identifier, proxy))
        return proxy
    }

    /// Makes the archived object of an element and lists it among the document's objects.
    func begin(_ element: IBElement, _ className: String, fallbacks: [String] = []) -> ArchivedObject {
        let object = ArchivedObject(className, fallbacks: fallbacks)
        register(object, for: element)
        documentObjects.append(object)
        return object
    }

    func register(_ object: ArchivedObject, for element: IBElement) {
        element.keep()
        byElement[ObjectIdentifier(element)] = object
        if let id = element.id { compiled[id] = object }
    }

    /// The object that a child of an element became in this nib.
    func compiled(_ element: IBElement?) -> ArchivedObject? { element.flatMap { byElement[ObjectIdentifier($0)] } }

    /// Work that needs every object of the nib to exist: connections, constraints.
    func whenComplete(_ work: @escaping () -> Void) { deferred.append(work) }

    func contains(_ id: String) -> Bool { compiled[id] != nil }

    /// Whether `reference(to:)` would find something.
    func canReference(_ id: String) -> Bool {
        compiled[id] != nil || unit.document.elements[id]?.name == "placeholder" || reachesUpstream(id)
    }

    /// The object itself, a placeholder, or a proxy that the loading nib fills.
    func reference(to id: String) -> ArchivedObject? {
        if let object = compiled[id] { return object }
        if let element = unit.document.elements[id], element.name == "placeholder" {
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner", nil: return owner
            case "IBFirstResponder": return firstResponder
            case let identifier?: return externalProxy(identifier)
            }
        }
        guard reachesUpstream(id) else { return nil }
        if let proxy = upstream[id] { return proxy }
        let identifier = "UpstreamPlaceholder-\(id)"
        let proxy = externalProxy(identifier)
        upstream[id] = proxy
        externals.append((identifier, id))
        return proxy
    }

    /// Runs the deferred work and assembles the root object (§2.6).
    func assemble() -> ArchivedObject {
        while !deferred.isEmpty {
            let work = deferred
            deferred = []
            for step in work { step() }
        }
        let proxies = [owner, firstResponder] + extraProxies.map(\.proxy)
        let top = proxies + topLevel
        let inTop = Set(top.map { ObjectIdentifier($0) })
        let others = documentObjects.filter { !inTop.contains(ObjectIdentifier($0)) }
        let empty = ArchivedObject.array([])
        func list(_ objects: [ArchivedObject]) -> ArchivedValue { .object(objects.isEmpty ? empty : .array(objects)) }
        return ArchivedObject("NSObject", [
            "UINibTopLevelObjectsKey": list(top),
            "UINibObjectsKey": list(proxies + documentOrder(top: topLevel, others: others)),
            "UINibConnectionsKey": list(outlets + events + collections),
            "UINibVisibleWindowsKey": list(visibleWindows),
            "UINibAccessibilityConfigurationsKey": list(accessibility),
            "UINibTraitStorageListsKey": list(traitStorageLists()),
            "UINibKeyValuePairsKey": list(runtimeAttributes),
        ])
    }

    /// One list for the nib, hung on its first top-level object.
    private func traitStorageLists() -> [ArchivedObject] {
        guard !traitStorages.isEmpty, let first = topLevel.first else { return [] }
        return [ArchivedObject("_UITraitStorageList", [
            "UITopLevelObject": .object(first), "UITraitStorages": .object(.array(traitStorages)), "UIDescendants": .object(.array([], className: "NSSet")),
        ])]
    }

    private func documentOrder(top: [ArchivedObject], others: [ArchivedObject]) -> [ArchivedObject] { top + others }

    func archive() -> NIBArchive { NIBArchive(root: assemble()) }
}
