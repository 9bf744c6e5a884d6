// Compares a drawn image with a committed PNG, pixel for pixel: how a file is packed does not count. Test targets that draw call it.
// `WILLAPPEAR_ACCEPT=1 swift test --filter Pixel` writes what is drawn now as the expectation, and fails where that was
// another picture: a test that was told to accept has compared nothing.

import CoreGraphics
import XCTest

/// - Parameter name: of the PNG in the folder `Expected` beside the test file.
package func expectPixels(_ image: CGImage?, _ name: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let data = image?.pngData() else { return XCTFail("nothing was drawn for \(name)", file: file, line: line) }
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Expected")
    let expected = folder.appendingPathComponent(name + ".png")
    let known = try? Data(contentsOf: expected)
    if known == data { return }
    if let known, isSame(CGImage(encoded: data), CGImage(encoded: known)) { return }
    if ProcessInfo.processInfo.environment["WILLAPPEAR_ACCEPT"] == "1" {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: expected)
        } catch {
            return XCTFail("cannot write \(expected.path): \(error)", file: file, line: line)
        }
        return XCTFail("accepted \(expected.path): look at it, and run the test without WILLAPPEAR_ACCEPT", file: file, line: line)
    }
    guard let known else {
        return XCTFail("no expectation \(expected.path); accept with WILLAPPEAR_ACCEPT=1", file: file, line: line)
    }
    let folderOfFailures = FileManager.default.temporaryDirectory
    let actual = folderOfFailures.appendingPathComponent(name + ".actual.png")
    try? data.write(to: actual)
    var text = "pixels differ: expected \(expected.path), drawn \(actual.path)"
    if let image, let wanted = CGImage(encoded: known), let difference = difference(image, wanted) {
        let picture = folderOfFailures.appendingPathComponent(name + ".difference.png")
        try? difference.picture?.pngData()?.write(to: picture)
        text += ", \(difference.count) pixels marked in \(picture.path)"
    }
    XCTFail(text + "; accept with WILLAPPEAR_ACCEPT=1", file: file, line: line)
}

/// Whether two pictures have the same pixels.
private func isSame(_ image: CGImage?, _ other: CGImage?) -> Bool {
    guard let image, let other, image.width == other.width, image.height == other.height, let a = image.pixels, let b = other.pixels else { return false }
    return (0..<image.height).allSatisfy { memcmp(a + $0 * image.bytesPerRow, b + $0 * other.bytesPerRow, image.width * 4) == 0 }
}

/// The wanted picture in grey with what differs in red; nil where the sizes differ too.
private func difference(_ image: CGImage, _ wanted: CGImage) -> (count: Int, picture: CGImage?)? {
    guard image.width == wanted.width, image.height == wanted.height, let context = CGContext(width: image.width, height: image.height, scale: 1) else { return nil }
    var count = 0
    for y in 0..<image.height {
        for x in 0..<image.width {
            let known = pixel(wanted, x, y)
            if pixel(image, x, y) == known {
                let grey = CGFloat(known.prefix(3).reduce(0) { $0 + Int($1) }) / (3 * 255) / 2 + 0.5
                context.setFillColor(red: grey, green: grey, blue: grey, alpha: 1)
            } else {
                count += 1
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return (count, context.makeImage())
}

/// Red, green, blue and alpha (premultiplied, 0…255) of the pixel at `x`, `y` from the top left.
package func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let pixels = image.pixels, x >= 0, y >= 0, x < image.width, y < image.height else { return [] }
    let p = pixels + y * image.bytesPerRow + x * 4
    return [p[2], p[1], p[0], p[3]]
}
