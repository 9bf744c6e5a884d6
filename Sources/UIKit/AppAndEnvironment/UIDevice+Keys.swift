// The key "orientation" of the device, which apps set to turn the interface. The class tables of ObjectiveC hold this load-time record.
import Foundation
import ObjectiveC

@used @section(".init_array") private let deviceKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UIDevice.self) { $0.p("orientation", \UIDevice.orientationByKey) }
}

extension UIDevice {
    /// The number of the orientation. Set, it turned the device and the interface until iOS 15; since iOS 16, whose release notes end
    /// `shouldAutorotate` too, the console says that this is not supported, and nothing happens.
    fileprivate var orientationByKey: Int {
        get { orientation.rawValue }
        set {
            guard Behaviour.shouldAutorotateAsked.isOn else {
                return Diagnostics.log("[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)")
            }
            guard let orientation = UIDeviceOrientation(rawValue: newValue) else { return }
            if let interface = orientation.interface { _ = Rotation.rotate(to: interface) } else { turn(to: orientation) }
        }
    }
}
