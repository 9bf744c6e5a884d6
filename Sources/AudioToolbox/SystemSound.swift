// Short sounds and vibration of a machine without a loudspeaker: identifiers are handed out, nothing is heard.
// Called by apps; AVFoundation exports it, as Apple's does.
import AppleCoreFoundation
import DeviceServices
@_exported import Foundation

/// A sound that was loaded, or one of the system's.
public typealias SystemSoundID = UInt32

/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// No error (AudioServices.h).
public let kAudioServicesNoError: OSStatus = 0
/// The identifier is of no sound (AudioServices.h).
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1502
/// The error for a file that cannot be played (AudioServices.h).
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that the app loaded.
private enum Loaded {
    static let lock = NSLock()
    nonisolated(unsafe) static var sounds: Set<SystemSoundID> = []
    /// The system's own sounds have numbers from 1000; loaded ones follow 4096, the vibration.
    nonisolated(unsafe) static var next: SystemSoundID = 4097
    /// Who hears of the end of a sound.
    nonisolated(unsafe) static var listeners: [SystemSoundID: (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)] = [:]

    static func tellEnd(of sound: SystemSoundID) {
        DispatchQueue.main.async {
            guard let (listener, data) = lock.withLock({ listeners[sound] }) else { return }
            listener(sound, data)
        }
    }
}

/// A closure that is told of the end of a sound.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Calls a function in the main queue whenever a sound is over: here at once. The run loop and mode are the main ones in any case.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?, _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    Loaded.lock.withLock { Loaded.listeners[inSystemSoundID] = (inCompletionRoutine, inClientData) }
    return kAudioServicesNoError
}
/// Calls the function no more.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) { Loaded.lock.withLock { Loaded.listeners[inSystemSoundID] = nil } }

/// Loads a file as a sound, whose number is written to `outSystemSoundID`. A file that is not there is an error.
@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else { return kAudioServicesSystemSoundUnspecifiedError }
    return Loaded.lock.withLock {
        outSystemSoundID.pointee = Loaded.next
        Loaded.sounds.insert(Loaded.next)
        Loaded.next += 1
        return kAudioServicesNoError
    }
}

/// Forgets a sound that was loaded.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    Loaded.lock.withLock { Loaded.sounds.remove(inSystemSoundID) == nil ? kAudioServicesBadSystemSoundIDError : kAudioServicesNoError }
}

/// Plays a sound: nothing is heard here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil) }
/// Plays a sound and vibrates: neither happens here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlayAlertSoundWithCompletion(inSystemSoundID, nil) }
/// Plays a sound, and says when it is over: at once, in the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    MissingService.say("AudioServicesPlaySystemSound", "plays no sounds here")
    Loaded.tellEnd(of: inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
/// Plays a sound and vibrates, and says when it is over: at once, in the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    MissingService.say("AudioServicesPlayAlertSound", "plays no sounds here")
    Loaded.tellEnd(of: inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
