// The orders that nobody knows: "Unknown" of Docs/EVIDENCE.md as one table of pairs. Tests compare
// whole logs with `differences(_:from:unknown:)`, which accepts both orders of such pairs; Docs/LIFECYCLE.md marks them.
// What is chosen meanwhile is in Docs/DIVERGENCES.md. It does not touch `conforms`: a record says what its source saw.

package struct UnknownOrder: Sendable {
    /// Number in Docs/EVIDENCE.md's list.
    package let item: Int
    package let reason: String
    /// `*` stands for anything at the beginning or the end.
    let first: [String], second: [String]
    /// Scenarios of the matrix where this holds, with versions; elsewhere a test names the item itself.
    let scenarios: [String: ClosedRange<Int>]
    /// Holds for changes without animation only.
    let onlyUnanimated: Bool
    /// Steps of choreographies that the page marks, by the beginning of the choreography's name.
    package let steps: [String: [String]]

    private init(_ item: Int, _ reason: String, _ first: [String], _ second: [String], in scenarios: [String: ClosedRange<Int>] = [:], onlyUnanimated: Bool = false, steps: [String: [String]] = [:]) {
        self.item = item
        self.reason = reason
        self.first = first
        self.second = second
        self.scenarios = scenarios
        self.onlyUnanimated = onlyUnanimated
        self.steps = steps
    }

    private static let any = 0...99
    private static let appearance = ["*.viewWillAppear", "*.viewIsAppearing", "*.viewDidAppear", "*.viewWillDisappear", "*.viewDidDisappear"]
    private static let sceneLaunches = ["launch-with-scenes": any, "relaunch": any, "url-cold": any]

    package static let all = [
        UnknownOrder(1, "the delegate's didDismiss beside the callbacks of the sheet: no log", ["PC.didDismiss"], ["*.viewDidDisappear"]),
        UnknownOrder(2, "the order within a subtree that enters a window: no log", ["V.didMoveToWindow"], ["Subview.didMoveToWindow"]),
        UnknownOrder(3, "margins and safe area: Apple's list groups them, no log", ["*.viewLayoutMarginsDidChange"], ["*.viewSafeAreaInsetsDidChange"]),
        UnknownOrder(3, "traits and the superview's layout: two texts of Apple differ", ["*.traitsUpdated"], ["*.geometryUpdated", "*.laidOutBySuperview"]),
        UnknownOrder(
            4, "a plain root's viewWillAppear beside sceneWillEnterForeground: one source (lemonbrush-launch)", ["*.viewWillAppear"], ["Scene.willEnterForeground", "App.didDiscardSceneSessions*"],
            in: sceneLaunches, steps: ["Launch with scenes": ["Root.viewDidLoad, Root.viewWillAppear"], "Scene connects": ["Root.viewDidLoad, Root.viewWillAppear"]]),
        UnknownOrder(
            4, "the first layout beside didBecomeActive: no log of a plain root", ["*.viewIsAppearing", "*LayoutSubviews"], ["*.didBecomeActive", "Note.App.didBecomeActiveNotification"],
            in: sceneLaunches.merging(["launch-without-scenes": 13...99]) { first, _ in first }, steps: ["Launch with scenes": ["first layout*"], "Scene connects": ["first layout*"]]),
        UnknownOrder(
            5, "who ends first in a tab switch: tapped from iOS 13 to 17 no data; from 18 on it may be the version instead of the animation", ["*.viewDidDisappear"], ["*.viewDidAppear"],
            in: ["tab-select": 13...99, "tab-tap": 13...17], steps: ["Tab switch": ["A.viewDidDisappear", "B.viewDidAppear"]]),
        UnknownOrder(
            6, "the navigation delegate beside the callbacks: logs of iOS 5 and a talk about 7 only", ["Nav.delegate.willShow*", "Nav.delegate.didShow*", "delegate willShow*", "delegate didShow*"], appearance + ["*LayoutSubviews", "*.updateViewConstraints"],
            steps: ["First controller": ["*willShow*", "*didShow*"], "Push": ["*willShow*", "*didShow*"], "Pop": ["*willShow*", "*didShow*"], "Swipe back": ["*willShow*", "*didShow*"], "Set view": ["*willShow*", "*didShow*"]]),
        UnknownOrder(8, "controllers between in a chain of full-screen ones that is dismissed: one author saw them, on iOS 8", [], [], steps: ["Dismiss": ["C.view*"]]),
        UnknownOrder(9, "traits or size first: no log", ["*.willTransition(to*"], ["*.viewWillTransition(to*"], in: ["rotation": any], steps: ["Rotate": ["A.willTransition(*", "A.viewWillTransition(*"], "Resize": ["A.willTransition(*", "A.viewWillTransition(*"]]),
        UnknownOrder(
            10, "presentation controllers and animators beside the callbacks: no log", ["Animator.*", "PC.*", "context.completeTransition", "animateTransition*", "animationEnded*", "*.presentationTransition*", "*.dismissalTransition*", "Delegate.*", "animationController*", "*.delegate.animationController"],
            appearance + ["*.viewDidLoad"], steps: ["Present": ["*presentationTransition*"], "Dismiss": ["*dismissalTransition*"]]),
        UnknownOrder(10, "completion beside animationEnded: one source (rodhos-custom-present)", ["*.completion"], ["Animator.animationEnded"]),
        UnknownOrder(
            11, "should and did of two text fields when one follows the other, and the keyboard then: parts only", ["*.shouldBeginEditing", "*canBecomeFirstResponder"], ["*.shouldEndEditing", "*.didEndEditing*", "*canResignFirstResponder", "*.resignFirstResponder"]),
        UnknownOrder(12, "columns of a split view: no clean log", ["Split.delegate.*"], appearance, steps: ["Split view, columns": ["A.view*", "B.viewW*", "B.viewDidA*"]]),
        UnknownOrder(12, "cells that go beside cells that come: no log", ["CV.didEndDisplaying*"], ["CV.willDisplay*", "CV.cellForItem*"]),
        UnknownOrder(12, "a window's visible and key notifications beside becomeKey: no log", ["*.visible", "*.hidden", "*.key", "*.resignKey"], ["*.becomeKey", "*.resignKey()", "*.key", "*.resignKey"]),
        UnknownOrder(12, "updateProperties of a controller and its view: documentation of views only", ["VC.updateProperties"], ["Root.updateProperties"]),
        UnknownOrder(12, "what controllers hear when their scene goes: one claim (ht-kill)", [], [], steps: ["Scene is disconnected": ["Scene.didDisconnect"], "Scene closes": ["Scene.didDisconnect"]]),
    ]

    /// Events that may be there or not: nobody knows (items 8 and 12).
    static func mayBeMissing(_ event: String, _ scenario: String?) -> Bool {
        guard let scenario, ["kill", "reclaim"].contains(scenario) else { return false }
        return ["*.viewWillDisappear", "*.viewDidDisappear"].contains { matches(event, $0) }
    }

    package func isAbout(_ one: String, _ other: String) -> Bool {
        func has(_ patterns: [String], _ event: String) -> Bool { patterns.contains { Self.matches(event, $0) } }
        return has(first, one) && has(second, other) || has(first, other) && has(second, one)
    }

    package func holds(in scenario: String, version: Int, animated: Bool) -> Bool {
        (scenarios[scenario]?.contains(version) ?? false) && !(onlyUnanimated && animated)
    }

    /// The item that leaves a step's place open.
    package static func item(of step: String, in choreography: String) -> UnknownOrder? {
        all.first { unknown in unknown.steps.contains { name, steps in choreography.hasPrefix(name) && !choreography.hasSuffix("cancelled") && steps.contains { matches(step, $0) } } }
    }

    static func matches(_ event: String, _ pattern: String) -> Bool {
        let bare = event.components(before: " (is")
        var rest = bare[...]
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where !part.isEmpty {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else {
                guard let place = rest.firstRange(of: part) else { return false }
                rest = rest[place.upperBound...]
            }
        }
        return parts.last?.isEmpty == true || rest.isEmpty
    }
}

