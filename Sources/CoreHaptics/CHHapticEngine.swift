// Core Haptics on a device that cannot play them, as in the simulator: it says so, and making an engine throws.
import DeviceServices
@_exported import Foundation

/// The domain of Core Haptics' errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The reason why a pattern cannot be played.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    /// CHHapticErrors.h's numbers.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed = -4810, serverInterrupted = -4811
        case invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814, invalidAudioSession = -4815, invalidEngineParameter = -4816
        case invalidParameterType = -4820, invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823, invalidAudioResource = -4824, resourceNotAvailable = -4825, badEventEntry = -4830, badParameterEntry = -4831, invalidTime = -4840, fileNotFound = -4851, insufficientPower = -4897, unknownError = -4898, memoryError = -4899
    }
    /// `CoreHapticsErrorDomain`
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The abilities of the hardware.
public protocol CHHapticDeviceCapability: Sendable {
    /// Whether something can be felt.
    var supportsHaptics: Bool { get }
    /// Whether sounds of patterns can be heard.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays patterns that are felt. This device has no motor for them, so there never is an engine.
/// No NSObject here: its initialiser without arguments throws, which Foundation's base class does not let it.
open class CHHapticEngine: @unchecked Sendable {
    /// The reason why an engine stopped by itself.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended = 2, idleTimeout = 3, notifyWhenFinished = 4, engineDestroyed = 5, gameControllerDisconnect = 6, systemError = -1
    }
    /// The action of an engine when its last player is done.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    /// Called when something is done.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    /// Called when an engine stops by itself.
    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    /// Called when the system's part has been started again.
    open var resetHandler: @Sendable () -> Void = {}
    /// Whether sounds are left out.
    open var playsHapticsOnly = false
    /// Whether sounds are quiet.
    open var isMutedForAudio = false
    /// Whether nothing is felt.
    open var isMutedForHaptics = false
    /// Whether an engine without work stops by itself.
    open var isAutoShutdownEnabled = false

    /// The abilities of the hardware: none here.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    /// Throws `notSupported`.
    public init() throws {
        MissingService.say("CHHapticEngine", "has nothing to be felt here")
        throw CHHapticError(.notSupported)
    }
    /// The engine's clock.
    open var currentTime: TimeInterval { 0 }
    /// Throws: nothing can be felt.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Ends in an error: nothing can be felt.
    open func start(completionHandler: CompletionHandler?) { DispatchQueue.main.async { completionHandler?(CHHapticError(.notSupported)) } }
    /// An engine that does not run is stopped at once.
    open func stop(completionHandler: CompletionHandler? = nil) { DispatchQueue.main.async { completionHandler?(nil) } }
    /// Throws: nothing can be felt.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    /// Throws: nothing can be felt.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
    /// Throws: nothing can be felt.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Throws: nothing can be felt.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
    /// Calls the handler when all players have finished, which is at once here.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) { DispatchQueue.main.async { _ = finishedHandler(nil) } }
}

/// Plays one pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine.
    func stop(atTime time: TimeInterval) throws
    /// Changes how it feels.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Leaves everything off at once.
    func cancel() throws
    /// Whether nothing is felt.
    var isMuted: Bool { get set }
}

/// Plays one pattern, again and again if wanted.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Stands still.
    func pause(atTime time: TimeInterval) throws
    /// Goes on.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a place.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether it begins again.
    var loopEnabled: Bool { get set }
    /// The time at which the pattern begins again, in seconds.
    var loopEnd: TimeInterval { get set }
    /// The speed of the player.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
}
