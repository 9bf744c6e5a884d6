// Geometry and typed reading on NSCoder: Apple's decode methods for Core Graphics and UIKit structs,
// and short forms that the decode functions in Coding/ use. NIBArchiveDecoder is the only source.

import Foundation
import InterfaceBuilder

extension NSCoder {
    /// Decodes from a nib; zero if the key is missing or the coder is not a nib's.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        nib?.numbers(forKey: key, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Decodes from a nib; zero if the key is missing or the coder is not a nib's.
    public func decodeCGSize(forKey key: String) -> CGSize {
        nib?.numbers(forKey: key, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Decodes from a nib; zero if the key is missing or the coder is not a nib's.
    public func decodeCGRect(forKey key: String) -> CGRect {
        nib?.numbers(forKey: key, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Decodes from a nib; zero if the key is missing or the coder is not a nib's.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        nib?.numbers(forKey: key, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Decodes from a nib; zero if the key is missing or the coder is not a nib's.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        nib?.numbers(forKey: key, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The decoder of nibs, when this is one.
    var nib: NIBArchiveDecoder? { self as? NIBArchiveDecoder }

    func object<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? { decodeObject(forKey: key) as? Value }
    func text(_ key: String) -> String? { object(key) }
    /// Absent means false: that is how nibs spell most flags.
    func flag(_ key: String) -> Bool { decodeBool(forKey: key) }
    func flag(_ key: String, default standard: Bool) -> Bool { containsValue(forKey: key) ? decodeBool(forKey: key) : standard }
    func integer(_ key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }
    func number(_ key: String) -> CGFloat? { containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil }
    func choice<Value: RawRepresentable>(_ key: String, as type: Value.Type = Value.self) -> Value? where Value.RawValue == Int {
        integer(key).flatMap { Value(rawValue: $0) }
    }
    func insets(_ key: String) -> UIEdgeInsets? { containsValue(forKey: key) ? decodeUIEdgeInsets(forKey: key) : nil }
    func size(_ key: String) -> CGSize? { containsValue(forKey: key) ? decodeCGSize(forKey: key) : nil }

    /// A string `"{a, b, …}"` as numbers.
    func braces(_ key: String, count: Int) -> [Double]? {
        guard let text = text(key) else { return nil }
        let numbers = text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { Double($0) }
        return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    /// Text attributes of bars: a dictionary from attribute names to values.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let table: [AnyHashable: Any] = object(key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, value) in table {
            if let name = name as? String { attributes[NSAttributedString.Key(name)] = value }
        }
        return attributes
    }
}
