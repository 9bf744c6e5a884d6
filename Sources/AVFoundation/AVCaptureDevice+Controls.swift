// A camera's focus, exposure, white balance, zoom and lamp. There is no camera, so none of them can be changed: `lockForConfiguration()`
// throws, and setting a value without that lock is an exception, as on a device.
import Foundation
import ObjectiveC
import QuartzCore

extension AVCaptureDevice {
    /// How a camera focuses.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    /// How a camera lets light in.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    /// How a camera tells white.
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }

    private func refuse(_ name: String) -> Never {
        raiseException(name: "NSGenericException", reason: "-[\(objcClassName(type(of: self))) \(name)] cannot be set without holding the lock via lockForConfiguration")
    }

    /// The name that tells the device from others.
    public var uniqueID: String { "" }
    /// The name of the kind of device.
    public var modelID: String { "" }
    /// The kind of the device.
    public var deviceType: DeviceType { .builtInWideAngleCamera }
    /// Whether the device can be used: no.
    public var isConnected: Bool { false }
    /// Whether the device gives a kind of media: no.
    public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Whether a preset fits: no.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

    /// Whether the camera can focus in a way: no.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// How the camera focuses.
    public var focusMode: FocusMode {
        get { .locked }
        set { refuse("setFocusMode:") }
    }
    /// Whether a point can be chosen to focus on: no.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// The point to focus on, 0 to 1 each way.
    public var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set { refuse("setFocusPointOfInterest:") }
    }
    /// Whether the camera is about to focus.
    public var isAdjustingFocus: Bool { false }

    /// Whether the camera can let light in in a way: no.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// How the camera lets light in.
    public var exposureMode: ExposureMode {
        get { .locked }
        set { refuse("setExposureMode:") }
    }
    /// Whether a point can be chosen to expose for: no.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// The point to expose for, 0 to 1 each way.
    public var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set { refuse("setExposurePointOfInterest:") }
    }

    /// Whether the camera can tell white in a way: no.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// How the camera tells white.
    public var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set { refuse("setWhiteBalanceMode:") }
    }
    /// Whether the camera says when the picture has changed much.
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set { refuse("setSubjectAreaChangeMonitoringEnabled:") }
    }

    /// How near things are brought, 1 and more.
    public var videoZoomFactor: CGFloat {
        get { 1 }
        set { refuse("setVideoZoomFactor:") }
    }
    /// The least of `videoZoomFactor`.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The most of `videoZoomFactor`: without a camera nothing can be brought nearer.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Brings things nearer bit by bit.
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { refuse("rampToVideoZoomFactor:withRate:") }

    /// Whether the lamp can shine now: no.
    public var isTorchAvailable: Bool { false }
    /// Whether the lamp shines: no.
    public var isTorchActive: Bool { false }
    /// How brightly the lamp shines.
    public var torchLevel: Float { 0 }
    /// Whether the lamp can be used in a way: no.
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Lets the lamp shine.
    public func setTorchModeOn(level torchLevel: Float) throws { refuse("setTorchModeOnWithLevel:error:") }
}

extension AVCaptureDevice.DeviceType {
    /// Two together, of which one sees wide.
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// One that measures depth by light.
    public static let builtInLiDARDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera beside the device.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
}

extension AVCaptureSession.Preset {
    /// 352 by 288.
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    /// 960 by 540, each picture by itself.
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720, each picture by itself.
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// What the device's format gives.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
}
