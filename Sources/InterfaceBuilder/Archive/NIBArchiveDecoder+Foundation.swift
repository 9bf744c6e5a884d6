// Foundation's objects in a nib: strings, numbers, values, dates, collections (FORMATS.md §2.5).
// Called by the decoder before it asks UIKit. Paragraph styles are UIKit's and not made here.

import Foundation

extension NIBArchiveDecoder {
    /// The object at the current index when its class is one of Foundation's.
    func foundationObject(_ className: String) -> Any? {
        switch className {
        case "NSString", "NSMutableString": string()
        case "NSLocalizableString": localizableString()
        case "NSArray", "NSMutableArray": elements(of: currentIndex).compactMap { object(at: $0) }
        case "NSSet", "NSMutableSet": NSSet(array: elements(of: currentIndex).compactMap { object(at: $0) })
        case "NSOrderedSet", "NSMutableOrderedSet": NSOrderedSet(array: elements(of: currentIndex).compactMap { object(at: $0) })
        case "NSDictionary", "NSMutableDictionary": dictionary()
        case "NSNumber": number()
        case "NSValue": structValue()
        case "NSData", "NSMutableData": bytes().map { Data($0) }
        case "NSDate": Date(timeIntervalSinceReferenceDate: decodeDouble(forKey: "NS.time"))
        case "NSURL": url()
        case "NSAttributedString", "NSMutableAttributedString": attributedString()
        case "NSNull": NSNull()
        default: nil
        }
    }

    private func bytes() -> [UInt8]? {
        if case .data(let bytes)? = payload("NS.bytes") { return bytes }
        return nil
    }

    private func string() -> String { String(decoding: bytes() ?? [], as: UTF8.self) }

    private func localizableString() -> String {
        let development = string()
        if let key = decodeObject(forKey: "NSKey") as? String, let text = localized(key, development) { return text }
        return development
    }

    private func dictionary() -> [AnyHashable: Any] {
        let objects = elements(of: currentIndex)
        var result: [AnyHashable: Any] = [:]
        for position in stride(from: 0, to: objects.count - 1, by: 2) {
            guard let key = object(at: objects[position]) as? AnyHashable, let value = object(at: objects[position + 1]) else { continue }
            result[key] = value
        }
        return result
    }

    private func number() -> NSNumber {
        if case .boolean(let flag)? = payload("NS.boolval") { return NSNumber(value: flag) }
        if let double = payload("NS.dblval")?.double { return NSNumber(value: double) }
        return NSNumber(value: payload("NS.intval")?.integer ?? 0)
    }

    private func structValue() -> NSValue? {
        switch decodeInteger(forKey: "NS.special") {
        case 1: return (decodeObject(forKey: "NS.pointval") as? String).map { NSValue(point: NSPointFromString($0)) }
        case 2: return (decodeObject(forKey: "NS.sizeval") as? String).map { NSValue(size: NSSizeFromString($0)) }
        case 3: return (decodeObject(forKey: "NS.rectval") as? String).map { NSValue(rect: NSRectFromString($0)) }
        case 4: return (decodeObject(forKey: "NS.rangeval") as? String).map { NSValue(range: NSRangeFromString($0)) }
        case let kind:
            report(.badValue, "an NSValue of kind \(kind) is unknown")
            return nil
        }
    }

    private func url() -> URL? {
        guard let relative = decodeObject(forKey: "NS.relative") as? String else { return nil }
        return URL(string: relative, relativeTo: decodeObject(forKey: "NS.base") as? URL)
    }

    private func attributedString() -> NSAttributedString {
        let text = decodeObject(forKey: "NSString") as? String ?? ""
        let attributes = decodeObject(forKey: "NSAttributes")
        let string = NSMutableAttributedString(string: text)
        if let single = attributes as? [AnyHashable: Any] {
            guard string.length > 0 else { return NSAttributedString(attributedString: string) }
            string.setAttributes(keys(single), range: NSRange(location: 0, length: string.length))
        } else if let tables = attributes as? [Any], let runs = decodeObject(forKey: "NSAttributeInfo") as? Data {
            var location = 0
            for run in AttributeRuns.decode([UInt8](runs)) {
                guard run.length <= string.length - location else { break }
                // A fragment without text is dropped: Foundation halts over attributes for no characters.
                if run.length > 0, tables.indices.contains(run.index), let table = tables[run.index] as? [AnyHashable: Any] {
                    string.setAttributes(keys(table), range: NSRange(location: location, length: run.length))
                }
                location += run.length
            }
        }
        return NSAttributedString(attributedString: string)
    }

    private func keys(_ table: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in table {
            if let name = key as? String { result[NSAttributedString.Key(name)] = value }
        }
        return result
    }
}
