// Box blur of four channels of eight bits: the mean of a rectangle around each pixel. Rows first, then columns, each with a
// sum that slides along, so a wide kernel costs no more than a narrow one. Three passes come near to a Gaussian blur.

/// Blurs by the mean of `kernel_height` by `kernel_width` pixels. The buffers must not overlap.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee, target = dest.pointee, flags = Int(flags)
    // The columns' sums lie in memory of this function's own.
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
    let edges = [kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend, kvImageTruncateKernel].filter { flags & $0 != 0 }
    guard edges.count == 1, let edge = edges.first else { return kvImageInvalidEdgeStyle }
    guard let from = source.data, let to = target.data, edge != kvImageBackgroundColorFill || backgroundColor != nil else { return kvImageNullPointerArgument }
    guard srcOffsetToROI_X + target.width <= source.width, srcOffsetToROI_Y + target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }

    let width = Int(target.width), height = Int(target.height), left = Int(srcOffsetToROI_X), top = Int(srcOffsetToROI_Y)
    let box = BoxKernel(edge: edge, background: edge == kvImageBackgroundColorFill ? [UInt8](UnsafeBufferPointer(start: backgroundColor, count: 4)) : [])
    // Columns need rows above and below the region.
    let rows = Int(source.height)
    var across = [UInt8](repeating: 0, count: rows * width * 4)
    for row in 0..<rows {
        let line = UnsafeRawPointer(from + row * source.rowBytes)
        for channel in 0..<4 {
            box.blur(count: Int(source.width), kernel: Int(kernel_width), wanted: left..<left + width, channel: channel) {
                line.load(fromByteOffset: $0 * 4 + channel, as: UInt8.self)
            } write: { across[(row * width + $0 - left) * 4 + channel] = $1 }
        }
    }
    for column in 0..<width {
        for channel in flags & kvImageLeaveAlphaUnchanged != 0 ? 1..<4 : 0..<4 {
            box.blur(count: rows, kernel: Int(kernel_height), wanted: top..<top + height, channel: channel) {
                across[($0 * width + column) * 4 + channel]
            } write: { to.storeBytes(of: $1, toByteOffset: ($0 - top) * target.rowBytes + column * 4 + channel, as: UInt8.self) }
        }
    }
    return kvImageNoError
}

/// The mean of the pixels around each, along a line.
private struct BoxKernel {
    let edge: Int
    let background: [UInt8]

    func blur(count: Int, kernel: Int, wanted: Range<Int>, channel: Int, _ read: (Int) -> UInt8, write: (Int, UInt8) -> Void) {
        let reach = kernel / 2
        func value(_ place: Int) -> Int {
            if place >= 0, place < count { return Int(read(place)) }
            if edge == kvImageBackgroundColorFill { return Int(background[channel]) }
            return edge == kvImageTruncateKernel ? 0 : Int(read(min(max(place, 0), count - 1)))
        }
        var sum = (wanted.lowerBound - reach...wanted.lowerBound + reach).reduce(0) { $0 + value($1) }
        for place in wanted {
            if edge == kvImageCopyInPlace, place < reach || place + reach >= count {
                write(place, read(place))
            } else {
                let taken = edge == kvImageTruncateKernel ? min(place + reach, count - 1) - max(place - reach, 0) + 1 : kernel
                write(place, UInt8((sum + taken / 2) / taken))
            }
            sum += value(place + reach + 1) - value(place - reach)
        }
    }
}

/// Mixes the four channels of each pixel by a matrix of four rows: `(pixel + pre_bias) × matrix + post_bias`, over `divisor`.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee, target = dest.pointee
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            let pixel = (0..<4).map { Int(from.load(fromByteOffset: row * source.rowBytes + column * 4 + $0, as: UInt8.self)) + Int(pre_bias?[$0] ?? 0) }
            for channel in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[channel] ?? 0)) { $0 + pixel[$1] * Int(matrix[$1 * 4 + channel]) }
                to.storeBytes(of: UInt8(clamping: sum / Int(divisor)), toByteOffset: row * target.rowBytes + column * 4 + channel, as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}
