// Framework properties that nib connections, runtime attributes and key-value coding name: outlets such as `delegate`,
// the storyboard's own outlets, inspectable properties of views and layers. NibKeys+Classes lists them by class.
// Registered before the first lookup of the process. What apps declare is registered by lowering.
import ObjectiveC

enum NibKeys {
    static func register() {
        registerStoryboardKeys()
        registerViewKeys()
        registerControlKeys()
        registerListKeys()
    }
}

@used @section(".init_array") private let nibKeysRecord: @convention(c) () -> Void = { registerKeysLater { NibKeys.register() } }
