// The proxies of an application, and the order in which their settings reach an object: general classes first, then special
// ones, then containers. WindowMove, UIWindow and the views of bar items call `apply`.
// A proxy is a real object of its class outside of any window. Each value that differs from its first values was set by the app.
import ObjectiveC

@MainActor final class AppearanceProxies {
    static var shared: AppearanceProxies { UIApplication.shared.part { AppearanceProxies() } }

    @MainActor private final class Proxy {
        let object: NSObject
        let scope: AppearanceScope
        let properties: [AppearanceProperty]
        /// The object's values at creation, property by property.
        let first: [[AppearanceKey: Any]]

        init(_ object: NSObject, _ scope: AppearanceScope) {
            self.object = object
            self.scope = scope
            properties = AppearanceProperty.all(of: type(of: object))
            first = properties.map { $0.read(object) }
        }
    }

    /// The proxies by class, in the order in which the app requested them.
    private var proxies: [ObjectIdentifier: [Proxy]] = [:]
    /// The values of an untouched object of each framework class.
    private var pristine: [ObjectIdentifier: NSObject] = [:]
    private var isMaking = false

    func proxy<Object: NSObject>(of cls: Object.Type, _ scope: AppearanceScope) -> Object {
        let id = ObjectIdentifier(cls)
        if let known = proxies[id]?.first(where: { $0.scope.isSame(as: scope) })?.object as? Object { return known }
        let object: Object = make(cls)
        proxies[id, default: []].append(Proxy(object, scope))
        return object
    }

    private func make<Object: NSObject>(_ cls: Object.Type) -> Object {
        isMaking = true
        defer { isMaking = false }
        // Both objects are of the requested class: a view through the vtable's init(frame:), an item through init().
        if let view = cls as? UIView.Type { return unsafeDowncast(makeView(view, frame: .zero), to: cls) }
        guard let object = objcInstantiate(cls) else { fatalError("appearance() needs an init() of \(cls), which the class does not have") }
        return unsafeDowncast(object, to: cls)
    }

    /// Copies the settings of the proxies of its classes to `object`. `place` is the view that belongs to the object.
    func apply(to object: NSObject, at place: UIView) {
        guard !proxies.isEmpty, !isMaking else { return }
        var found: [(weight: AppearanceScope.Weight, proxy: Proxy)] = []
        var ancestors: [AnyObject]?
        for cls in lineage(of: object) {
            for proxy in proxies[ObjectIdentifier(cls)] ?? [] {
                let above = ancestors ?? self.ancestors(of: place, isItem: object !== place)
                ancestors = above
                if let weight = proxy.scope.weight(below: above, traits: place.traitCollection) { found.append((weight, proxy)) }
            }
        }
        guard !found.isEmpty else { return }
        // A stable sort: of equal weight, special classes come after general ones.
        let ordered = found.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
        let record = AppearanceRecord.of(object)
        for (_, match) in ordered { apply(match.proxy, to: object, record) }
    }

    private func apply(_ proxy: Proxy, to object: NSObject, _ record: AppearanceRecord) {
        let untouched = pristineObject(for: object)
        for (property, first) in zip(proxy.properties, proxy.first) {
            let wanted = property.read(proxy.object)
            for (key, value) in wanted where !AppearanceValue.equal(value, first[key]) {
                let name = AppearanceRecord.Name(property: property.name, key: key)
                let present = property.read(object)[key]
                // A value that differs from the initial one and from a proxy's is the app's own setting, which stays.
                let isOwn = !AppearanceValue.equal(present, untouched.flatMap { property.read($0)[key] } ?? (property.isFramework ? nil : first[key]))
                    && !AppearanceValue.equal(present, record.applied[name])
                if isOwn { continue }
                record.applied[name] = value
                if !AppearanceValue.equal(present, value) { property.write(object, key, value) }
            }
        }
    }

    private func pristineObject(for object: NSObject) -> NSObject? {
        guard let cls = lineage(of: object).last(where: AppearanceProperty.isOfUIKit) as? NSObject.Type else { return nil }
        if let known = pristine[ObjectIdentifier(cls)] { return known }
        let made = make(cls)
        pristine[ObjectIdentifier(cls)] = made
        return made
    }

    /// The classes from the most general one to the object's own.
    private func lineage(of object: NSObject) -> [AnyClass] { AppearanceProperty.lineage(of: type(of: object)) }

    /// The containers, innermost first: a controller comes just above its view.
    private func ancestors(of view: UIView, isItem: Bool) -> [AnyObject] {
        var result: [AnyObject] = isItem ? [view] : []
        var next: UIResponder? = view.next
        while let responder = next {
            if responder is any UIAppearanceContainer { result.append(responder) }
            if let controller = responder as? UIViewController, let presentation = controller.presentation.presentationControllerStorage { result.append(presentation) }
            next = responder.next
        }
        return result
    }
}

/// The values that proxies have set on an object: these may be set again, the app's own settings may not.
@MainActor final class AppearanceRecord {
    struct Name: Hashable {
        let property: String
        let key: AppearanceKey
    }

    var applied: [Name: Any] = [:]

    static func of(_ object: NSObject) -> AppearanceRecord {
        (object as? any PartOwner)?.part { AppearanceRecord() } ?? AppearanceRecord()
    }
}

extension UIView {
    /// Copies the settings of the proxies of its classes to an item of this view.
    func giveAppearance(to item: NSObject) { AppearanceProxies.shared.apply(to: item, at: self) }
    /// Copies the settings of the proxies of its classes to this view.
    func takeAppearance() { AppearanceProxies.shared.apply(to: self, at: self) }
}
