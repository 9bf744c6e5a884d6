// The living particles of an emitter at a moment. Nothing is simulated: the birth of particle n follows from the rates, its
// random choices from the seed and n, its position from its age.

import CoreGraphics

struct EmitterParticles {
    /// More are not drawn: the newest stay.
    static let maximum = 20_000

    private(set) var all: [Particle] = []
    private let emission: CAEmitterLayer.EmitterState

    init(_ emission: CAEmitterLayer.EmitterState, at time: Double) {
        self.emission = emission
        for (index, cell) in emission.cells.enumerated() {
            let births = births(of: cell, emission.rates, until: time)
            let chance = Chance(seed: UInt64(emission.seed)).of(UInt64(index))
            for (number, birth) in births { add(cell, born: birth, at: time, chance.of(number)) { Self.place($0, emission) } }
        }
    }

    /// Numbers and times of the particles that can live at `time`.
    private func births(of cell: CAEmitterCell, _ layer: EmitterRates, until time: Double) -> [(number: UInt64, time: Double)] {
        let speed = max(Double(cell.speed), 0)
        let longest = Double(max(cell.lifetime + cell.lifetimeRange / 2, 0) * max(emission.lifetime, 0)) + Self.longestLife(of: cell.emitterCells)
        guard speed > 0, longest > 0, time.isFinite else { return [] }
        let start = cell.beginTime, end = min(time, cell.duration.isFinite ? start + cell.duration : time)
        // The time from begin to end is counted in pieces of one rate.
        let changes = (cell.rates.changes + layer.changes).filter { $0 > start && $0 < end }.sorted()
        var count = 0.0, found: [(UInt64, Double)] = [], from = start
        for to in changes + [end] where to >= from {
            let rate = cell.rates.rate(at: from) * layer.rate(at: from) * speed
            let total = count + (to - from) * rate
            if rate > 0 {
                // Particle n is born when the count reaches n.
                var number = max(count.rounded(.up), (count + (time - longest - from) * rate).rounded(.up), (total - Double(Self.maximum)).rounded(.up))
                while number < total || to == end && number == total {
                    found.append((UInt64(number), from + (number - count) / rate))
                    number += 1
                }
            }
            count = total
            from = to
        }
        return Array(found.suffix(Self.maximum))
    }

    private static func longestLife(of cells: [CAEmitterCell]?) -> Double {
        (cells ?? []).map { Double(max($0.lifetime + $0.lifetimeRange / 2, 0)) + longestLife(of: $0.emitterCells) }.max() ?? 0
    }

    /// Adds a particle and the particles that it emits. `place` chooses its birthplace.
    private mutating func add(_ cell: CAEmitterCell, born: Double, at time: Double, _ chance: Chance, place: (Chance) -> CGPoint) {
        guard all.count < Self.maximum else { return }
        let age = time - born
        let life = Double(max(cell.lifetime + cell.lifetimeRange * Float(chance.around(1)), 0) * max(emission.lifetime, 0))
        let particle = Particle(cell, emission, from: place(chance), chance, age: age)
        if age >= 0, age < life { all.append(particle) }
        guard let children = cell.emitterCells, age >= 0 else { return }
        for (index, child) in children.enumerated() where child.isEnabled && child.birthRate > 0 {
            let rate = Double(min(child.birthRate, 10_000)), childLife = Double(max(child.lifetime + child.lifetimeRange / 2, 0)) + Self.longestLife(of: child.emitterCells)
            let first = max(0, ((age - childLife) * rate).rounded(.up)), begin = child.beginTime
            var number = first
            let end = min(age, life, child.duration.isFinite ? begin + child.duration : .infinity)
            while number / rate < end {
                let moment = number / rate
                if moment >= begin {
                    let origin = Particle(cell, emission, from: particle.origin, chance, age: moment).position
                    add(child, born: born + moment, at: time, chance.of(UInt64(index) + 17).of(UInt64(number))) { _ in origin }
                }
                number += 1
                if all.count >= Self.maximum { return }
            }
        }
    }

