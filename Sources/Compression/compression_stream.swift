// Compression's streams: bytes go in and come out piece by piece. Only COMPRESSION_ZLIB is here, which is DEFLATE without a header
// (RFC 1951, level 5, as Apple's documentation has it); a stream of another algorithm cannot be made, which its status says.
internal import CZLib

/// A stream. The caller sets where bytes come from and where they go before each call, and reads there how far it came.
public struct compression_stream {
    /// The place for the next output.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// Room that is left there.
    public var dst_size: Int
    /// The place of the next input.
    public var src_ptr: UnsafePointer<UInt8>
    /// The bytes that are left there.
    public var src_size: Int
    /// The state of the stream itself.
    public var state: UnsafeMutableRawPointer?

    /// A stream that `compression_stream_init` has not prepared yet.
    public init(dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// What zlib keeps of a stream, and which way it goes.
private final class StreamState {
    var stream = z_stream()
    let encodes: Bool
    init?(encodes: Bool) {
        self.encodes = encodes
        let size = Int32(MemoryLayout<z_stream>.size)
        // Negative window bits: no header and no check sum.
        let result = encodes
            ? deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(&stream, -15, ZLIB_VERSION, size)
        guard result == Z_OK else { return nil }
    }
    deinit { _ = encodes ? deflateEnd(&stream) : inflateEnd(&stream) }

    func process(_ own: inout compression_stream, isLast: Bool) -> compression_status {
        stream.next_in = UnsafeMutablePointer(mutating: own.src_ptr)
        stream.avail_in = UInt32(clamping: own.src_size)
        stream.next_out = own.dst_ptr
        stream.avail_out = UInt32(clamping: own.dst_size)
        let offered = (Int(stream.avail_in), Int(stream.avail_out))
        let result = encodes ? deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&stream, Z_NO_FLUSH)
        let read = offered.0 - Int(stream.avail_in), written = offered.1 - Int(stream.avail_out)
        own.src_ptr += read
        own.src_size -= read
        own.dst_ptr += written
        own.dst_size -= written
        switch result {
        case Z_STREAM_END: return COMPRESSION_STATUS_END
        // No room or nothing to read: the caller supplies more. Data that end without their end mark are damaged.
        case Z_BUF_ERROR: return !encodes && isLast && own.src_size == 0 && own.dst_size > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        case Z_OK: return COMPRESSION_STATUS_OK
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}

/// Makes a stream ready. An algorithm that is not here is an error.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    stream.pointee.state = nil
    guard algorithm == COMPRESSION_ZLIB, let state = StreamState(encodes: operation == COMPRESSION_STREAM_ENCODE) else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Takes and gives as many bytes as it can. With `COMPRESSION_STREAM_FINALIZE` what is there to be read is the last.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    return Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue().process(&stream.pointee, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

/// Ends the stream. A second call is an error.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<StreamState>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
