// Buffers that own their memory, and floats of 16 bits that become floats of 32.
import Accelerate
import Testing

@Suite struct ConversionTests {
    @Test func halvesBecomeFloats() throws {
        var halves = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16), floats = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        defer { halves.free(); floats.free() }
        #expect(halves.rowBytes % 16 == 0 && halves.rowBytes >= 6)
        for row in 0..<2 { for column in 0..<3 { halves.data.storeBytes(of: Float16(row * 3 + column) / 2, toByteOffset: row * halves.rowBytes + column * 2, as: Float16.self) } }
        #expect(vImageConvert_Planar16FtoPlanarF(&halves, &floats, 0) == kvImageNoError)
        var read: [Float] = []
        for row in 0..<2 { for column in 0..<3 { read.append(floats.data.load(fromByteOffset: row * floats.rowBytes + column * 4, as: Float.self)) } }
        #expect(read == [0, 0.5, 1, 1.5, 2, 2.5])
    }

    @Test func sizesThatMakeNoSense() throws {
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 0, height: 2, bitsPerPixel: 16) }
        var small = try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 16), large = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 32), none = vImage_Buffer()
        defer { small.free(); large.free() }
        #expect(vImageConvert_Planar16FtoPlanarF(&small, &large, 0) == kvImageRoiLargerThanInputBuffer)
        #expect(vImageConvert_Planar16FtoPlanarF(&none, &large, 0) == kvImageNullPointerArgument)
    }
}
