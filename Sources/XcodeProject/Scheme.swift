// An Xcode scheme: what is run and tested, in which configuration, with which arguments and environment.
// Called by Workspace. Shared schemes and those of users are read alike.

import Foundation

package struct Scheme: Sendable {
    /// A target as schemes and test plans name it.
    package struct Reference: Sendable, Equatable {
        /// The target's id in its project.
        package let identifier: String
        package let name: String
        /// `container:App.xcodeproj`, relative to the folder of the container that the scheme lies in.
        package let container: String
    }
    package struct Testable: Sendable {
        package let target: Reference
        package let isSkipped: Bool
        /// `ClassName` or `ClassName/testName()`.
        package let skippedTests: [String]
    }
    package struct Environment: Sendable, Equatable {
        package var arguments: [String] = []
        package var variables: [String: String] = [:]
        package var language: String?
        package var region: String?
        package init() {}
    }

    package let path: String
    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    /// What the build action builds, in its order.
    package private(set) var built: [Reference] = []
    package private(set) var launched: Reference?
    package private(set) var launchConfiguration: String?
    package private(set) var launch = Environment()
    package private(set) var testConfiguration: String?
    package private(set) var testables: [Testable] = []
    /// Nil when tests take the launch action's.
    package private(set) var test: Environment?
    /// `container:App.xctestplan`, the default plan first.
    package private(set) var testPlans: [String] = []

    package init(path: String) throws {
        self.path = path
        let root = try XMLElement.read(path)
        guard root.name == "Scheme" else { throw XcodeProjectError(path, object: root.name, "the root of a scheme must be `Scheme`") }
        built = root.first("BuildAction")?.descendants("BuildActionEntry").compactMap { $0.first("BuildableReference").flatMap(Self.reference) } ?? []
        if let action = root.first("LaunchAction") {
            launchConfiguration = action.attributes["buildConfiguration"]
            launched = action.descendants("BuildableReference").first.flatMap(Self.reference)
            launch = Self.environment(action)
        }
        if let action = root.first("TestAction") {
            testConfiguration = action.attributes["buildConfiguration"]
            testables = action.descendants("TestableReference").compactMap(Self.testable)
            if action.attributes["shouldUseLaunchSchemeArgsEnv"] == "NO" { test = Self.environment(action) }
            let plans = action.descendants("TestPlanReference")
            let ordered = plans.filter { $0.attributes["default"] == "YES" } + plans.filter { $0.attributes["default"] != "YES" }
            testPlans = ordered.compactMap { $0.attributes["reference"] }
        }
    }

    private static func reference(_ element: XMLElement) -> Reference? {
        guard let name = element.attributes["BlueprintName"] else { return nil }
        return Reference(identifier: element.attributes["BlueprintIdentifier"] ?? "", name: name, container: element.attributes["ReferencedContainer"] ?? "")
    }

    private static func testable(_ element: XMLElement) -> Testable? {
        guard let target = element.first("BuildableReference").flatMap(reference) else { return nil }
        let skipped = element.first("SkippedTests")?.all("Test").compactMap { $0.attributes["Identifier"] } ?? []
        return Testable(target: target, isSkipped: element.attributes["skipped"] == "YES", skippedTests: skipped)
    }

    private static func environment(_ action: XMLElement) -> Environment {
        var result = Environment()
        for argument in action.first("CommandLineArguments")?.all("CommandLineArgument") ?? [] where argument.attributes["isEnabled"] != "NO" {
            result.arguments += SettingText.words(argument.attributes["argument"] ?? "")
        }
        for variable in action.first("EnvironmentVariables")?.all("EnvironmentVariable") ?? [] where variable.attributes["isEnabled"] != "NO" {
            if let key = variable.attributes["key"] { result.variables[key] = variable.attributes["value"] ?? "" }
        }
        result.language = action.attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
        result.region = action.attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
        return result
    }

    /// The schemes of a project or workspace: shared ones first, then those of users.
    static func paths(in container: String) -> [String] {
        let files = FileManager.default
        var folders = [container + "/xcshareddata/xcschemes"]
        let users = container + "/xcuserdata"
        folders += ((try? files.contentsOfDirectory(atPath: users)) ?? []).sorted().map { "\(users)/\($0)/xcschemes" }
        return folders.flatMap { folder in
            ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcscheme") }.sorted().map { "\(folder)/\($0)" }
        }
    }
}
