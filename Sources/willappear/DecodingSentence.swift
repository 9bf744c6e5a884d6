// A decoder's error in words: Swift's own text mentions containers and coding keys. Used for traces and string catalogs.

import Foundation

/// - Parameter otherwise: the sentence for an error without a place.
func sentence(of error: any Error, otherwise: String) -> String {
    func path(_ keys: [any CodingKey]) -> String { "\"" + keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") + "\"" }
    switch error {
    case DecodingError.keyNotFound(let key, let context): return "there is no \(path(context.codingPath + [key]))"
    case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty, DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty:
        return "\(path(context.codingPath)) is of another type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty: return "\(path(context.codingPath)) has no such value"
    default: return otherwise
    }
}
