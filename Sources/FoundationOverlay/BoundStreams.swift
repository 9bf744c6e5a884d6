// A pair of streams: what is written to the one is read from the other. Foundation on Linux has streams of files and memory alone.
// Both ends block: a reader waits for bytes or the end, a writer for room. No run loop is told of events, as with Foundation's own here.
import Foundation

extension Stream {
    /// Makes two streams, the one reading what the other writes.
    /// - Parameters:
    ///   - bufferSize: How many bytes may wait; a writer blocks when there are more. At least one.
    ///   - inputStream: Gets the stream to read from.
    ///   - outputStream: Gets the stream to write to.
    public class func getBoundStreams(withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) {
        let pipe = BytePipe(capacity: max(1, bufferSize))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}

/// Bytes on their way from one thread to another.
private final class BytePipe: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var reading = Stream.Status.notOpen
    private var writing = Stream.Status.notOpen

    init(capacity: Int) { self.capacity = capacity }

    private func change(_ change: () -> Void) {
        condition.lock()
        change()
        condition.broadcast()
        condition.unlock()
    }
    func openReading() { change { if reading == .notOpen { reading = .open } } }
    func openWriting() { change { if writing == .notOpen { writing = .open } } }
    func closeReading() { change { reading = .closed } }
    func closeWriting() { change { writing = .closed } }
    var readingStatus: Stream.Status { condition.withLock { reading } }
    var writingStatus: Stream.Status { condition.withLock { writing } }
    var hasBytes: Bool { condition.withLock { !bytes.isEmpty || writing == .closed } }
    var hasRoom: Bool { condition.withLock { bytes.count < capacity && reading != .closed } }

    /// 0 at the end; -1 for a stream that is not open.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        while reading == .open, bytes.isEmpty, writing != .closed { condition.wait() }
        guard reading == .open || reading == .atEnd else { return -1 }
        if bytes.isEmpty {
            reading = .atEnd
            return 0
        }
        let count = min(length, bytes.count)
        for index in 0..<count { buffer[index] = bytes[index] }
        bytes.removeFirst(count)
        condition.broadcast()
        return count
    }

    /// -1 when nobody reads any more, or for a stream that is not open.
    func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        while writing == .open, bytes.count >= capacity, reading != .closed { condition.wait() }
        guard writing == .open, reading != .closed else { return -1 }
        let count = min(length, capacity - bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
        condition.broadcast()
        return count
    }
}

private final class BoundInputStream: InputStream {
    private let pipe: BytePipe
    init(_ pipe: BytePipe) {
        self.pipe = pipe
        super.init(data: Data())
    }
    override func open() { pipe.openReading() }
    override func close() { pipe.closeReading() }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { pipe.read(buffer, len) }
    override func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>) -> Bool { false }
    override var hasBytesAvailable: Bool { pipe.hasBytes }
    override var streamStatus: Stream.Status { pipe.readingStatus }
    override var streamError: (any Error)? { nil }
}

private final class BoundOutputStream: OutputStream {
    private let pipe: BytePipe
    init(_ pipe: BytePipe) {
        self.pipe = pipe
        super.init(toMemory: ())
    }
    required init(toMemory: ()) {
        pipe = BytePipe(capacity: 1)
        super.init(toMemory: toMemory)
    }
    override func open() { pipe.openWriting() }
    override func close() { pipe.closeWriting() }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { pipe.write(buffer, len) }
    override var hasSpaceAvailable: Bool { pipe.hasRoom }
    override var streamStatus: Stream.Status { pipe.writingStatus }
    override var streamError: (any Error)? { nil }
}