    private static func place(_ chance: Chance, _ emission: CAEmitterLayer.EmitterState) -> CGPoint {
        let p = emission.position, size = emission.size
        let u = CGFloat(chance.unit(20)), v = CGFloat(chance.unit(21))
        switch emission.shape {
        case .line:
            return CGPoint(x: p.x + (emission.mode == .points ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5) * size.width, y: p.y)
        case .rectangle, .cuboid:
            switch emission.mode {
            case .points: return CGPoint(x: p.x + (u < 0.5 ? -0.5 : 0.5) * size.width, y: p.y + (v < 0.5 ? -0.5 : 0.5) * size.height)
            case .outline:
                let around = u * 2 * (size.width + size.height)
                if around < size.width { return CGPoint(x: p.x - size.width / 2 + around, y: p.y - size.height / 2) }
                if around < size.width + size.height { return CGPoint(x: p.x + size.width / 2, y: p.y - size.height / 2 + around - size.width) }
                if around < 2 * size.width + size.height { return CGPoint(x: p.x + size.width / 2 - (around - size.width - size.height), y: p.y + size.height / 2) }
                return CGPoint(x: p.x - size.width / 2, y: p.y + size.height / 2 - (around - 2 * size.width - size.height))
            default: return CGPoint(x: p.x + (u - 0.5) * size.width, y: p.y + (v - 0.5) * size.height)
            }
        case .circle, .sphere:
            let isOnOutline = emission.mode == .outline || emission.mode == .points
            let radius = size.width * (isOnOutline ? 1 : v.squareRoot())
            return CGPoint(x: p.x + cos(u * 2 * .pi) * radius, y: p.y + sin(u * 2 * .pi) * radius)
        default:
            return p
        }
    }
}

/// One particle at one moment.
struct Particle {
    let cell: CAEmitterCell
    let age: Double
    let origin: CGPoint
    let position: CGPoint
    let scale: CGFloat
    let angle: CGFloat
    let color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    init(_ cell: CAEmitterCell, _ emission: CAEmitterLayer.EmitterState, from origin: CGPoint, _ chance: Chance, age: Double) {
        self.cell = cell
        self.age = age
        self.origin = origin
        let t = CGFloat(max(age, 0))
        let direction = cell.emissionLongitude + cell.emissionRange * CGFloat(chance.around(2))
        let speed = (cell.velocity + cell.velocityRange * CGFloat(chance.around(3))) * CGFloat(emission.velocity) * cos(cell.emissionLatitude)
        position = CGPoint(
            x: origin.x + cos(direction) * speed * t + cell.xAcceleration * t * t / 2, y: origin.y + sin(direction) * speed * t + cell.yAcceleration * t * t / 2)
        scale = (cell.scale + cell.scaleRange * CGFloat(chance.around(4)) + cell.scaleSpeed * t) * CGFloat(emission.scale)
        angle = (cell.spin + cell.spinRange * CGFloat(chance.around(5))) * CGFloat(emission.spin) * t
        let base = (cell.color ?? .white).sRGB
        func part(_ value: CGFloat, _ range: Float, _ speed: Float, _ salt: UInt64) -> CGFloat {
            min(max(value + CGFloat(range) * CGFloat(chance.around(salt)) + CGFloat(speed) * t, 0), 1)
        }
        color = (
            part(base.red, cell.redRange, cell.redSpeed, 6), part(base.green, cell.greenRange, cell.greenSpeed, 7),
            part(base.blue, cell.blueRange, cell.blueSpeed, 8), part(base.alpha, cell.alphaRange, cell.alphaSpeed, 9)
        )
    }

    func draw(in context: CGContext) {
        guard color.alpha > 0, scale != 0, position.x.isFinite, position.y.isFinite, var image = LayerContents.image(of: cell.contents) else { return }
        let part = cell.contentsRect
        if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let w = CGFloat(image.width), h = CGFloat(image.height)
            guard let cropped = image.cropping(to: CGRect(x: part.minX * w, y: part.minY * h, width: part.width * w, height: part.height * h)) else { return }
            image = cropped
        }
        let pixels = cell.contentsScale > 0 ? cell.contentsScale : 1
        let width = CGFloat(image.width) / pixels * scale, height = CGFloat(image.height) / pixels * scale
        context.saveGState()
        context.translateBy(x: position.x, y: position.y)
        if angle != 0 { context.rotate(by: angle) }
        context.setAlpha(color.alpha)
        // Colours in steps of 1/32, so that an image is tinted a few times and not once a particle.
        func step(_ value: CGFloat) -> CGFloat { (value * 32).rounded() / 32 }
        context.drawTopDown(image.multiplied(red: step(color.red), green: step(color.green), blue: step(color.blue)), in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
        context.restoreGState()
    }
}

/// Random numbers that depend only on a seed and their purpose, not on the order of requests.
struct Chance {
    private let state: UInt64

    init(seed: UInt64) { state = Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15) }
    private init(state: UInt64) { self.state = state }

    func of(_ number: UInt64) -> Chance { Chance(state: Self.mix(state ^ (number &* 0xD6E8_FEB8_6659_FD93 &+ 1))) }
    /// 0 ..< 1.
    func unit(_ salt: UInt64) -> Double { Double(Self.mix(state &+ salt &* 0x9E37_79B9_7F4A_7C15) >> 11) / Double(1 << 53) }
    /// −1/2 ..< 1/2.
    func around(_ salt: UInt64) -> Double { unit(salt) - 0.5 }

    private static func mix(_ value: UInt64) -> UInt64 {
        var x = value
        x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
        x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
        return x ^ x >> 31
    }
}
