// AVAudioUnit and its kinds: effects whose settings are kept. Those that change the speed do so; what they do to the sound is not heard.
import Foundation

/// A node that changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name of the unit's kind.
    open var name: String { String(describing: type(of: self)) }
}

/// A unit that works in the time of the sound.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound passes unchanged.
    open var bypass = false
}

/// A unit that works in a time of its own.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound passes unchanged.
    open var bypass = false
}

/// Changes speed and pitch, each by itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// A unit that changes nothing yet.
    public override init() { super.init() }
    /// The speed, 1/32 to 32. Default 1.
    open var rate: Float = 1
    /// Higher or lower by hundredths of a half tone, -2400 to 2400. Default 0.
    open var pitch: Float = 0
    /// The overlap of the pieces of sound, 3 to 32. Default 8.
    open var overlap: Float = 8
    var speed: Double { bypass ? 1 : Double(max(1 / 32, min(rate, 32))) }
}

/// Changes speed and pitch together.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// A unit that changes nothing yet.
    public override init() { super.init() }
    /// The speed, 0.25 to 4. Default 1.
    open var rate: Float = 1
    var speed: Double { bypass ? 1 : Double(max(0.25, min(rate, 4))) }
}

/// The rooms of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Sounds as in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// A reverb of a middle hall.
    public override init() { super.init() }
    /// The share of the room in the sound, 0 to 100.
    open var wetDryMix: Float = 0
    private(set) var preset = AVAudioUnitReverbPreset.mediumHall
    /// Chooses a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// Repeats the sound after a while.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// A delay of a second.
    public override init() { super.init() }
    /// The seconds until the sound comes again, 0 to 2. Default 1.
    open var delayTime: TimeInterval = 1
    /// The share that comes again and again, -100 to 100. Default 50.
    open var feedback: Float = 50
    /// The frequency above which less comes again. Default 15,000.
    open var lowPassCutoff: Float = 15_000
    /// The share of what comes again in the sound, 0 to 100. Default 100.
    open var wetDryMix: Float = 100
}

/// The kinds of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
    case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
    case speechGoldenPi, speechRadioTower, speechWaves
}

/// Distorts the sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// A distortion of the first kind.
    public override init() { super.init() }
    /// Decibels before the distortion. Default -6.
    open var preGain: Float = -6
    /// The share of the distorted sound, 0 to 100. Default 50.
    open var wetDryMix: Float = 50
    private(set) var preset = AVAudioUnitDistortionPreset.drumsBitBrush
    /// Chooses a kind.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }
}

/// The kinds of a filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A filter of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The kind of the filter.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The frequency in hertz, 20 to half of the sample rate. Default 1,000.
    open var frequency: Float = 1_000
    /// The width in octaves, 0.05 to 5. Default 0.5.
    open var bandwidth: Float = 0.5
    /// Decibels, -96 to 24. Default 0.
    open var gain: Float = 0
    /// Whether the filter does nothing. Default true.
    open var bypass = true
}

/// Filters one after another.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// An equalizer with a number of filters.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    /// The filters.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// Decibels of the whole, -96 to 24. Default 0.
    open var globalGain: Float = 0
}
