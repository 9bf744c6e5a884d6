// What the app's Info.plist says, for everything in UIKit that follows it: scenes, status bar, style.
import Foundation

/// Info.plist of the main bundle, read once: it does not change during the process, and Foundation bridges it anew at each read.
@MainActor enum MainInfo {
    static let plist = Bundle.main.infoDictionary ?? [:]
}
