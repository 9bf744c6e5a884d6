// The screens an app can run on: size, scale and safe areas as data.
// The CLI picks one by name, UIKit's UIScreen and the host read it.
// Not here: anything that changes while an app runs (orientation, traits).
import Foundation

/// What UIKit needs to know about a device. Lengths are points, insets belong to the bare window
/// (status bar and home indicator shown, no bars of the app's own). A class, because views ask for the device all the time: a structure's
/// copy counted a reference for each name.
package final class DeviceProfile: Codable, Sendable, Equatable {
    /// Marketing name, unique in ``all``: "iPhone 16".
    package let name: String
    /// Hardware identifier as `uname` gives it on the device: "iPhone17,3".
    package let model: String
    /// "phone" or "pad".
    package let idiom: String
    /// Portrait size in points.
    package let width: Double
    package let height: Double
    /// Pixels a point.
    package let scale: Double
    /// Portrait safe area: below the status bar, above the home indicator.
    package let safeAreaTop: Double
    package let safeAreaBottom: Double
    /// Landscape safe area. Left and right are equal on every device: the system mirrors the sensor side.
    package let landscapeSafeAreaTop: Double
    package let landscapeSafeAreaLeft: Double
    package let landscapeSafeAreaRight: Double
    package let landscapeSafeAreaBottom: Double
    /// Radius of the display's corners in points, 0 for a rectangular display.
    package let cornerRadius: Double

    /// Height of the status bar in portrait, in points.
    package var statusBarHeight: Double { safeAreaTop }
    /// A device without a home button has a home indicator.
    package var hasHomeIndicator: Bool { safeAreaBottom > 0 }

    package init(
        name: String, model: String, idiom: String, width: Double, height: Double, scale: Double,
        safeAreaTop: Double, safeAreaBottom: Double, landscapeSafeAreaTop: Double, landscapeSafeAreaSide: Double,
        landscapeSafeAreaBottom: Double, cornerRadius: Double
    ) {
        self.name = name
        self.model = model
        self.idiom = idiom
        self.width = width
        self.height = height
        self.scale = scale
        self.safeAreaTop = safeAreaTop
        self.safeAreaBottom = safeAreaBottom
        self.landscapeSafeAreaTop = landscapeSafeAreaTop
        self.landscapeSafeAreaLeft = landscapeSafeAreaSide
        self.landscapeSafeAreaRight = landscapeSafeAreaSide
        self.landscapeSafeAreaBottom = landscapeSafeAreaBottom
        self.cornerRadius = cornerRadius
    }

    package static func == (left: DeviceProfile, right: DeviceProfile) -> Bool { left === right || left.fields == right.fields }

    private var fields: [AnyHashable] {
        [name, model, idiom, width, height, scale, safeAreaTop, safeAreaBottom, landscapeSafeAreaTop, landscapeSafeAreaLeft,
         landscapeSafeAreaRight, landscapeSafeAreaBottom, cornerRadius]
    }
}

extension DeviceProfile {
    /// Every known device, phones first, each family by year.
    package static let all: [DeviceProfile] = phones + pads

    /// The device used when nobody asks for another one.
    package static let `default` = iPhone("iPhone 16", "iPhone17,3", 393, 852, top: 59, corner: 55)

    /// The device of that name. Case, spaces and hyphens do not matter: "iphone-16" is "iPhone 16".
    package static func named(_ name: String) -> DeviceProfile? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted }
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func homeButtonPhone(_ name: String, _ model: String) -> DeviceProfile {
        DeviceProfile(
            name: name, model: model, idiom: "phone", width: 375, height: 667, scale: 2, safeAreaTop: 20, safeAreaBottom: 0,
            landscapeSafeAreaTop: 0, landscapeSafeAreaSide: 0, landscapeSafeAreaBottom: 0, cornerRadius: 0)
    }

    private static func iPhone(
        _ name: String, _ model: String, _ width: Double, _ height: Double, top: Double, side: Double? = nil, corner: Double
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, model: model, idiom: "phone", width: width, height: height, scale: 3, safeAreaTop: top, safeAreaBottom: 34,
            landscapeSafeAreaTop: 0, landscapeSafeAreaSide: side ?? top, landscapeSafeAreaBottom: 21, cornerRadius: corner)
    }

    private static func iPad(
        _ name: String, _ model: String, _ width: Double, _ height: Double, corner: Double
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, model: model, idiom: "pad", width: width, height: height, scale: 2, safeAreaTop: 24, safeAreaBottom: 20,
            landscapeSafeAreaTop: 24, landscapeSafeAreaSide: 0, landscapeSafeAreaBottom: 20, cornerRadius: corner)
    }

    private static let phones: [DeviceProfile] = [
        homeButtonPhone("iPhone 8", "iPhone10,1"),
        homeButtonPhone("iPhone SE (3rd generation)", "iPhone14,6"),
        iPhone("iPhone 13 mini", "iPhone14,4", 375, 812, top: 50, corner: 44),
        iPhone("iPhone 14", "iPhone14,7", 390, 844, top: 47, corner: 47.33),
        iPhone("iPhone 15", "iPhone15,4", 393, 852, top: 59, corner: 55),
        iPhone("iPhone 15 Pro Max", "iPhone16,2", 430, 932, top: 59, corner: 55),
        .default,
        iPhone("iPhone 16 Plus", "iPhone17,4", 430, 932, top: 59, corner: 55),
        iPhone("iPhone 16 Pro", "iPhone17,1", 402, 874, top: 62, corner: 62),
        iPhone("iPhone 16 Pro Max", "iPhone17,2", 440, 956, top: 62, corner: 62),
        iPhone("iPhone 16e", "iPhone17,5", 390, 844, top: 47, corner: 47.33),
        iPhone("iPhone 17", "iPhone18,3", 402, 874, top: 62, corner: 62),
        iPhone("iPhone 17 Pro", "iPhone18,1", 402, 874, top: 62, corner: 62),
        iPhone("iPhone 17 Pro Max", "iPhone18,2", 440, 956, top: 62, corner: 62),
        iPhone("iPhone Air", "iPhone18,4", 420, 912, top: 68, corner: 62),
    ]

    private static let pads: [DeviceProfile] = [
        iPad("iPad (10th generation)", "iPad13,18", 820, 1180, corner: 25),
        iPad("iPad (A16)", "iPad15,7", 820, 1180, corner: 25),
        iPad("iPad mini (A17 Pro)", "iPad16,1", 744, 1133, corner: 21.5),
        iPad("iPad Air 11-inch (M3)", "iPad15,3", 820, 1180, corner: 18),
        iPad("iPad Air 13-inch (M3)", "iPad15,5", 1024, 1366, corner: 18),
        iPad("iPad Pro 11-inch (M4)", "iPad16,3", 834, 1210, corner: 30),
        iPad("iPad Pro 13-inch (M4)", "iPad16,5", 1032, 1376, corner: 30),
    ]
}
