// Compares a drawn image with a committed PNG, byte for byte. Test targets that draw call it.
// `WILLAPPEAR_ACCEPT=1 swift test --filter Pixel` writes what is drawn now as the expectation.

import CoreGraphics
import XCTest

/// - Parameter name: of the PNG in the folder `Expected` beside the test file.
package func expectPixels(_ image: CGImage?, _ name: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let data = image?.pngData() else { return XCTFail("nothing was drawn for \(name)", file: file, line: line) }
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Expected")
    let expected = folder.appendingPathComponent(name + ".png")
    if ProcessInfo.processInfo.environment["WILLAPPEAR_ACCEPT"] == "1" {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do { try data.write(to: expected) } catch { XCTFail("cannot write \(expected.path): \(error)", file: file, line: line) }
        return
    }
    guard let known = try? Data(contentsOf: expected) else {
        return XCTFail("no expectation \(expected.path); accept with WILLAPPEAR_ACCEPT=1", file: file, line: line)
    }
    guard known != data else { return }
    let actual = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".actual.png")
    try? data.write(to: actual)
    XCTFail("pixels differ: expected \(expected.path), drawn \(actual.path); accept with WILLAPPEAR_ACCEPT=1", file: file, line: line)
}

/// Red, green, blue and alpha (premultiplied, 0…255) of the pixel at `x`, `y` from the top left.
package func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let pixels = image.pixels, x >= 0, y >= 0, x < image.width, y < image.height else { return [] }
    let p = pixels + y * image.bytesPerRow + x * 4
    return [p[2], p[1], p[0], p[3]]
}
