// Box blur and colour matrix of vImage, against means and products worked out by hand.
import Accelerate
import Testing

@Suite struct ConvolutionTests {
    /// One channel a value; all four channels hold it, plus the channel's number.
    private func blurred(_ values: [[Int]], _ height: UInt32, _ width: UInt32, _ flags: Int, background: [UInt8]? = nil) -> (status: vImage_Error, first: [[Int]]) {
        let rows = values.count, columns = values[0].count
        var from = values.flatMap { $0.flatMap { value in (0..<4).map { UInt8(value + $0) } } }
        var to = [UInt8](repeating: 0, count: from.count)
        let status = from.withUnsafeMutableBytes { source in
            to.withUnsafeMutableBytes { target in
                var input = vImage_Buffer(data: source.baseAddress, height: UInt(rows), width: UInt(columns), rowBytes: columns * 4)
                var output = vImage_Buffer(data: target.baseAddress, height: UInt(rows), width: UInt(columns), rowBytes: columns * 4)
                return vImageBoxConvolve_ARGB8888(&input, &output, nil, 0, 0, height, width, background, vImage_Flags(flags))
            }
        }
        return (status, (0..<rows).map { row in (0..<columns).map { Int(to[(row * columns + $0) * 4]) } })
    }

    @Test func theEdgeIsExtendedFilledCutOrLeft() {
        let line = [[0, 30, 60, 90, 240]]
        #expect(blurred(line, 1, 3, kvImageEdgeExtend).first == [[10, 30, 60, 130, 190]])
        #expect(blurred(line, 1, 3, kvImageTruncateKernel).first == [[15, 30, 60, 130, 165]])
        #expect(blurred(line, 1, 3, kvImageCopyInPlace).first == [[0, 30, 60, 130, 240]])
        #expect(blurred(line, 1, 3, kvImageBackgroundColorFill, background: [90, 0, 0, 0]).first == [[40, 30, 60, 130, 140]])
    }

    @Test func rowsAndColumnsTogetherAreTheMeanOfTheRectangle() {
        let square = [[0, 0, 0], [0, 90, 0], [0, 0, 0]]
        #expect(blurred(square, 3, 3, kvImageEdgeExtend).first == [[10, 10, 10], [10, 10, 10], [10, 10, 10]])
    }

    @Test func badArgumentsAreErrors() {
        #expect(blurred([[1, 2, 3]], 2, 3, kvImageEdgeExtend).status == kvImageInvalidKernelSize)
        #expect(blurred([[1, 2, 3]], 1, 3, kvImageNoFlags).status == kvImageInvalidEdgeStyle)
        #expect(blurred([[1, 2, 3]], 1, 3, kvImageBackgroundColorFill).status == kvImageNullPointerArgument)
        var none = vImage_Buffer(), other = vImage_Buffer()
        #expect(vImageBoxConvolve_ARGB8888(&none, &other, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend)) == kvImageNullPointerArgument)
        #expect(vImageMatrixMultiply_ARGB8888(&none, &other, [0], 1, nil, nil, 0) == kvImageNullPointerArgument)
    }

    @Test func aMatrixMixesChannels() {
        var from: [UInt8] = [10, 20, 30, 40, 200, 200, 200, 200], to = [UInt8](repeating: 0, count: 8)
        // The first channel becomes the sum of all, the second twice itself, the others stay.
        let matrix: [Int16] = [256, 0, 0, 0, 256, 512, 0, 0, 256, 0, 256, 0, 256, 0, 0, 256]
        let status = from.withUnsafeMutableBytes { source in
            to.withUnsafeMutableBytes { target in
                var input = vImage_Buffer(data: source.baseAddress, height: 1, width: 2, rowBytes: 8)
                var output = vImage_Buffer(data: target.baseAddress, height: 1, width: 2, rowBytes: 8)
                return vImageMatrixMultiply_ARGB8888(&input, &output, matrix, 256, nil, nil, 0)
            }
        }
        #expect(status == kvImageNoError)
        #expect(to == [100, 40, 30, 40, 255, 255, 200, 200])
    }
}
