// Scanner's former methods, which put a string object where they are told and say whether there was one.
import Foundation

extension Scanner {
    private func put(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }

    /// Scans characters of a set. False when there is none of them.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool { put(scanCharacters(from: set), result) }
    /// Scans up to a character of a set. False when one stands here.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool { put(scanUpToCharacters(from: set), result) }
    /// Scans a string. False when another stands here.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { put(scanString(string), result) }
    /// Scans up to a string. False when it stands here.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { put(scanUpToString(string), result) }
}
