// JSON with comments, unquoted keys and trailing commas, as Xcode's hand-edited files have it.
// Called by JSONProjectReader and TestPlan. Foundation's decoder reads it; its serialisation class does not on Linux.

import Foundation

enum JSON5 {
    /// Dictionaries, arrays, strings, numbers and Booleans.
    static func read(_ path: String) throws -> Any {
        guard let data = FileManager.default.contents(atPath: path) else { throw XcodeProjectError(path, "there is no such file") }
        // Foundation's decoder ends the process at a key of other bytes.
        guard String(validating: data, as: UTF8.self) != nil else { throw XcodeProjectError(path, "not JSON (the file is not UTF-8 text)") }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            return try decoder.decode(Value.self, from: data).content
        } catch DecodingError.dataCorrupted(let context) {
            let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
            throw XcodeProjectError(path, "not JSON (\(cause ?? context.debugDescription))")
        } catch {
            throw XcodeProjectError(path, "not JSON (\(error.localizedDescription))")
        }
    }

    private struct Value: Decodable {
        let content: Any

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                content = text
            } else if let flag = try? container.decode(Bool.self) {
                content = flag
            } else if let number = try? container.decode(Double.self) {
                content = NSNumber(value: number)
            } else if let list = try? container.decode([Value].self) {
                content = list.map(\.content)
            } else if container.decodeNil() {
                content = NSNull()
            } else {
                content = try container.decode([String: Value].self).mapValues(\.content)
            }
        }
    }
}
