// Info.plist: reads it, adds the values that Xcode's build settings would add, substitutes variables.
// Called by AppDescription. Deterministic: nothing in it depends on the machine.

import Foundation

enum InfoPlist {
    /// The values of a new Xcode project for the app's files.
    struct Template {
        let interfaceFiles: [String]
        var assetCatalogs: [String] = []
        let sources: [SwiftSource]
        /// Whether the app has no Info.plist of its own.
        let isAbsent: Bool

        /// Whether the app's tint is the colour set AccentColor, as in new projects; an empty set means the system's tint.
        var hasAccentColor: Bool {
            assetCatalogs.contains { catalog in
                let contents = FileManager.default.contents(atPath: catalog + "/AccentColor.colorset/Contents.json") ?? Data()
                return String(decoding: contents, as: UTF8.self).contains("\"color\"")
            }
        }

        func storyboard(named name: String) -> Bool {
            interfaceFiles.contains { URL(fileURLWithPath: $0).lastPathComponent == name + ".storyboard" }
        }
    }

    static func read(_ path: String) throws -> [String: Any] {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            guard let info = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
                throw Failure.badInput("\(path): the top of an Info.plist must be a dictionary")
            }
            if let problem = InfoPlistTypes.problem(in: info) { throw Failure.badInput("\(path): \(problem)") }
            return info
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure.badInput("\(path): not a property list (\(reason(error)))")
        }
    }

    private static func reason(_ error: Error) -> String {
        let debug = (error as NSError).userInfo["NSDebugDescription"] as? String
        return debug ?? error.localizedDescription
    }

    /// The complete dictionary: written keys take precedence; the others are those that Xcode generates for a target of this name.
    static func complete(_ written: [String: Any], product: String, module: String, deviceFamilies: [Int], template: Template) -> [String: Any] {
        // Since Xcode 13 a project's file holds only what the build settings do not generate.
        let isPartial = written["CFBundleIdentifier"] == nil && written["CFBundleExecutable"] == nil
        var info: [String: Any] = [
            "CFBundleDevelopmentRegion": "en",
            "CFBundleExecutable": product,
            "CFBundleIdentifier": identifier(product),
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": product,
            "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1",
            "LSRequiresIPhoneOS": true,
            "UIDeviceFamily": deviceFamilies,
            "UISupportedInterfaceOrientations": [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            ],
        ]
        if template.hasAccentColor { info["NSAccentColorName"] = "AccentColor" }
        if isPartial {
            if template.storyboard(named: "Main") { info["UIMainStoryboardFile"] = "Main" }
            if template.storyboard(named: "LaunchScreen") { info["UILaunchStoryboardName"] = "LaunchScreen" }
        }
        if template.isAbsent, template.sources.contains(where: \.mentionsScenes) { info["UIApplicationSceneManifest"] = sceneManifest(template) }
        info.merge(written) { _, given in given }

        let variables = [
            "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
            "PRODUCT_BUNDLE_IDENTIFIER": identifier(product), "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ]
        var result = info.mapValues { substitute($0, variables) }
        result["CFBundleExecutable"] = product
        return result
    }

    private static func identifier(_ product: String) -> String {
        "com.example." + String(product.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    }

    private static func sceneManifest(_ template: Template) -> [String: Any] {
        let delegate = template.sources.lazy.compactMap(\.sceneDelegate).first ?? "SceneDelegate"
        var configuration: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(delegate)",
        ]
        if template.storyboard(named: "Main") { configuration["UISceneStoryboardFile"] = "Main" }
        return [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
        ]
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)` in every string; unknown variables become empty, as in Xcode.
    private static func substitute(_ value: Any, _ variables: [String: String]) -> Any {
        switch value {
        case let text as String: return substitute(text, variables)
        case let array as [Any]: return array.map { substitute($0, variables) }
        case let dictionary as [String: Any]: return dictionary.mapValues { substitute($0, variables) }
        default: return value
        }
    }

    private static func substitute(_ text: String, _ variables: [String: String]) -> String {
        guard text.contains("$"), let pattern = try? NSRegularExpression(pattern: #"\$[({]([A-Za-z0-9_]+)(?::([A-Za-z0-9]+))?[)}]"#) else { return text }
        let source = text as NSString
        var result = ""
        var end = 0
        for match in pattern.matches(in: text, range: NSRange(location: 0, length: source.length)) {
            result += source.substring(with: NSRange(location: end, length: match.range.location - end))
            var value = variables[source.substring(with: match.range(at: 1))] ?? ""
            let operation = match.range(at: 2).location == NSNotFound ? nil : source.substring(with: match.range(at: 2))
            if operation == "c99extidentifier" { value = AppDescription.identifier(value) }
            if operation == "rfc1034identifier" { value = value.replacingOccurrences(of: "_", with: "-") }
            result += value
            end = match.range.upperBound
        }
        return result + source.substring(from: end)
    }
}
