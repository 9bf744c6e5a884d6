// Compiles one document, makes everything in it that can be made, shows it in a window and draws it. Prints a line a part:
// `instantiated NAME`, `rendered NAME`. A trap ends the process: the survey sees which part was missing.
import Foundation
import InterfaceBuilder
import QuartzCore
@preconcurrency import UIKit

@MainActor struct DocumentShow {
    let file: URL
    nonisolated(unsafe) private static var now: CFTimeInterval = 1000

    func run() {
        do { try show() } catch {
            print("error \(error)")
            exit(1)
        }
    }

    private func show() throws {
        Host.use(DetachedHost())
        MediaClock.now = { Self.now }
        _ = ApplicationReplacement.begin(delegateClass: nil)
        let data = try Data(contentsOf: file)
        // What is not UTF-8 is compiled as it is.
        let text = String(data: data, encoding: .utf8).map { ForeignDocument($0).text }
        let document = try IBDocument(data: text.map { Data($0.utf8) } ?? data, file: file.path)
        let product = try InterfaceBuilderCompiler.compile(document, moduleName: "App")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ib-corpus-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in product.files {
            let target = folder.appendingPathComponent(part.path.isEmpty ? "Document.nib" : "Document.storyboardc/\(part.path)")
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try part.data.write(to: target)
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        if document.kind == .xib { showNib(bundle) } else { try showStoryboard(bundle, folder) }
    }

    private func showNib(_ bundle: Bundle) {
        let objects = UINib(nibName: "Document", bundle: bundle).instantiate(withOwner: UIViewController(), options: nil)
        print("instantiated nib")
        let root = UIViewController()
        for case let view as UIView in objects where !(view is UIWindow) { root.view.addSubview(view) }
        draw(root)
        print("rendered nib")
    }

    private func showStoryboard(_ bundle: Bundle, _ folder: URL) throws {
        let info = try PropertyListSerialization.propertyList(from: Data(contentsOf: folder.appendingPathComponent("Document.storyboardc/Info.plist")), format: nil)
        let scenes = (info as? [String: Any])?["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
        let storyboard = UIStoryboard(name: "Document", bundle: bundle)
        for name in scenes.keys.sorted() {
            print("scene \(name)")
            let controller = storyboard.instantiateViewController(withIdentifier: name)
            print("instantiated \(name)")
            draw(controller)
            print("rendered \(name)")
        }
    }

    private func draw(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = FrameDriver.settle(limit: 120) { _ in
            Self.now += FrameDriver.refresh
            return Self.now
        }
        _ = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }.pngData()
        window.rootViewController = nil
        window.isHidden = true
    }
}
