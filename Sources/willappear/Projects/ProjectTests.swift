// Builds and runs the unit tests of an Xcode project: each test bundle is a separate library, loaded by a small
// runner that lies in the bundle of the app that hosts the tests. So `Bundle.main` is the app and
// `Bundle(for:)` of a test class is the test bundle, as in Xcode. Called by `willappear test`.

import Foundation
import HostProtocol
import XcodeProject

struct ProjectTests {
    let build: ProjectBuild
    /// Patterns of `Target.Class/test`: the tests to run, and those to skip.
    var filters: [String] = []
    var skips: [String] = []

    private var workspace: Workspace { build.selection.workspace }

    /// One requested test bundle, with the settings of its scheme or plan.
    private struct Wanted {
        let member: Workspace.Member
        var skipped: [String] = []
        var selected: [String]?
        var environment = Scheme.Environment()
    }

    /// Runs all bundles, one after the other; the status of the worst.
    func run() throws -> Int32 {
        let lock = try build.directory.lock()
        let prepared = try reportingProjectErrors { try wanted().map { try prepare($0) } }
        try? lock.close()
        let empty = prepared.filter { !$0.hasXCTest && !$0.hasSwiftTesting }.map(\.name)
        // A suite of which nothing runs does not pass.
        if empty.count == prepared.count { throw Failure.badInput("no test in \(empty.joined(separator: ", "))") }
        for name in empty { Console.say("\(name) has no tests") }
        var worst: Int32 = 0
        for bundle in prepared { worst = max(worst, try start(bundle)) }
        return worst
    }

    // MARK: What is asked for

    private func wanted() throws -> [Wanted] {
        let scheme = try build.selection.scheme.flatMap { name in
            workspace.members.contains { $0.target.name == name } && !workspace.schemes.contains { $0.name == name } ? nil : try workspace.scheme(named: name)
        } ?? (build.selection.scheme == nil ? try? workspace.app(scheme: nil).scheme : nil)
        var result = try scheme.map(wanted(by:)) ?? []
        if result.isEmpty, let name = build.selection.scheme, let member = workspace.members.first(where: { $0.target.name == name && $0.target.productType == .unitTests }) {
            result = [Wanted(member: member)]
        }
        if result.isEmpty {
            let suites = workspace.members.filter { $0.target.productType == .unitTests && !$0.project.path.contains("/Pods/") }
            let forIOS = suites.filter(workspace.isForIOS)
            result = (forIOS.isEmpty ? suites : forIOS).map { Wanted(member: $0) }
        }
        for entry in result where entry.member.target.productType == .uiTests { Console.say("leaving out \(entry.member.target.name): UI test bundles do not run here") }
        result.removeAll { $0.member.target.productType != .unitTests }
        guard !result.isEmpty else { throw XcodeProjectError(workspace.path, "there is no unit test bundle") }
        return result
    }

    private func wanted(by scheme: Scheme) throws -> [Wanted] {
        let environment = scheme.test ?? scheme.launch
        if let reference = scheme.testPlans.first {
            let relative = reference.replacingOccurrences(of: "container:", with: "")
            let plan = try TestPlan(path: build.selection.folder + "/" + relative)
            return plan.entries.filter(\.isEnabled).compactMap { entry in
                workspace.member(entry.target).map { Wanted(member: $0, skipped: entry.skippedTests, selected: entry.selectedTests, environment: plan.environment) }
            }
        }
        return scheme.testables.filter { !$0.isSkipped }.compactMap { entry in
            workspace.member(entry.target).map { Wanted(member: $0, skipped: entry.skippedTests, environment: environment) }
        }
    }

    // MARK: Building

    private struct Prepared {
        let name: String
        let runner: String
        let library: String
        let wanted: Wanted
        let hasXCTest: Bool
        let hasSwiftTesting: Bool
    }

