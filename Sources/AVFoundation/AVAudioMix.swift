// AVAudioMix: how the tracks of a film are mixed. Kept with a film; nothing is heard.
import CoreMedia
import Foundation

/// How a track is mixed with others.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    /// The number of the track.
    public let trackID: CMPersistentTrackID
    init(trackID: CMPersistentTrackID) { self.trackID = trackID }
}

/// How tracks are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {
    fileprivate var parameters: [AVAudioMixInputParameters] = []
    /// What holds for each track.
    open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

/// A mix that the app makes.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
