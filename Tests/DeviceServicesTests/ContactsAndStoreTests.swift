// Services that a device may lack: what apps are told, how often and in which order.
import AppTrackingTransparency
import Contacts
import CoreBluetooth
import MultipeerConnectivity
import Network
import StoreKit
import XCTest

final class ContactsAndStoreTests: XCTestCase {
    @MainActor private func settle() { for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    func testAProductTellsNothingOfASubscription() {
        let product = SKProduct()
        XCTAssertNil(product.subscriptionPeriod)
        XCTAssertNil(product.introductoryPrice)
        XCTAssertEqual(product.discounts, [])
        let month = SKProductSubscriptionPeriod(numberOfUnits: 1, unit: .month)
        let discount = SKProductDiscount(price: 1, priceLocale: Locale(identifier: "en_US"), identifier: nil, period: month, numberOfPeriods: 3, paymentMode: .freeTrial, type: .introductory)
        XCTAssertEqual(discount.subscriptionPeriod.unit, .month)
        XCTAssertEqual(discount.numberOfPeriods, 3)
    }

    private final class Buyer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
        var events: [String] = []
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for transaction in transactions {
                events.append("state \(transaction.transactionState.rawValue)")
                if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
            }
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { events.append("restored") }
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) { events.append("products \(response.products.count), unknown \(response.invalidProductIdentifiers)") }
        func requestDidFinish(_ request: SKRequest) { events.append("finished") }
    }

    @MainActor func testTheStoreIsEmpty() {
        let buyer = Buyer(), queue = SKPaymentQueue.default()
        XCTAssertFalse(SKPaymentQueue.canMakePayments())
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = buyer
        request.start()
        settle()
        XCTAssertEqual(buyer.events, ["products 0, unknown [\"a\", \"b\"]", "finished"])
        request.start()
        request.cancel()
        settle()
        XCTAssertEqual(buyer.events.count, 2)
        queue.add(buyer)
        queue.add(SKMutablePayment(product: SKProduct()))
        settle()
        queue.restoreCompletedTransactions()
        settle()
        XCTAssertEqual(Array(buyer.events.dropFirst(2)), ["state 0", "state 2", "restored"])
        XCTAssertTrue(queue.transactions.isEmpty)
        queue.remove(buyer)
        queue.restoreCompletedTransactions()
        settle()
        XCTAssertEqual(buyer.events.count, 5)
    }

    private final class Central: NSObject, CBCentralManagerDelegate {
        var states: [CBManagerState] = []
        func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    }

    @MainActor func testBluetoothIsUnsupported() {
        let central = Central(), manager = CBCentralManager(delegate: central, queue: nil)
        XCTAssertEqual(manager.state, .unknown)
        settle()
        manager.scanForPeripherals(withServices: nil)
        settle()
        XCTAssertEqual(central.states, [.unsupported])
        XCTAssertFalse(manager.isScanning)
        XCTAssertEqual(CBUUID(data: Data([0x18, 0x0D])), CBUUID(string: "180d"))
    }

    @MainActor func testContactsAreDenied() throws {
        let store = CNContactStore()
        let asked = expectation(description: "asked")
        store.requestAccess(for: .contacts) { allowed, error in
            XCTAssertFalse(allowed)
            XCTAssertEqual((error as? CNError)?.code, .authorizationDenied)
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .denied)
        XCTAssertThrowsError(try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])) { _, _ in XCTFail("a contact") })
    }

    func testCards() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        let copy = try XCTUnwrap(contact.copy() as? CNContact)
        contact.givenName = "Eve"
        XCTAssertEqual(CNContactFormatter.string(from: copy, style: .fullName), "Ada Lovelace")
        XCTAssertEqual(copy.phoneNumbers.first?.value.stringValue, "1")
        XCTAssertEqual(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome), "home")
        XCTAssertNil(CNContactFormatter.string(from: CNContact(), style: .fullName))
    }

    func testPredicatesOfCards() {
        let contact = CNMutableContact()
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "(0) 30-12"))]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "Ada@example.org")]
        XCTAssertTrue(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "03012")).evaluate(with: contact))
        XCTAssertFalse(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "0301")).evaluate(with: contact))
        XCTAssertTrue(CNContact.predicateForContacts(matchingEmailAddress: "ada@example.org").evaluate(with: contact))
        XCTAssertFalse(CNContact.predicateForContacts(matchingEmailAddress: "ada").evaluate(with: contact))
        XCTAssertFalse(CNContact.predicateForContactsInContainer(withIdentifier: "home").evaluate(with: contact))
        XCTAssertFalse(CNContact.predicateForContactsInGroup(withIdentifier: "friends").evaluate(with: contact))
    }

    /// The network is told once, on the given queue; a cancelled monitor says nothing.
    @MainActor func testTheNetworkIsThere() {
        let told = expectation(description: "told")
        let monitor = NWPathMonitor()
        XCTAssertEqual(monitor.currentPath.status, .unsatisfied)
        monitor.pathUpdateHandler = { path in
            XCTAssertEqual(path.status, .satisfied)
            XCTAssertTrue(path.usesInterfaceType(.wifi))
            told.fulfill()
        }
        monitor.start(queue: DispatchQueue(label: "network"))
        wait(for: [told], timeout: 5)
        let silent = NWPathMonitor()
        silent.pathUpdateHandler = { _ in XCTFail("told after its end") }
        silent.start(queue: .main)
        silent.cancel()
        settle()
    }

    @MainActor func testNobodyIsNearby() {
        let session = MCSession(peer: MCPeerID(displayName: "me"))
        XCTAssertTrue(session.connectedPeers.isEmpty)
        XCTAssertThrowsError(try session.send(Data(), toPeers: [], with: .reliable)) { XCTAssertEqual(($0 as? MCError)?.code, .invalidParameter) }
        XCTAssertThrowsError(try session.send(Data(), toPeers: [MCPeerID(displayName: "you")], with: .reliable)) { XCTAssertEqual(($0 as? MCError)?.code, .notConnected) }
    }
}
