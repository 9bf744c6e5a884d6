// Bytes that go through streams and buffers come back, broken ones and unknown algorithms are refused.
import Compression
import XCTest

final class StreamTests: XCTestCase {
    private let text = Array(String(repeating: "the same words again, ", count: 400).utf8)

    /// All of `input`, in and out through `room` bytes at a time.
    private func stream(_ input: [UInt8], _ operation: compression_stream_operation, room: Int) -> (bytes: [UInt8], status: compression_status) {
        var output: [UInt8] = [], status = COMPRESSION_STATUS_OK
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { target.deallocate() }
        input.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: base, src_size: source.count, state: nil)
            status = compression_stream_init(&stream, operation, COMPRESSION_ZLIB)
            for _ in 0..<10_000 where status == COMPRESSION_STATUS_OK {
                stream.dst_ptr = target
                stream.dst_size = room
                status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
                output += UnsafeBufferPointer(start: target, count: room - stream.dst_size)
            }
            XCTAssertEqual(compression_stream_destroy(&stream), COMPRESSION_STATUS_OK)
            XCTAssertEqual(compression_stream_destroy(&stream), COMPRESSION_STATUS_ERROR)
        }
        return (output, status)
    }

    func testWhatWentThroughAStreamComesBack() {
        let packed = stream(text, COMPRESSION_STREAM_ENCODE, room: 7)
        XCTAssertEqual(packed.status, COMPRESSION_STATUS_END)
        XCTAssertLessThan(packed.bytes.count, text.count / 10)
        let unpacked = stream(packed.bytes, COMPRESSION_STREAM_DECODE, room: 100)
        XCTAssertEqual(unpacked.status, COMPRESSION_STATUS_END)
        XCTAssertEqual(unpacked.bytes, text)
    }

    func testBrokenBytesAreAnError() {
        XCTAssertEqual(stream([0xFF, 0xFF, 1, 2, 3], COMPRESSION_STREAM_DECODE, room: 64).status, COMPRESSION_STATUS_ERROR)
        let packed = stream(text, COMPRESSION_STREAM_ENCODE, room: 64).bytes
        XCTAssertEqual(stream(Array(packed.dropLast(8)), COMPRESSION_STREAM_DECODE, room: 1 << 16).status, COMPRESSION_STATUS_ERROR)
    }

    func testWholeBuffers() {
        var packed = [UInt8](repeating: 0, count: text.count), unpacked = packed
        let length = compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_ZLIB)
        XCTAssertEqual(compression_decode_buffer(&unpacked, unpacked.count, packed, length, nil, COMPRESSION_ZLIB), text.count)
        XCTAssertEqual(unpacked, text)
        XCTAssertEqual(compression_decode_buffer(&unpacked, 10, packed, length, nil, COMPRESSION_ZLIB), 10)
        XCTAssertEqual(compression_encode_buffer(&packed, 3, text, text.count, nil, COMPRESSION_ZLIB), 0)
        XCTAssertEqual(compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_LZFSE), 0)
    }
}
