// Foundation's version number, which code from before `#available` compares with the versions of iOS.
// The numbers are those of NSObjCRuntime.h, which names none after iOS 9.
import ObjectiveC

/// The version of Foundation in iOS 5.0.
public let NSFoundationVersionNumber_iOS_5_0: Double = 881.00
/// The version of Foundation in iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1: Double = 890.10
/// The version of Foundation in iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0: Double = 992.00
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993.00
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The greatest version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// The version of Foundation in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1241.14
/// The version of Foundation in iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1242.12
/// The version of Foundation in iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1242.12
/// The version of Foundation in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
/// The greatest version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299

/// The number of the version of iOS that the app runs on. From iOS 10 on it is only greater than every number with a name.
public var NSFoundationVersionNumber: Double {
    switch SystemVersion.current {
    case ...5: NSFoundationVersionNumber_iOS_5_0
    case 6: NSFoundationVersionNumber_iOS_6_0
    case 7: NSFoundationVersionNumber_iOS_7_0
    case 8: NSFoundationVersionNumber_iOS_8_0
    case 9: NSFoundationVersionNumber_iOS_9_0
    case let later: NSFoundationVersionNumber_iOS_9_x_Max + Double(later)
    }
}
