// The launched app's life cycle as lines: "DetailViewController.viewWillAppear". UIKit states each fact once
// (HostProtocol.LifecycleEvent); this file chooses and words them for assertions.
import HostProtocol
import UIKit

/// The kinds of callbacks that an assertion compares.
public struct LifecycleEvents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// viewDidLoad and deinit.
    public static let loading = LifecycleEvents(rawValue: 1)
    /// viewWillAppear to viewDidDisappear, viewIsAppearing included.
    public static let appearance = LifecycleEvents(rawValue: 2)
    /// willMove(toParent:) and didMove(toParent:).
    public static let containment = LifecycleEvents(rawValue: 4)
    /// viewWillLayoutSubviews and viewDidLayoutSubviews. How often they come is not part of Apple's contract.
    public static let layout = LifecycleEvents(rawValue: 8)
    /// Calls of the application delegate.
    public static let application = LifecycleEvents(rawValue: 16)
    /// Calls of scene delegates.
    public static let scenes = LifecycleEvents(rawValue: 32)
    /// Initialisers, awakeFromNib, loadView, transitions to sizes and traits, memory warnings and the rest.
    public static let others = LifecycleEvents(rawValue: 64)

    /// The kinds that a life-cycle test usually asks for.
    public static let standard: LifecycleEvents = [.loading, .appearance, .application, .scenes]
    /// Every callback.
    public static let all: LifecycleEvents = [.loading, .appearance, .containment, .layout, .application, .scenes, .others]

    /// Every delegate call that says in which state the app is or why it is woken. What else the trace holds of the
    /// application (snapshots, suspension, questions of state restoration) belongs to the others.
    private static let applicationCalls = [
        "FinishLaunching", "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate", "DidReceiveMemoryWarning",
        "configurationForConnecting", "didDiscardSceneSessions", "open:", "continue:", "performActionFor",
    ]

    init(_ event: LifecycleEvent) {
        switch event.kind {
        case .application: self = LifecycleEvents.applicationCalls.contains { event.event.contains($0) } ? .application : .others
        case .scene: self = .scenes
        case .window, .view: self = .others
        case .viewController:
            switch event.event {
            case "viewDidLoad", "deinit": self = .loading
            case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear": self = .appearance
            case "viewWillLayoutSubviews", "viewDidLayoutSubviews": self = .layout
            case let name where name.hasPrefix("willMove(") || name.hasPrefix("didMove("): self = .containment
            default: self = .others
            }
        }
    }
}

/// A callback of the app and why it came.
struct LifecycleLine {
    var text: String
    var cause: String?
}

extension AppScenario {
    /// The lines since the launch or the last look at them. The second instance of a class is called `Name#2`.
    ///
    /// - Parameters:
    ///   - classes: only instances of these classes; all when there are none.
    ///   - events: which callbacks.
    public func takeLifecycle(of classes: UIViewController.Type..., events: LifecycleEvents = .standard) -> [String] { take(classes, events).map(\.text) }

    func take(_ classes: [UIViewController.Type], _ events: LifecycleEvents) -> [LifecycleLine] {
        defer { consumed = host.events.count }
        let names = Set(classes.map { "\($0)" })
        return host.events[consumed...].filter { event in
            guard events.contains(LifecycleEvents(event)) else { return false }
            if event.kind == .application || event.kind == .scene { return !ignoresApplication }
            return names.isEmpty || names.contains(event.className)
        }.map { LifecycleLine(text: "\(name(of: $0)).\(word($0))", cause: $0.cause) }
    }

    /// Numbers count the instances of a class in this app, not in the process.
    private func name(of event: LifecycleEvent) -> String {
        switch event.kind {
        case .application: return "App"
        case .scene: return "Scene"
        default: break
        }
        var known: [Int] = []
        for other in host.events where other.kind == event.kind && other.className == event.className && !known.contains(other.object) {
            known.append(other.object)
            if other.object == event.object { break }
        }
        return known.count > 1 ? "\(event.className)#\(known.count)" : event.className
    }

    /// Delegate calls without the word that their name begins with: "App.didBecomeActive".
    private func word(_ event: LifecycleEvent) -> String {
        guard event.kind == .application || event.kind == .scene else { return event.event }
        var text = event.event
        for prefix in ["application(_:", "application", "scene(_:", "scene"] where text.hasPrefix(prefix) {
            text.removeFirst(prefix.count)
            break
        }
        if text.hasSuffix("(_:)") { text.removeLast(4) }
        if text.hasSuffix(":)"), !text.contains("(") { text.removeLast(2) }
        if let label = text.firstIndex(of: "(") { text = String(text[..<label]) }
        if let colon = text.firstIndex(of: ":") { text = String(text[..<colon]) }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
