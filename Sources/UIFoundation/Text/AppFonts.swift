// The font files that the app's Info.plist lists under UIAppFonts, registered before the first look-up by name.
// UIFont calls it. Missing files are reported once, as a device's console does.

import CoreText
import Foundation

package enum AppFonts {
    private static let once: Void = {
        let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        for name in names {
            let file = name as NSString
            let url = Bundle.main.url(forResource: file.deletingPathExtension, withExtension: file.pathExtension) ?? Bundle.main.bundleURL.appendingPathComponent(name)
            if FontCatalog.register(path: url.path).isEmpty {
                assumingMainActor { Diagnostics.log("The font file \(name) of UIAppFonts is missing from the bundle or is not a font.") }
            }
        }
    }()

    package static func register() { _ = once }
}
