// AVFoundation's constants and methods under the names of Swift 4, for modules that are compiled in that mode.
// Evidence: Apple's API differences of Xcode 10.
import Foundation

/// Swift 4's name of `AVAudioSession.Category.ambient`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }
/// Swift 4's name of `AVAudioSession.Category.soloAmbient`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }
/// Swift 4's name of `AVAudioSession.Category.playback`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }
/// Swift 4's name of `AVAudioSession.Category.record`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }
/// Swift 4's name of `AVAudioSession.Category.playAndRecord`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
/// Swift 4's name of `AVAudioSession.Category.multiRoute`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }
/// Swift 4's name of `AVAudioSession.Mode.default`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .`default` }
/// Swift 4's name of `AVAudioSession.Mode.voiceChat`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }
/// Swift 4's name of `AVAudioSession.Mode.moviePlayback`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }
/// Swift 4's name of `AVAudioSession.Mode.videoRecording`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { .videoRecording }
/// Swift 4's name of `AVAudioSession.Mode.spokenAudio`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }
/// Swift 4's name of `AVAudioSession.Mode.measurement`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }
/// Swift 4's name of `AVAudioSession.CategoryOptions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// Swift 4's name of `AVAudioSession.SetActiveOptions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
/// Swift 4's name of `AVAudioSession.RecordPermission`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission

extension AVAudioSession {
    /// Swift 4's name of `setCategory(_:options:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "setCategory(_:options:)")
    public func setCategory(_ category: Category, with options: CategoryOptions) throws { try setCategory(category, options: options) }
    /// Swift 4's name of `setActive(_:options:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "setActive(_:options:)")
    public func setActive(_ active: Bool, with options: SetActiveOptions) throws { try setActive(active, options: options) }
}

/// Swift 4's name of `AVAssetExportSession.Status`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
