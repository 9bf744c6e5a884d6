// Checks whether the Contents.json files of an asset catalog can be read. UIKit finds no image or colour in a set whose file is
// broken and cannot say why; Xcode's compiler stops at it. Called by AppBundle.

import Foundation

enum AssetCatalogCheck {
    static func check(_ catalog: String) throws {
        let broken = AppFolder.filesBelow(catalog).filter { $0.hasSuffix("/Contents.json") }.compactMap(problem)
        if !broken.isEmpty { throw Failure.badInput(broken.joined(separator: "\n")) }
    }

    private static func problem(_ file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: file) else { return "\(file): cannot be read" }
        do {
            return try JSONSerialization.jsonObject(with: data) is [String: Any] ? nil : "\(file): the top must be a JSON object"
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            return "\(file): not JSON: \(reason)"
        }
    }
}
