// Compares the Interface Builder documents of a folder with its Swift sources and asset catalogs: classes, outlets, actions,
// identifiers, images and colours that one side refers to and the other lacks. Builds nothing, starts nothing.

import Foundation
import InterfaceBuilder
import ObjCLowering

struct InterfaceLint {
    private var declarations = InterfaceDeclarations()
    private var documents: [DocumentLinks] = []
    /// The names of images and colours in catalogs, and of loose image files.
    private var images: Set<String> = []
    private var colors: Set<String> = []
    private(set) var findings: [Diagnostic] = []
    private(set) var documentCount = 0

    init(folder: String) {
        var interfaces: [String] = []
        for path in AppFolder.filesBelow(folder).sorted() { note(path, &interfaces) }
        documentCount = interfaces.count
        for path in interfaces { read(path) }
        for document in documents {
            for need in document.needs { check(need, in: document) }
        }
        checkIdentifiers()
        findings.sort { ($0.file, $0.position?.line ?? 0, $0.position?.column ?? 0, $0.message) < ($1.file, $1.position?.line ?? 0, $1.position?.column ?? 0, $1.message) }
    }

    private mutating func note(_ path: String, _ interfaces: inout [String]) {
        let url = URL(fileURLWithPath: path)
        let set = url.deletingLastPathComponent()
        switch url.pathExtension {
        case "swift": if let text = try? String(contentsOfFile: path, encoding: .utf8) { declarations.read(text, file: path) }
        case "storyboard", "xib": interfaces.append(path)
        case "json" where set.pathExtension == "imageset": images.insert(set.deletingPathExtension().lastPathComponent)
        case "json" where set.pathExtension == "colorset": colors.insert(set.deletingPathExtension().lastPathComponent)
        case "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic":
            images.insert(url.lastPathComponent)
            let base = url.deletingPathExtension().lastPathComponent
            images.insert(base.components(separatedBy: "@").first ?? base)
        default: break
        }
    }

    private mutating func read(_ path: String) {
        do {
            let document = try IBDocument(contentsOf: URL(fileURLWithPath: path))
            findings += try InterfaceBuilderCompiler.compile(document, moduleName: "App").diagnostics
            documents.append(DocumentLinks(document))
        } catch let error as InterfaceBuilderError where error.rule == .unsupportedDocument {
            // Watch, Mac and TV documents of the same folder are not the app's.
        } catch let error as InterfaceBuilderError {
            findings.append(Diagnostic(severity: .error, file: error.file, position: error.position, objectID: error.objectID, message: error.explanation))
        } catch {
            findings.append(Diagnostic(severity: .error, file: path, position: nil, objectID: nil, message: "\(error)"))
        }
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ need: DocumentLinks.Need, _ document: DocumentLinks, _ message: String) {
        findings.append(Diagnostic(severity: severity, file: document.file, position: need.position, objectID: need.objectID, message: message))
    }

