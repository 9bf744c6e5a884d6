// The App Store's older interface on a device without an account: no products, payments fail, and the review question is not asked.
import DeviceServices
@_exported import Foundation
import ObjectiveC

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

/// The reason why the store cannot serve a request.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// SKError.h's numbers.
    public enum Code: Int, Sendable {
        case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }
    /// `SKErrorDomain`
    public static var errorDomain: String { SKErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The user left.
    public static let paymentCancelled = Code.paymentCancelled
    /// The device may not buy.
    public static let paymentNotAllowed = Code.paymentNotAllowed
    /// The reason is unknown.
    public static let unknown = Code.unknown
}

/// A product.
open class SKProduct: NSObject, @unchecked Sendable {
    /// Names it.
    open var productIdentifier: String { "" }
    /// The product's name for people.
    open var localizedTitle: String { "" }
    /// The description of the product: empty here.
    open var localizedDescription: String { "" }
    /// The price of the product: 0 here.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Asks the store for something.
open class SKRequest: NSObject, @unchecked Sendable {
    /// The delegate, which is told of the end.
    open weak var delegate: (any SKRequestDelegate)?
    fileprivate var isCancelled = false
    /// Begins.
    open func start() {
        MissingService.say("\(type(of: self))", "has no store here")
        DispatchQueue.main.async { [self] in if !isCancelled { finish() } }
    }
    /// Ends; the delegate hears nothing any more.
    open func cancel() { isCancelled = true }
    fileprivate func finish() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// A delegate that is told of the end of a request. All methods are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Called when a request has succeeded.
    func requestDidFinish(_ request: SKRequest)
    /// Called when a request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) { notImplemented(self, #function, [request]) }
    public func request(_ request: SKRequest, didFailWithError error: any Error) { notImplemented(self, #function, [request, error]) }
}

/// Asks for products: all of them are unknown to the store.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    /// Creates a request for products of these names.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    fileprivate override func finish() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}

/// A delegate that is told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store answered; comes before `requestDidFinish`.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer of the store.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products that the store knows: none here.
    open var products: [SKProduct] { [] }
    /// The names that it does not know: all.
    open private(set) var invalidProductIdentifiers: [String]
    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// Asks for a fresh receipt: fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// The receipt's properties are not used.
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