/// How `log` differs from `expected`, except for the order of pairs that the numbered items of Docs/EVIDENCE.md leave open.
package func differences(_ log: [String], from expected: [String], unknown items: Int...) -> [String] {
    UnknownOrder.differences(log, expected, UnknownOrder.all.filter { items.contains($0.item) })
}

extension UnknownOrder {
    /// The same for a scenario of the matrix.
    package static func differences(_ log: [String], from expected: [String], scenario: String, version: Int, animated: Bool) -> [String] {
        func known(_ log: [String]) -> [String] { log.filter { !mayBeMissing($0, scenario) } }
        return differences(known(log), known(expected), all.filter { $0.holds(in: scenario, version: version, animated: animated) })
    }

    static func differences(_ log: [String], _ expected: [String], _ unknown: [UnknownOrder]) -> [String] {
        let one = numbered(log), other = numbered(expected)
        guard Set(one) == Set(other) else { return ["the log says \(log), expected \(expected)"] }
        let places = Dictionary(uniqueKeysWithValues: one.enumerated().map { ($0.element, $0.offset) })
        var found: [String] = []
        for (index, first) in other.enumerated() {
            for second in other[(index + 1)...] where (places[first] ?? 0) > (places[second] ?? 0) {
                if !unknown.contains(where: { $0.isAbout(first.event, second.event) }) { found.append("\(first.event) must come before \(second.event) in \(log)") }
            }
        }
        return found
    }

    private struct Occurrence: Hashable {
        let event: String
        let number: Int
    }

    private static func numbered(_ log: [String]) -> [Occurrence] {
        var counts: [String: Int] = [:]
        return log.map { event in
            counts[event, default: 0] += 1
            return Occurrence(event: event, number: counts[event] ?? 0)
        }
    }
}

extension String {
    fileprivate func components(before separator: String) -> String {
        firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
