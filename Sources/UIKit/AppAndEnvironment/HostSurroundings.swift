// UIKit's implementation of UIFoundation's Surroundings: the device, the console and the running application of this process.
// A load-time record installs it before any text, picture or colour is made.
import UIFoundation

@MainActor private final class HostSurroundings: Surroundings {
    nonisolated init() {}

    var iOSVersion: Int { Host.current.iOSVersion }
    var screenScale: CGFloat { UIScreen.main.scale }
    var screenTraits: UITraitCollection { UIScreen.main.traitCollection }
    var drawing: DrawingState { ProcessState.current.drawing }
    func log(_ text: String) { Host.current.log(text) }
}

@used @section(".init_array") nonisolated private let surroundingsRecord: @convention(c) () -> Void = { Surrounded.install { HostSurroundings() } }
