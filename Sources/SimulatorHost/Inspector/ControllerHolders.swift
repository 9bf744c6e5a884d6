// Finds the owners of controllers that are alive but in no window: a coordinator's property, a closure, a static variable. Inspector calls it
// for each moment; the memory is read only if an event has come since or half a second has passed, and only while there is such a controller.
import HostProtocol
import ObjectiveC
import UIKit

@MainActor final class ControllerHolders {
    /// The largest number of holders listed for one controller.
    private static let maximumHolders = 12

    /// The seconds of the app's clock after which the memory is read again without an event.
    private static let patience = 0.5

    private var event: Int?
    private var time = 0.0
    private var known: [InspectedOutsider] = []

    /// The controllers that are not among `inside`, each with its owners. `event` is the last event of the run, `time` the app's clock.
    func outsiders(inside: Set<String>, event: Int, time: Double) -> [InspectedOutsider] {
        let living = UIViewController.livingInTrace
        let outside = living.filter { !inside.contains($0.value) }
        guard event != self.event || time >= self.time + Self.patience || Set(outside.values) != Set(known.map(\.name)) else { return known }
        (self.event, self.time) = (event, time)
        known = outside.isEmpty ? [] : read(outside, living)
        return known
    }

    private func read(_ outside: [ObjectAddress: String], _ living: [ObjectAddress: String]) -> [InspectedOutsider] {
        let references = HeapReferences.holders(of: Array(outside.keys))
        return outside.map { address, name in
            guard let references else { return InspectedOutsider(name: name, holders: ["this machine does not let the app read its memory"]) }
            let holders = Set(references.filter { $0.target == address }.map { Self.words(of: $0, living) }).sorted()
            return InspectedOutsider(name: name, holders: holders.isEmpty ? ["a task, a queue or a function that still runs"] : Array(holders.prefix(Self.maximumHolders)))
        }.sorted { $0.name < $1.name }
    }

    private static func words(of reference: HeapReference, _ living: [ObjectAddress: String]) -> String {
        let closure = reference.isInClosure ? ", in a closure" : ""
        guard let holder = reference.holder else {
            let name = reference.property.split(separator: " : ").first.map(String.init) ?? ""
            return (name.isEmpty ? "a global or static variable of \(reference.owner)" : name) + closure
        }
        if reference.owner.hasSuffix(".NotificationCenter") { return "an observer's block in NotificationCenter" }
        if reference.owner.hasSuffix(".Timer"), reference.isInClosure { return "a timer's block" }
        let owner = living[holder] ?? shortName(reference.owner)
        let property = reference.property.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        return "\(owner)\(property.isEmpty ? "" : ".\(property)")\(closure)"
    }

    /// "Cell<App.Item>" of "App.List.Cell<App.Item>".
    private static func shortName(_ full: String) -> String {
        let name = full.prefix { $0 != "<" }, rest = full[name.endIndex...]
        return (name.split(separator: ".").last.map(String.init) ?? full) + rest
    }
}
