// Compression's names and its functions of whole buffers, over streams (compression_stream.swift).

/// The result of a call.
public struct compression_status: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// The value that C has for it.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
/// The call succeeded, and there may be more data.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The bytes are broken, or the algorithm is not here.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The call succeeded, and the data are complete.
public let COMPRESSION_STATUS_END = compression_status(1)

/// The direction of a stream: encoding or decoding.
public struct compression_stream_operation: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The value that C has for it.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// To fewer bytes.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Back to what it was.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Options of a call of a stream.
public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The value that C has for it.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// No bytes follow.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The algorithm that compresses bytes.
public struct compression_algorithm: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The value that C has for it.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// Not here: an error.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// Not here: an error.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// Not here: an error.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Not here: an error.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

/// The bytes of scratch that `compression_encode_buffer` needs: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// The bytes of scratch that `compression_decode_buffer` needs: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The number of bytes written; 0 where they do not fit or the algorithm is not here.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = process(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? written : 0
}

/// The number of bytes written: as many as fit. 0 for broken bytes.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = process(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_DECODE, algorithm)
    return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

private func process(
    _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> (Int, compression_status) {
    var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: source, src_size: count, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return (0, COMPRESSION_STATUS_ERROR) }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return (room - stream.dst_size, status)
}
