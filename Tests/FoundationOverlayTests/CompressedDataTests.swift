// NSData's compression: DEFLATE without a header, and errors for bytes and algorithms that cannot be read.
import Foundation
import Testing

@testable import FoundationOverlay

@Suite struct CompressedDataTests {
    @Test func dataComeBackAsTheyWere() throws {
        let plain = Data(String(repeating: "Compressible ", count: 20_000).utf8)
        let packed = try (plain as NSData).compressed(using: .zlib)
        #expect(packed.length < plain.count / 50)
        #expect(try packed.decompressed(using: .zlib) as Data == plain)
        let changed = NSMutableData(data: plain)
        try changed.compress(using: .zlib)
        #expect(changed == packed)
        try changed.decompress(using: .zlib)
        #expect(changed as Data == plain)
    }

    /// RFC 1951: one block with fixed codes for "a" is 4b 04 00, and an empty one 03 00.
    @Test func bytesHaveNoHeader() throws {
        #expect(try NSData(data: Data([0x61])).compressed(using: .zlib) as Data == Data([0x4B, 0x04, 0x00]))
        #expect(try NSData().compressed(using: .zlib) as Data == Data([0x03, 0x00]))
        #expect(try NSData(data: Data([0x03, 0x00])).decompressed(using: .zlib).length == 0)
    }

    @Test(arguments: [Data([0xFF, 0xFF, 0xFF]), Data([0x4B]), Data()])
    func otherBytesAreAnError(_ bytes: Data) {
        #expect(throws: CocoaError(.decompressionFailed)) { try NSData(data: bytes).decompressed(using: .zlib) }
    }

    @Test func otherAlgorithmsAreAnError() {
        for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma] {
            #expect(throws: CocoaError(.compressionFailed)) { try NSData(data: Data([1, 2, 3])).compressed(using: algorithm) }
        }
    }
}
