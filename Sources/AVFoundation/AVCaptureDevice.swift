// Cameras and microphones of a device that has none, as a simulator's: no device is found, sessions run without inputs.
import Foundation
import ObjectiveC
import QuartzCore

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Facts about pictures.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether cameras and microphones may be used.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// A camera or microphone: there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The side of the device on which a camera is.
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    /// A kind of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual one.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// Two together.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// One for far things.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// One that sees wide.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Three together.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// The one that sees depth, beside the screen.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// The side of the device on which the camera is.
    open private(set) var position: Position
    /// The name of the device.
    open var localizedName: String { "" }
    init(position: Position) { self.position = position }

    /// The usual device for a kind of media: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// A device: none.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// All devices for a kind of media: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Whether devices may be used: no.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks to use devices: refused, as there are none.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) { DispatchQueue.main.async { handler(false) } }
    /// Asks to use devices: refused, as there are none.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Whether a lamp shines.
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    /// Whether there is a lamp: no.
    open var hasTorch: Bool { false }
    /// Whether there is a flash: no.
    open var hasFlash: Bool { false }
    /// Whether the lamp shines.
    open var torchMode = TorchMode.off
    /// Takes the device for changes.
    open func lockForConfiguration() throws { throw NSError(domain: "AVFoundationErrorDomain", code: -11852) }
    /// Gives the device back, which was never taken.
    open func unlockForConfiguration() {}
}

/// A source of a session.
open class AVCaptureInput: NSObject {}

/// The signal of a capture device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    open private(set) var device: AVCaptureDevice
    /// An input of a device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A destination of a session.
open class AVCaptureOutput: NSObject {}

/// Cameras and microphones together. Without devices nothing comes of it.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The resolution of the pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The preset for photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Fine.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Middling.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Coarse.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 1920 by 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 1280 by 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 3840 by 2160.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// 640 by 480.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    }
    /// The resolution of the pictures.
    open var sessionPreset = Preset.high
    /// The sources of the session.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The destinations of the session.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it runs.
    open private(set) var isRunning = false

    /// A session.
    public override init() {}
    /// Whether an input fits.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Whether an output fits.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Runs.
    open func startRunning() { isRunning = true }
    /// Rests.
    open func stopRunning() { isRunning = false }
    /// Begins a set of changes, which take effect one by one here.
    open func beginConfiguration() {}
    /// Ends a set of changes.
    open func commitConfiguration() {}
}

/// Shows what a camera sees. Here it stays empty.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    /// The session whose pictures the layer shows.
    open var session: AVCaptureSession?
    /// The way in which pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// A layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// A recognised object in the layer's coordinates: nil, because no camera shows anything here.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// An object that a camera recognised.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The kind of a recognised object.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A bar code of goods.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A short bar code of goods.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A bar code of papers.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A bar code of parcels.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A small QR code.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        /// A code of squares around a bull's eye.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A code of small squares.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A bar code of industry.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// The same with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A bar code of mail.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A bar code of small goods.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A bar code of cartons.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// A bar code of cartons with fourteen digits.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }
    /// The kind of the object.
    open private(set) var type: ObjectType
    /// The place of the object in the picture, from 0 to 1.
    open private(set) var bounds: CGRect
    init(type: ObjectType, bounds: CGRect) {
        self.type = type
        self.bounds = bounds
    }
}

/// A code that a camera read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The text of the code.
    open private(set) var stringValue: String?
    init(type: ObjectType, bounds: CGRect, stringValue: String?) {
        self.stringValue = stringValue
        super.init(type: type, bounds: bounds)
    }
}

/// A delegate that is told of objects that a camera recognises: none here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Called when objects were recognised.
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) { notImplemented(self, #function, [output, metadataObjects, connection]) }
}

/// Recognises codes and faces. Without a camera it recognises nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The delegate, which is told of recognised objects.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// The kinds of object that the output looks for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The kinds of object that the output could look for: none without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The part of the picture in which the output looks, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// An output.
    public override init() {}
    /// Sets the delegate that is told of recognised objects, and the queue of its calls.
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) {
        metadataObjectsDelegate = objectsDelegate
    }
}
