// The type of each Info.plist key's value (Apple's Information Property List documentation). Foundation and UIKit
// read values by casts whose failures mention neither key nor file. Called by InfoPlist.

import Foundation

enum InfoPlistTypes {
    indirect enum Kind: Sendable {
        case text, flag, texts, numbers, dictionary([String: Kind]), dictionaries([String: Kind]), either(Kind, Kind)
        /// A table with any keys, each with a value of the kind.
        case table(Kind)

        var name: String {
            switch self {
            case .text: "a string"
            case .flag: "a Boolean"
            case .texts: "an array of strings"
            case .numbers: "an array of numbers"
            case .dictionary, .table: "a dictionary"
            case .dictionaries: "an array of dictionaries"
            case .either(let one, let other): "\(one.name) or \(other.name)"
            }
        }
    }

    private static let scenes: Kind = .dictionary([
        "UIApplicationSupportsMultipleScenes": .flag,
        "UISceneConfigurations": .table(.dictionaries([
            "UISceneConfigurationName": .text, "UISceneDelegateClassName": .text, "UISceneStoryboardFile": .text, "UISceneClassName": .text,
        ])),
    ])

    private static let known: [String: Kind] = {
        var kinds: [String: Kind] = [
            "CFBundleURLTypes": .dictionaries(["CFBundleURLSchemes": .texts, "CFBundleURLName": .text]), "UIApplicationSceneManifest": scenes,
            "UIApplicationShortcutItems": .dictionaries(["UIApplicationShortcutItemType": .text, "UIApplicationShortcutItemTitle": .text]),
            "UIDeviceFamily": .either(.numbers, .either(.texts, .text)), "UIRequiredDeviceCapabilities": .either(.texts, .dictionary([:])), "UILaunchScreen": .dictionary([:]),
        ]
        for key in [
            "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName",
            "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion", "NSAccentColorName", "NSMainNibFile", "NSPrincipalClass", "UILaunchStoryboardName",
            "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle",
        ] { kinds[key] = .text }
        for key in [
            "LSRequiresIPhoneOS", "UIApplicationSupportsIndirectInputEvents", "UIFileSharingEnabled", "UIRequiresFullScreen", "UIStatusBarHidden",
            "UIViewControllerBasedStatusBarAppearance",
        ] { kinds[key] = .flag }
        for key in ["CFBundleLocalizations", "LSApplicationQueriesSchemes", "UIAppFonts", "UIBackgroundModes", "UISupportedInterfaceOrientations"] { kinds[key] = .texts }
        return kinds
    }()

    /// The problem of the first value that has the wrong type for its key.
    static func problem(in info: [String: Any]) -> String? {
        for key in info.keys.sorted() {
            // Keys for one device: UIMainStoryboardFile~ipad.
            let name = String(key.prefix { $0 != "~" })
            if let kind = known[name], let value = info[key], let problem = problem(value, kind, key) { return problem }
        }
        return nil
    }

    private static func problem(_ value: Any, _ kind: Kind, _ path: String) -> String? {
        let mismatch = "\(path) must be \(kind.name), it is \(name(of: value))"
        switch kind {
        case .text: return value is String ? nil : mismatch
        case .flag: return isFlag(value) ? nil : mismatch
        case .texts: return value is [String] ? nil : mismatch
        case .numbers: return (value as? [Any])?.allSatisfy { $0 is Int } == true ? nil : mismatch
        case .either(let one, let other): return problem(value, one, path) == nil || problem(value, other, path) == nil ? nil : mismatch
        case .dictionary(let entries):
            guard let value = value as? [String: Any] else { return mismatch }
            return problem(value, entries, path)
        case .dictionaries(let entries):
            guard let values = value as? [[String: Any]] else { return mismatch }
            return values.indices.lazy.compactMap { problem(values[$0], entries, "\(path)[\($0)]") }.first
        case .table(let entry):
            guard let value = value as? [String: Any] else { return mismatch }
            return value.keys.sorted().lazy.compactMap { key in value[key].flatMap { problem($0, entry, "\(path).\(key)") } }.first
        }
    }

    private static func problem(_ value: [String: Any], _ entries: [String: Kind], _ path: String) -> String? {
        entries.keys.sorted().lazy.compactMap { key in value[key].flatMap { problem($0, entries[key] ?? .text, "\(path).\(key)") } }.first
    }

    /// Apple takes the strings YES and NO too.
    private static func isFlag(_ value: Any) -> Bool {
        if let text = value as? String { return ["yes", "no", "true", "false", "1", "0"].contains(text.lowercased()) || text.hasPrefix("$(") }
        return value is Bool || value is Int
    }

    private static func name(of value: Any) -> String {
        switch value {
        case is String: "a string"
        case is [String: Any]: "a dictionary"
        case let values as [Any]: "an array" + (values.first.map { " of " + plural(name(of: $0)) } ?? "")
        case is Data: "data"
        case is Date: "a date"
        default: "a number or Boolean"
        }
    }

    private static func plural(_ name: String) -> String {
        switch name {
        case "a string": "strings"
        case "a dictionary": "dictionaries"
        case "data": "data"
        case "a date": "dates"
        case "a number or Boolean": "numbers"
        default: "arrays"
        }
    }
}
