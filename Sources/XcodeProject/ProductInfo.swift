// The Info.plist of a target's product as Xcode writes it: the file of `INFOPLIST_FILE` with its variables replaced,
// what `GENERATE_INFOPLIST_FILE` and `INFOPLIST_KEY_…` add, and what the build settings always contribute.
// Called by the command line. Knows nothing about the machine.

import Foundation

package struct ProductInfo {
    private let settings: BuildSettings
    private let target: Target

    package init(settings: BuildSettings, target: Target) {
        self.settings = settings
        self.target = target
    }

    /// The absolute path of the written file, whether or not it exists; nil when the settings name none.
    package var file: String? {
        let path = settings["INFOPLIST_FILE"]
        guard !path.isEmpty else { return nil }
        return MacPath.found(URL(fileURLWithPath: path.hasPrefix("/") ? path : settings["SRCROOT"] + "/" + path).standardizedFileURL.path)
    }

    /// The file that the settings name and the project lacks.
    package var missingFile: String? { file.flatMap { FileManager.default.fileExists(atPath: $0) ? nil : $0 } }

    package func dictionary() throws -> [String: Any] {
        var info: [String: Any] = settings.flag("GENERATE_INFOPLIST_FILE") ? generated() : [:]
        if let file, missingFile == nil { info.merge(try Self.read(file).mapValues(substitute)) { _, written in written } }
        info.merge(required()) { written, _ in written }
        info["CFBundleExecutable"] = settings["EXECUTABLE_NAME"]
        // The setting is the truth; Xcode replaces the key whatever the file says.
        if target.productType == .application { info["UIDeviceFamily"] = deviceFamilies }
        return info
    }

    /// `TARGETED_DEVICE_FAMILY` as numbers: 1 iPhone, 2 iPad.
    package var deviceFamilies: [Int] {
        let families = settings["TARGETED_DEVICE_FAMILY"].split(whereSeparator: { ", ".contains($0) }).compactMap { Int($0) }.filter { $0 == 1 || $0 == 2 }
        return families.isEmpty ? [1] : families
    }

    private static func read(_ file: String) throws -> [String: Any] {
        do {
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: URL(fileURLWithPath: file)), format: nil)
            guard let info = list as? [String: Any] else { throw XcodeProjectError(file, "the top of an Info.plist must be a dictionary") }
            return info
        } catch let error as XcodeProjectError {
            throw error
        } catch {
            throw XcodeProjectError(file, "not a property list (\((error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription))")
        }
    }

    private func substitute(_ value: Any) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map(substitute)
        case let dictionary as [String: Any]: dictionary.mapValues(substitute)
        default: value
        }
    }

    // MARK: What Xcode adds

    private func generated() -> [String: Any] {
        var info: [String: Any] = [
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"], "CFBundleIdentifier": identifier, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": settings["PRODUCT_NAME"], "CFBundlePackageType": settings["PRODUCT_BUNDLE_PACKAGE_TYPE"],
        ]
        if settings.isSet("MARKETING_VERSION") { info["CFBundleShortVersionString"] = settings["MARKETING_VERSION"] }
        if settings.isSet("CURRENT_PROJECT_VERSION") { info["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"] }
        if target.productType == .application { info["LSRequiresIPhoneOS"] = true }
        for name in settings.names(prefix: Self.keyPrefix) { add(name, to: &info) }
        return info
    }

    private static let keyPrefix = "INFOPLIST_KEY_"
    private static let lists: Set<String> = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes"]

    private func add(_ name: String, to info: inout [String: Any]) {
        let value = settings[name]
        let key = String(name.dropFirst(Self.keyPrefix.count))
        switch key {
        case "UIApplicationSceneManifest_Generation":
            if settings.flag(name) { info["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any] }
        case "UILaunchScreen_Generation": if settings.flag(name) { info["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
        default:
            var written = key
            for idiom in ["iPhone", "iPad"] where key.hasSuffix("_" + idiom) { written = key.dropLast(idiom.count + 1) + "~" + idiom.lowercased() }
            let plain = written.split(separator: "~").first.map(String.init) ?? written
            if Self.lists.contains(plain) { info[written] = SettingText.words(value) } else if value == "YES" || value == "NO" { info[written] = value == "YES" } else if !value.isEmpty { info[written] = value }
        }
    }

    private var identifier: String {
        let set = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        return set.isEmpty ? settings.expand("com.example.$(PRODUCT_NAME:rfc1034identifier)") : set
    }

    /// Keys without which no bundle works, and those of the asset catalog compiler.
    private func required() -> [String: Any] {
        var info: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleName": settings["PRODUCT_NAME"], "CFBundlePackageType": settings["PRODUCT_BUNDLE_PACKAGE_TYPE"],
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
            "CFBundleSupportedPlatforms": ["iPhoneSimulator"], "MinimumOSVersion": settings["IPHONEOS_DEPLOYMENT_TARGET"],
        ]
        let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
        if !accent.isEmpty { info["NSAccentColorName"] = accent }
        let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"]
        if !icon.isEmpty, target.productType == .application { info["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": icon, "CFBundleIconFiles": [String]()] as [String: Any]] }
        return info
    }
}
