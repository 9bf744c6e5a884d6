// Reads a project.xcproj, the JSON of Xcode 27.2, into a Project.
// The keys are those of Apple's library (apple/xcode-project-format, Sources/Library/Schema): a file says which
// phases of which targets it belongs to, settings stand beside their condition, `KEY[config=Debug]`.
// Called by Project.read. The tree of files is JSONFileTree's.

import Foundation

struct JSONProjectReader {
    private let file: String
    private let path: String
    private let sourceRoot: String
    private let root: JSONObject

    /// The capabilities that Apple's library knew when this was written: none. Xcode refuses what it does not know.
    private static let knownCapabilities: Set<String> = []

    static func read(project path: String) throws -> Project { try JSONProjectReader(path).project() }

    private init(_ path: String) throws {
        self.path = path
        file = path + "/project.xcproj"
        sourceRoot = (path as NSString).deletingLastPathComponent
        guard let fields = try JSON5.read(file) as? [String: Any] else { throw XcodeProjectError(file, "the top of a project must be an object") }
        root = JSONObject(fields)
        let unknown = root.strings("required-capabilities").filter { !Self.knownCapabilities.contains($0) }
        guard unknown.isEmpty else { throw XcodeProjectError(file, "the project requires a newer version of WillAppear with support for \(unknown.joined(separator: ", "))") }
    }

    private func project() throws -> Project {
        var project = Project(path: path, sourceRoot: sourceRoot)
        let tree = try JSONFileTree(root.objects("files"), sourceRoot: sourceRoot, file: file)
        project.configurations = configurations(of: root, listed: root.values("configurations"), names: [], tree: tree)
        project.defaultConfigurationName = root.string("default-configuration")
        project.developmentRegion = root.object("localizations")?.string("development-region") ?? "en"
        project.packages = root.objects("packages").compactMap(package)
        project.subprojects = tree.projects
        for member in root.objects("targets").flatMap({ $0.objects("package-product-members") + $0.objects("dependencies") }) {
            guard let product = member.string("product-name"), let name = member.string("package") else { continue }
            project.packageOfProduct[product] = project.packages.first { $0.identity.lowercased() == name.lowercased() }
        }
        let names = project.configurationNames
        for fields in root.objects("targets") { project.targets.append(try target(fields, names: names, tree: tree)) }
        if let twice = Dictionary(grouping: project.targets, by: \.name).first(where: { $0.value.count > 1 }) {
            throw XcodeProjectError(file, object: "target \(twice.key)", "the name of a target must be unique")
        }
        return project
    }

    // MARK: Configurations

    /// One level's settings by configuration. `listed` are names, or objects with the name and an xcconfig file.
    private func configurations(of owner: JSONObject, listed: [Any], names: [String], tree: JSONFileTree) -> [BuildConfiguration] {
        var files: [String: String] = [:]
        var all = names
        for value in listed {
            let name = value as? String ?? (value as? [String: Any]).map(JSONObject.init)?.string("name") ?? ""
            if !all.contains(name) { all.append(name) }
            if let fields = (value as? [String: Any]).map(JSONObject.init) { files[name] = configurationFile(fields, tree: tree) }
        }
        let settings = (owner.fields["build-settings"] as? [String: Any] ?? [:]).compactMapValues(SettingText.joined)
        // A condition on the configuration is decided here by the name, so every configuration takes the whole level.
        return all.map { BuildConfiguration(name: $0, settings: settings, baseConfiguration: files[$0]) }
    }

    /// A path through the tree of files, or a folder of it with a path beneath.
    private func configurationFile(_ fields: JSONObject, tree: JSONFileTree) -> String? {
        if let reference = fields.string("file") { return tree.path(of: reference) }
        guard let file = fields.object("file"), let anchor = file.string("anchor") ?? file.string("folder"), let folder = tree.path(of: anchor) else { return nil }
        return (file.string("relative-path") ?? file.string("path")).map { folder + "/" + $0 }
    }

    // MARK: Targets

    private func target(_ fields: JSONObject, names: [String], tree: JSONFileTree) throws -> Target {
        guard let name = fields.string("name") else { throw XcodeProjectError(file, object: "target", "the key `name` is missing") }
        let type: ProductType
        switch fields.string("kind") ?? "native" {
        case "native": type = (fields.string("product-type") ?? fields.string("full-product-type")).map(ProductType.init(identifier:)) ?? .other("no product type")
        case "aggregate", "external-build-system": type = .aggregate
        case let kind: throw XcodeProjectError(file, object: "target \(name)", "`\(kind)` is not a kind of target that Xcode has")
        }
        var target = Target(id: fields.string("id") ?? name, name: name, productType: type)
        target.productFile = fields.string("product").map { ($0 as NSString).lastPathComponent }
        target.configurations = configurations(of: fields, listed: fields.values("specialized-configurations"), names: names, tree: tree)
        target.phases = fields.values("build-phases").enumerated().compactMap { phase($0.element, index: $0.offset, target: name, tree: tree) }
        target.synchronizedFolders = tree.folders(of: name)
        for dependency in fields.values("dependencies") { add(dependency, to: &target, tree: tree) }
        for member in fields.objects("package-product-members") {
            if let product = member.string("product-name"), !target.packageProducts.contains(product) { target.packageProducts.append(product) }
        }
        return target
    }

