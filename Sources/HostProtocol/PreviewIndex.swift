// The host's report about the previews that it drew: previews.json beside the pictures. `willappear previews` makes the gallery of it.
import Foundation

package struct PreviewIndex: Codable, Sendable, Equatable {
    package struct Picture: Codable, Sendable, Equatable {
        /// "light", "dark", "AX text", "right to left", "landscape".
        package var variant: String
        /// In the folder of the index; nil when the preview could not be drawn.
        package var file: String?
        /// In points.
        package var width: Double
        package var height: Double

        package init(variant: String, file: String?, width: Double, height: Double) {
            self.variant = variant
            self.file = file
            self.width = width
            self.height = height
        }
    }

    package struct Preview: Codable, Sendable, Equatable {
        package var name: String?
        /// What it shows: a class of a view or a controller.
        package var kind: String
        /// "App/Card.swift"
        package var file: String
        package var line: Int
        package var pictures: [Picture]

        package init(name: String?, kind: String, file: String, line: Int, pictures: [Picture]) {
            self.name = name
            self.kind = kind
            self.file = file
            self.line = line
            self.pictures = pictures
        }
    }

    package static let fileName = "previews.json"
    package var previews: [Preview]

    package init(previews: [Preview]) { self.previews = previews }

    package static func read(from folder: String) throws -> PreviewIndex {
        try JSONDecoder().decode(PreviewIndex.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/" + fileName)))
    }

    package func write(to folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: folder + "/" + Self.fileName), options: .atomic)
    }
}
