// The commands that act in an open session: fingers, keys, time, and any statement of the script language.
// Each becomes a statement that the app process performs, like one of a script. SessionLooks.swift has those that only read.

import ArgumentParser
import Foundation
import HostProtocol

/// The choice of a session, and the form of its answers.
struct SessionOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("The session. Default: the only open one.", valueName: "name")) var session: String?
    @OptionGroup var output: AnswerOptions

    func ask(_ request: LiveRequest) throws -> (answer: LiveAnswer, payload: Data, printed: [String]) {
        try SessionApp(SessionFolder.find(session)).ask(request, timeout: output.timeout)
    }

    func show(_ request: LiveRequest) throws {
        let (answer, _, printed) = try ask(request)
        try output.show(AnswerText(answer: answer, printed: printed))
    }

    /// Performs statements and then waits for rest, unless the user wants to see running animations.
    func perform(_ statements: String, settles: Bool) throws { try show(.perform(settles ? statements + "; settle" : statements)) }
}

/// A name, a point or a reference of a snapshot.
enum SessionTarget {
    case reference(Int)
    /// A statement in the script's words.
    case source(String)

    init(_ text: String) {
        if text.hasPrefix("e"), let number = Int(text.dropFirst()), number > 0 {
            self = .reference(number)
        } else if text.split(separator: ",").count == 2, text.allSatisfy({ "0123456789.,".contains($0) }) {
            self = .source(text)
        } else {
            self = .source(ScriptSource.quoted(text))
        }
    }
}

/// Gestures on one target.
protocol TargetVerb: ParsableCommand {
    var target: String { get }
    var options: SessionOptions { get }
    var noSettle: Bool { get }
    /// The part of the statement before the target; `rest` is the part after it.
    var verb: String { get }
    var rest: String { get }
}

extension TargetVerb {
    var rest: String { "" }

    func run() throws {
        let source: String
        switch SessionTarget(target) {
        case .source(let text): source = text
        case .reference(let number):
            // The name or the point that a script can find again.
            let (answer, _, printed) = try options.ask(.element(verb: verb, reference: number, rest: rest, settles: !noSettle))
            return try options.output.show(AnswerText(answer: answer, printed: printed))
        }
        try options.perform("\(verb) \(source)\(rest)", settles: !noSettle)
    }
}

struct TapCommand: TargetVerb {
    static let configuration = CommandConfiguration(commandName: "tap", abstract: "Tap something in a session, and wait for rest.")
    @Argument(help: ArgumentHelp("A reference of a snapshot (e12), a name, or a point X,Y.", valueName: "target")) var target: String
    @Flag(help: "Stop right after the tap, with animations in flight.") var noSettle = false
    @OptionGroup var options: SessionOptions
    var verb: String { "tap" }
}

struct DoubleTapCommand: TargetVerb {
    static let configuration = CommandConfiguration(commandName: "double-tap", abstract: "Tap twice in a session.")
    @Argument(help: ArgumentHelp("A reference, a name, or a point X,Y.", valueName: "target")) var target: String
    @Flag(help: "Stop right after the taps.") var noSettle = false
    @OptionGroup var options: SessionOptions
    var verb: String { "double-tap" }
}

struct LongPressCommand: TargetVerb {
    static let configuration = CommandConfiguration(commandName: "long-press", abstract: "Touch and hold in a session.")
    @Argument(help: ArgumentHelp("A reference, a name, or a point X,Y.", valueName: "target")) var target: String
    @Option(help: ArgumentHelp("How long, on the app's clock.", valueName: "seconds")) var seconds = 1.0
    @Flag(help: "Stop right after the finger is lifted.") var noSettle = false
    @OptionGroup var options: SessionOptions
    var verb: String { "long-press" }
    var rest: String { " \(ScriptSource.number(seconds))" }
}

