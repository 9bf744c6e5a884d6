// The projection of a layer's plane: the part of a 4 by 4 matrix that affects points without depth, with the division by w
// that makes perspective. The compositor and conversion between layers use it if a matrix is not affine.

import CoreGraphics

struct Projection {
    /// x' = (a x + b y + c) / w, y' = (d x + e y + f) / w, w = g x + h y + i.
    var a, b, c, d, e, f, g, h, i: CGFloat

    init(_ m: CATransform3D) {
        (a, b, c) = (m.m11, m.m21, m.m41)
        (d, e, f) = (m.m12, m.m22, m.m42)
        (g, h, i) = (m.m14, m.m24, m.m44)
    }

    init(_ t: CGAffineTransform) {
        (a, b, c, d, e, f, g, h, i) = (t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1)
    }

    private init(_ n: [CGFloat]) {
        (a, b, c, d, e, f, g, h, i) = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8])
    }

    /// The projection as an affine transform; nil with a vanishing line, because the plane converges.
    var affine: CGAffineTransform? {
        guard abs(g) < 1e-9, abs(h) < 1e-9, i != 0 else { return nil }
        return CGAffineTransform(a: a / i, b: d / i, c: b / i, d: e / i, tx: c / i, ty: f / i)
    }

    /// Applies this projection first, then `other`.
    func concatenating(_ other: Projection) -> Projection {
        let l = [[other.a, other.b, other.c], [other.d, other.e, other.f], [other.g, other.h, other.i]]
        let r = [[a, b, c], [d, e, f], [g, h, i]]
        return Projection((0..<9).map { index in
            let row = index / 3, column = index % 3
            return l[row][0] * r[0][column] + l[row][1] * r[1][column] + l[row][2] * r[2][column]
        })
    }

    private var determinant: CGFloat { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

    /// The inverse projection; nil where the plane is seen from its edge.
    var inverted: Projection? {
        let det = determinant
        guard det.isFinite, abs(det) > 1e-12 else { return nil }
        return Projection([
            (e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det,
            (f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det,
            (d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det,
        ])
    }

    /// The distance of a point from the eye's plane; points with a value of zero or below are not visible.
    func w(_ p: CGPoint) -> CGFloat { g * p.x + h * p.y + i }

    /// The place of a point; nil behind the eye.
    func map(_ p: CGPoint) -> CGPoint? {
        let w = w(p)
        guard w > 1e-6 else { return nil }
        return CGPoint(x: (a * p.x + b * p.y + c) / w, y: (d * p.x + e * p.y + f) / w)
    }

    /// The corners of a rectangle as seen, cut off in front of the eye; fewer than three where nothing is seen.
    func polygon(_ rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let near: CGFloat = 0.01
        var cut: [CGPoint] = []
        for (index, p) in corners.enumerated() {
            let q = corners[(index + 1) % 4], wp = w(p), wq = w(q)
            if wp >= near { cut.append(p) }
            if (wp >= near) != (wq >= near) {
                let t = (near - wp) / (wq - wp)
                cut.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
            }
        }
        return cut.compactMap(map)
    }

    /// Whether the plane shows its back: its corners run the other way round.
    func showsBack(_ rect: CGRect) -> Bool {
        let points = polygon(rect.isEmpty ? CGRect(x: rect.minX, y: rect.minY, width: 1, height: 1) : rect)
        var area: CGFloat = 0
        for (index, p) in points.enumerated() {
            let q = points[(index + 1) % points.count]
            area += p.x * q.y - q.x * p.y
        }
        return area < 0
    }

    /// The upright rectangle around the visible part of `rect`.
    func bounds(of rect: CGRect) -> CGRect {
        let points = polygon(rect)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

extension CATransform3D {
    /// For a sublayer transform: whether `affinePart` describes it completely at any depth of the sublayers.
    var isFlat: Bool { isPlanar && m31 == 0 && m32 == 0 && m34 == 0 }
    /// Whether `affinePart` describes it completely for points without depth.
    var isPlanar: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3DMakeTranslation(x, y, z) }

    /// The transform around a point.
    func around(_ p: CGPoint, _ z: CGFloat = 0) -> CATransform3D {
        CATransform3DConcat(CATransform3DConcat(.translation(-p.x, -p.y, -z), self), .translation(p.x, p.y, z))
    }
}
