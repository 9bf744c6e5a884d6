// Variants of images that an app registers at run time.
import XCTest
@testable import UIKit

@MainActor final class ImageAssetTests: XCTestCase {
    private func picture(_ color: UIColor, _ side: CGFloat = 2) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testTheVariantThatSaysMostIsChosen() {
        let asset = UIImageAsset()
        let light = picture(.white), dark = picture(.black), compactDark = picture(.red)
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        asset.register(compactDark, with: UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact)]))
        XCTAssertEqual(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)), dark)
        XCTAssertEqual(asset.image(with: UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact)])), compactDark)
        XCTAssertTrue(light.imageAsset === asset)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)), light, "none fits: the first")
    }

    func testAnImageViewFollowsItsTraits() throws {
        let stage = Stage(), root = UIViewController()
        stage.show(root)
        let light = picture(.white), dark = picture(.black)
        let asset = try XCTUnwrap(light.imageAsset)
        XCTAssertTrue(light.imageAsset === asset)
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let view = UIImageView(image: light)
        root.view.addSubview(view)
        stage.settle()
        XCTAssertTrue(view.layer.contents as AnyObject === light.cgImage)
        view.overrideUserInterfaceStyle = .dark
        stage.settle()
        XCTAssertTrue(view.layer.contents as AnyObject === dark.cgImage)
        XCTAssertTrue(view.image === light)
        stage.tearDown()
    }

    func testAConfigurationCarriesTraits() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 30).withTraitCollection(UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(configuration.traitCollection?.userInterfaceStyle, .dark)
        XCTAssertEqual(configuration, UIImage.SymbolConfiguration(pointSize: 30))
    }
}
