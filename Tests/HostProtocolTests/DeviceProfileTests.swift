// The device table: names are unique and found as people write them, numbers are plausible.
import HostProtocol
import XCTest

final class DeviceProfileTests: XCTestCase {
    func testNames() {
        XCTAssertEqual(Set(DeviceProfile.all.map(\.name)).count, DeviceProfile.all.count)
        XCTAssertEqual(Set(DeviceProfile.all.map(\.model)).count, DeviceProfile.all.count)
        XCTAssertEqual(DeviceProfile.named("iphone-16")?.name, "iPhone 16")
        XCTAssertEqual(DeviceProfile.named("iPad (A16)")?.idiom, "pad")
        XCTAssertNil(DeviceProfile.named("iPhone"))
        XCTAssertNil(DeviceProfile.named(""))
    }

    func testIPhone16() {
        let device = DeviceProfile.default
        XCTAssertEqual(device.name, "iPhone 16")
        XCTAssertEqual([device.width, device.height, device.scale], [393, 852, 3])
        XCTAssertEqual([device.safeAreaTop, device.safeAreaBottom], [59, 34])
        XCTAssertEqual([device.landscapeSafeAreaLeft, device.landscapeSafeAreaRight, device.landscapeSafeAreaBottom], [59, 59, 21])
    }

    func testEveryDeviceIsPlausible() {
        for device in DeviceProfile.all {
            XCTAssertLessThan(device.width, device.height, device.name)
            XCTAssertTrue([2, 3].contains(device.scale), device.name)
            XCTAssertTrue(["phone", "pad"].contains(device.idiom), device.name)
            XCTAssertGreaterThanOrEqual(device.safeAreaTop, 20, device.name)
            XCTAssertEqual(device.hasHomeIndicator, device.cornerRadius > 0, device.name)
        }
    }
}
