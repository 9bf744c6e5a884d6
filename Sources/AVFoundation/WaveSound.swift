// The samples of a WAVE file, plain ones of 8 to 32 bits and floats. AVAudioFile reads and writes it.
import Foundation

struct WaveSound {
    let rate: Double
    let channels: Int
    private let bits: Int
    private let isFloat: Bool
    private var samples: [UInt8]

    /// A sound without samples, of 16 bits each.
    init(rate: Double, channels: Int) { (self.rate, self.channels, bits, isFloat, samples) = (rate, channels, 16, false, []) }

    /// nil where the data is no WAVE file of plain samples.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ offset: Int, _ count: Int) -> Int? {
            offset + count <= bytes.count ? bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) } : nil
        }
        func name(_ offset: Int) -> String? { offset + 4 <= bytes.count ? String(decoding: bytes[offset..<offset + 4], as: UTF8.self) : nil }
        guard name(0) == "RIFF", name(8) == "WAVE" else { return nil }
        var offset = 12, head: (kind: Int, channels: Int, rate: Int, bits: Int)?
        while let kind = name(offset), let size = number(offset + 4, 4) {
            if kind == "fmt ", let tag = number(offset + 8, 2), let channels = number(offset + 10, 2), let rate = number(offset + 12, 4), let bits = number(offset + 22, 2) {
                // An extensible head names its kind in the first bytes of a GUID.
                head = (tag == 0xfffe ? number(offset + 32, 2) ?? 0 : tag, channels, rate, bits)
            }
            if kind == "data" {
                guard let head, head.kind == 1 || head.kind == 3, head.channels > 0, head.rate > 0, [8, 16, 24, 32].contains(head.bits) else { return nil }
                (rate, channels, bits, isFloat) = (Double(head.rate), head.channels, head.bits, head.kind == 3)
                samples = Array(bytes[(offset + 8)..<min(bytes.count, offset + 8 + size)])
                return
            }
            offset += 8 + size + size % 2
        }
        return nil
    }

    private var frames: Int { samples.count / (channels * bits / 8) }
    var seconds: Double { Double(frames) / rate }
    var format: AVAudioFormat? {
        AVAudioFormat(commonFormat: isFloat ? .pcmFormatFloat32 : bits == 16 ? .pcmFormatInt16 : bits == 32 ? .pcmFormatInt32 : .otherFormat, sampleRate: rate, channels: AVAudioChannelCount(channels), interleaved: true)
    }

    /// A sample between -1 and 1; 0 beyond the end.
    func sample(channel: Int, frame: Int) -> Float {
        let size = bits / 8, place = (frame * channels + min(channel, channels - 1)) * size
        guard place + size <= samples.count else { return 0 }
        let word = samples[place..<place + size].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        if isFloat { return Float(bitPattern: word) }
        // Samples of 8 bits have no sign; the others are shifted up to their sign.
        return bits == 8 ? (Float(word) - 128) / 128 : Float(Double(Int32(bitPattern: word << UInt32(32 - bits))) / 2_147_483_648)
    }

    mutating func add(_ sample: Float) {
        let word = UInt16(bitPattern: Int16(max(-1, min(1, sample)) * 32767))
        samples += [UInt8(word & 0xff), UInt8(word >> 8)]
    }

    /// The bytes of a file of 16 bits a sample.
    var file: Data {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        var bytes = Array("RIFF".utf8) + little(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
        bytes += little(1, 2) + little(channels, 2) + little(Int(rate), 4) + little(Int(rate) * channels * 2, 4) + little(channels * 2, 2) + little(16, 2)
        return Data(bytes + Array("data".utf8) + little(samples.count, 4) + samples)
    }
}
