// Facts about the kind of system that a process runs on. Called by apps; here it is always an iPhone or iPad of its own.
import Foundation

extension ProcessInfo {
    /// The temperature of the device.
    public enum ThermalState: Int, Sendable {
        /// As it should be, and ever more beyond it.
        case nominal, fair, serious, critical
    }
    /// `nominal`: nothing here grows warm.
    public var thermalState: ThermalState { .nominal }
    /// Posted when `thermalState` changes, which it does not here.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    /// False: there is no battery to be saved.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether an iPad app runs on a Mac by Mac Catalyst; never here.
    public var isMacCatalystApp: Bool { false }
    /// Whether an app of iOS runs on a Mac as it is; never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app of iOS runs on Vision as it is; never here.
    public var isiOSAppOnVision: Bool { false }
}

extension Notification.Name {
    /// Posted when `isLowPowerModeEnabled` changes, which it does not here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
