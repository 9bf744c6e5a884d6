// Buttons of headphones and of the lock screen, as commands that the app answers. Nobody presses one here, but a test can (`send`).
import ObjectiveC
import UIKit

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command with those who answer it.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private struct Target {
        weak var object: AnyObject?
        let token: NSObject?, action: Selector?, handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?
    }
    private var targets: [Target] = []
    /// Whether the user can give it.
    open var isEnabled = true
    override init() {}
    func makeEvent() -> MPRemoteCommandEvent { MPRemoteCommandEvent(command: self) }

    /// Answers with a method.
    open func addTarget(_ target: Any, action: Selector) { targets.append(Target(object: target as AnyObject, token: nil, action: action, handler: nil)) }
    /// Answers with a block; what comes back takes it away again.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        targets.append(Target(object: nil, token: token, action: nil, handler: handler))
        return token
    }
    /// Takes a method away.
    open func removeTarget(_ target: Any, action: Selector?) { remove(target) { $0 == action || action == nil } }
    /// Takes everything of an object, a block, or with nil everything away.
    open func removeTarget(_ target: Any?) {
        guard let target else { return targets.removeAll() }
        remove(target) { _ in true }
    }
    private func remove(_ target: Any, _ matches: (Selector?) -> Bool) {
        let object = target as AnyObject
        targets.removeAll { ($0.object === object || $0.token === object) && matches($0.action) }
    }

    /// Gives the command, as the system would: the last answer counts; without one, or while the command is off, it fails.
    package func send(_ event: MPRemoteCommandEvent? = nil) -> MPRemoteCommandHandlerStatus {
        guard isEnabled else { return .commandFailed }
        let event = event ?? makeEvent()
        var status = MPRemoteCommandHandlerStatus.commandFailed
        for target in targets {
            if let handler = target.handler { status = handler(event) }
            if let object = target.object, let action = target.action {
                let answer = objcPerformOrRaise(object, action, [event])
                status = answer as? MPRemoteCommandHandlerStatus ?? .success
            }
        }
        return status
    }
}

/// A jump by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The seconds that the button skips.
    open var preferredIntervals: [NSNumber] = []
    override func makeEvent() -> MPRemoteCommandEvent { MPSkipIntervalCommandEvent(command: self, interval: preferredIntervals.first?.doubleValue ?? 0) }
}
/// Likes and dislikes.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether it was given before.
    open var isActive = false
    /// The button's name.
    open var localizedTitle = ""
    /// The button's short name.
    open var localizedShortTitle = ""
}
/// Stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The fewest.
    open var minimumRating: Float = 0
    /// The most.
    open var maximumRating: Float = 0
}
/// The command that changes the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The possible speeds.
    open var supportedPlaybackRates: [NSNumber] = []
}
/// The command that moves to a place in the item.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// The command that chooses the part to repeat.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// The part that repeats now.
    open var currentRepeatType = MPRepeatType.off
}
/// The command that chooses the order of play.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// The order now.
    open var currentShuffleType = MPShuffleType.off
}
/// The part that repeats: nothing, one item, all items.
public enum MPRepeatType: Int, Sendable { case off = 0, one, all }
/// The part that is shuffled: nothing, the items, the collections.
public enum MPShuffleType: Int, Sendable { case off = 0, items, collections }

/// A command that was given.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command of the event.
    open private(set) var command: MPRemoteCommand
    /// The time of the event, in seconds of the system's clock.
    open private(set) var timestamp: TimeInterval
    package init(command: MPRemoteCommand) { (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime) }
}
/// A jump.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The seconds to skip.
    open private(set) var interval: TimeInterval
    package init(command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command: command)
    }
}
/// A place that the user chose.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The place in the item, in seconds.
    open private(set) var positionTime: TimeInterval
    package init(command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command: command)
    }
}
/// A speed that the user chose.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The speed.
    open private(set) var playbackRate: Float
    package init(command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command: command)
    }
}

/// The commands of headphones and of the lock screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let one = MPRemoteCommandCenter()
    /// The center of the app.
    open class func shared() -> MPRemoteCommandCenter { one }
    override init() {}
    /// Plays.
    open private(set) var playCommand = MPRemoteCommand()
    /// Pauses.
    open private(set) var pauseCommand = MPRemoteCommand()
    /// Ends.
    open private(set) var stopCommand = MPRemoteCommand()
    /// Plays or pauses.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand()
    /// The next piece.
    open private(set) var nextTrackCommand = MPRemoteCommand()
    /// The piece before.
    open private(set) var previousTrackCommand = MPRemoteCommand()
    /// Some seconds on.
    open private(set) var skipForwardCommand = MPSkipIntervalCommand()
    /// Some seconds back.
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
    /// Begins or ends to wind on.
    open private(set) var seekForwardCommand = MPRemoteCommand()
    /// Begins or ends to wind back.
    open private(set) var seekBackwardCommand = MPRemoteCommand()
    /// Goes to a place.
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Plays faster or slower.
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Plays again.
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Mixes.
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
    /// Gives stars.
    open private(set) var ratingCommand = MPRatingCommand()
    /// Likes it.
    open private(set) var likeCommand = MPFeedbackCommand()
    /// Dislikes it.
    open private(set) var dislikeCommand = MPFeedbackCommand()
    /// Remembers it.
    open private(set) var bookmarkCommand = MPFeedbackCommand()
}