    private func phase(_ value: Any, index: Int, target: String, tree: JSONFileTree) -> BuildPhase? {
        let fields = (value as? [String: Any]).map(JSONObject.init)
        let name = fields?.string("name")
        guard let kindName = value as? String ?? fields?.string("kind") else { return nil }
        let kind: BuildPhase.Kind
        switch kindName {
        case "compile-sources": kind = .sources
        case "resources", "rez": kind = .resources
        case "frameworks": kind = .frameworks
        case "headers": kind = .headers
        case "copy": kind = .copyFiles(destination: Self.destination(fields?.string("bundle-base-path")), subpath: fields?.string("relative-path") ?? "")
        case "script": kind = .script(name: name ?? "Run Script")
        default: return nil
        }
        let files = tree.files(of: target, kind: kindName, name: name, id: fields?.string("id"))
        return BuildPhase(id: fields?.string("id") ?? "\(target)/\(kindName)/\(index)", kind: kind, files: files)
    }

    /// The numbers that project.pbxproj has for the places in a bundle.
    private static func destination(_ place: String?) -> Int {
        switch place {
        case "frameworks-directory", "shared-frameworks-directory": 10
        case "plugins-directory": 13
        case "root": 1
        case "resources-directory", nil: 7
        default: 16
        }
    }

    private func add(_ value: Any, to target: inout Target, tree: JSONFileTree) {
        if let name = value as? String { return target.dependencies.append(.target(id: id(ofTarget: name))) }
        guard let fields = (value as? [String: Any]).map(JSONObject.init) else { return }
        let platforms = fields.strings("platforms")
        guard platforms.isEmpty || platforms.contains("ios") else { return }
        switch fields.string("kind") ?? "localTarget" {
        case "localTarget": if let name = fields.string("target") { target.dependencies.append(.target(id: id(ofTarget: name))) }
        case "remoteTarget":
            if let project = fields.string("project").flatMap(tree.path), let name = fields.string("target") { target.dependencies.append(.other(project: project, name: name)) }
        case "package": if let product = fields.string("product-name"), !target.packageProducts.contains(product) { target.packageProducts.append(product) }
        default: break
        }
    }

    private func id(ofTarget name: String) -> String {
        root.objects("targets").first { $0.string("name") == name }?.string("id") ?? name
    }

    private func package(_ fields: JSONObject) -> PackageReference? {
        if let relative = fields.string("path") {
            return .local(path: URL(fileURLWithPath: relative.hasPrefix("/") ? relative : sourceRoot + "/" + relative).standardizedFileURL.path)
        }
        guard let url = fields.string("repository") else { return nil }
        let version = fields.object("version") ?? fields
        var requirement = "from: \"0.0.0\""
        if let text = version.string("up-to-next-major-version") { requirement = "from: \"\(text)\"" }
        if let text = version.string("up-to-next-minor-version") { requirement = ".upToNextMinor(from: \"\(text)\")" }
        if let text = version.string("version") { requirement = "exact: \"\(text)\"" }
        if let text = version.string("branch") { requirement = "branch: \"\(text)\"" }
        if let text = version.string("revision") { requirement = "revision: \"\(text)\"" }
        if let range = version.string("version-range")?.components(separatedBy: "..<"), range.count == 2 { requirement = "\"\(range[0])\"..<\"\(range[1])\"" }
        if let low = version.string("version-range-min"), let high = version.string("version-range-max") { requirement = "\"\(low)\"..<\"\(high)\"" }
        return .remote(url: url, requirement: requirement)
    }
}

/// An object of the file, asked by key. A list of one element may be written without its brackets.
struct JSONObject {
    let fields: [String: Any]
    init(_ fields: [String: Any]) { self.fields = fields }

    func string(_ key: String) -> String? { fields[key] as? String }
    func object(_ key: String) -> JSONObject? { (fields[key] as? [String: Any]).map(JSONObject.init) }
    func values(_ key: String) -> [Any] { fields[key].map { $0 as? [Any] ?? [$0] } ?? [] }
    func strings(_ key: String) -> [String] { values(key).compactMap { $0 as? String } }
    func objects(_ key: String) -> [JSONObject] { values(key).compactMap { ($0 as? [String: Any]).map(JSONObject.init) } }
}
