// vImage's buffers that own their memory, and conversions between planes of numbers.

extension vImage_Buffer {
    /// A buffer of new memory, whose rows begin at multiples of 16 bytes; `free()` gives it back.
    /// - Throws: `vImage.Error.invalidParameter` for a size below one.
    public init(width: Int, height: Int, bitsPerPixel: UInt32, flags: vImage.Options = .noFlags) throws {
        guard width > 0, height > 0, bitsPerPixel > 0, width < 1 << 24, height < 1 << 24 else { throw vImage.Error.invalidParameter }
        let rowBytes = ((width * Int(bitsPerPixel) + 7) / 8 + 15) / 16 * 16
        self.init(data: .allocate(byteCount: rowBytes * height, alignment: 16), height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
    }

    /// Gives back memory that `init(width:height:bitsPerPixel:flags:)` took.
    public func free() { data?.deallocate() }
}

/// vImage's types in Swift.
public enum vImage {
    /// What a function is asked for beside its arguments.
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// Nothing special.
        public static let noFlags = Options([])
    }

    /// What went wrong.
    public enum Error: Int, Swift.Error {
        /// Done.
        case noError = 0
        /// An argument that makes no sense.
        case invalidParameter = -21773
    }
}

/// Floats of 16 bits become floats of 32 bits.
public func vImageConvert_Planar16FtoPlanarF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error {
    let from = src.pointee, to = dest.pointee
    guard let source = from.data, let target = to.data else { return kvImageNullPointerArgument }
    guard from.width >= to.width, from.height >= to.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(to.height) {
        for column in 0..<Int(to.width) {
            let value = source.load(fromByteOffset: row * from.rowBytes + column * 2, as: Float16.self)
            target.storeBytes(of: Float(value), toByteOffset: row * to.rowBytes + column * 4, as: Float.self)
        }
    }
    return kvImageNoError
}
