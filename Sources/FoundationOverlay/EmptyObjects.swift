// `NSAttributedString()` and other initialisers that NSObject's subclasses have on Apple's systems and that
// corelibs Foundation leaves out. An extension cannot override NSObject's `init()`, hence the argument nobody writes.
import Foundation

extension NSAttributedString {
    /// No text.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// No text.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension Timer {
    /// A timer that is on no loop and never fires.
    public convenience init(_: Void = ()) { self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in } }
}

/// The information about this process. On Apple's systems `ProcessInfo()` is another object that says the same.
public func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }
