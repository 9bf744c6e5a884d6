// Decomposes a matrix into translation, rotation, scale and shear, so that it can be
// mixed and addressed by key path (`transform.rotation.z`).

import CoreGraphics

struct TransformComponents {
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
    /// Radians, applied in the order x, y, z.
    var rotation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    var shearXY: CGFloat = 0
    var perspective: CGFloat = 0

    var matrix: CATransform3D {
        var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        if shearXY != 0 {
            var shear = CATransform3D.identity
            shear.m21 = shearXY
            t = CATransform3DConcat(t, shear)
        }
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.x, 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.y, 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.z, 0, 0, 1)) }
        t = CATransform3DConcat(t, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
        if perspective != 0 {
            var p = CATransform3D.identity
            p.m34 = perspective
            t = CATransform3DConcat(t, p)
        }
        return t
    }
}

extension CATransform3D {
    var components: TransformComponents {
        var c = TransformComponents()
        c.perspective = isIdentity ? 0 : (m33 != 0 ? m34 / m33 : 0)
        c.translation = (m41, m42, m43)
        var rows = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
        func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
        func scaled(_ a: [CGFloat], _ f: CGFloat) -> [CGFloat] { a.map { $0 * f } }
        func minus(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 - $1 } }
        let lengthX = dot(rows[0], rows[0]).squareRoot()
        if lengthX > 0 { rows[0] = scaled(rows[0], 1 / lengthX) }
        let shear = dot(rows[0], rows[1])
        rows[1] = minus(rows[1], scaled(rows[0], shear))
        let lengthY = dot(rows[1], rows[1]).squareRoot()
        if lengthY > 0 { rows[1] = scaled(rows[1], 1 / lengthY) }
        rows[2] = minus(rows[2], scaled(rows[0], dot(rows[0], rows[2])))
        rows[2] = minus(rows[2], scaled(rows[1], dot(rows[1], rows[2])))
        let lengthZ = dot(rows[2], rows[2]).squareRoot()
        if lengthZ > 0 { rows[2] = scaled(rows[2], 1 / lengthZ) }
        c.scale = (lengthX, lengthY, lengthZ)
        c.shearXY = lengthY > 0 ? shear / lengthY : 0
        let cross = [
            rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1], rows[1][2] * rows[2][0] - rows[1][0] * rows[2][2],
            rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0],
        ]
        if dot(rows[0], cross) < 0 {
            // A mirror image: the x axis takes the sign where that leaves the least rotation.
            if rows[1][1] < 0, rows[0][0] >= 0 {
                rows[1] = scaled(rows[1], -1)
                c.scale.y = -c.scale.y
                c.shearXY = -c.shearXY
            } else {
                rows[0] = scaled(rows[0], -1)
                c.scale.x = -c.scale.x
                c.shearXY = -c.shearXY
            }
        }
        let y = asin(min(max(-rows[0][2], -1), 1))
        if cos(y) > 1e-6 {
            c.rotation = (atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0]))
        } else {
            c.rotation = (atan2(-rows[2][0], rows[1][1]), y, 0)
        }
        return c
    }

    /// Mixes the parts, turning the short way; matrices that only move or scale are mixed number by number.
    func mixed(with other: CATransform3D, _ t: Double) -> CATransform3D {
        if t == 0 { return self }
        if t == 1 { return other }
        let f = CGFloat(t)
        func plain(_ m: CATransform3D) -> Bool { m.m12 == 0 && m.m21 == 0 && m.m13 == 0 && m.m31 == 0 && m.m23 == 0 && m.m32 == 0 }
        if plain(self), plain(other) {
            return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * f })
        }
        let a = components, b = other.components
        func m(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
        func turn(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var d = (y - x).truncatingRemainder(dividingBy: 2 * .pi)
            if d > .pi { d -= 2 * .pi }
            if d < -.pi { d += 2 * .pi }
            return x + d * f
        }
        var c = TransformComponents()
        c.translation = (m(a.translation.x, b.translation.x), m(a.translation.y, b.translation.y), m(a.translation.z, b.translation.z))
        c.scale = (m(a.scale.x, b.scale.x), m(a.scale.y, b.scale.y), m(a.scale.z, b.scale.z))
        c.rotation = (turn(a.rotation.x, b.rotation.x), turn(a.rotation.y, b.rotation.y), turn(a.rotation.z, b.rotation.z))
        c.shearXY = m(a.shearXY, b.shearXY)
        c.perspective = m(a.perspective, b.perspective)
        return c.matrix
    }
}
