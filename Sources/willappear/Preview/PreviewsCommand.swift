// `willappear previews PATH`: every `#Preview` of views and controllers in an app's sources, drawn in light, dark, large text, right to
// left and landscape, as one page. The host draws (PreviewRun), PreviewGallery writes the page.

import ArgumentParser
import Foundation
import HostProtocol

struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Draw every #Preview of an app as one page.",
        discussion: """
            Previews of UIKit's views and controllers, in light, dark, accessibility text, right to left and landscape. The app is built
            with its previews beside the ordinary build, and launched. Previews of files that import SwiftUI are not drawn.
            """)

    @Argument(help: ArgumentHelp("The app: a project, workspace, package or folder.", valueName: "path")) var path: String
    @Option(name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Folder of the page. Default: out/NAME-previews.", valueName: "folder")) var output: String?
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project.", valueName: "name")) var configuration: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound

    func validate() throws {
        try VersionOption.validate(iOSVersion)
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
    }

    func run() throws {
        let app = try AppSource.at(path, scheme: scheme, configuration: configuration).build(keepsPreviews: true)
        let folder = URL(fileURLWithPath: output ?? "out/\(app.name)-previews").path
        let run = try RunFolder.claim(for: app)
        defer { run.remove() }
        let home = try ContainerChoice().prepare(for: app, in: run)
        let model = device.flatMap(DeviceProfile.named) ?? app.standardDevice
        var order = RunConfiguration(device: model, iOSVersion: iOSVersion, summaryFile: run.summary, liveTrace: false)
        order.watch = RunWatch(reportFile: run.report)
        order.previewDirectory = run.path + "/previews"
        let result = try AppProcess(app: app, configuration: order).run(at: AppProcess.Place(folder: run, container: home.container))
        if let message = result.message { Console.say(message) }
        guard result.status == .done else { throw Failure(status: result.status, message: nil) }
        let index = try PreviewIndex.read(from: run.path + "/previews")
        guard !index.previews.isEmpty else { throw Failure.usage("\(path) has no #Preview of a view or a controller of UIKit's") }
        do {
            try PreviewGallery(app: app.name, device: model.name, iOS: iOSVersion, index: index).write(pictures: run.path + "/previews", to: folder)
        } catch {
            throw Failure.usage("-o \(folder): \(error.localizedDescription)")
        }
        print("\(folder)/index.html")
        Console.say("\(index.previews.count) \(index.previews.count == 1 ? "preview" : "previews"), \(index.previews.flatMap(\.pictures).count) pictures")
    }
}
