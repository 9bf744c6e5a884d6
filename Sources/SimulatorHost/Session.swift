// One run from launch to exit: launches the app, plays the script or takes the one picture, and reports the
// outcome. ScriptPlayer executes the steps; SimulatorHost ends the process with the outcome.
import HostProtocol
import UIKit

@MainActor struct Session {
    struct Outcome {
        var exitCode: ExitCode
        var failures: [RunSummary.Failure] = []
        var steps = 0
    }

    let host: SimulatorHost
    let application: UIApplication

    func play() -> Outcome {
        if let channel = host.configuration.channel { return LiveSession(host: host, application: application, channel: channel).play() }
        if let directory = host.configuration.previewDirectory { return PreviewRun(host: host, application: application, directory: directory).play() }
        let script: Script
        do {
            script = try Script(parsing: host.configuration.script ?? "", name: host.configuration.scriptName)
        } catch {
            return Outcome(exitCode: .badInput, failures: [.init(line: error.line, message: error.description)])
        }
        let player = ScriptPlayer(host: host, application: application, script: script)
        if let continuation = host.configuration.continuation { return goOn(player, continuation) }
        LaunchSequence(application).begin()
        host.loop.settle()
        do {
            try host.screen.shoot(name: "00-launch", step: 0, caption: "launch", clock: host.clock, frame: host.frames, trace: host.trace)
        } catch {
            return Outcome(exitCode: .ours, failures: [.init(line: nil, message: "\(error)")])
        }
        return player.play()
    }

    /// The app is launched again by the step at which the process before ended.
    private func goOn(_ player: ScriptPlayer, _ continuation: RunContinuation) -> Outcome {
        do {
            let saved = try JSONDecoder().decode(SavedApplicationState.self, from: continuation.applicationState)
            return player.launchAgain(at: continuation.step, saved: saved)
        } catch {
            return Outcome(exitCode: .ours, failures: [.init(line: nil, message: "the state of the app cannot be read: \(error)")])
        }
    }
}
