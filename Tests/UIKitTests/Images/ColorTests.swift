// UIColor: components, equality, models, dynamic and system colours.

@testable import UIKit
import XCTest

@MainActor final class ColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection? = nil) -> [Int] {
        let rgba = color.resolvedColor(with: traits ?? light).components
        return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) } + [Int((rgba.alpha * 100).rounded())]
    }

    func testComponents() {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        XCTAssertTrue(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        XCTAssertEqual([red, green, blue, alpha], [0.1, 0.2, 0.3, 0.4])
        var white: CGFloat = 0
        XCTAssertTrue(UIColor.lightGray.getWhite(&white, alpha: nil))
        XCTAssertEqual(white, 2 / 3, accuracy: 1e-9)
    }

    func testHueRoundTrip() {
        for color in [UIColor.red, .orange, .yellow, .green, .cyan, .blue, .magenta, .brown, .white, .black] {
            var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            XCTAssertEqual(bytes(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)), bytes(color))
        }
        XCTAssertEqual(bytes(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)), [255, 0, 0, 100])
    }

    func testEquality() {
        XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1), "a grey and an RGB colour differ, as on a device")
        XCTAssertEqual(UIColor.label, UIColor.label)
        XCTAssertNotEqual(UIColor.label, UIColor.secondaryLabel)
        XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor), UIColor.red)
        XCTAssertEqual(UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        XCTAssertEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
    }

    func testSystemColors() {
        XCTAssertEqual(bytes(.systemBlue), [0, 136, 255, 100])
        XCTAssertEqual(bytes(.systemBackground, dark), [0, 0, 0, 100])
        XCTAssertEqual(bytes(.label, dark), [255, 255, 255, 100])
        XCTAssertEqual(bytes(.secondaryLabel), [60, 60, 67, 60])
        XCTAssertEqual(bytes(.systemGray6, dark), [28, 28, 30, 100])
        XCTAssertEqual(UIColor.label.description.contains("labelColor"), true)
    }

    func testDynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(bytes(color, dark), [255, 255, 255, 100])
        XCTAssertEqual(bytes(color, light), [0, 0, 0, 100])
        XCTAssertEqual(bytes(color.withAlphaComponent(0.5), dark), [255, 255, 255, 50])
        let nested = UIColor { _ in color }
        XCTAssertEqual(bytes(nested, dark), [255, 255, 255, 100])
        var seen: CGColor?
        UITraitCollection.performAsCurrent(dark) { seen = color.cgColor }
        XCTAssertEqual(seen, UIColor.white.cgColor)
    }

    func testColorsFromOtherThreads() async {
        let components = await Task.detached { UIColor.systemRed.cgColor.components?.count }.value
        XCTAssertEqual(components, 4)
    }

    func testDisplayP3() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components
        XCTAssertGreaterThan(color.red, 1.05)
        XCTAssertLessThan(color.green, 0)
        XCTAssertEqual(bytes(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [255, 255, 255, 100])
    }

    func testOddComponents() {
        XCTAssertNotNil(UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 2).cgColor)
        XCTAssertEqual(bytes(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1)), [0, 0, 0, 100])
    }
}
