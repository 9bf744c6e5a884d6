// The mistakes in an Interface Builder document or a compiled nib. Thrown by the XML reader, the compiler and the
// NIBArchive reader; printed by the command line. Owns no messages of UIKit's own: those are raised by the loader in
// UIKit/Resources.

import Foundation

/// A position in a source document, both counted from 1.
package struct SourcePosition: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// An input that cannot be used, with the place and the violated rule.
package struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the input breaks.
    package enum Rule: String, Hashable, Sendable {
        case unreadable = "unreadable"
        case malformedXML = "malformed-xml"
        case documentTypeDeclaration = "document-type-declaration"
        case nestingTooDeep = "nesting-too-deep"
        case documentTooLarge = "document-too-large"
        case wrongRoot = "wrong-root"
        case unsupportedDocument = "unsupported-document"
        case duplicateID = "duplicate-id"
        case danglingReference = "dangling-reference"
        case cyclicScenes = "cyclic-scenes"
        case badMagic = "bad-magic"
        case badTable = "bad-table"
        case badVarint = "bad-varint"
        case badIndex = "bad-index"
        case badValue = "bad-value"
        case badString = "bad-string"
        case unwritable = "unwritable"
    }

    package var file: String
    package var position: SourcePosition?
    package var objectID: String?
    package var rule: Rule
    package var explanation: String

    package init(file: String, position: SourcePosition? = nil, objectID: String? = nil, rule: Rule, _ explanation: String) {
        self.file = file
        self.position = position
        self.objectID = objectID
        self.rule = rule
        self.explanation = explanation
    }

    package var line: Int? { position?.line }
    package var column: Int? { position?.column }

    package var description: String {
        Diagnostic(severity: .error, file: file, position: position, objectID: objectID, message: "\(explanation) [\(rule.rawValue)]").description
    }
}

/// A remark of the compiler that does not stop it, in the form compilers print.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    package enum Severity: String, Hashable, Sendable {
        case warning, error
    }

    package var severity: Severity
    package var file: String
    package var position: SourcePosition?
    package var objectID: String?
    package var message: String

    package init(severity: Severity, file: String, position: SourcePosition?, objectID: String?, message: String) {
        self.severity = severity
        self.file = file
        self.position = position
        self.objectID = objectID
        self.message = message
    }

    package var description: String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        let object = objectID.map { " (object \($0))" } ?? ""
        return "\(file)\(place): \(severity.rawValue): \(message)\(object)"
    }
}
