// The particles of an emitter layer: a kind of particle with its birth rate, its life and its changes. EmitterParticles computes them.

import CoreGraphics
import ObjectiveC

/// One kind of particle. A range lets a value differ from particle to particle, by half the range to both sides.
open class CAEmitterCell: NSObject, CAMediaTiming, @unchecked Sendable {
    /// The layer whose clock applies; set when the cell is in one.
    weak var emitter: CAEmitterLayer?
    /// The rates that the cell has had: a change counts from the moment it is made.
    var rates = EmitterRates()

    /// The cell's name in key paths: `emitterCells.name.birthRate`.
    open var name: String?
    /// Whether particles are born.
    open var isEnabled = true { didSet { rateChanged() } }
    /// Particles a second.
    open var birthRate: Float = 0 { didSet { rateChanged() } }
    /// The duration in seconds.
    open var lifetime: Float = 0
    /// The seconds by which lifetimes differ.
    open var lifetimeRange: Float = 0
    /// The radians out of the plane.
    open var emissionLatitude: CGFloat = 0
    /// The radians in the plane; 0 is to the right.
    open var emissionLongitude: CGFloat = 0
    /// The radians of the cone around the direction.
    open var emissionRange: CGFloat = 0
    /// The mean speed of new particles in points per second.
    open var velocity: CGFloat = 0
    /// The points a second by which velocities differ.
    open var velocityRange: CGFloat = 0
    /// The points per second squared, to the right.
    open var xAcceleration: CGFloat = 0
    /// The points per second squared, downwards.
    open var yAcceleration: CGFloat = 0
    /// The points per second squared towards the viewer, which nothing shows.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents. Default 1.
    open var scale: CGFloat = 1
    /// The range by which scales differ.
    open var scaleRange: CGFloat = 0
    /// Change of the scale a second.
    open var scaleSpeed: CGFloat = 0
    /// The mean turn of particles in radians per second.
    open var spin: CGFloat = 0
    /// The radians a second by which spins differ.
    open var spinRange: CGFloat = 0
    /// Multiplied with the contents. Default white.
    open var color: CGColor? = .white
    /// The range by which reds differ.
    open var redRange: Float = 0
    /// The range by which greens differ.
    open var greenRange: Float = 0
    /// The range by which blues differ.
    open var blueRange: Float = 0
    /// The range by which alphas differ.
    open var alphaRange: Float = 0
    /// Change of the red a second.
    open var redSpeed: Float = 0
    /// Change of the green a second.
    open var greenSpeed: Float = 0
    /// Change of the blue a second.
    open var blueSpeed: Float = 0
    /// Change of the alpha a second.
    open var alphaSpeed: Float = 0
    /// A `CGImage`; without one the particles are not seen, but emit `emitterCells`.
    open var contents: Any?
    /// The part of the contents to show, in their unit square.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels of the contents a point.
    open var contentsScale: CGFloat = 1
    /// The filter with which enlarged contents are drawn.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// The cells that each particle emits at its place while it lives.
    open var emitterCells: [CAEmitterCell]? { didSet { emitterCells?.forEach { $0.join(emitter) } } }

    // MARK: Timing
    /// The seconds of the layer's clock before which none are born.
    open var beginTime: CFTimeInterval = 0
    /// The seconds in which particles are born; infinity, the default, does not end.
    open var duration: CFTimeInterval = .infinity
    /// The speed of the cell's time.
    open var speed: Float = 1
    /// Has no effect on a cell.
    open var timeOffset: CFTimeInterval = 0
    /// Has no effect on a cell.
    open var repeatCount: Float = 0
    /// Has no effect on a cell.
    open var repeatDuration: CFTimeInterval = 0
    /// Has no effect on a cell.
    open var autoreverses = false
    /// Has no effect on a cell.
    open var fillMode: CAMediaTimingFillMode = .removed

    public override init() {
        super.init()
    }

    func join(_ layer: CAEmitterLayer?) {
        emitter = layer
        emitterCells?.forEach { $0.join(layer) }
    }

    private func rateChanged() { rates.set(isEnabled ? max(Double(birthRate), 0) : 0, on: emitter) }

    /// An immutable copy.
    func frozen() -> CAEmitterCell {
        let copy = CAEmitterCell()
        for path in Self.numbers.values { copy[keyPath: path] = self[keyPath: path] }
        for path in Self.floats.values { copy[keyPath: path] = self[keyPath: path] }
        (copy.name, copy.isEnabled, copy.color, copy.contents, copy.contentsRect) = (name, isEnabled, color, contents, contentsRect)
        (copy.beginTime, copy.duration, copy.magnificationFilter) = (beginTime, duration, magnificationFilter)
        copy.emitterCells = emitterCells?.map { $0.frozen() }
        copy.rates = rates
        return copy
    }

    // MARK: Key-value coding

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange, "velocity": \.velocity,
        "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]
    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange, "greenRange": \.greenRange,
        "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
        "alphaSpeed": \.alphaSpeed, "speed": \.speed,
    ]

    /// False for a key that a cell does not have.
    @discardableResult func set(_ value: Any?, forKey key: String) -> Bool {
        if let path = Self.numbers[key], let number = AnimatableValue.double(value) {
            self[keyPath: path] = CGFloat(number)
        } else if let path = Self.floats[key], let number = AnimatableValue.double(value) {
            self[keyPath: path] = Float(number)
        } else if key == "color" {
            color = value as? CGColor
        } else if key == "contents" {
            contents = value
        } else if key == "enabled" || key == "isEnabled" {
            isEnabled = (AnimatableValue.double(value) ?? 0) != 0
        } else {
            return false
        }
        return true
    }

    func get(_ key: String) -> Any? {
        if let path = Self.numbers[key] { return self[keyPath: path] }
        if let path = Self.floats[key] { return self[keyPath: path] }
        switch key {
        case "color": return color
        case "contents": return contents
        case "enabled", "isEnabled": return isEnabled
        case "name": return name
        default: return nil
        }
    }
}

/// A rate over time: how many particles were born up to a moment, and when each was born.
struct EmitterRates {
    private var steps: [(time: Double, rate: Double)] = [(-.infinity, 0)]

    /// Sets the rate. Before its layer is on screen, the rate counts as if it had always been set.
    mutating func set(_ rate: Double, on layer: CALayer?) {
        let rate = rate.isFinite ? min(rate, 100_000) : 0
        guard let layer, layer.wasCommitted else { return steps = [(-.infinity, rate)] }
        steps.append((layer.localTime(CACurrentMediaTime()), rate))
        if steps.count > 1000 { steps.removeFirst(500) }
    }

    func rate(at time: Double) -> Double { steps.last { $0.time <= time }?.rate ?? steps[0].rate }
    /// The moments at which the rate changes.
    var changes: [Double] { steps.dropFirst().map(\.time) }
}
