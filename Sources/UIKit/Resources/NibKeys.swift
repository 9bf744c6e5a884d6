// Framework properties for nib connections, runtime attributes and key-value coding: outlets such as `delegate`,
// the storyboard's own outlets, inspectable properties of views and layers. NibKeys+Classes lists them by class.
// Registered before the first lookup of the process. Lowering registers the properties that apps declare.
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
