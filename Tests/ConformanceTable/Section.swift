// Which section of the corpus' Docs/EVIDENCE.md a record belongs to, by its scenario; 19 to 23 are its section 12, by group.
// The conformance table is grouped and counted by these.
import LifecycleEvidence

/// A section of Docs/EVIDENCE.md.
package struct Section: Sendable {
    package let number: Int
    package let title: String
    /// What the scenarios of its records begin with.
    let prefixes: [String]

    package static let all: [Section] = [
        Section(number: 1, title: "Launch", prefixes: ["launch/"]),
        Section(number: 2, title: "Background, foreground, interruption, kill, scenes", prefixes: ["app-lifecycle/", "background/", "foreground/", "interruption/", "multi-scene/", "open-url/", "terminate/"]),
        Section(number: 3, title: "Modal presentation", prefixes: ["present/", "dismiss/"]),
        Section(number: 4, title: "Navigation", prefixes: ["nav/", "flags/", "nav-or-modal/", "navigation/"]),
        Section(number: 5, title: "Tab bar, page, split, containers", prefixes: ["tab/", "page/", "split/", "container/", "containment/", "pages/"]),
        Section(number: 6, title: "Rotation and traits", prefixes: ["rotation", "traits/"]),
        Section(number: 7, title: "View loading", prefixes: ["view-loading/"]),
        Section(number: 8, title: "Safe area and margins", prefixes: ["safe-area"]),
        Section(number: 9, title: "UIView", prefixes: ["view/"]),
        Section(number: 10, title: "Drawing cycle", prefixes: ["drawing/", "layout/"]),
        Section(number: 11, title: "Memory", prefixes: ["memory/"]),
        Section(number: 12, title: "Text fields and views", prefixes: ["text-field/focus", "text-field/switch", "text-field/marked", "text-field/typing", "text-field/clear", "text-view/"]),
        Section(number: 13, title: "Segues", prefixes: ["segue/"]),
        Section(number: 14, title: "Restoration, activities, URLs in scenes", prefixes: ["state-restoration/", "scene/"]),
        Section(number: 15, title: "Transition coordinator and animators", prefixes: ["transition/"]),
        Section(number: 16, title: "Run loop, timers, dispatch", prefixes: ["run-loop/"]),
        Section(number: 17, title: "Animations and transactions", prefixes: ["animation/"]),
        Section(number: 18, title: "Key-value observing", prefixes: ["kvo/"]),
        Section(number: 19, title: "Touches and recognizers", prefixes: ["touch/", "events/"]),
        Section(number: 20, title: "Scroll views", prefixes: ["scroll/"]),
        Section(number: 21, title: "Tables and collections", prefixes: ["table/", "collection/"]),
        Section(number: 22, title: "Responders, menus, keys", prefixes: ["responder/"]),
        Section(number: 23, title: "The keyboard", prefixes: ["keyboard/", "text-field/keyboard"]),
    ]

    package func holds(_ record: LifecycleRecord) -> Bool { prefixes.contains { record.scenario.hasPrefix($0) } }
}
