// A reduced price of a subscription. The store here has no products, so that apps meet it in their own code only.
import Foundation

/// A reduced price. The store makes it.
public class SKProductDiscount: NSObject, @unchecked Sendable {
    /// When it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
    /// Who gets it.
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }

    /// The price.
    public let price: NSDecimalNumber
    /// The locale of the price.
    public let priceLocale: Locale
    /// Names it; nil for the price at the beginning.
    public let identifier: String?
    /// The time that a payment is for.
    public let subscriptionPeriod: SKProductSubscriptionPeriod
    /// How many times it holds.
    public let numberOfPeriods: Int
    /// When it is paid.
    public let paymentMode: PaymentMode
    /// Who gets it.
    public let type: Type
    package init(price: NSDecimalNumber, priceLocale: Locale, identifier: String?, period: SKProductSubscriptionPeriod, numberOfPeriods: Int, paymentMode: PaymentMode, type: Type) {
        (self.price, self.priceLocale, self.identifier, subscriptionPeriod) = (price, priceLocale, identifier, period)
        (self.numberOfPeriods, self.paymentMode, self.type) = (numberOfPeriods, paymentMode, type)
    }
}
