// One run from launch to exit: launches the app, plays the script or takes the one picture, and says how it
// went. ScriptPlayer executes the steps; SimulatorHost ends the process with the outcome.
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
        let script: Script
        do {
            script = try Script(parsing: host.configuration.script ?? "", name: host.configuration.scriptName)
        } catch {
            return Outcome(exitCode: .badInput, failures: [.init(line: error.line, message: error.description)])
        }
        LaunchSequence(application).begin()
        host.loop.settle()
        let player = ScriptPlayer(host: host, application: application, script: script)
        do {
            try host.screen.shoot(name: "00-launch", step: 0, caption: "launch", clock: host.clock, trace: host.trace)
        } catch {
            return Outcome(exitCode: .ours, failures: [.init(line: nil, message: "\(error)")])
        }
        return player.play()
    }
}
