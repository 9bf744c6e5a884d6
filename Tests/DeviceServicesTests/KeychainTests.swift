// The keychain: adding, finding, changing and removing a password, with the statuses that SecItem.h names.
import AppleCoreFoundation
import AppleSecurity
import XCTest

final class KeychainTests: XCTestCase {
    private let service = "willappear-tests-\(UUID().uuidString)"
    private func query(_ more: [String: Any] = [:]) -> NSDictionary {
        var result: [String: Any] = ["class": "genp", "svce": service, "acct": "me"]
        result.merge(more) { $1 }
        return NSDictionary(dictionary: result)
    }
    override func tearDown() { _ = SecItemDelete(query()) }

    func testAPasswordIsAddedFoundChangedAndRemoved() {
        var found: AnyObject?
        XCTAssertEqual(SecItemCopyMatching(query(["r_Data": true]), &found), errSecItemNotFound)
        XCTAssertEqual(SecItemAdd(query(["v_Data": Data("one".utf8)]), nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(query(["v_Data": Data("two".utf8)]), nil), errSecDuplicateItem)
        XCTAssertEqual(SecItemUpdate(query(), NSDictionary(dictionary: ["v_Data": Data("three".utf8)])), errSecSuccess)
        XCTAssertEqual(SecItemCopyMatching(query(["r_Data": true, "m_Limit": "m_LimitOne"]), &found), errSecSuccess)
        XCTAssertEqual((found as? NSData).map { String(decoding: $0 as Data, as: UTF8.self) }, "three")
        XCTAssertEqual(SecItemDelete(query()), errSecSuccess)
        XCTAssertEqual(SecItemDelete(query()), errSecItemNotFound)
    }

    func testNamesAreThoseOfTheHeader() {
        XCTAssertEqual(kSecClassGenericPassword.description, "genp")
        XCTAssertEqual(errSecDuplicateItem, -25299)
    }
}
