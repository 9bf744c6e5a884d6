// The secret numbers and public points of P-256 in all their written forms (SEC 1; RFC 5480, 5915, 5958), over nettle. P256's keys hold them.
import CNettle
import Foundation

/// A point of the curve: 32 bytes of x, 32 bytes of y.
struct P256Point: Sendable {
    let bytes: [UInt8]

    /// Everything before the point in a SubjectPublicKeyInfo (RFC 5480).
    private static let header: [UInt8] = [0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00]
    /// Half of the curve's prime: a compact point has no larger y.
    private static let half: [UInt8] = [
        0x7F, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    ]

    init(raw: [UInt8]) throws {
        guard raw.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        guard p256_is_point(raw) == 1 else { throw CryptoKitError.invalidParameter }
        bytes = raw
    }

    init(x963 data: [UInt8]) throws {
        guard data.count == 65, data[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(raw: Array(data[1...]))
    }

    init(compressed data: [UInt8]) throws {
        guard data.count == 33, data[0] == 2 || data[0] == 3 else { throw CryptoKitError.incorrectParameterSize }
        var point = [UInt8](repeating: 0, count: 64)
        guard p256_decompress(Array(data[1...]), data[0] == 3 ? 1 : 0, &point) == 1 else { throw CryptoKitError.invalidParameter }
        bytes = point
    }

    init(compact data: [UInt8]) throws {
        guard data.count == 32 else { throw CryptoKitError.incorrectParameterSize }
        let even = try P256Point(compressed: [2] + data)
        if even.isCompact { self = even } else { self = try P256Point(compressed: [3] + data) }
    }

    init(der data: [UInt8]) throws {
        guard data.starts(with: Self.header) else { throw CryptoKitError.invalidParameter }
        try self.init(x963: Array(data[Self.header.count...]))
    }

    init(secret: P256Secret) {
        var point = [UInt8](repeating: 0, count: 64)
        // A secret is a number of the curve, so it has a point.
        _ = p256_public_point(secret.bytes, &point)
        bytes = point
    }

    var x: [UInt8] { Array(bytes[..<32]) }
    var isCompact: Bool { Self.isCompact(bytes) }
    static func isCompact(_ point: [UInt8]) -> Bool { !half.lexicographicallyPrecedes(point[32...]) }
    var x963: [UInt8] { [4] + bytes }
    var compressed: [UInt8] { [2 + (bytes[63] & 1)] + x }
    var der: [UInt8] { Self.header + x963 }
}

/// A number of the curve that only one side knows.
struct P256Secret: Sendable {
    let bytes: [UInt8]

    /// What stands around number and point in a PrivateKeyInfo (RFC 5958) with an ECPrivateKey (RFC 5915) inside.
    private static let header: [UInt8] = [0x30, 0x81, 0x87, 0x02, 0x01, 0, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x04, 0x6D, 0x30, 0x6B, 0x02, 0x01, 0x01, 0x04, 0x20]
    private static let middle: [UInt8] = [0xA1, 0x44, 0x03, 0x42, 0x00]
    /// The same without the point, and an ECPrivateKey by itself.
    private static let shortHeader: [UInt8] = [0x30, 0x41, 0x02, 0x01, 0, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x04, 0x27, 0x30, 0x25, 0x02, 0x01, 0x01, 0x04, 0x20]
    private static let innerHeader: [UInt8] = [0x30, 0x77, 0x02, 0x01, 0x01, 0x04, 0x20]

    init(compact: Bool) {
        var secret = [UInt8](repeating: 0, count: 32), point = [UInt8](repeating: 0, count: 64)
        // Every second point is compact.
        repeat {
            p256_random(P256Secret.random, &secret)
        } while p256_public_point(secret, &point) == 0 || compact && !P256Point.isCompact(point)
        bytes = secret
    }

    init(raw: [UInt8]) throws {
        guard raw.count == 32 else { throw CryptoKitError.incorrectKeySize }
        var point = [UInt8](repeating: 0, count: 64)
        guard p256_public_point(raw, &point) == 1 else { throw CryptoKitError.invalidParameter }
        bytes = raw
    }

    init(x963 data: [UInt8]) throws {
        guard data.count == 97 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(raw: Array(data[65...]))
        guard P256Point(secret: self).x963 == Array(data[..<65]) else { throw CryptoKitError.invalidParameter }
    }

    init(der data: [UInt8]) throws {
        guard let header = [Self.header, Self.shortHeader, Self.innerHeader].first(where: { data.starts(with: $0) }), data.count >= header.count + 32 else { throw CryptoKitError.invalidParameter }
        try self.init(raw: Array(data[header.count..<header.count + 32]))
    }

    static let random: @convention(c) @Sendable (UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<UInt8>?) -> Void = { _, count, target in
        for (offset, byte) in randomBytes(count).enumerated() { target?[offset] = byte }
    }

    var x963: [UInt8] { P256Point(secret: self).x963 + bytes }
    var der: [UInt8] { Self.header + bytes + Self.middle + P256Point(secret: self).x963 }

    func sign(_ digest: [UInt8]) throws -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: 64)
        guard p256_sign(bytes, digest, digest.count, P256Secret.random, &signature) == 1 else { throw CryptoKitError.invalidParameter }
        return signature
    }

    func shared(with point: P256Point) throws -> SharedSecret {
        var product = [UInt8](repeating: 0, count: 64)
        guard p256_shared_point(bytes, point.bytes, &product) == 1 else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: Array(product[..<32]))
    }
}

/// Bytes between the lines that say what they are (RFC 7468).
enum PEM {
    static func text(_ kind: String, _ bytes: [UInt8]) -> String {
        let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(kind)-----\n\(lines)\n-----END \(kind)-----"
    }

    static func bytes(_ text: String, _ kinds: String...) throws -> [UInt8] {
        for kind in kinds {
            guard let start = text.range(of: "-----BEGIN \(kind)-----"), let end = text.range(of: "-----END \(kind)-----", range: start.upperBound..<text.endIndex) else { continue }
            if let data = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters) { return [UInt8](data) }
        }
        throw CryptoKitError.invalidParameter
    }
}
