// What a process asks about the kind of system it runs on. Called by apps; here it is always an iPhone or iPad of its own.
import Foundation

extension ProcessInfo {
    /// Whether an iPad app runs on a Mac by Mac Catalyst; never here.
    public var isMacCatalystApp: Bool { false }
    /// Whether an app of iOS runs on a Mac as it is; never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app of iOS runs on Vision as it is; never here.
    public var isiOSAppOnVision: Bool { false }
}
