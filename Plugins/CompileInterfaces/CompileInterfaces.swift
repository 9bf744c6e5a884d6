// A build-tool plugin for packages of other people: compiles the storyboards and xibs of a target into its resource bundle, so that
// UIStoryboard and UINib find them in Bundle.module. The tool ib-compile does the work; apps that `willappear` builds do not need this.

import Foundation
import PackagePlugin

@main struct CompileInterfaces: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "ib-compile").url
        return module.sourceFiles.map(\.url).compactMap { document in
            guard let kind = Self.compiled[document.pathExtension] else { return nil }
            let localization = document.deletingLastPathComponent().lastPathComponent
            let folder = localization.hasSuffix(".lproj") ? context.pluginWorkDirectoryURL.appending(path: localization) : context.pluginWorkDirectoryURL
            let product = folder.appending(path: "\(document.deletingPathExtension().lastPathComponent).\(kind)")
            return .buildCommand(
                displayName: "Compiling \(document.lastPathComponent)", executable: tool, arguments: [document.path, product.path, module.moduleName],
                inputFiles: [document], outputFiles: [product])
        }
    }

    private static let compiled = ["storyboard": "storyboardc", "xib": "nib"]
}
