// The properties of every layer, by key: animations read and write them in a copy of the values; key paths and
// animations set them on a live layer, through its setters (CALayer+Values). One row per property.

import CoreGraphics

/// A row: a property of a layer's values and of the layer.
struct LayerProperty {
    let value: (LayerState) -> AnimatableValue
    /// False for a value of another kind.
    let setState: (inout LayerState, AnimatableValue) -> Bool
    /// Sets the value through the layer's setter, with its effects; returns false for a value of another kind.
    let setLayer: (CALayer, AnimatableValue) -> Bool

    nonisolated(unsafe) private static let all: [String: LayerProperty] = [
        "bounds": rect(\.bounds, \.bounds), "position": point(\.position, \.position), "frame": frame, "zPosition": number(\.zPosition, \.zPosition),
        "anchorPoint": point(\.anchorPoint, \.anchorPoint), "anchorPointZ": number(\.anchorPointZ, \.anchorPointZ), "transform": transform(\.transform, \.transform),
        "sublayerTransform": transform(\.sublayerTransform, \.sublayerTransform), "opacity": number(\.opacity, \.opacity), "backgroundColor": color(\.backgroundColor, \.backgroundColor),
        "cornerRadius": number(\.cornerRadius, \.cornerRadius), "borderWidth": number(\.borderWidth, \.borderWidth), "borderColor": color(\.borderColor, \.borderColor),
        "shadowColor": color(\.shadowColor, \.shadowColor), "shadowOpacity": number(\.shadowOpacity, \.shadowOpacity), "shadowOffset": size(\.shadowOffset, \.shadowOffset),
        "shadowRadius": number(\.shadowRadius, \.shadowRadius), "shadowPath": path(\.shadowPath, \.shadowPath), "contentsRect": rect(\.contentsRect, \.contentsRect),
        "contentsCenter": rect(\.contentsCenter, \.contentsCenter), "contentsScale": number(\.contentsScale, \.contentsScale), "contents": discrete(\.contents, \.contents),
        "hidden": flag(\.isHidden, \.isHidden), "isHidden": flag(\.isHidden, \.isHidden), "masksToBounds": flag(\.masksToBounds, \.masksToBounds),
        "doubleSided": flag(\.isDoubleSided, \.isDoubleSided), "rasterizationScale": number(\.rasterizationScale, \.rasterizationScale),
    ]

    static func of(_ key: String) -> LayerProperty? { all[key] }

    // MARK: Kinds

    private typealias State<Value> = WritableKeyPath<LayerState, Value>
    private typealias Layer<Value> = ReferenceWritableKeyPath<CALayer, Value>

    private static func row<Value>(_ state: State<Value>, _ layer: Layer<Value>, _ wrapped: @escaping (Value) -> AnimatableValue, _ unwrapped: @escaping (AnimatableValue) -> Value?) -> LayerProperty {
        LayerProperty(
            value: { wrapped($0[keyPath: state]) },
            setState: { values, new in
                guard let value = unwrapped(new) else { return false }
                values[keyPath: state] = value
                return true
            },
            setLayer: { owner, new in
                guard let value = unwrapped(new) else { return false }
                owner[keyPath: layer] = value
                return true
            })
    }

    /// The frame, which follows from bounds, position and transform.
    private static var frame: LayerProperty {
        LayerProperty(
            value: { .rect($0.frame) },
            setState: { values, new in
                guard case .rect(let rect) = new else { return false }
                values = values.placed(at: rect)
                return true
            },
            setLayer: { owner, new in
                guard case .rect(let rect) = new else { return false }
                owner.frame = rect
                return true
            })
    }

    private static func rect(_ state: State<CGRect>, _ layer: Layer<CGRect>) -> LayerProperty { row(state, layer, AnimatableValue.rect) { if case .rect(let v) = $0 { v } else { nil } } }
    private static func point(_ state: State<CGPoint>, _ layer: Layer<CGPoint>) -> LayerProperty { row(state, layer, AnimatableValue.point) { if case .point(let v) = $0 { v } else { nil } } }
    private static func size(_ state: State<CGSize>, _ layer: Layer<CGSize>) -> LayerProperty { row(state, layer, AnimatableValue.size) { if case .size(let v) = $0 { v } else { nil } } }
    private static func number<Number: BinaryFloatingPoint>(_ state: State<Number>, _ layer: Layer<Number>) -> LayerProperty {
        row(state, layer, { .number(Double($0)) }) { if case .number(let v) = $0 { Number(v) } else { nil } }
    }
    private static func transform(_ state: State<CATransform3D>, _ layer: Layer<CATransform3D>) -> LayerProperty {
        row(state, layer, AnimatableValue.transform) { if case .transform(let v) = $0 { v } else { nil } }
    }
    private static func color(_ state: State<CGColor?>, _ layer: Layer<CGColor?>) -> LayerProperty { row(state, layer, AnimatableValue.color) { if case .color(let v) = $0 { .some(v) } else { nil } } }
    private static func path(_ state: State<CGPath?>, _ layer: Layer<CGPath?>) -> LayerProperty { row(state, layer, AnimatableValue.path) { if case .path(let v) = $0 { .some(v) } else { nil } } }
    private static func discrete(_ state: State<Any?>, _ layer: Layer<Any?>) -> LayerProperty { row(state, layer, AnimatableValue.discrete) { if case .discrete(let v) = $0 { .some(v) } else { nil } } }
    private static func flag(_ state: State<Bool>, _ layer: Layer<Bool>) -> LayerProperty {
        row(state, layer, AnimatableValue.discrete) { if case .discrete(let v) = $0 { (AnimatableValue.double(v) ?? 0) != 0 } else { nil } }
    }
}

extension LayerState {
    /// A whole property; nil for another key.
    func value(_ key: String) -> AnimatableValue? { LayerProperty.of(key)?.value(self) }

    /// False for another key, or a value of another kind.
    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool { LayerProperty.of(key)?.setState(&self, value) ?? false }
}

/// The appearance of a layer without its sublayers: animations change a copy of it.
struct LayerValues {
    var state: LayerState
    var kind: (any LayerKind)?
    /// The values of properties that the app's class adds.
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
