// The length of a sound file in seconds, from its head: WAVE, MPEG-4 and MPEG audio. Nothing is decoded.
import Foundation

struct AudioFileLength {
    /// nil where the data is no sound that is known.
    let seconds: Double?

    init(_ data: Data) {
        let bytes = [UInt8](data)
        seconds = Self.wave(bytes) ?? Self.movie(bytes, in: 0..<bytes.count) ?? Self.mpeg(bytes)
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let part = bytes[offset..<offset + count]
        return (littleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    private static func name(_ bytes: [UInt8], _ offset: Int) -> String? {
        guard offset + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    /// RIFF: bytes of the data chunk by bytes a second of the format chunk.
    private static func wave(_ bytes: [UInt8]) -> Double? {
        guard name(bytes, 0) == "RIFF", name(bytes, 8) == "WAVE" else { return nil }
        var offset = 12, rate = 0
        while let kind = name(bytes, offset), let size = number(bytes, offset + 4, 4, littleEndian: true) {
            if kind == "fmt " { rate = number(bytes, offset + 16, 4, littleEndian: true) ?? 0 }
            if kind == "data" { return rate > 0 ? Double(min(size, bytes.count - offset - 8)) / Double(rate) : nil }
            offset += 8 + size + size % 2
        }
        return nil
    }

    /// ISO 14496-12: duration by timescale of `moov`'s `mvhd`.
    private static func movie(_ bytes: [UInt8], in range: Range<Int>) -> Double? {
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let size = number(bytes, offset, 4), let kind = name(bytes, offset + 4) {
            guard size >= 8, offset + size <= range.upperBound else { return nil }
            if kind == "moov" { return movie(bytes, in: offset + 8..<offset + size) }
            if kind == "mvhd" {
                let isLong = bytes[offset + 8] == 1
                guard let scale = number(bytes, offset + (isLong ? 28 : 20), 4), let length = number(bytes, offset + (isLong ? 32 : 24), isLong ? 8 : 4), scale > 0 else { return nil }
                return Double(length) / Double(scale)
            }
            offset += size
        }
        return nil
    }

    /// ISO 11172-3, layer III: the whole file at the bit rate of its first frame.
    private static func mpeg(_ bytes: [UInt8]) -> Double? {
        var offset = 0
        if name(bytes, 0)?.hasPrefix("ID3") == true, bytes.count > 10 {
            offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7f) }
        }
        let limit = min(bytes.count - 4, offset + 65_536)
        while offset < limit {
            if bytes[offset] == 0xff, bytes[offset + 1] & 0xe6 == 0xe2 {
                let isVersion1 = bytes[offset + 1] & 0x18 == 0x18
                let rates = isVersion1 ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0] : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
                let rate = rates[Int(bytes[offset + 2] >> 4)]
                if rate > 0 { return Double((bytes.count - offset) * 8) / Double(rate * 1000) }
            }
            offset += 1
        }
        return nil
    }
}
