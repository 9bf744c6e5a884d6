// Draws its sublayers several times, each copy moved, tinted and delayed against the one before.

import CoreGraphics

/// Shows its sublayers as many times as `instanceCount` says.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    struct ReplicatorState {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3D.identity
        var color: CGColor? = .white
        var offsets: (red: Float, green: Float, blue: Float, alpha: Float) = (0, 0, 0, 0)
    }

    var replicator = ReplicatorState()
    override var kind: (any LayerKind)? {
        get { replicator }
        set { if let new = newValue as? ReplicatorState { replicator = new } }
    }

    /// Copies, the original counted. Default 1.
    open var instanceCount: Int {
        get { replicator.count }
        set { if replicator.count != newValue { change("instanceCount") { replicator.count = max(newValue, 0) } } }
    }
    /// Whether the copies keep their depth in the superlayer's space. They are drawn flat.
    open var preservesDepth = false
    /// The seconds by which each copy's time lags behind that of the copy before.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { if replicator.delay != newValue { change("instanceDelay") { replicator.delay = newValue } } }
    }
    /// The transform from one copy to the next, around the layer's anchor point.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { if replicator.transform != newValue { change("instanceTransform") { replicator.transform = newValue } } }
    }
    /// Multiplied with the copies' colours. Default opaque white.
    open var instanceColor: CGColor? {
        get { replicator.color }
        set { if replicator.color != newValue { change("instanceColor") { replicator.color = newValue } } }
    }
    /// Added to the red of `instanceColor` from one copy to the next.
    open var instanceRedOffset: Float {
        get { replicator.offsets.red }
        set { change("instanceRedOffset") { replicator.offsets.red = newValue } }
    }
    /// Added to the green of `instanceColor` from one copy to the next.
    open var instanceGreenOffset: Float {
        get { replicator.offsets.green }
        set { change("instanceGreenOffset") { replicator.offsets.green = newValue } }
    }
    /// Added to the blue of `instanceColor` from one copy to the next.
    open var instanceBlueOffset: Float {
        get { replicator.offsets.blue }
        set { change("instanceBlueOffset") { replicator.offsets.blue = newValue } }
    }
    /// Added to the alpha of `instanceColor` from one copy to the next.
    open var instanceAlphaOffset: Float {
        get { replicator.offsets.alpha }
        set { change("instanceAlphaOffset") { replicator.offsets.alpha = newValue } }
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        replicator = layer.replicator
        preservesDepth = layer.preservesDepth
    }
}

extension CAReplicatorLayer.ReplicatorState: LayerKind {
    var features: LayerFeatures { .repeatsSublayers }

    /// Draws the copies, the first behind the others.
    func drawSublayers(of layer: LayerNode, _ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        var transform = CATransform3D.identity
        let base = (self.color ?? .white).sRGB
        for index in 0..<min(count, 10_000) {
            let n = CGFloat(index)
            func part(_ value: CGFloat, _ offset: Float) -> CGFloat { min(max(value + CGFloat(offset) * n, 0), 1) }
            let color = (part(base.red, offsets.red), part(base.green, offsets.green), part(base.blue, offsets.blue))
            let alpha = part(base.alpha, offsets.alpha)
            let own = renderer.delayed(by: delay * Double(index))
            context.saveGState()
            context.concatenate(around(transform, shown))
            if color == (1, 1, 1), alpha == 1 {
                own.drawPlainSublayers(layer, in: context)
            } else if alpha > 0 {
                context.setAlpha(alpha)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                own.drawPlainSublayers(layer, in: context)
                context.multiplyLayer(red: color.0, green: color.1, blue: color.2)
                context.endTransparencyLayer()
            }
            context.restoreGState()
            transform = CATransform3DConcat(transform, self.transform)
        }
    }

    private func around(_ transform: CATransform3D, _ shown: LayerNode) -> CGAffineTransform {
        let anchor = shown.state.anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.affinePart)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    func extent(of shown: LayerNode) -> CGRect {
        var box = CGRect.null, transform = CATransform3D.identity
        let inner = shown.children.map(\.state.frame).reduce(CGRect.null) { $0.union($1) }
        for _ in 0..<min(count, 10_000) {
            box = box.union(inner.applying(around(transform, shown)))
            transform = CATransform3DConcat(transform, self.transform)
        }
        return box
    }

    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "instanceCount": return .number(Double(count))
        case "instanceDelay": return .number(delay)
        case "instanceTransform": return .transform(transform)
        case "instanceColor": return .color(color)
        case "instanceRedOffset": return .number(Double(offsets.red))
        case "instanceGreenOffset": return .number(Double(offsets.green))
        case "instanceBlueOffset": return .number(Double(offsets.blue))
        case "instanceAlphaOffset": return .number(Double(offsets.alpha))
        default: return nil
        }
    }

    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("instanceCount", .number(let v)): count = Int(min(max(v, 0), 1e6))
        case ("instanceDelay", .number(let v)): delay = v
        case ("instanceTransform", .transform(let v)): transform = v
        case ("instanceColor", .color(let v)): color = v
        case ("instanceRedOffset", .number(let v)): offsets.red = Float(v)
        case ("instanceGreenOffset", .number(let v)): offsets.green = Float(v)
        case ("instanceBlueOffset", .number(let v)): offsets.blue = Float(v)
        case ("instanceAlphaOffset", .number(let v)): offsets.alpha = Float(v)
        default: return false
        }
        return true
    }
}
