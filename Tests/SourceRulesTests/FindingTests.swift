// A public class is found by its name: it has a file that is called like it.
import Foundation
import XCTest

final class FindingTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    func testAPublicClassHasAFileOfItsName() throws {
        var found = 0
        for module in ["UIKit", "UIFoundation", "QuartzCore", "CoreGraphics", "CoreText"] {
            let folder = Self.sources.appendingPathComponent(module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where path.hasSuffix(".swift") {
                let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                for line in try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n") {
                    guard let match = line.firstMatch(of: /^(?:@\S+ )*(?:public|open) (?:final )?class ([A-Z]\w*)/) else { continue }
                    found += 1
                    let name = String(match.output.1)
                    guard name != file else { continue }
                    XCTFail("\(module)/\(path) declares \(name), which wants \(name).swift")
                }
            }
        }
        XCTAssertGreaterThan(found, 100)
    }
}