    private mutating func check(_ need: DocumentLinks.Need, in document: DocumentLinks) {
        let name = need.name
        switch need.kind {
        case .customClass:
            guard !declarations.declares(name), !Self.isApples(name) else { return }
            report(.warning, need, document, "no Swift file declares the class \(name); at run time its UIKit class stands in (\"Unknown class \(name) in Interface Builder file.\")")
        case .outlet(let owner):
            let (classes, beyond) = declarations.ancestry(of: owner)
            guard !classes.isEmpty, !classes.contains(where: { $0.outlets.contains(name) }) else { return }
            if classes.contains(where: { $0.otherProperties.contains(name) }) {
                report(.error, need, document, "\(owner).\(name) is no outlet: write @IBOutlet before it, or loading raises \"this class is not key value coding-compliant for the key \(name)\"")
            } else if !Self.outletsOfUIKit.contains(name), beyond == nil || Self.isApples(beyond ?? "") {
                report(.error, need, document, "\(owner) has no outlet \(name): loading raises \"this class is not key value coding-compliant for the key \(name)\"")
            }
        case .action(let target):
            let candidates = target.map { declarations.ancestry(of: $0).classes } ?? Array(declarations.classes.values)
            guard !candidates.isEmpty, !candidates.contains(where: { $0.actions.contains(name) }), !Self.actionsOfUIKit.contains(name) else { return }
            if let target, let beyond = declarations.ancestry(of: target).beyond, !Self.isApples(beyond) { return }
            let hidden = candidates.contains { $0.otherMethods.contains(name) }
            let place = target ?? "no class"
            report(.error, need, document, hidden ? "\(place)'s \(name) is no action: write @IBAction before it, or sending it raises \"unrecognized selector sent to instance\""
                : target == nil ? "no class has an action \(name) for the first responder" : "\(place) has no action \(name): sending it raises \"unrecognized selector sent to instance\"")
        case .layout: report(.warning, need, document, "Interface Builder found the layout of this <\(name)> ambiguous: its constraints leave position or size open")
        case .image:
            if !images.contains(name) { report(.warning, need, document, "no asset catalog or file has the image \"\(name)\"") }
        case .color:
            if !colors.contains(name) { report(.warning, need, document, "no asset catalog has the colour \"\(name)\"; the document's own components stand in") }
        }
    }

    /// Literals of the code that no document has. Scenes and segues come from documents only, cells also from code.
    private mutating func checkIdentifiers() {
        let scenes = documents.reduce(into: Set<String>()) { $0.formUnion($1.sceneIdentifiers) }
        let segues = documents.reduce(into: Set<String>()) { $0.formUnion($1.segueIdentifiers) }
        let cells = documents.reduce(into: Set<String>()) { $0.formUnion($1.reuseIdentifiers) }.union(declarations.identifiers.filter { $0.use == .registration }.map(\.text))
        guard !documents.isEmpty else { return }
        for identifier in declarations.identifiers {
            let message: String
            switch identifier.use {
            case .scene where !scenes.contains(identifier.text): message = "no storyboard has a view controller with the identifier \"\(identifier.text)\""
            case .segue where !segues.contains(identifier.text): message = "no storyboard has a segue with the identifier \"\(identifier.text)\""
            case .cell where !cells.contains(identifier.text) && !declarations.registersCellsByExpression:
                message = "no prototype has the reuse identifier \"\(identifier.text)\" and no code registers a cell for it: dequeueing one for an index path raises \"unable to dequeue a cell with identifier \(identifier.text)\""
            default: continue
            }
            findings.append(Diagnostic(severity: .error, file: identifier.file, position: SourcePosition(line: identifier.line, column: 1), objectID: nil, message: message))
        }
    }

    private static func isApples(_ name: String) -> Bool { AppleNames.table.frameworks[Substring(name)] != nil }

    /// Outlets that UIKit's own classes have (NibKeys of UIKit).
    private static let outletsOfUIKit: Set<String> = [
        "view", "delegate", "dataSource", "prefetchDataSource", "searchResultsDataSource", "searchResultsDelegate", "searchBar", "tableHeaderView", "tableFooterView",
        "gestureRecognizers", "inputView", "inputAccessoryView", "rootViewController", "navigationItem", "toolbar", "accessoryView", "backgroundView",
        "selectedBackgroundView", "refreshControl", "textLabel", "detailTextLabel", "imageView", "contentView", "titleView", "window", "collectionView",
        "tableView", "searchDisplayController", "transitioningDelegate", "dragDelegate", "dropDelegate", "editingAccessoryView", "collectionViewLayout", "maskView",
    ]
    /// Actions of UIResponderStandardEditActions and of UIKit's controllers.
    private static let actionsOfUIKit: Set<String> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "becomeFirstResponder", "resignFirstResponder", "endEditing:", "setEditing:animated:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
        "startAnimating", "stopAnimating", "popViewControllerAnimated:", "toggleSidebar:", "performClose:", "print:", "undo:", "redo:",
    ]
}
