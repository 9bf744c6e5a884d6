// The launch half of view controller restoration: makes controllers again, by their class or delegate, and tells them.
// Evidence: Docs/EVIDENCE.md 14 (apple-restore-appdelegate). LaunchSequence runs it between willFinish and didFinish.
import Foundation
import ObjectiveC

@MainActor final class StateRestoration {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let archive: RestorationArchive?
    private let applicationCoder: RestorationDecoder?
    private var restores = false
    private var made: [(entry: RestorationArchive.Controller, controller: UIViewController, coder: NSCoder)] = []

    static let choreography = Choreography<StateRestoration>("Restore, without scenes", "The app is launched again and has a preserved state.", [
        .now("App.shouldRestoreApplicationState", ["apple-restore-appdelegate"]) { $0.ask() },
        .now("RestorationClass.viewController(withRestorationIdentifierPath), App.viewControllerWithRestorationIdentifierPath", ["apple-restore-appdelegate"], only: "the answer was yes", if: \.restores) { $0.makeControllers() },
        .now("containers get their children", only: "the answer was yes", if: \.restores) { $0.connect() },
        .now("VC.decodeRestorableState", ["apple-restore-appdelegate"], only: "the answer was yes", if: \.restores) { $0.decode() },
        .now("VC.applicationFinishedRestoringState", ["apple-restore-appdelegate"], only: "the answer was yes", if: \.restores) { $0.finish() },
        .now("App.didDecodeRestorableState", ["apple-restore-appdelegate"], only: "the answer was yes", if: \.restores) { $0.didDecode() },
    ])

    init(_ life: ApplicationLife) {
        self.life = life
        calls = ApplicationCalls(life: life)
        archive = life.saved.restorationArchive
        applicationCoder = archive.flatMap { RestorationDecoder($0.application, storyboard: nil) }
    }

    func start() {
        Self.choreography.run(self, cause: "restore")
        // A state that was used up or refused is not offered again.
        life.saved.restorationArchive = nil
    }

    private func ask() {
        guard let delegate = life.application.delegate, let coder = applicationCoder else { return }
        let application = life.application
        Trace.emit(.application, application, "application(_:shouldRestoreSecureApplicationState:)")
        let secure = Behaviour.secureStateRestoration.isOn ? ifImplemented { delegate.application(application, shouldRestoreSecureApplicationState: coder) } : nil
        let answer = secure
            ?? ifImplemented { delegate.application(application, shouldRestoreApplicationState: coder) }
        restores = answer ?? false
    }

    /// Makes each controller: by its restoration class, else the delegate, else it already exists, else its storyboard
    /// (UIViewControllerRestoration, Apple documentation).
    private func makeControllers() {
        for entry in archive?.controllers ?? [] {
            guard let coder = RestorationDecoder(entry.state, storyboard: entry.storyboard) else { continue }
            if let controller = controller(for: entry, coder) { made.append((entry, controller, coder)) }
        }
    }

    private func controller(for entry: RestorationArchive.Controller, _ coder: NSCoder) -> UIViewController? {
        if let name = entry.restorationClass {
            return (objcClass(named: name) as? any UIViewControllerRestoration.Type)?.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        }
        if let delegate = life.application.delegate {
            let application = life.application
            Trace.emit(.application, application, "application(_:viewControllerWithRestorationIdentifierPath:coder:)")
            if let made = ifImplemented({ delegate.application(application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder) }) { return made }
        }
        if let existing = existing(entry.path) { return existing }
        guard let storyboard = entry.storyboard, let identifier = entry.path.last else { return nil }
        return UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
    }

    private func existing(_ path: [String]) -> UIViewController? {
        var roots = life.application.knownWindows.compactMap(\.rootViewController)
        if let root = (life.application.delegateOwner ?? life.application.delegate)?.optionalWindow??.rootViewController { roots.append(root) }
        var level = roots
        var found: UIViewController?
        for identifier in path {
            guard let next = level.first(where: { $0.restorationIdentifier == identifier }) else { return nil }
            found = next
            level = next.children + (next.presentation.presented.map { [$0] } ?? [])
        }
        return found
    }

    private func connect() {
        for (entry, controller, _) in made {
            let children = entry.children.compactMap(restored)
            if let navigation = controller as? UINavigationController, !children.isEmpty { navigation.setViewControllers(children, animated: false) }
            if let tabs = controller as? UITabBarController {
                if !children.isEmpty, tabs.viewControllers?.isEmpty ?? true { tabs.viewControllers = children }
                if let selected = entry.selected, selected < tabs.viewControllers?.count ?? 0 { tabs.selectedIndex = selected }
            }
            if let path = entry.presented, let presented = restored(path), presented.presentation.presenting == nil {
                UpdateCycle.shared.perform(afterCommit: { controller.present(presented, animated: false) })
            }
        }
    }

    private func restored(_ path: [String]) -> UIViewController? { made.first { $0.entry.path == path }?.controller }

    private func decode() {
        for (_, controller, coder) in made {
            Trace.emit(.viewController, controller, "decodeRestorableState(with:)")
            controller.decodeRestorableState(with: coder)
        }
    }

    private func finish() {
        for (_, controller, _) in made { controller.applicationFinishedRestoringState() }
    }

    private func didDecode() {
        guard let coder = applicationCoder else { return }
        calls.app("application(_:didDecodeRestorableStateWith:)") { $0.application(life.application, didDecodeRestorableStateWith: coder) }
    }
}
