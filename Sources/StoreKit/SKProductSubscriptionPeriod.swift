// What a product of the store says of its subscription. The store here has no products, so that apps meet these types in their own code only.
import Foundation

extension SKProduct {
    /// A length of time.
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }

    /// The time between two payments; nil for what is bought once, and here.
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The reduced price at the beginning; nil without one, and here.
    public var introductoryPrice: SKProductDiscount? { nil }
    /// Reduced prices for those who subscribed before: none here.
    public var discounts: [SKProductDiscount] { [] }
    /// The group of subscriptions of which one can be bought at a time; nil for what is bought once, and here.
    public var subscriptionGroupIdentifier: String? { nil }
    /// Whether a family may share it.
    public var isFamilyShareable: Bool { false }
}

/// A time between two payments: a number of days, weeks, months or years. The store makes it.
public class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many.
    public let numberOfUnits: Int
    /// Of what.
    public let unit: SKProduct.PeriodUnit
    package init(numberOfUnits: Int, unit: SKProduct.PeriodUnit) { (self.numberOfUnits, self.unit) = (numberOfUnits, unit) }
}
