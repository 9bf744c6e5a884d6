// The life cycle's events as calls on the application, for in-process tests that need only one event.
// ApplicationLife has all events, and says why one cannot happen.

extension UIApplication {
    /// Home; nothing happens when the app is in the background already.
    package func enterBackground() { try? life.home() }

    /// Brings the app back from the background or from behind a cover.
    package func enterForeground() { try? life.open() }

    package func simulateMemoryWarning() { try? life.warnOfMemory() }
}
