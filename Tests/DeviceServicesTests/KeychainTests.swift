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

    func testAttributesSayHowTheItemIsProtected() throws {
        XCTAssertEqual(SecItemAdd(query(["v_Data": Data("one".utf8), "pdmn": "ck"]), nil), errSecSuccess)
        var found: AnyObject?
        XCTAssertEqual(SecItemCopyMatching(query(["r_Data": true, "r_Attributes": true, "r_PersistentRef": true]), &found), errSecSuccess)
        let attributes = try XCTUnwrap(found as? NSDictionary)
        XCTAssertEqual((attributes.object(forKey: "accc") as? SecAccessControl)?.description, "<SecAccessControlRef: ck>")
        XCTAssertNotNil(attributes.object(forKey: "v_PersistentRef") as? Data)
        XCTAssertEqual(attributes.object(forKey: "v_Data") as? Data, Data("one".utf8))
    }

    func testWithoutAPasscodeNothingCanAskForTheOwner() throws {
        var error: Unmanaged<CFError>?
        let control = try XCTUnwrap(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, &error))
        XCTAssertEqual(SecItemAdd(query(["accc": control]), nil), errSecAuthFailed)
        XCTAssertNil(SecAccessControlCreateWithFlags(nil, NSString(string: "never"), [], &error))
        XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecParam))
        let password = try XCTUnwrap(SecCreateSharedWebCredentialPassword()?.description)
        XCTAssertTrue(password.wholeMatch(of: /(\w{3}-){3}\w{3}/) != nil, password)
        XCTAssertNotNil(password.firstMatch(of: /[3-9]/))
    }

    func testNamesAreThoseOfTheHeader() {
        XCTAssertEqual(kSecClassGenericPassword.description, "genp")
        XCTAssertEqual(errSecDuplicateItem, -25299)
    }
}
