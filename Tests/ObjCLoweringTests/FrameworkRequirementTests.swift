// The selectors under which lowering registers delegate methods are those that UIKit's default
// implementations ask for: read from UIKit's own sources.
import Foundation
internal import ObjCLowering
import XCTest

final class FrameworkRequirementTests: XCTestCase {
    func testEveryDefaultImplementationIsKnownByItsSelector() throws {
        let pattern = /func\s+(\w+)\(([^{]*?)\)\s*(?:->\s*[^{]+?)?\{\s*(?:return\s+)?notImplemented\(\s*self,\s*"([^"]+)"/
        var count = 0
        for folder in ["UIKit", "UIFoundation", "QuartzCore"] {
            let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: CaseSDK.sources + "/" + folder)).compactMap { $0 as? String }
            for path in paths where path.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(CaseSDK.sources)/\(folder)/\(path)", encoding: .utf8)
                for match in text.matches(of: pattern) {
                    count += 1
                    let labels = Self.labels(String(match.2))
                    let known = FrameworkRequirements.selector(base: String(match.1), labels: labels)
                    // Three methods share the Swift name `gestureRecognizer(_:shouldReceive:)`; types tell them apart.
                    if labels.last == "shouldReceive" { continue }
                    if match.3.hasPrefix("textView:shouldInteractWithTextAttachment:inRange:") { continue }
                    // Apps have methods of these names that are no animator's; an animator's is found as the protocol's witness.
                    if path.hasSuffix("UIViewAnimating.swift") { continue }
                    // And two the name `numberOfSections(in:)`.
                    if match.3 == "numberOfSectionsInCollectionView:" { continue }
                    XCTAssertEqual(known, String(match.3), "\(path): \(match.1)(\(labels.map { $0 + ":" }.joined()))")
                }
            }
        }
        XCTAssertGreaterThan(count, 100)
    }

    private static func labels(_ parameters: String) -> [String] {
        var depth = 0, current = "", parts: [String] = []
        for character in parameters {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append(current); current = "" } else { current.append(character) }
        }
        if !current.isEmpty { parts.append(current) }
        return parts.map { $0.split { $0 == ":" || $0.isWhitespace }.first.map(String.init) ?? "" }
    }
}
