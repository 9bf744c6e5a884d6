// The content and drawing of a kind of layer (a shape, a gradient, copies, particles): a value, so that a live layer, its
// presentation and the nodes that commits publish hold the same. Each kind is beside its CALayer subclass; LayerRenderer calls it.

import CoreGraphics

protocol LayerKind {
    var features: LayerFeatures { get }
    /// Draws something without `contents`.
    var draws: Bool { get }
    /// Whether the kind's drawing replaces `contents`.
    var replacesContents: Bool { get }
    /// Draws the layer's content above its background, in points of the bounds.
    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer)
    /// The area that `draw` may cover, in the coordinates of the bounds.
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

/// The facts about a kind for the compositor and the kept picture.
struct LayerFeatures: OptionSet {
    let rawValue: Int
    /// The layer has no plane of its own: its sublayers keep their depth.
    static let keepsDepth = LayerFeatures(rawValue: 1)
    /// The layer shows the content behind it, also from around a part.
    static let showsBackdrop = LayerFeatures(rawValue: 2)
    /// The layer looks different at each moment without an animation.
    static let movesByItself = LayerFeatures(rawValue: 4)
    /// The layer draws its sublayers several times.
    static let repeatsSublayers = LayerFeatures(rawValue: 8)
    /// The layer's edges are curves of its own.
    static let isCurved = LayerFeatures(rawValue: 16)
    /// A picture of the layer is worth keeping.
    static let keepsPicture = LayerFeatures(rawValue: 32)
}
