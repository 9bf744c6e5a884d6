// The properties that every layer has, by key: what animations read and write in a copy of the values. A live layer's are set
// through its setters (CALayer+Values).

import CoreGraphics

extension LayerState {
    /// A whole property; nil for another key.
    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "bounds": return .rect(bounds)
        case "position": return .point(position)
        case "frame": return .rect(frame)
        case "zPosition": return .number(zPosition)
        case "anchorPoint": return .point(anchorPoint)
        case "anchorPointZ": return .number(anchorPointZ)
        case "transform": return .transform(transform)
        case "sublayerTransform": return .transform(sublayerTransform)
        case "opacity": return .number(Double(opacity))
        case "backgroundColor": return .color(backgroundColor)
        case "cornerRadius": return .number(cornerRadius)
        case "borderWidth": return .number(borderWidth)
        case "borderColor": return .color(borderColor)
        case "shadowColor": return .color(shadowColor)
        case "shadowOpacity": return .number(Double(shadowOpacity))
        case "shadowOffset": return .size(shadowOffset)
        case "shadowRadius": return .number(shadowRadius)
        case "shadowPath": return .path(shadowPath)
        case "contentsRect": return .rect(contentsRect)
        case "contentsCenter": return .rect(contentsCenter)
        case "contentsScale": return .number(contentsScale)
        case "contents": return .discrete(contents)
        case "hidden", "isHidden": return .discrete(isHidden)
        case "masksToBounds": return .discrete(masksToBounds)
        case "doubleSided": return .discrete(isDoubleSided)
        case "rasterizationScale": return .number(rasterizationScale)
        default: return nil
        }
    }

    /// False for another key, or a value of another kind.
    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("bounds", .rect(let v)): bounds = v
        case ("position", .point(let v)): position = v
        case ("frame", .rect(let v)): self = placed(at: v)
        case ("zPosition", .number(let v)): zPosition = v
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("anchorPointZ", .number(let v)): anchorPointZ = v
        case ("transform", .transform(let v)): transform = v
        case ("sublayerTransform", .transform(let v)): sublayerTransform = v
        case ("opacity", .number(let v)): opacity = Float(v)
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("cornerRadius", .number(let v)): cornerRadius = v
        case ("borderWidth", .number(let v)): borderWidth = v
        case ("borderColor", .color(let v)): borderColor = v
        case ("shadowColor", .color(let v)): shadowColor = v
        case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
        case ("shadowOffset", .size(let v)): shadowOffset = v
        case ("shadowRadius", .number(let v)): shadowRadius = v
        case ("shadowPath", .path(let v)): shadowPath = v
        case ("contentsRect", .rect(let v)): contentsRect = v
        case ("contentsCenter", .rect(let v)): contentsCenter = v
        case ("contentsScale", .number(let v)): contentsScale = v
        case ("contents", .discrete(let v)): contents = v
        case ("hidden", .discrete(let v)), ("isHidden", .discrete(let v)): isHidden = (AnimatableValue.double(v) ?? 0) != 0
        case ("masksToBounds", .discrete(let v)): masksToBounds = (AnimatableValue.double(v) ?? 0) != 0
        case ("doubleSided", .discrete(let v)): isDoubleSided = (AnimatableValue.double(v) ?? 0) != 0
        case ("rasterizationScale", .number(let v)): rasterizationScale = v
        default: return false
        }
        return true
    }
}

/// What a layer shows, apart from its sublayers: animations change a copy of it.
struct LayerValues {
    var state: LayerState
    var kind: (any LayerKind)?
    /// Those of properties that the app's class adds.
    var userValues: [String: Any] = [:]

    private func value(_ key: String) -> AnimatableValue? {
        state.value(key) ?? kind?.value(key) ?? userValues[key].flatMap(AnimatableValue.init(userValue:))
    }

    private mutating func set(_ key: String, _ value: AnimatableValue) {
        if state.set(key, value) { return }
        if kind?.set(key, value) == true { return }
        if userValues[key] != nil { userValues[key] = value.boxed }
    }

    /// The value at a key path, parts of structures included.
    func animatableValue(atKeyPath path: String) -> AnimatableValue? {
        guard let dot = path.firstIndex(of: ".") else { return value(path) }
        return value(String(path[..<dot]))?.part(String(path[path.index(after: dot)...]))
    }

    mutating func setAnimatableValue(_ new: AnimatableValue, atKeyPath path: String) {
        guard let dot = path.firstIndex(of: ".") else { return set(path, new) }
        let key = String(path[..<dot])
        guard let changed = value(key)?.setting(String(path[path.index(after: dot)...]), to: new) else { return }
        set(key, changed)
    }
}
