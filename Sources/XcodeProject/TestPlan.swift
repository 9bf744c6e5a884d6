// A test plan: which test targets run, which of their tests are skipped, with which arguments and environment.
// Called by the command line for schemes that name one.

import Foundation

package struct TestPlan: Sendable {
    package struct Entry: Sendable {
        package let target: Scheme.Reference
        package let isEnabled: Bool
        /// `Class` or `Class/testName()`.
        package let skippedTests: [String]
        /// Nil when all tests run.
        package let selectedTests: [String]?
    }
    package private(set) var entries: [Entry] = []
    package private(set) var environment = Scheme.Environment()

    package init(path: String) throws {
        guard let fields = try JSON5.read(path) as? [String: Any] else { throw XcodeProjectError(path, "the top of a test plan must be an object") }
        let root = JSONObject(fields)
        guard fields["testTargets"] is [Any] else { throw XcodeProjectError(path, "the key `testTargets` is missing") }
        entries = try root.objects("testTargets").map { entry in
            guard let target = entry.object("target"), let name = target.string("name") else { throw XcodeProjectError(path, object: "testTargets", "an entry has no `target` with a `name`") }
            return Entry(
                target: Scheme.Reference(identifier: target.string("identifier") ?? "", name: name, container: target.string("containerPath") ?? ""),
                isEnabled: (entry.fields["enabled"] as? Bool) ?? true, skippedTests: entry.strings("skippedTests"),
                selectedTests: entry.fields["selectedTests"] == nil ? nil : entry.strings("selectedTests"))
        }
        // The first configuration stands above the default options.
        for options in [root.object("defaultOptions"), root.objects("configurations").first?.object("options")].compactMap({ $0 }) {
            for argument in options.objects("commandLineArgumentEntries") where (argument.fields["enabled"] as? Bool) ?? true {
                environment.arguments += SettingText.words(argument.string("argument") ?? "")
            }
            for variable in options.objects("environmentVariableEntries") where (variable.fields["enabled"] as? Bool) ?? true {
                if let key = variable.string("key") { environment.variables[key] = variable.string("value") ?? "" }
            }
            environment.language = options.string("language") ?? environment.language
            environment.region = options.string("region") ?? environment.region
        }
    }
}
