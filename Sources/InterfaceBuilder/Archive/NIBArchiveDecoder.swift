// The NSCoder behind every init(coder:) of a nib: keyed access to the object being decoded.
// UIKit supplies the objects of its classes through NIBObjectFactory; Foundation's are made here
// (NIBArchiveDecoder+Foundation.swift). Each archived object is decoded once; cycles meet the
// object that registered itself, or nil. Never traps on bad data: it keeps the first error.

import Foundation

/// Makes the objects of classes that this module does not know.
package protocol NIBObjectFactory: AnyObject {
    /// - Parameters:
    ///   - className: as archived, for example `UIView` or `UIClassSwapper`.
    ///   - fallbacks: classes to use when the first does not exist, best first.
    ///   - decoder: stands at the object; `register(_:)` makes it known before it is complete.
    func makeObject(className: String, fallbacks: [String], decoder: NIBArchiveDecoder) -> Any?

    /// The text for a localisable string, or nil for the development text.
    func localizedString(forKey key: String, development: String) -> String?
}

package final class NIBArchiveDecoder: NSCoder {
    package static let deepestNesting = 400

    private enum State {
        case decoding
        case decoded(Any?)
    }

    package let archive: NIBArchive
    package let file: String
    private let factory: NIBObjectFactory
    package var objectFactory: NIBObjectFactory { factory }
    private let keyNumbers: [String: Int]
    private var states: [Int: State] = [:]
    private var stack: [Int] = [0]
    /// The first violation met; the decoded graph is then incomplete.
    package private(set) var firstError: InterfaceBuilderError?

    package init(archive: NIBArchive, file: String, factory: NIBObjectFactory) {
        self.archive = archive
        self.file = file
        self.factory = factory
        keyNumbers = Dictionary(archive.keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        super.init()
    }

    /// The index of the object whose keys are being read.
    package var currentIndex: Int { stack.last ?? 0 }
    package var currentClassName: String { archive.className(of: currentIndex) }

    /// Makes the object being decoded known to the objects that refer back to it.
    package func register(_ object: Any) { states[currentIndex] = .decoded(object) }

    /// Whether this very object registered itself for the archived object being read.
    package func isRegistered(_ object: AnyObject) -> Bool {
        if case .decoded(let known?)? = states[currentIndex] { return known as AnyObject === object }
        return false
    }

    /// The outermost object of a kind that is being decoded and has registered itself.
    package func outermostObject<Kind>(of kind: Kind.Type) -> Kind? {
        for index in stack {
            if case .decoded(let object)? = states[index], let found = object as? Kind { return found }
        }
        return nil
    }

    package func report(_ rule: InterfaceBuilderError.Rule, _ explanation: String) {
        if firstError == nil { firstError = InterfaceBuilderError(file: file, objectID: "\(currentIndex)", rule: rule, explanation) }
    }

    // MARK: Payloads

    package func payload(_ key: String) -> NIBArchive.Payload? {
        guard let number = keyNumbers[key] else { return nil }
        for index in archive.objects[currentIndex].values where archive.values[index].keyIndex == number {
            return archive.values[index].payload
        }
        return nil
    }

    /// The floats of a geometry blob: prefix 07 for doubles, 06 for floats (FORMATS.md §2.4).
    package func numbers(forKey key: String, count: Int) -> [Double]? {
        if case .object(let index)? = payload(key) { return written(index, count) }
        guard case .data(let bytes)? = payload(key), let prefix = bytes.first else { return nil }
        let width = prefix == 7 ? 8 : prefix == 6 ? 4 : 0
        guard width > 0, bytes.count == 1 + width * count else {
            report(.badValue, "the value of \(key) is not \(count) numbers")
            return nil
        }
        let numbers = (0..<count).map { index -> Double in
            let bits = bytes[(1 + index * width)..<(1 + (index + 1) * width)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return width == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        }
        guard numbers.allSatisfy(\.isFinite) else {
            report(.badValue, "the value of \(key) is not finite")
            return nil
        }
        return numbers
    }

    /// Geometry of a keyed archive is text: "{{0, 0}, {320, 480}}".
    private func written(_ index: Int, _ count: Int) -> [Double]? {
        guard case .data(let bytes)? = archive.payload(of: index, key: "NS.bytes") else { return nil }
        let numbers = String(decoding: bytes, as: UTF8.self).split { "{}, ".contains($0) }.map { Double($0) }.compactMap { $0.flatMap { $0.isFinite ? $0 : nil } }
        return numbers.count == count ? numbers : nil
    }

    /// The object reference behind a key.
    package func reference(forKey key: String) -> Int? {
        if case .object(let index)? = payload(key) { return index }
        return nil
    }

    /// The references of an archived array, without decoding its elements.
    package func references(inArrayForKey key: String) -> [Int] {
        guard let array = reference(forKey: key) else { return [] }
        return elements(of: array)
    }

    /// Both collection encodings: inlined values, and `NS.object.N` keys (§2.5).
    func elements(of array: Int) -> [Int] {
        archive.objects[array].values.compactMap { index in
            let value = archive.values[index]
            let key = archive.keys[value.keyIndex]
            guard key == "UINibEncoderEmptyKey" || key.hasPrefix("NS.object."), case .object(let element) = value.payload else { return nil }
            return element
        }
    }

    // MARK: Objects

    /// The decoded object with this index. Decodes it on first use.
    package func object(at index: Int) -> Any? {
        switch states[index] {
        case .decoded(let object): return object
        // A cycle through an object that has not registered itself.
        case .decoding: return nil
        case nil: break
        }
        guard stack.count < NIBArchiveDecoder.deepestNesting else {
            report(.nestingTooDeep, "objects are nested more than \(NIBArchiveDecoder.deepestNesting) deep")
            return nil
        }
        states[index] = .decoding
        stack.append(index)
        defer { stack.removeLast() }
        let className = archive.className(of: index)
        let object = foundationObject(className)
            ?? factory.makeObject(className: className, fallbacks: archive.fallbackClassNames(of: index), decoder: self)
        states[index] = .decoded(object)
        return object
    }

    /// Puts an object in the place of an archived one, as the loader does with proxies.
    package func substitute(_ object: Any?, at index: Int) { states[index] = .decoded(object) }

    /// Reads the keys of another object, whose own decoding this does not start.
    package func reading<Result>(_ index: Int, _ body: () throws -> Result) rethrows -> Result {
        stack.append(index)
        defer { stack.removeLast() }
        return try body()
    }

    func localized(_ key: String, _ development: String) -> String? { factory.localizedString(forKey: key, development: development) }

    // MARK: NSCoder

    override package var allowsKeyedCoding: Bool { true }
    override package func containsValue(forKey key: String) -> Bool { payload(key) != nil }

    override package func decodeObject(forKey key: String) -> Any? {
        switch payload(key) {
        case .object(let index)?: object(at: index)
        case .data(let bytes)?: Data(bytes)
        case nil, .null?: nil
        case let scalar?: scalar.integer.map { NSNumber(value: $0) }
        }
    }

    override package func decodeBool(forKey key: String) -> Bool { (payload(key)?.integer ?? 0) != 0 }
    override package func decodeInteger(forKey key: String) -> Int { Int(payload(key)?.integer ?? 0) }
    override package func decodeInt64(forKey key: String) -> Int64 { payload(key)?.integer ?? 0 }
    override package func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: payload(key)?.integer ?? 0) }
    override package func decodeCInt(forKey key: String) -> CInt { CInt(clamping: payload(key)?.integer ?? 0) }
    override package func decodeDouble(forKey key: String) -> Double { finite(payload(key)?.double) }
    override package func decodeFloat(forKey key: String) -> Float { Float(finite(payload(key)?.double)) }

    private func finite(_ number: Double?) -> Double {
        guard let number, number.isFinite else { return 0 }
        return number
    }
}
