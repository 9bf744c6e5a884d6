// `willappear ib preview FILE -o PNG`: a picture of a storyboard's scene or of a xib. DocumentPreview makes an app of it, which is
// built and run like any other app.

import ArgumentParser
import Foundation
import HostProtocol
import InterfaceBuilder

extension IBCommand {
    struct Preview: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Draw a scene of a storyboard, or a xib, into a PNG.",
            discussion: "The classes of the document's app are not there: UIKit's stand in for them, and their outlets stay unset.")

        @Argument(help: "A .storyboard or .xib file.") var file: String
        @Option(name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Where the picture goes. Default: the document's name in this folder.", valueName: "png")) var output: String?
        @Option(help: ArgumentHelp("Object id or storyboard identifier of a view controller. Default: the initial one.", valueName: "name")) var scene: String?
        @Option(help: ArgumentHelp("Device model, see `willappear devices`.", valueName: "name")) var device: String?
        @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound

        func validate() throws {
            try VersionOption.validate(iOSVersion)
            if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
            guard ["storyboard", "xib"].contains((file as NSString).pathExtension) else { throw ValidationError("\(file): a .storyboard or .xib, please") }
        }

        func run() throws {
            let url = URL(fileURLWithPath: file).standardizedFileURL
            let target = URL(fileURLWithPath: output ?? url.deletingPathExtension().lastPathComponent + ".png").path
            let folder = "\(BuildDirectory.cache)/previews/\(AppDescription.identifier(url.deletingPathExtension().lastPathComponent))-\(stableHash(url.path + (scene ?? "")).prefix(12))"
            do {
                try DocumentPreview(file: url, scene: scene).write(to: URL(fileURLWithPath: folder))
            } catch let error as InterfaceBuilderError {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                throw Failure.badInput(nil)
            }
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let app = try AppSource.at(folder, scheme: nil, configuration: nil).build()
            let run = try RunFolder.claim(for: app)
            defer { run.remove() }
            let home = try ContainerChoice().prepare(for: app, in: run)
            let pictures = run.path + "/pictures"
            var configuration = RunConfiguration(
                device: device.flatMap(DeviceProfile.named) ?? app.standardDevice, iOSVersion: iOSVersion, screenshotDirectory: pictures, summaryFile: run.summary, liveTrace: false)
            configuration.watch = RunWatch(reportFile: run.report)
            let result = try AppProcess(app: app, configuration: configuration).run(at: AppProcess.Place(folder: run, container: home.container))
            if let message = result.message { Console.say(message) }
            guard result.status == .done else { throw Failure(status: result.status, message: nil) }
            guard let picture = try FileManager.default.contentsOfDirectory(atPath: pictures).sorted().first(where: { $0.hasSuffix(".png") }) else { throw Failure.ours("the preview took no picture") }
            do {
                try Data(contentsOf: URL(fileURLWithPath: "\(pictures)/\(picture)")).write(to: URL(fileURLWithPath: target), options: .atomic)
            } catch {
                throw Failure.usage("-o \(target): \(error.localizedDescription)")
            }
            print(target)
        }
    }
}
