// A source of particles. Their positions at a moment are computed only from the layer's clock and its seed (EmitterParticles),
// so that a moment looks the same however many frames were drawn before it.

import CoreGraphics

/// The shape in which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the emitter's position. The default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// Particles begin on a line as wide as the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// Particles begin in a rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Emits as a rectangle does: depth is not shown.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// Particles begin in a circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Emits as a circle does: depth is not shown.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape in which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its corners, or the ends of a line.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Particles begin on the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere on the shape's surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in the shape. The default.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles are ordered by cell. The default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particle is at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle is on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Particles are ordered by depth, which they do not have here.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The light of the particles adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Emits particles over its sublayers.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    struct EmitterState {
        var cells: [CAEmitterCell] = []
        var lifetime: Float = 1
        var position = CGPoint.zero
        var zPosition: CGFloat = 0
        var size = CGSize.zero
        var depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
        var birthRate: Float = 1
        var rates = EmitterRates()
    }

    var emission = EmitterState()
    override var kind: (any LayerKind)? {
        get { emission }
        set { if let new = newValue as? EmitterState { emission = new } }
    }
    /// Apps change cells in place.
    override var publishedKind: (any LayerKind)? {
        var frozen = emission
        frozen.cells = emission.cells.map { $0.frozen() }
        return frozen
    }

    /// A source of rate 1 without cells.
    public override init() {
        super.init()
        emission.rates.set(1, on: nil)
    }
    /// A copy for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        emission.rates.set(1, on: nil)
    }

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        get { emission.cells.isEmpty ? nil : emission.cells }
        set {
            change("emitterCells") { emission.cells = newValue ?? [] }
            newValue?.forEach { $0.join(self) }
        }
    }
    /// Multiplied with the cells' birth rates. Default 1.
    open var birthRate: Float {
        get { emission.birthRate }
        set {
            guard birthRate != newValue else { return }
            emission.birthRate = newValue
            guard shown == nil else { return }
            emission.rates.set(max(Double(newValue), 0), on: self)
            CATransaction.noteChange(of: self)
        }
    }
    /// Multiplied with the cells' lifetimes. Default 1.
    open var lifetime: Float {
        get { emission.lifetime }
        set { change("lifetime") { emission.lifetime = newValue } }
    }
    /// The emitter's position in the layer's coordinates. Default (0, 0).
    open var emitterPosition: CGPoint {
        get { emission.position }
        set { if emission.position != newValue { change("emitterPosition") { emission.position = newValue } } }
    }
    /// Depth of the emitter, which nothing shows.
    open var emitterZPosition: CGFloat {
        get { emission.zPosition }
        set { change("emitterZPosition") { emission.zPosition = newValue } }
    }
    /// The size of the shape.
    open var emitterSize: CGSize {
        get { emission.size }
        set { if emission.size != newValue { change("emitterSize") { emission.size = newValue } } }
    }
    /// The depth of the shape, which has no visible effect.
    open var emitterDepth: CGFloat {
        get { emission.depth }
        set { change("emitterDepth") { emission.depth = newValue } }
    }
    /// The shape from which particles come. Default point.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emission.shape }
        set { change("emitterShape") { emission.shape = newValue } }
    }
    /// The part of the shape from which particles come. Default volume.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emission.mode }
        set { change("emitterMode") { emission.mode = newValue } }
    }
    /// The order in which particles are drawn. Default unordered.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emission.renderMode }
        set { change("renderMode") { emission.renderMode = newValue } }
    }
    /// Whether particles keep their depth in the superlayer's space. They are drawn flat.
    open var preservesDepth = false
    /// Multiplied with the cells' velocities. Default 1.
    open var velocity: Float {
        get { emission.velocity }
        set { change("velocity") { emission.velocity = newValue } }
    }
    /// Multiplied with the cells' scales. Default 1.
    open var scale: Float {
        get { emission.scale }
        set { change("scale") { emission.scale = newValue } }
    }
    /// Multiplied with the cells' spins. Default 1.
    open var spin: Float {
        get { emission.spin }
        set { change("spin") { emission.spin = newValue } }
    }
    /// Decides every random choice: the same seed emits the same particles.
    open var seed: UInt32 {
        get { emission.seed }
        set { change("seed") { emission.seed = newValue } }
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        (emission, preservesDepth) = (layer.emission, layer.preservesDepth)
    }

    // MARK: Values

    /// A cell's property by `emitterCells.name.property`.
    private func cell(_ path: String) -> (cell: CAEmitterCell, key: String)? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count >= 3, parts[0] == "emitterCells" else { return nil }
        var cells = emission.cells
        for (index, part) in parts.dropFirst().dropLast().enumerated() where part != "emitterCells" {
            guard let found = cells.first(where: { $0.name == part }) else { return nil }
            if index == parts.count - 3 { return (found, parts[parts.count - 1]) }
            cells = found.emitterCells ?? []
        }
        return nil
    }

    /// Sets a cell's property too: `emitterCells.spark.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let found = cell(keyPath), found.cell.set(value, forKey: found.key) { return }
        super.setValue(value, forKeyPath: keyPath)
    }
    /// Reads a cell's property too: `emitterCells.spark.birthRate`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if let found = cell(keyPath), let value = found.cell.get(found.key) { return value }
        return super.value(forKeyPath: keyPath)
    }

    /// Sets a value by key; a rate counts from the moment at which it is set.
    override func setKindValue(_ key: String, _ value: AnimatableValue) -> Bool {
        guard key == "birthRate", case .number(let rate) = value else { return super.setKindValue(key, value) }
        birthRate = Float(rate)
        return true
    }
}

extension CAEmitterLayer.EmitterState: LayerKind {
    var features: LayerFeatures { .movesByItself }
    var draws: Bool { !cells.isEmpty }

    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        var particles = EmitterParticles(self, at: renderer.localTime).all
        switch renderMode {
        case .oldestFirst: particles.sort { $0.age > $1.age }
        case .oldestLast: particles.sort { $0.age < $1.age }
        default: break
        }
        context.saveGState()
        if renderMode == .additive { context.setBlendMode(.plusLighter) }
        for particle in particles { particle.draw(in: context) }
        context.restoreGState()
    }

    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "emitterPosition": return .point(position)
        case "emitterSize": return .size(size)
        case "lifetime": return .number(Double(lifetime))
        case "velocity": return .number(Double(velocity))
        case "scale": return .number(Double(scale))
        case "spin": return .number(Double(spin))
        case "birthRate": return .number(Double(birthRate))
        default: return nil
        }
    }

    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("emitterPosition", .point(let v)): position = v
        case ("emitterSize", .size(let v)): size = v
        case ("lifetime", .number(let v)): lifetime = Float(v)
        case ("velocity", .number(let v)): velocity = Float(v)
        case ("scale", .number(let v)): scale = Float(v)
        case ("spin", .number(let v)): spin = Float(v)
        case ("birthRate", .number(let v)): birthRate = Float(v)
        default: return false
        }
        return true
    }
}