struct TypeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "type", abstract: "Type text in a session, into what is focused or into a target.")
    @Argument(help: ArgumentHelp("The text.", valueName: "text")) var text: String
    @Option(help: ArgumentHelp("Tap this first: a reference, a name, or a point.", valueName: "target")) var into: String?
    @Flag(name: .customLong("return"), help: "Press return behind it.") var pressesReturn = false
    @OptionGroup var options: SessionOptions

    func run() throws {
        let typing = "type \(ScriptSource.quoted(text))" + (pressesReturn ? "; press return" : "")
        guard let into else { return try options.perform(typing, settles: true) }
        switch SessionTarget(into) {
        case .source(let source): try options.perform("tap \(source); settle; \(typing)", settles: true)
        case .reference(let number): try options.show(.element(verb: "tap", reference: number, rest: "; settle; \(typing)", settles: true))
        }
    }
}

struct PressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "press", abstract: "Press a key or a button of the device in a session.")
    /// The device's buttons, in the script's words.
    private static let buttons = ["home": "home", "lock": "lock", "shake": "shake", "hide-keyboard": "hide-keyboard", "back": "back"]
    private static let names = (ScriptStep.Key.allCases.map(\.rawValue) + buttons.keys.sorted()).joined(separator: ", ")
    @Argument(help: ArgumentHelp("\(names).", valueName: "key")) var key: String
    @OptionGroup var options: SessionOptions

    func run() throws {
        if ScriptStep.Key(rawValue: key) != nil { return try options.perform("press \(key)", settles: true) }
        guard let statement = Self.buttons[key] else { throw Failure.usage("press \(key): the keys are \(Self.names)") }
        try options.perform(statement, settles: true)
    }
}

struct SwipeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "swipe", abstract: "Swipe across the screen of a session.")
    @Argument(help: "up, down, left or right.") var direction: String
    @OptionGroup var options: SessionOptions

    func run() throws {
        guard ScriptStep.Direction(rawValue: direction) != nil else { throw Failure.usage("swipe \(direction): up, down, left or right") }
        try options.perform("swipe \(direction)", settles: true)
    }
}

struct ScrollToCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "scroll-to", abstract: "Scroll in a session until something is in sight.")
    @Argument(help: ArgumentHelp("Its label, text or identifier.", valueName: "name")) var name: String
    @OptionGroup var options: SessionOptions

    func run() throws { try options.perform("scroll-to \(ScriptSource.quoted(name))", settles: false) }
}

struct AdvanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "advance", abstract: "Let time pass in a session.")
    @Argument(help: ArgumentHelp("2, 2s, 150ms, or frame: one refresh of the screen.", valueName: "duration")) var duration: String
    @OptionGroup var options: SessionOptions

    func run() throws {
        guard let seconds = Self.seconds(duration) else { throw Failure.usage("advance \(duration): a duration is 2, 2s, 150ms or frame") }
        try options.perform("wait \(ScriptSource.number(seconds))", settles: false)
    }

    static func seconds(_ text: String) -> Double? {
        if text == "frame" { return 1.0 / 60 }
        let (number, unit): (Substring, Double) = text.hasSuffix("ms") ? (text.dropLast(2), 0.001) : text.hasSuffix("s") ? (text.dropLast(), 1) : (text[...], 1)
        guard let value = Double(number), value.isFinite, value >= 0, value <= 1e6 else { return nil }
        return value * unit
    }
}

struct UntilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "until", abstract: "Let time pass in a session until a text is on screen.")
    @Argument(help: ArgumentHelp("The text, or a name.", valueName: "text")) var text: String
    @Option(help: ArgumentHelp("Seconds of the app's time after which it fails.", valueName: "seconds")) var limit = 20.0
    @OptionGroup var options: SessionOptions

    func run() throws { try options.perform("wait-until \(ScriptSource.quoted(text)) \(ScriptSource.number(limit))", settles: false) }
}

struct DoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "do", abstract: "Perform statements of the script language in a session.",
        discussion: "For example: willappear do 'rotate left; expect \"Landscape\"'. Docs/SCRIPTS.md lists the statements.")
    @Argument(help: ArgumentHelp("Statements, separated by \";\".", valueName: "statements")) var statements: [String]
    @OptionGroup var options: SessionOptions

    func run() throws { try options.perform(statements.joined(separator: "\n"), settles: false) }
}
