// The answer of views and controllers to an archiver.
import Foundation

/// Archiving a live view is not supported; an attempt reports this instead of writing half an object.
enum EncodingUnavailable {
    static func report(_ object: AnyObject, _ coder: NSCoder) {
        FileHandle.standardError.write(Data("WillAppear: \(Diagnostics.className(object)).encode(with:) is not implemented; nothing was written to \(coder)\n".utf8))
    }
}
