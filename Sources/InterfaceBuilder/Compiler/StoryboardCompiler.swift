// A storyboard document -> the files of its .storyboardc folder (FORMATS.md §3).
// Decides which controllers get a nib, what it is called, and what a view nib may refer to.
// The contents of the nibs are NibScope's business; writing files is InterfaceBuilderCompiler's.

import Foundation

struct StoryboardCompiler {
    let unit: CompilationUnit
    private let scenes: [Scene]
    private let sceneOfController: [String: Scene]
    /// Objects that live in the nib of some scene's root view.
    private let idsInViews: Set<String>

    struct Scene {
        let element: IBElement
        let controller: IBElement
        let extras: [IBElement]
        /// The root view, for which the scene has a nib of its own.
        var view: IBElement? { controller.child(key: "view") }
    }

    /// File names (without `.nib`) with their archives, and the folder's property list.
    struct Product {
        var nibs: [(name: String, archive: NIBArchive)] = []
        var info: [String: Any] = ["UIStoryboardVersion": 1]
    }

    init(unit: CompilationUnit) {
        self.unit = unit
        scenes = unit.document.scenes.compactMap { scene in
            let objects = scene.members(of: "objects")
            guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" && NibScope.controllerClasses[$0.name] != nil })
                ?? objects.first(where: { NibScope.controllerClasses[$0.name] != nil })
            else {
                for object in objects where object["sceneMemberID"] == "viewController" && object.name != "viewControllerPlaceholder" {
                    unit.warn(object, "the controller <\(object.name)> is not known; its scene is left out")
                    scene.settle()
                }
                return nil
            }
            let extras = objects.filter { $0 !== controller && !["placeholder", "exit", "viewControllerPlaceholder"].contains($0.name) }
            return Scene(element: scene, controller: controller, extras: extras)
        }
        sceneOfController = Dictionary(scenes.compactMap { scene in scene.controller.id.map { ($0, scene) } }, uniquingKeysWith: { first, _ in first })
        var inViews: Set<String> = []
        for scene in scenes {
            scene.view?.walk { element in
                if let id = element.id, element.name != "segue" { inViews.insert(id) }
            }
        }
        idsInViews = inViews
    }

    func compile() throws -> Product {
        var product = Product()
        let entries = entryControllers()
        var reached: [IBElement] = []
        for entry in entries { try collect(entry, into: &reached, path: []) }
        reportUnreachable(reached)

        var viewNibs: [String: (name: String, externals: [(identifier: String, id: String)])] = [:]
        for controller in reached {
            guard let id = controller.id, let scene = sceneOfController[id], let view = scene.view else { continue }
            let nib = viewNib(view, of: scene)
            let name = "\(id)-view-\(view.id ?? "root")"
            viewNibs[id] = (name, nib.externals)
            product.nibs.append((name, nib.archive))
        }
        var identifiers: [String: String] = [:]
        for entry in entries {
            let name = nibIdentifier(of: entry)
            identifiers[name] = name
            product.nibs.append((name, sceneNib(entry, viewNibs: viewNibs)))
        }
        product.info["UIViewControllerIdentifiersToNibNames"] = identifiers
        if let id = unit.document.initialViewController, let initial = unit.document.elements[id] {
            product.info["UIStoryboardDesignatedEntryPointIdentifier"] = nibIdentifier(of: initial)
        }
        let references = externalReferences()
        if !references.isEmpty { product.info["UIViewControllerIdentifiersToExternalStoryboardReferences"] = references }
        return product
    }

    // MARK: Which controllers

    /// A storyboard identifier, the initial controller, the end of a segue that is not a relationship (§3.2).
    private func entryControllers() -> [IBElement] {
        var targets: Set<String> = Set(unit.document.initialViewController.map { [$0] } ?? [])
        for scene in scenes {
            scene.element.walk { element in
                if element.name == "segue", element["kind"] != "relationship", let id = element["destination"] { targets.insert(id) }
            }
        }
        return scenes.map(\.controller).filter { $0["storyboardIdentifier"] != nil || ($0.id.map { targets.contains($0) } ?? false) }
    }

    /// Controllers embedded by relationship, in the order of the segues: for tabs, the order of the tabs. A reference to
    /// another storyboard stands for itself; it becomes a controller when the nib is loaded.
    private func children(of controller: IBElement) -> [IBElement] {
        controller.members(of: "connections").compactMap { segue in
            guard segue.name == "segue", segue["kind"] == "relationship", segue["relationship"] != nil, let id = segue["destination"] else { return nil }
            return sceneOfController[id]?.controller ?? unit.document.elements[id]
        }
    }

    private func collect(_ controller: IBElement, into reached: inout [IBElement], path: [IBElement]) throws {
        guard !path.contains(where: { $0 === controller }) else {
            throw InterfaceBuilderError(
                file: unit.document.file, position: controller.position, objectID: controller.id, rule: .cyclicScenes,
                "the controller contains itself through its relationship segues")
        }
        guard controller.name != "viewControllerPlaceholder" else { return }
        if !reached.contains(where: { $0 === controller }) { reached.append(controller) }
        for child in children(of: controller) { try collect(child, into: &reached, path: path + [controller]) }
    }

