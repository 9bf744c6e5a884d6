// A device without a SIM card: no carrier, no cellular radio.
@_exported import Foundation

/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// CDMA's data service.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// CDMA's data service.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// CDMA's data service.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// 3G CDMA.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

/// The company that serves the device's telephone.
open class CTCarrier: NSObject, @unchecked Sendable {
    /// No name: there is no SIM card.
    open var carrierName: String? { nil }
    /// The code of the country: nil here.
    open var mobileCountryCode: String? { nil }
    /// The code of the network: nil here.
    open var mobileNetworkCode: String? { nil }
    /// The ISO code of the country: nil here.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the network are allowed: nobody forbids them.
    open var allowsVOIP: Bool { true }
}

/// Tells of the device's telephone.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// No carrier.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// No carriers.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// No radio.
    open var currentRadioAccessTechnology: String? { nil }
    /// No radio.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// No service for data.
    open var dataServiceIdentifier: String? { nil }
    /// Called when the SIM card was replaced: never here.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// Called when the SIM card was replaced: never here.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}