    private func prepare(_ wanted: Wanted) throws -> Prepared {
        let graph = try TargetGraph(of: wanted.member, in: workspace, configuration: build.selection.configuration)
        guard let node = graph.nodes.last else { throw Failure.ours("a graph without targets") }
        let list = TestList(files: node.files.swift)
        let generated = build.directory.path + "/tests-\(node.module)/AllTests.swift"
        try FileManager.default.createDirectory(atPath: (generated as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let text = list.source(module: node.module)
        if (try? String(contentsOfFile: generated, encoding: .utf8)) != text { try text.write(toFile: generated, atomically: true, encoding: .utf8) }
        let compiled = try build.compile(graph, generated: [node.id: [generated]])
        let bundle = ProjectBundle(build: build, graph: graph, modules: compiled.modules, packages: compiled.packages)
        let host = graph.nodes.first { $0.type == .application && node.needs.contains($0.id) }
        let folder: String, path: String
        var frameworks = graph.nodes.filter { $0.type == .framework }
        if let host {
            let hostGraph = try TargetGraph(of: host.member, in: workspace, configuration: build.selection.configuration)
            folder = try ProjectBundle(build: build, graph: hostGraph, modules: compiled.modules, packages: compiled.packages).write(host).bundle
            path = "\(folder)/PlugIns/\(node.productName).xctest"
            // The app holds its own; what the suite alone links, as its pods, lies in the suite.
            let ofHost = Set(hostGraph.nodes.map(\.id))
            frameworks.removeAll { ofHost.contains($0.id) }
        } else {
            folder = build.directory.path + "/products/\(node.productName)-run"
            path = "\(folder)/\(node.productName).xctest"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try bundle.write(node, to: path)
        for other in frameworks { try bundle.write(other, to: "\(host == nil ? folder : path)/Frameworks/\(other.productName).framework") }
        let runner = try TestRunner(build: build).link(host: host.flatMap { compiled.modules[$0.id] }, into: folder, packages: compiled.packages)
        return Prepared(
            name: node.name, runner: runner, library: "\(path)/\(node.settings["EXECUTABLE_NAME"])", wanted: wanted, hasXCTest: !list.classes.isEmpty, hasSwiftTesting: list.usesSwiftTesting)
    }

    // MARK: Running

    private func start(_ bundle: Prepared) throws -> Int32 {
        var status: Int32 = 0
        for library in [bundle.hasXCTest ? "xctest" : nil, bundle.hasSwiftTesting ? "swift-testing" : nil].compactMap({ $0 }) {
            var child = ChildProcess(executable: bundle.runner, arguments: [bundle.library, library] + bundle.wanted.environment.arguments)
            // Swift Testing reads them itself.
            if library == "swift-testing" { child.arguments += filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] } }
            child.environment.merge(bundle.wanted.environment.variables) { _, scheme in scheme }
            child.environment.merge(RunConfiguration.virtualTimeEnvironment) { theirs, _ in theirs }
            if child.environment["SWIFT_BACKTRACE"] == nil { child.environment["SWIFT_BACKTRACE"] = "interactive=no" }
            child.environment["WILLAPPEAR_TESTS_ONLY"] = (filters + (bundle.wanted.selected ?? []).map(Self.pattern)).joined(separator: "\n")
            child.environment["WILLAPPEAR_TESTS_SKIPPED"] = (skips + bundle.wanted.skipped.map(Self.pattern)).joined(separator: "\n")
            let skips = child.environment["WILLAPPEAR_TESTS_SKIPPED"]
            switch try TestProcess().runAll(child, name: bundle.name, products: build.directory.path, skipping: { next, patterns in
                next.environment["WILLAPPEAR_TESTS_SKIPPED"] = ([skips ?? ""].filter { !$0.isEmpty } + patterns).joined(separator: "\n")
            }) {
            // Swift Testing's word for "no test matches", which is no failure (SwiftPM takes it the same way).
            case .exited(EX_UNAVAILABLE) where library == "swift-testing": break
            case .exited(let code): status = max(status, code)
            case .signalled(let signal):
                Console.say("\(bundle.name) was ended by signal \(signal)")
                status = max(status, 1)
            }
        }
        return status
    }

    /// `Class/test()` of schemes and plans as a pattern over `Module.Class/test`.
    private static func pattern(_ identifier: String) -> String {
        "\\." + NSRegularExpression.escapedPattern(for: identifier.replacingOccurrences(of: "()", with: "")) + "(/|$)"
    }
}
