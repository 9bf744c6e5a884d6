// `willappear monkey PATH --seed N`: two minutes of seeded touches, keys, rotation and background; if the app does not
// survive them, finds the shortest script that ends it in the same way. AppProcess plays the steps.

import ArgumentParser
import Foundation
import HostProtocol

struct MonkeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "monkey", abstract: "Drive an app with seeded touches, and shrink what ends it to a short script.",
        discussion: """
            The steps are written as a script that `willappear run PATH --script FILE` plays again. The same seed gives the same steps.
            When the app traps, hangs or ends itself, steps are left out as long as it ends the same way, and the short script is written too.

            Exit status: 0 the app survived; 1 it did not; 64 usage; 65 bad input data; 70 a fault of WillAppear.
            """)

    @Argument(help: ArgumentHelp("The app.", valueName: "path")) var path: String
    @Option(help: ArgumentHelp("Chooses the steps.", valueName: "number")) var seed: UInt64 = 1
    @Option(help: ArgumentHelp("How long, in seconds of the app's time.", valueName: "seconds")) var seconds = 120.0
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project. Default: the app's.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`. Default: iPhone 16, or an iPad for an app of iPads only.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound
    @OptionGroup var launch: LaunchOptions
    @Option(help: ArgumentHelp("Where scripts and traces go. Default: out/<app>", valueName: "folder")) var output: String?
    @Option(help: ArgumentHelp("How often a failing script is played again to make it shorter.", valueName: "times")) var tries = 80

    func validate() throws {
        guard seconds > 0, seconds <= 86_400 else { throw ValidationError("--seconds \(seconds): more than 0, at most a day") }
        try VersionOption.validate(iOSVersion)
        guard tries >= 0 else { throw ValidationError("--tries \(tries): 0 or more") }
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
    }

    func run() throws {
        let source = try AppSource.at(path, scheme: scheme, configuration: nil)
        let app = launch.apply(to: try source.build())
        let profile = device.flatMap(DeviceProfile.named) ?? app.standardDevice
        let folder = output ?? "out/\(app.name)"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.usage("--output \(folder): the folder cannot be made")
        }
        let play = MonkeyPlay(app: app, device: profile, iOSVersion: iOSVersion, trace: "\(folder)/monkey-\(seed).jsonl")

        var script = MonkeyScript(seed: seed, device: profile, seconds: seconds)
        var end = try play.play(script)
        if case .stuck = end {
            script = script.within(profile)
            end = try play.play(script)
        }
        let whole = "\(folder)/monkey-\(seed).willappear"
        try write(script, to: whole, about: "seed \(seed), \(profile.name), iOS \(iOSVersion)")
        switch end {
        case .survived: Console.say("\(app.name) survived \(script.steps.count) steps of seed \(seed); \(whole)")
        case .stuck(let why): throw Failure.ours("the monkey's script cannot be played: \(why); \(whole)")
        case .ended(let message, _):
            Console.say(message)
            let short = MonkeyScript(steps: try ScriptShrinking.shrink(script.steps, limit: tries) { steps in
                Console.say("shrinking: \(steps.count) steps")
                return try play.play(MonkeyScript(steps: steps), isSilent: true).isSame(as: end)
            })
            let file = "\(folder)/monkey-\(seed)-short.willappear"
            try write(short, to: file, about: "seed \(seed), \(profile.name), iOS \(iOSVersion): \(message.split(separator: "\n").first ?? "")")
            // This run's trace and message are the last ones and remain.
            _ = try play.play(short)
            Console.say("the shortest script has \(short.steps.count) of \(script.steps.count) steps: \(file)")
            throw Failure(status: .failed, message: nil)
        }
    }

    private func write(_ script: MonkeyScript, to file: String, about: String) throws {
        do { try "# willappear monkey: \(about)\n\(script.text)".write(toFile: file, atomically: true, encoding: .utf8) } catch {
            throw Failure.usage("\(file): cannot be written: \(error.localizedDescription)")
        }
    }
}

/// Plays a monkey's script against a built app, each time with a new container.
struct MonkeyPlay {
    enum End {
        case survived
        /// A step could not be done, the app is well.
        case stuck(String)
        /// The app is no more. Ends are the same whose place is.
        case ended(message: String, place: String)

        func isSame(as other: End) -> Bool {
            guard case .ended(_, let place) = self, case .ended(_, let otherPlace) = other else { return false }
            return place == otherPlace
        }
    }

    let app: BuiltApp
    let device: DeviceProfile
    let iOSVersion: Int
    let trace: String

    func play(_ script: MonkeyScript, isSilent: Bool = false) throws -> End {
        let folder = try RunFolder.claim(for: app)
        defer { folder.remove() }
        let home = try ContainerChoice().prepare(for: app, in: folder)
        let trace = URL(fileURLWithPath: trace).standardizedFileURL.path
        unlink(trace)
        var configuration = RunConfiguration(
            device: device, iOSVersion: iOSVersion, script: script.text, scriptName: "monkey", traceFile: trace,
            screenshotDirectory: (trace as NSString).deletingLastPathComponent, summaryFile: folder.summary, clock: .virtual, liveTrace: false)
        configuration.watch = RunWatch(reportFile: folder.report, timeout: RunWatch.standardTimeout, memory: RunWatch.standardMemory, reportsSignals: true)
        let process = AppProcess(app: app, configuration: configuration, isSilent: isSilent)
        let result = try process.run(at: AppProcess.Place(folder: folder, container: home.container))
        if Interruption.status != nil { throw Failure(status: .failed, message: nil) }
        if result.status == .done { return .survived }
        // An app that came to the end of its script, or of a step, has written its summary.
        guard let message = result.message else { return .stuck("see above") }
        return .ended(message: message, place: Self.place(message))
    }

    /// The part of a failure that stays the same when steps are left out: the kind of end and its frames.
    static func place(_ message: String) -> String {
        message.split(separator: "\n").filter { !$0.hasPrefix("  steps not run") && !$0.hasPrefix("  pending:") }
            .map { line in line.range(of: " in step ").map { String(line[..<$0.lowerBound]) } ?? String(line) }.prefix(2).joined(separator: "\n")
    }
}
