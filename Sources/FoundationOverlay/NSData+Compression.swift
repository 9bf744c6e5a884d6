// Compressed data, as NSData makes them on Apple's systems: DEFLATE without a header for `zlib`. Alamofire's Pod compresses requests so.
// Compression has no other algorithm here, and says so by the error that NSData throws.
internal import Compression
import Foundation

extension NSData {
    /// The algorithm that compresses data, with NSData.h's numbers.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Not here: an error.
        case lzfse = 0
        /// Not here: an error.
        case lz4
        /// Not here: an error.
        case lzma
        /// DEFLATE without a header, at level 5 on a device.
        case zlib

        fileprivate var algorithm: compression_algorithm {
            switch self {
            case .lzfse: COMPRESSION_LZFSE
            case .lz4: COMPRESSION_LZ4
            case .lzma: COMPRESSION_LZMA
            case .zlib: COMPRESSION_ZLIB
            }
        }
    }

    /// The data in fewer bytes. Throws `CocoaError.compressionFailed` for an algorithm that is not here.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try NSData(data: processed(COMPRESSION_STREAM_ENCODE, algorithm, failure: .compressionFailed))
    }

    /// The data as they were before they were compressed. Throws `CocoaError.decompressionFailed` for other bytes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try NSData(data: processed(COMPRESSION_STREAM_DECODE, algorithm, failure: .decompressionFailed))
    }

    fileprivate func processed(_ operation: compression_stream_operation, _ algorithm: CompressionAlgorithm, failure: CocoaError.Code) throws -> Data {
        let room = 1 << 15
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { buffer.deallocate() }
        // A stream wants an address even where there are no bytes.
        let source = length > 0 ? UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self)) : UnsafePointer(buffer)
        var stream = compression_stream(dst_ptr: buffer, dst_size: room, src_ptr: source, src_size: length, state: nil)
        guard compression_stream_init(&stream, operation, algorithm.algorithm) == COMPRESSION_STATUS_OK else { throw CocoaError(failure) }
        defer { compression_stream_destroy(&stream) }
        stream.src_ptr = source
        stream.src_size = length
        var result = Data()
        while true {
            stream.dst_ptr = buffer
            stream.dst_size = room
            let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
            guard status != COMPRESSION_STATUS_ERROR else { throw CocoaError(failure) }
            result.append(buffer, count: room - stream.dst_size)
            if status == COMPRESSION_STATUS_END { return result }
            // Bytes that end in the middle of a block.
            guard stream.dst_size == 0 || stream.src_size > 0 else { throw CocoaError(failure) }
        }
    }
}

extension NSMutableData {
    /// Replaces the data by fewer bytes.
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try processed(COMPRESSION_STREAM_ENCODE, algorithm, failure: .compressionFailed))
    }

    /// Replaces compressed data by what they were.
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try processed(COMPRESSION_STREAM_DECODE, algorithm, failure: .decompressionFailed))
    }
}

extension CocoaError.Code {
    /// The data cannot be compressed. FoundationErrors.h's number.
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    /// The data cannot be decompressed.
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    /// The data cannot be compressed.
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    /// The data cannot be decompressed.
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
