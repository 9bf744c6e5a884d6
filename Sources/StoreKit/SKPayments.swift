// Payments: the queue takes them, and tells its observers that they failed.
import DeviceServices
import Foundation
import ObjectiveC
import UIKit

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// A purchase that the app requests.
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product's name.
    open internal(set) var productIdentifier: String
    /// The number of products.
    open internal(set) var quantity = 1
    /// The buyer, as the app names them.
    open internal(set) var applicationUsername: String?
    /// One of a product.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A purchase that can still be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// The product's name.
    open override var productIdentifier: String { get { super.productIdentifier } set { super.productIdentifier = newValue } }
    /// The number of products.
    open override var quantity: Int { get { super.quantity } set { super.quantity = newValue } }
    /// The buyer, as the app names them.
    open override var applicationUsername: String? { get { super.applicationUsername } set { super.applicationUsername = newValue } }
}

/// A payment in the queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The purchase of the transaction.
    open private(set) var payment: SKPayment
    /// The state of the payment.
    open internal(set) var transactionState = SKPaymentTransactionState.purchasing
    /// The reason for the failure; nil without one.
    open internal(set) var error: (any Error)?
    /// Names it once it is bought: never.
    open var transactionIdentifier: String? { nil }
    /// The date of the purchase: nil here.
    open var transactionDate: Date? { nil }
    /// The payment that it restores: none.
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}

/// The queue of payments.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    private final class Observer { weak var object: (any SKPaymentTransactionObserver)?; init(_ object: any SKPaymentTransactionObserver) { self.object = object } }
    private var observers: [Observer] = []
    /// Asked when a region changes during a payment. Payments fail here before that.
    open weak var delegate: (any SKPaymentQueueDelegate)?
    /// The one queue.
    open class func `default`() -> Self { unsafeDowncast(only, to: Self.self) }
    /// The store's region: without an account, none.
    open var storefront: SKStorefront? { nil }
    /// Whether the user may buy: without an account, no.
    open class func canMakePayments() -> Bool { false }
    /// The transactions that are under way or not finished.
    open private(set) var transactions: [SKPaymentTransaction] = []

    /// Adds an observer of payments, which the queue does not retain.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Observer(observer)) }
    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }
    /// Takes a payment: its observers hear that it is under way, then that it failed.
    open func add(_ payment: SKPayment) {
        MissingService.say("SKPaymentQueue", "has no store here: payments fail")
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        DispatchQueue.main.async { [self] in
            tell(transaction)
            transaction.transactionState = .failed
            transaction.error = SKError(.paymentNotAllowed)
            tell(transaction)
        }
    }
    private func tell(_ transaction: SKPaymentTransaction) { for observer in observers { observer.object?.paymentQueue(self, updatedTransactions: [transaction]) } }
    /// Takes a payment out that has ended.
    open func finishTransaction(_ transaction: SKPaymentTransaction) { transactions.removeAll { $0 === transaction } }
    /// Restores what was bought: nothing was.
    open func restoreCompletedTransactions() {
        DispatchQueue.main.async { [self] in for observer in observers { observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self) } }
    }
}

/// An observer that is told of payments. All methods but the first are optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Payments went on.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Payments were taken out.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Restoring ended badly.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Restoring ended.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether a payment that began in the store goes on in the app.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { notImplemented(self, #function, [queue, transactions]) }
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) { notImplemented(self, #function, [queue, error]) }
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { notImplemented(self, #function, [queue]) }
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { notImplemented(self, #function, [queue, payment, product], fallback: false) }
}

/// Decides about payments that go on under another condition; both optional. No payment goes that far here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Whether a payment goes on although the store's region changed.
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool
    /// Whether the sheet about a raised price shows at once.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool {
        notImplemented(self, #function, [paymentQueue, transaction, newStorefront], fallback: true)
    }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { notImplemented(self, #function, [paymentQueue], fallback: true) }
}

/// The App Store's region. Without an account there is none: `SKPaymentQueue.storefront` is nil.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The region's three letters.
    open var countryCode: String { "" }
    /// Names it.
    open var identifier: String { "" }
    override init() {}
}

/// Asks for a review. The system decides whether it asks at all: here it never does.
open class SKStoreReviewController: NSObject {
    /// Says on the console that no review is asked for.
    open class func requestReview() { MissingService.say("SKStoreReviewController", "asks for no review here") }
    /// The same, in a scene.
    @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
