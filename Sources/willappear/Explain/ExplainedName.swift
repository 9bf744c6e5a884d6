// A callback's card: UIKit's work at the moment of the call, the code that belongs in the callback, and the changes between
// versions. `willappear explain` prints it, the viewer's page shows it; CardTable has the texts, in English and Korean.

import ArgumentParser
import Foundation
import HostProtocol

struct ExplainedName {
    /// A card in one language: paragraphs.
    struct Card: Equatable {
        /// UIKit's work at this moment, and the reason for the call.
        let moment: String
        let belongs: String
        let doesNot: String
        /// The differences between versions of iOS; nil if none is known.
        var versions: String?
    }

    let name: String
    /// Shorter names of the callback.
    let others: [String]
    let english: Card
    let korean: Card

    /// Finds a callback by its name, with or without its arguments; case does not matter.
    static func named(_ name: String) -> ExplainedName? {
        let wanted = key(name)
        return CardTable.all.first { card in ([card.name] + card.others).contains { key($0) == wanted } }
    }

    /// The name without arguments, except for methods that differ only in them.
    private static func key(_ name: String) -> String {
        let plain = name.prefix { $0 != "(" && $0 != ":" }.lowercased()
        return ["application", "scene"].contains(plain) ? name.lowercased() : plain
    }

    /// The situations of Docs/LIFECYCLE.md in which the callback is called; the page is made from the code that runs.
    func situations(in page: String) -> [String] {
        let short = ([name] + others).map { name in name.prefix { $0 != "(" } }.map { name in
            ["scene", "application"].reduce(String(name)) { $0.hasPrefix($1) && $0.count > $1.count ? String($0.dropFirst($1.count)) : $0 }.lowercased()
        }
        return page.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("| ["), let title = line.split(separator: "]").first?.dropFirst(3) else { return nil }
            let calls = line.split(separator: "`").map { $0.lowercased() }.filter { $0.contains(".") }.map { $0.split(separator: ".").last.map { $0.prefix { $0.isLetter } } ?? "" }
            return short.contains { wanted in calls.contains { $0 == wanted } } ? String(title) : nil
        }
    }

    /// The name that a slip of the fingers may have meant.
    static func nearest(to name: String) -> [String] {
        let wanted = key(name)
        let close = CardTable.all.map(\.name).filter { key($0).contains(wanted) || wanted.contains(key($0)) }
        return wanted.isEmpty ? [] : close
    }

    /// The text of a card on the page: paragraphs by language.
    static func card(_ name: String) -> String? {
        guard let found = named(name) else { return nil }
        let object = ["en": found.paragraphs(in: .english), "ko": found.paragraphs(in: .korean)]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) }
    }

    enum Language: String, CaseIterable, ExpressibleByArgument { case english = "en", korean = "ko" }

    func paragraphs(in language: Language) -> [String] {
        let card = language == .english ? english : korean
        let words = language == .english ? ("Belongs here: ", "Does not: ", "Versions: ") : ("여기에 둘 것: ", "두지 말 것: ", "버전: ")
        return [card.moment, words.0 + card.belongs, words.1 + card.doesNot] + (card.versions.map { [words.2 + $0] } ?? [])
    }
}

extension ExplainCommand {
    private static let maximumCalls = 20

    /// The calls in a run, each with its chain of causes.
    private static func calls(of name: ExplainedName, in trace: String) throws -> String {
        var isFolder: ObjCBool = false
        let file = FileManager.default.fileExists(atPath: trace, isDirectory: &isFolder) && isFolder.boolValue ? trace + "/trace.jsonl" : trace
        var chains = CauseChains(), calls: [LifecycleEvent] = []
        for record in try TraceFile.read(file, called: trace) {
            switch record {
            case .link(let link): chains.add(link)
            case .event(let event) where ExplainedName.named(event.event)?.name == name.name: calls.append(event)
            default: break
            }
        }
        guard !calls.isEmpty else { return "\(trace): it is not called there" }
        let shown = calls.prefix(maximumCalls).map { event in (["event \(event.sequence), \(ScriptSource.number(event.time)) s:"] + chains.text(of: event, evidence: false).map { "  " + $0 }).joined(separator: "\n") }
        return (shown + (calls.count > maximumCalls ? ["… and \(calls.count - maximumCalls) more calls"] : [])).joined(separator: "\n\n")
    }
}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "explain", abstract: "Say what a life-cycle callback is for, in English or Korean.")

    @Argument(help: ArgumentHelp("The callback, as viewIsAppearing; without one, the list of them.", valueName: "callback")) var callback: String?
    @Option(help: ArgumentHelp("Language of the card. Default: LANG's.", valueName: "en|ko")) var language: ExplainedName.Language?
    @Option(help: ArgumentHelp("A trace.jsonl, or a folder with one: each call of the callback in it, with what led to it.", valueName: "trace")) var trace: String?

    func run() throws {
        guard let callback else {
            print(CardTable.all.map(\.name).joined(separator: "\n"))
            return
        }
        guard let found = ExplainedName.named(callback) else {
            let near = ExplainedName.nearest(to: callback)
            throw Failure.usage("explain \(callback): no card has this name" + (near.isEmpty ? "; willappear explain lists them" : "; did you mean \(near.joined(separator: ", "))?"))
        }
        let isKorean = ProcessInfo.processInfo.environment["LANG"]?.hasPrefix("ko") == true
        var paragraphs = [found.name] + found.paragraphs(in: language ?? (isKorean ? .korean : .english))
        let page = try? String(contentsOfFile: FrameworkSDK.locate().data + "/../../../Docs/LIFECYCLE.md", encoding: .utf8)
        let situations = page.map(found.situations) ?? []
        if !situations.isEmpty { paragraphs.append("Docs/LIFECYCLE.md has the order and its evidence:\n" + situations.map { "  \($0)" }.joined(separator: "\n")) }
        if let trace { paragraphs.append(try Self.calls(of: found, in: trace)) }
        print(paragraphs.joined(separator: "\n\n"))
    }
}
