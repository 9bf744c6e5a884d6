// The root of the command line: the list of its commands, and the exit status of a failure.
// Called by the launcher script `./willappear`. Each command has its own file.

import ArgumentParser
import Foundation
import HostProtocol

@main
struct WillAppear: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "willappear",
        abstract: "Build, run, test and watch unmodified UIKit code on Linux.",
        version: "0.1.0",
        subcommands: [
            RunCommand.self, ViewCommand.self, TestCommand.self, MonkeyCommand.self, BuildCommand.self, CheckCommand.self, EnvCommand.self, TimelineCommand.self, DiffCommand.self, ExplainCommand.self, LowerCommand.self, IBCommand.self, PreviewsCommand.self,
            DevicesCommand.self, DoctorCommand.self, SwiftCommand.self,
        ],
        groupedSubcommands: [
            CommandGroup(name: "Editors and debuggers", subcommands: [IDECommand.self, LanguageServerCommand.self, BuildServerCommand.self, DebugCommand.self]),
            CommandGroup(name: "Sessions", subcommands: [
                OpenCommand.self, SnapshotCommand.self, TapCommand.self, DoubleTapCommand.self, LongPressCommand.self, TypeCommand.self, PressCommand.self,
                SwipeCommand.self, ScrollToCommand.self, AdvanceCommand.self, UntilCommand.self, DoCommand.self, ShotCommand.self, TraceCommand.self,
                TreeCommand.self, ListCommand.self, CloseCommand.self,
            ]),
        ])

    static func main() {
        // A child that ends early must not end the tool while the tool writes to the child's pipe.
        signal(SIGPIPE, SIG_IGN)
        // A parent that starts this process from a worker thread passes its blocked signals on; Ctrl-C and an app's crash report need them.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        do {
            var command = try parseAsRoot()
            try command.run()
            if let status = Interruption.status { Foundation.exit(status) }
        } catch let failure as Failure {
            if let message = failure.message { Console.say(message) }
            Console.closeProgress()
            Foundation.exit(Interruption.status ?? failure.status.rawValue)
        } catch let error where exitCode(for: error) == .failure {
            Console.say("\(error)")
            Foundation.exit(ExitCode.ours.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
