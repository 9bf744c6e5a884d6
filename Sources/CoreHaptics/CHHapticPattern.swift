// Patterns that could be felt: events with parameters, as values. Nothing plays them here (CHHapticEngine).
import Foundation

/// One thing to feel or hear.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name of the event type.
        public let rawValue: String
        /// A kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// A value that an event can have.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name of the value.
        public let rawValue: String
        /// A parameter of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength of a tap or vibration.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness of a tap or vibration.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The seconds until the event has its full strength.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The seconds in which the event loses its strength.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The seconds for which the event fades after its end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether the strength stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume of a sound.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch of a sound.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Left or right.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The share of high frequencies in a sound.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    /// The kind of the event.
    public let type: EventType
    /// The values of the event.
    public let eventParameters: [CHHapticEventParameter]
    /// The seconds after the pattern's begin.
    open var relativeTime: TimeInterval
    /// The duration in seconds.
    open var duration: TimeInterval
    /// A thing with a length.
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
    /// A thing without.
    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }
}

/// A value of an event.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    /// The value that is set.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float
    /// A parameter with a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    /// A value that can change while a pattern plays.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name of the parameter.
        public let rawValue: String
        /// A parameter of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength of the whole pattern.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness of the whole pattern.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// The volume of the whole pattern.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }
    /// The value that changes.
    public let parameterID: ID
    /// To how much.
    open var value: Float
    /// The seconds after the pattern's begin.
    open var relativeTime: TimeInterval
    /// A change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) { (self.parameterID, self.value, relativeTime) = (parameterID, value, time) }
}

/// A change of a value along a line of control points.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    /// A point of the line.
    open class ControlPoint: NSObject, @unchecked Sendable {
        /// The seconds after the curve's begin.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float
        /// A point.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    /// The value that changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The line.
    public let controlPoints: [ControlPoint]
    /// The seconds after the pattern's begin.
    open var relativeTime: TimeInterval
    /// A curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}

/// Things that follow each other.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    /// The things, changes and curves.
    package let events: [CHHapticEvent], parameters: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]
    /// The seconds until the last event is over.
    public let duration: TimeInterval
    /// Things with changes. An event before the begin throws.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try Self.check(events)
        (self.events, self.parameters, curves, duration) = (events, parameters, [], Self.length(of: events))
    }
    /// Things with curves. An event before the begin throws.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try Self.check(events)
        (self.events, parameters, curves, duration) = (events, [], parameterCurves, Self.length(of: events))
    }
    private static func check(_ events: [CHHapticEvent]) throws {
        if events.contains(where: { $0.relativeTime < 0 }) { throw CHHapticError(.invalidEventTime) }
        if events.contains(where: { $0.duration < 0 }) { throw CHHapticError(.invalidEventDuration) }
    }
    private static func length(of events: [CHHapticEvent]) -> TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
