// Says once a process, by the name that the app called, that a framework beside UIKit cannot do something here. Called
// by WebKit, MapKit, AVFoundation and the other modules that answer as a device without that service.
import Foundation

package enum MissingService {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Writes "WillAppear: name what" to the console, the first time only.
    package static func say(_ name: String, _ what: String) {
        lock.lock()
        let isNew = said.insert(name).inserted
        lock.unlock()
        if isNew { FileHandle.standardError.write(Data("WillAppear: \(name) \(what)\n".utf8)) }
    }
}
