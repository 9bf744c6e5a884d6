// The settings that a target is built with: four levels, each above the one before, and Xcode's own beneath.
// Called by TargetFiles, ProductInfo and the command line. Expansion of `$(…)` is SettingExpansion's.

import Foundation

package struct BuildSettings: Sendable {
    /// From the lowest level to the highest: Xcode's own, the project's xcconfig, the project, the target's xcconfig, the target.
    private let levels: [[String: String]]
    package let configuration: String
    /// What could not be read and is done without, in sentences.
    package private(set) var remarks: [String] = []

    /// - Parameter name: the configuration; nil takes the one that the target runs with ("Debug" where there is one).
    package init(project: Project, target: Target, configuration name: String? = nil) throws {
        let configuration = try Self.configuration(named: name, project: project, target: target)
        self.configuration = configuration
        var levels = [Self.defaults(project: project, target: target, configuration: configuration)]
        var remarks: [String] = []
        for (owner, list) in [(project.name, project.configurations), (target.name, target.configurations)] {
            guard let level = list.first(where: { $0.name == configuration }) ?? list.first else { continue }
            if let file = level.baseConfiguration {
                if FileManager.default.fileExists(atPath: file) {
                    levels.append(Self.effective(try XCConfigFile(path: file).assignments, configuration: configuration))
                } else {
                    remarks.append(Self.absent(file, owner: owner))
                }
            }
            levels.append(Self.effective(level.settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, configuration: configuration))
        }
        self.levels = levels
        self.remarks = remarks
    }

    private static func absent(_ file: String, owner: String) -> String {
        guard let pods = file.range(of: "/Pods/Target Support Files/") else { return "\(file): the configuration file of \(owner) does not exist" }
        return "the pods of \(owner) are not checked in; fetch them with  pod install --project-directory=\(file[..<pods.lowerBound])"
    }

    private static func configuration(named name: String?, project: Project, target: Target) throws -> String {
        if let name {
            guard project.configurationNames.contains(name) || target.configurations.contains(where: { $0.name == name }) else {
                throw XcodeProjectError(project.path, "there is no configuration \(name); the project has \(project.configurationNames.joined(separator: ", "))")
            }
            return name
        }
        let names = target.configurations.map(\.name)
        if names.contains("Debug") { return "Debug" }
        return names.first { $0.localizedCaseInsensitiveContains("debug") } ?? names.first ?? project.defaultConfigurationName ?? "Debug"
    }

    /// What of a level holds for this build. Of several conditions that hold, the one with more of them wins.
    private static func effective(_ assignments: [(key: String, value: String)], configuration: String) -> [String: String] {
        var result: [String: String] = [:]
        var ranks: [String: Int] = [:]
        for (text, value) in assignments {
            let key = SettingKey(text)
            guard key.holds(configuration: configuration), key.conditions.count >= ranks[key.name, default: 0] else { continue }
            ranks[key.name] = key.conditions.count
            // In an xcconfig a later line stands above an earlier one.
            result[key.name] = result[key.name].map { value.replacingOccurrences(of: "$(inherited)", with: $0) } ?? value
        }
        return result
    }

    private static func defaults(project: Project, target: Target, configuration: String) -> [String: String] {
        let folder = (project.path as NSString).deletingLastPathComponent
        return [
            "SRCROOT": project.sourceRoot, "SOURCE_ROOT": project.sourceRoot, "PROJECT_DIR": project.sourceRoot, "PROJECT_FILE_PATH": project.path,
            "PROJECT_NAME": project.name, "TARGET_NAME": target.name, "TARGETNAME": target.name, "CONFIGURATION": configuration, "PROJECT": project.name,
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "WRAPPER_EXTENSION": wrapperExtension(target.productType), "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
            "PODS_ROOT": folder + "/Pods", "PODS_PROJECT_DIR": folder + "/Pods", "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(target.productType),
            "DEVELOPMENT_LANGUAGE": project.developmentRegion, "SDKROOT": "iphonesimulator", "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "TARGETED_DEVICE_FAMILY": "1", "SWIFT_VERSION": "5.0", "ARCHS": "x86_64",
            "IPHONEOS_DEPLOYMENT_TARGET": "26.0", "DEVELOPER_DIR": "/Applications/Xcode.app/Contents/Developer",
        ]
    }

    private static func wrapperExtension(_ type: ProductType) -> String {
        switch type {
        case .application: "app"
        case .framework: "framework"
        case .unitTests, .uiTests: "xctest"
        case .appExtension: "appex"
        default: "bundle"
        }
    }

    private static func packageType(_ type: ProductType) -> String {
        switch type {
        case .application: "APPL"
        case .framework: "FMWK"
        case .appExtension: "XPC!"
        default: "BNDL"
        }
    }

    // MARK: Asking

    /// The value with everything expanded; empty when nobody sets it.
    package subscript(_ name: String) -> String { SettingExpansion(levels: levels).value(of: name) }

    /// The words of a list.
    package func list(_ name: String) -> [String] { SettingText.words(self[name]) }

    package func flag(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

    package func expand(_ text: String) -> String { SettingExpansion(levels: levels).expand(text) }

    /// The names that start with a prefix, at any level.
    package func names(prefix: String) -> [String] {
        Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
    }

    package func isSet(_ name: String) -> Bool { levels.contains { $0[name] != nil } }
}
