// Enters the frameworks' own classes into the class tables: keys that nibs and key-value coding may set, methods that
// selectors may name. Called from load-time records of UIKit and QuartzCore.

/// Adds keys and methods of a framework class:
/// `registerKeys(of: UILabel.self) { $0.p("text", \UILabel.text) }`. The closure runs at the first lookup.
package func registerKeys(of cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
    ClassTables.shared.register(name: "", explicit: false, cls, fill)
}

/// Runs `register`, which calls `registerKeys(of:_:)` for many classes, before the first lookup of the process.
package func registerKeysLater(_ register: @escaping () -> Void) { ClassTables.shared.registerLater(register) }
