// An app around one Interface Builder document, for a picture of it: the classes of the document's own app are missing, UIKit's
// replace them, and asset catalogs beside the document are included. Called by `willappear ib preview`.

import Foundation
import InterfaceBuilder

struct DocumentPreview {
    let file: URL
    /// An object id or storyboard identifier; nil for the initial view controller, or the first.
    var scene: String?

    /// The number of parent folders that are searched for asset catalogs.
    private static let levels = 4
    private static let mostCatalogs = 20

    /// Writes the app into `folder`.
    func write(to folder: URL) throws {
        let data: Data
        do { data = try Data(contentsOf: file) } catch { throw Failure.usage("\(file.path): cannot be read") }
        let document = try IBDocument(data: data, file: file.path)
        // The document must compile as it is: errors in it are reported at the user's lines.
        _ = try InterfaceBuilderCompiler.compile(document, moduleName: "Preview")
        guard let original = String(data: data, encoding: .utf8) else { throw Failure.badInput("\(file.path): not UTF-8 text") }
        var text = ForeignDocument(original).text
        if document.kind == .storyboard { text = try Self.beginning(with: controller(in: document), text) }
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appendingPathComponent(document.kind == .storyboard ? "Document.storyboard" : "Document.xib"), atomically: true, encoding: .utf8)
        try Self.program(document.kind).write(to: folder.appendingPathComponent("AppDelegate.swift"), atomically: true, encoding: .utf8)
        for (number, catalog) in catalogs.enumerated() { try FileManager.default.copyItem(at: catalog, to: folder.appendingPathComponent("Assets\(number).xcassets")) }
    }

    // MARK: The scene

    private func controller(in document: IBDocument) throws -> String {
        let controllers = document.scenes.flatMap { $0.members(of: "objects").filter { $0["sceneMemberID"] == "viewController" } }
        guard let scene else {
            guard let first = document.initialViewController ?? controllers.first?["id"] else { throw Failure.badInput("\(file.path): the storyboard has no view controller") }
            return first
        }
        if let found = controllers.first(where: { $0["id"] == scene || $0["storyboardIdentifier"] == scene })?["id"] { return found }
        let names = controllers.compactMap { $0["storyboardIdentifier"] ?? $0["id"] }.joined(separator: ", ")
        throw Failure.usage("--scene \(scene): the storyboard has \(names)")
    }

    /// The document with another initial view controller.
    private static func beginning(with controller: String, _ text: String) -> String {
        let plain = text.replacingOccurrences(of: #" initialViewController="[^"]*""#, with: "", options: .regularExpression)
        return plain.replacingOccurrences(of: "<document ", with: "<document initialViewController=\"\(controller)\" ")
    }

    // MARK: What is beside it

    /// The catalogs of the folder with the project, if one is near; else those beside the document.
    private var catalogs: [URL] {
        let own = file.deletingLastPathComponent()
        let above = sequence(first: own) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(Self.levels)
        let top = above.first { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0.hasSuffix(".xcassets") }
        } ?? own
        guard let names = FileManager.default.enumerator(atPath: top.path) else { return [] }
        var found: [URL] = []
        for case let name as String in names where name.hasSuffix(".xcassets") {
            names.skipDescendants()
            found.append(top.appendingPathComponent(name))
            if found.count == Self.mostCatalogs { break }
        }
        return found.sorted { $0.path < $1.path }
    }

    // MARK: The program

    private static func program(_ kind: IBDocument.Kind) -> String {
        let root = kind == .storyboard
            ? "UIStoryboard(name: \"Document\", bundle: nil).instantiateInitialViewController()"
            : """
            {
                        let controller = UIViewController()
                        controller.view.backgroundColor = .systemBackground
                        let objects = UINib(nibName: "Document", bundle: nil).instantiate(withOwner: UIViewController(), options: nil)
                        for case let view as UIView in objects {
                            // A view as large as a screen fills it; a smaller one, a cell say, keeps its size.
                            if view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) { view.frame = controller.view.bounds } else { view.center = controller.view.center }
                            controller.view.addSubview(view)
                        }
                        return controller
                    }()
            """
        return """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = \(root)
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """
    }
}
