// Properties by key path, as animations and key-value coding read and write them
// (`position.x`, `transform.rotation.z`, `bounds.size`).

import CoreGraphics

extension CALayer {
    /// A whole property; nil for a key that the layer does not have.
    func layerValue(_ key: String) -> AnimatableValue? {
        if key == "shouldRasterize" { return .discrete(shouldRasterize) }
        return state.value(key) ?? kind?.value(key) ?? userValues[key].flatMap(AnimatableValue.init(userValue:))
    }

    /// Sets a whole property through its setter; false for an unknown key.
    @discardableResult func setLayerValue(_ key: String, _ value: AnimatableValue) -> Bool {
        if LayerProperty.of(key)?.setLayer(self, value) ?? false { return true }
        if key == "shouldRasterize", case .discrete(let v) = value {
            shouldRasterize = (AnimatableValue.double(v) ?? 0) != 0
            return true
        }
        if setKindValue(key, value) { return true }
        guard userValues[key] != nil else { return false }
        setUserValue(value.boxed, forKey: key)
        return true
    }

    /// The value at a key path, parts of structures included.
    func animatableValue(atKeyPath path: String) -> AnimatableValue? {
        guard let dot = path.firstIndex(of: ".") else { return layerValue(path) }
        guard let whole = layerValue(String(path[..<dot])) else { return nil }
        return whole.part(String(path[path.index(after: dot)...]))
    }

    @discardableResult func setAnimatableValue(_ value: AnimatableValue, atKeyPath path: String) -> Bool {
        guard let dot = path.firstIndex(of: ".") else { return setLayerValue(path, value) }
        let key = String(path[..<dot])
        guard let whole = layerValue(key), let changed = whole.setting(String(path[path.index(after: dot)...]), to: value) else { return false }
        return setLayerValue(key, changed)
    }

    // MARK: Key-value coding

    func setLayerValue(_ value: Any?, forKeyPath path: String) {
        if userValues[path] != nil {
            setUserValue(value, forKey: path)
        } else if let known = animatableValue(atKeyPath: path), let converted = known.like(value) {
            setAnimatableValue(converted, atKeyPath: path)
        } else if path == "name" {
            name = value as? String
        } else {
            setUserValue(value, forKey: path)
        }
    }

    /// Sets a property of the app's own class (`@NSManaged var`, `@dynamic` in Objective-C) or a mere key; the class decides about the
    /// effects (`needsDisplay(forKey:)`, `action(forKey:)`).
    private func setUserValue(_ value: Any?, forKey key: String) {
        change(key) { userValues[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    func anyValue(forKeyPath path: String) -> Any? {
        if let own = userValues[path] { return own }
        if let known = animatableValue(atKeyPath: path) { return known.boxed }
        return path == "name" ? name : nil
    }
}

extension CALayer {
    /// Changes a property of the kind, with the action for its change. An equal value is no change.
    func changeKind(_ key: String, _ value: AnimatableValue) -> Bool {
        if kind?.value(key)?.equals(value) ?? false { return true }
        var new = kind
        guard new?.set(key, value) ?? false else { return false }
        change(key) { kind = new }
        return true
    }
}

extension AnimatableValue {
    func part(_ path: String) -> AnimatableValue? {
        switch self {
        case .point(let v):
            return path == "x" ? .number(v.x) : path == "y" ? .number(v.y) : nil
        case .size(let v):
            return path == "width" ? .number(v.width) : path == "height" ? .number(v.height) : nil
        case .rect(let v):
            if path == "origin" { return .point(v.origin) }
            if path == "size" { return .size(v.size) }
            if path.hasPrefix("origin.") { return AnimatableValue.point(v.origin).part(String(path.dropFirst(7))) }
            if path.hasPrefix("size.") { return AnimatableValue.size(v.size).part(String(path.dropFirst(5))) }
            return nil
        case .transform(let v):
            let c = v.components
            switch path {
            case "rotation", "rotation.z": return .number(c.rotation.z)
            case "rotation.x": return .number(c.rotation.x)
            case "rotation.y": return .number(c.rotation.y)
            case "scale": return .number((c.scale.x + c.scale.y + c.scale.z) / 3)
            case "scale.x": return .number(c.scale.x)
            case "scale.y": return .number(c.scale.y)
            case "scale.z": return .number(c.scale.z)
            case "translation": return .size(CGSize(width: c.translation.x, height: c.translation.y))
            case "translation.x": return .number(c.translation.x)
            case "translation.y": return .number(c.translation.y)
            case "translation.z": return .number(c.translation.z)
            case "m34": return .number(v.m34)
            default: return nil
            }
        default:
            return nil
        }
    }

    func setting(_ path: String, to value: AnimatableValue) -> AnimatableValue? {
        switch (self, value) {
        case (.point(var v), .number(let n)):
            if path == "x" { v.x = n } else if path == "y" { v.y = n } else { return nil }
            return .point(v)
        case (.size(var v), .number(let n)):
            if path == "width" { v.width = n } else if path == "height" { v.height = n } else { return nil }
            return .size(v)
        case (.rect(var v), _):
            switch (path, value) {
            case ("origin", .point(let p)): v.origin = p
            case ("size", .size(let s)): v.size = s
            case ("origin.x", .number(let n)): v.origin.x = n
            case ("origin.y", .number(let n)): v.origin.y = n
            case ("size.width", .number(let n)): v.size.width = n
            case ("size.height", .number(let n)): v.size.height = n
            default: return nil
            }
            return .rect(v)
        case (.transform(var v), _):
            var c = v.components
            switch (path, value) {
            case ("rotation", .number(let n)), ("rotation.z", .number(let n)): c.rotation.z = n
            case ("rotation.x", .number(let n)): c.rotation.x = n
            case ("rotation.y", .number(let n)): c.rotation.y = n
            case ("scale", .number(let n)): c.scale = (n, n, n)
            case ("scale.x", .number(let n)): c.scale.x = n
            case ("scale.y", .number(let n)): c.scale.y = n
            case ("scale.z", .number(let n)): c.scale.z = n
            case ("translation", .size(let s)): (c.translation.x, c.translation.y) = (s.width, s.height)
            case ("translation", .point(let p)): (c.translation.x, c.translation.y) = (p.x, p.y)
            case ("translation.x", .number(let n)): c.translation.x = n
            case ("translation.y", .number(let n)): c.translation.y = n
            case ("translation.z", .number(let n)): c.translation.z = n
            case ("m34", .number(let n)):
                v.m34 = n
                return .transform(v)
            default: return nil
            }
            return .transform(c.matrix)
        default:
            return nil
        }
    }
}
