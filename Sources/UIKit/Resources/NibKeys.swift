// Framework properties that nib connections and runtime attributes name: outlets such as `delegate`,
// the storyboard's own outlets, inspectable properties of views and layers. NibKeys+Classes lists them by class.
// Registered once, before the first nib is loaded. What apps declare is registered by lowering.

@MainActor enum NibKeys {
    static func registerOnce() { _ = registered }

    private static let registered: Bool = {
        registerStoryboardKeys()
        registerViewKeys()
        registerControlKeys()
        registerListKeys()
        return true
    }()
}
