// vImage's buffers, flags and errors: planes of pixels that belong to the caller. Values are those of the SDK's headers as
// public code compares them.

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// Zero or one of the negative errors; with `kvImageGetTempBufferSize` a size in bytes.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32

/// Pixels in the caller's memory.
public struct vImage_Buffer {
    /// The first row.
    public var data: UnsafeMutableRawPointer!
    /// The height in pixels.
    public var height: vImagePixelCount
    /// The width in pixels.
    public var width: vImagePixelCount
    /// The bytes from one row to the next.
    public var rowBytes: Int

    /// Creates a buffer without pixels.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    /// Creates a buffer over pixels in the caller's memory, in rows of `rowBytes` bytes.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }
}

/// No options.
public let kvImageNoFlags = 0
/// The alpha of the destination stays.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels whose kernel reaches over the edge are copied.
public let kvImageCopyInPlace = 2
/// Beyond the edge lies the background colour.
public let kvImageBackgroundColorFill = 4
/// Beyond the edge lies the edge's pixel.
public let kvImageEdgeExtend = 8
/// One thread only.
public let kvImageDoNotTile = 16
/// Better and slower resampling.
public let kvImageHighQualityResampling = 32
/// The kernel ends at the edge.
public let kvImageTruncateKernel = 64
/// Does nothing and returns the size of the temporary buffer.
public let kvImageGetTempBufferSize = 128

/// Done.
public let kvImageNoError: vImage_Error = 0
/// The destination reaches over the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// Kernels have odd sizes.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// None, or more than one, of the flags for the edge.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// A buffer or another needed argument is nil.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An argument that makes no sense.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Buffers that must be of one size are not.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