    private func reportUnreachable(_ reached: [IBElement]) {
        for scene in scenes where !reached.contains(where: { $0 === scene.controller }) {
            let name = scene.controller["userLabel"] ?? scene.controller["title"] ?? unit.document.displayName(of: scene.controller)
            // ibtool's own text, with its opening quotation mark on both sides.
            scene.element.settle()
            unit.warn(scene.controller, "“\(name)“ is unreachable because it has no entry points, and no identifier for runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:]. [9]")
        }
    }

    private func nibIdentifier(of controller: IBElement) -> String {
        if let identifier = controller["storyboardIdentifier"] { return identifier }
        let base = NibScope.controllerClasses[controller.name]?.className ?? "UIViewController"
        return "\(base)-\(controller.id ?? "")"
    }

    /// Storyboard references: identifier -> storyboard and controller identifier elsewhere (§3.1).
    private func externalReferences() -> [String: [String: String]] {
        var references: [String: [String: String]] = [:]
        for scene in unit.document.scenes {
            for element in scene.members(of: "objects") where element.name == "viewControllerPlaceholder" {
                // Items of a reference are drawn on the canvas only.
                for child in element.everyChild() { child.settle() }
                guard let storyboard = element["storyboardName"] else {
                    unit.warn(element, "a storyboard reference without a storyboard name is left out")
                    continue
                }
                var reference = ["UIReferencedStoryboardName": storyboard]
                if let bundle = element["bundleIdentifier"] { reference["UIReferencedBundleIdentifier"] = bundle }
                if let identifier = element["referencedIdentifier"] { reference["UIReferencedControllerIdentifier"] = identifier }
                references[nibIdentifier(of: element)] = reference
            }
        }
        return references
    }

    // MARK: Nibs

    private func viewNib(_ view: IBElement, of scene: Scene) -> (archive: NIBArchive, externals: [(identifier: String, id: String)]) {
        var upstream: Set<String> = []
        var inView: Set<String> = []
        view.walk { element in
            guard let id = element.id else { return }
            // A segue that starts in the view has its template in the scene nib.
            if element.name == "segue" { upstream.insert(id) } else { inView.insert(id) }
        }
        scene.element.walk { element in
            if let id = element.id, !inView.contains(id), element.name != "placeholder", element.name != "viewControllerLayoutGuide" { upstream.insert(id) }
        }
        let known = upstream
        let scope = NibScope(unit: unit) { known.contains($0) }
        scope.writeControllerGuides(of: scene.controller)
        if let root = scope.view(view) {
            scope.topLevel.insert(root, at: 0)
            scope.outlets.append(NibScope.outlet("view", from: scope.owner, to: root))
        }
        scope.whenComplete { connectUpstreamSources(of: scene, into: scope, inView: inView) }
        return (scope.archive(), scope.externals)
    }

    /// Outlets of the controller, its items and recognisers that end in the view stand in the view's nib.
    private func connectUpstreamSources(of scene: Scene, into scope: NibScope, inView: Set<String>) {
        let sources = scene.extras + [scene.controller]
        for source in sources {
            source.walk { element in
                guard let id = element.id, !inView.contains(id) else { return }
                // A popover segue from outside the view that points at a part of it.
                if element.name == "segue", let anchor = element["popoverAnchorView"], inView.contains(anchor),
                    let trigger = element.parent?.parent?.id, !inView.contains(trigger), let template = scope.reference(to: id) {
                    scope.connectAnchor(of: element, template)
                }
                let connections = element.members(of: "connections").filter { connection in
                    connection["destination"].map { inView.contains($0) } ?? false
                }
                guard !connections.isEmpty, let archived = scope.reference(to: id) else { return }
                scope.connect(connections, from: archived)
            }
        }
    }

    private func sceneNib(_ entry: IBElement, viewNibs: [String: (name: String, externals: [(identifier: String, id: String)])]) -> NIBArchive {
        let scope = NibScope(unit: unit)
        let inViews = idsInViews
        scope.belongsDownstream = { inViews.contains($0) }
        let object = scope.controller(entry, parent: nil) { controller in
            var context = NibScope.ControllerContext()
            context.nibIdentifier = nibIdentifier
            context.children = children(of: controller)
            guard let id = controller.id, let scene = sceneOfController[id] else { return context }
            context.viewNibName = viewNibs[id]?.name
            context.viewNibExternals = viewNibs[id]?.externals ?? []
            context.extraObjects = scene.extras
            scene.element.walk { element in
                if element.name == "segue", element["kind"] != "relationship" { context.segues.append(element) }
            }
            return context
        }
        _ = scope.externalProxy("UIStoryboardPlaceholder")
        if let object {
            scope.topLevel = [object]
            scope.outlets.append(NibScope.outlet("sceneViewController", from: scope.owner, to: object))
        }
        return scope.archive()
    }
}

extension IBDocument {
    /// The name Interface Builder shows for a controller without label: its custom class or its kind.
    func displayName(of controller: IBElement) -> String {
        if let custom = controller["customClass"] { return custom }
        let words = controller.name.reduce(into: "") { text, letter in
            if letter.isUppercase { text.append(" ") }
            text.append(text.isEmpty ? Character(letter.uppercased()) : letter)
        }
        return words
    }
}
