// The life cycle's events as calls on the application, for tests in process that care for one of them only.
// ApplicationLife has them all, with why one cannot happen.

extension UIApplication {
    /// Home; nothing happens when the app is in the background already.
    package func enterBackground() { try? life.home() }

    /// Back from the background or from behind what covers the app.
    package func enterForeground() { try? life.open() }

    package func simulateMemoryWarning() { try? life.warnOfMemory() }
}
