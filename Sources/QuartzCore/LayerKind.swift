// What a kind of layer (a shape, a gradient, copies, particles) is made of and how it draws: a value, so that a live layer, its
// presentation and the nodes that commits publish hold the same. Each kind stands beside its CALayer subclass; LayerRenderer draws.

import CoreGraphics

protocol LayerKind {
    var features: LayerFeatures { get }
    /// Draws something without `contents`.
    var draws: Bool { get }
    /// Its drawing takes the place of `contents`.
    var replacesContents: Bool { get }
    /// Draws what the layer shows above its background, in points of the bounds.
    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer)
    /// What `draw` may cover, in the coordinates of the bounds.
    func extent(of shown: LayerNode) -> CGRect
    /// Draws the sublayers of `layer`, which is shown as `shown`, in its coordinates.
    func drawSublayers(of layer: LayerNode, _ shown: LayerNode, in context: CGContext, renderer: LayerRenderer)
    /// A property of the kind; nil for another key.
    func value(_ key: String) -> AnimatableValue?
    /// False for another key, or a value of another type.
    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool
}

/// A kind that only arranges its sublayers draws nothing.
extension LayerKind {
    var features: LayerFeatures { [] }
    var draws: Bool { false }
    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {}
    var replacesContents: Bool { false }
    func extent(of shown: LayerNode) -> CGRect { shown.state.bounds }
    func drawSublayers(of layer: LayerNode, _ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) { renderer.drawPlainSublayers(layer, in: context) }
    func value(_ key: String) -> AnimatableValue? { nil }
    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool { false }
}

/// What the compositor and the kept picture have to know of a kind.
struct LayerFeatures: OptionSet {
    let rawValue: Int
    /// It has no plane of its own: its sublayers keep their depth.
    static let keepsDepth = LayerFeatures(rawValue: 1)
    /// It shows what lies behind it, also from around a part.
    static let showsBackdrop = LayerFeatures(rawValue: 2)
    /// It shows something else at each moment without an animation.
    static let movesByItself = LayerFeatures(rawValue: 4)
    /// It draws its sublayers several times.
    static let repeatsSublayers = LayerFeatures(rawValue: 8)
    /// Its edges are curves of its own.
    static let isCurved = LayerFeatures(rawValue: 16)
    /// A picture of it is worth keeping.
    static let keepsPicture = LayerFeatures(rawValue: 32)
}
