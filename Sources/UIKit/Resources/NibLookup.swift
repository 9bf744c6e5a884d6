// Finds compiled nibs and storyboards in a bundle: device modifiers and .lproj folders
// (FORMATS.md §6.2). Called by UINib, UIStoryboard and the nib-name rule of UIViewController.
// The languages are the bundle's for the app's languages (AppLanguage).

import Foundation
import FoundationOverlay

@MainActor enum NibLookup {
    /// The compiled file or folder for a resource name, or nil.
    static func url(for name: String, extension pathExtension: String, in bundle: Bundle) -> URL? {
        let bare = name.hasSuffix(".\(pathExtension)") ? String(name.dropLast(pathExtension.count + 1)) : name
        guard !bare.isEmpty else { return nil }
        // The app's bundle does not change while the app runs, and every controller without a nib name searches it.
        guard bundle === Bundle.main else { return search(bare, pathExtension, bundle) }
        let key = "\(bare).\(pathExtension) \(Host.current.device.idiom)"
        if let known = found[key] { return known }
        let url = search(bare, pathExtension, bundle)
        found[key] = .some(url)
        return url
    }

    private static var found: [String: URL?] = [:]

    private static func search(_ bare: String, _ pathExtension: String, _ bundle: Bundle) -> URL? {
        let modifier = Host.current.device.idiom == "pad" ? "~ipad" : "~iphone"
        for folder in folders(of: bundle) {
            for candidate in [bare + modifier, bare] {
                let url = folder.appendingPathComponent("\(candidate).\(pathExtension)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// Non-localised first, then the language, the development language, Base.
    private static func folders(of bundle: Bundle) -> [URL] {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let names = BundleLanguages.shared.folders(bundle)
        return [root] + names.map { root.appendingPathComponent("\($0).lproj") }
    }

    /// The bytes of a nib, which may be a folder of variants (§2.9): the newest variant is used on the running system.
    static func data(at url: URL) -> Data? {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return nil }
        guard isDirectory.boolValue else { return try? Data(contentsOf: url) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let versioned = names.compactMap { name -> (Double, String)? in
            guard name.hasPrefix("objects-"), name.hasSuffix("+.nib") else { return nil }
            return Double(name.dropFirst(8).dropLast(5)).map { ($0, name) }
        }
        let fitting = versioned.filter { $0.0 <= Double(Host.current.iOSVersion) }.max { $0.0 < $1.0 }
        return try? Data(contentsOf: url.appendingPathComponent(fitting?.1 ?? "runtime.nib"))
    }

    /// `NSBundle </path/App.app> (loaded)`, as exceptions print a bundle.
    static func description(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}
