// The mistake in a project, workspace, scheme, test plan or xcconfig file: the file, the object, the broken rule.
// Thrown by every reader of this module; the command line prints it once.

package struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
    package let file: String
    /// The object inside the file, such as `PBXNativeTarget 8D1107…`; nil when the file as a whole is meant.
    package let object: String?
    package let reason: String

    package init(_ file: String, object: String? = nil, _ reason: String) {
        self.file = file
        self.object = object
        self.reason = reason
    }

    package var description: String { object.map { "\(file): \($0): \(reason)" } ?? "\(file): \(reason)" }
}
