// The motion sensors of a device that has none, as a simulator's: nothing is available, and no updates come.
import DeviceServices
@_exported import Foundation

/// Motion along three axes, in multiples of gravity.
public struct CMAcceleration: Sendable {
    /// Along the width.
    public var x: Double
    /// Along the height.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// An acceleration.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Turning about three axes, in radians a second.
public struct CMRotationRate: Sendable {
    /// About the width.
    public var x: Double
    /// About the height.
    public var y: Double
    /// About the screen's normal.
    public var z: Double
    /// A rate.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device was started.
    open private(set) var timestamp: TimeInterval
    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}
/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The measured acceleration.
    open private(set) var acceleration: CMAcceleration
    init(timestamp: TimeInterval, acceleration: CMAcceleration) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}
/// A turn that was measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The measured rotation.
    open private(set) var rotationRate: CMRotationRate
    init(timestamp: TimeInterval, rotationRate: CMRotationRate) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}
/// The attitude of the device in space.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// About the length, in radians.
    open private(set) var roll: Double
    /// About the width, in radians.
    open private(set) var pitch: Double
    /// About the vertical, in radians.
    open private(set) var yaw: Double
    init(roll: Double, pitch: Double, yaw: Double) { (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw) }
}
/// All of a device's motion together.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The attitude of the device.
    open private(set) var attitude: CMAttitude
    /// The rotation of the device.
    open private(set) var rotationRate: CMRotationRate
    /// The direction of gravity.
    open private(set) var gravity: CMAcceleration
    /// The acceleration by the user.
    open private(set) var userAcceleration: CMAcceleration
    init(timestamp: TimeInterval, attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration) {
        (self.attitude, self.rotationRate, self.gravity, self.userAcceleration) = (attitude, rotationRate, gravity, userAcceleration)
        super.init(timestamp: timestamp)
    }
}

/// A closure that is told of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that is told of turns.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that is told of all motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The device's motion sensors: there are none.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// A manager.
    public override init() {}
    /// The seconds between accelerations, once a device has a sensor.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The seconds between turns, once a device has a sensor.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The seconds between motions, once a device has sensors.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether there is a sensor: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether it measures: no.
    open var isAccelerometerActive: Bool { false }
    /// Whether there is a sensor: no.
    open var isGyroAvailable: Bool { false }
    /// Whether it measures: no.
    open var isGyroActive: Bool { false }
    /// Whether there is a sensor: no.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether there are sensors: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether they measure: no.
    open var isDeviceMotionActive: Bool { false }
    /// The last measured acceleration: nil, because nothing measures here.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The last measured rotation: nil, because nothing measures here.
    open var gyroData: CMGyroData? { nil }
    /// The last measured motion: nil, because nothing measures here.
    open var deviceMotion: CMDeviceMotion? { nil }

    /// Begins to measure: nothing comes.
    open func startAccelerometerUpdates() { say() }
    /// Begins to measure: nothing comes.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { say() }
    /// Begins to measure: nothing comes.
    open func startGyroUpdates() { say() }
    /// Begins to measure: nothing comes.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { say() }
    /// Begins to measure: nothing comes.
    open func startDeviceMotionUpdates() { say() }
    /// Begins to measure: nothing comes.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { say() }
    /// Ends what was never begun.
    open func stopAccelerometerUpdates() { say() }
    /// Ends what was never begun.
    open func stopGyroUpdates() { say() }
    /// Ends what was never begun.
    open func stopDeviceMotionUpdates() { say() }

    private func say() { MissingService.say("CMMotionManager", "has no sensors here: ask isAccelerometerAvailable first") }
}
