// The parts of a document that the compiler did not read: elements and attributes that it does not know, and values that no
// reader understood. Called by InterfaceBuilderCompiler when everything is compiled. It has no list of what is supported: an
// accessor of IBElement notes every reading, so that a part becomes supported by being read.

import Foundation

/// The parts of a document that the compiled form does not have, one remark a kind of part.
struct DroppedParts {
    /// Parts that ibtool does not compile either: the canvas, labels of the outline, simulated metrics (FORMATS.md §1.2).
    private static let ofTheEditor: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "colorLabel", "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame", "customModule", "customModuleProvider",
        "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics",
        "simulatedScreenMetrics", "simulatedInterfaceStyle", "freeformSize", "freeformSimulatedSizeMetrics", "modalSheetSize", "canvasLocation", "sizeToFit",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "userComments", "customSize", "sceneID", "designableVersion",
    ]
    private static let elementsOfTheEditor: Set<String> = ["animations", "gestureRecognizers", "userGuides", "nil", "placeholder", "exit", "point", "designables"]
    /// Attributes that mean nothing to the compiled object: what they say stands elsewhere in the document, or UIKit stopped reading it.
    private static let withoutEffect: [String: Set<String>] = [
        // The document's structure decides: `sections` or `prototypes` inside a list, the cell around a content view.
        "tableView": ["dataMode"], "collectionView": ["dataMode"], "tableViewCellContentView": ["tableViewCell"],
        // A prototype's height is the editor's; the table's `rowHeight` counts. A static row's is read with its section.
        "tableViewCell": ["rowHeight", "hidesAccessoryWhenEditing"],
        // The font's name decides; the family serves the editor's font panel.
        "fontDescription": ["family"],
        // Ignored since iOS 7 (UISegmentedControl.segmentedControlStyle).
        "segmentedControl": ["segmentControlStyle"],
        "button": ["hasAttributedTitle"], "paragraphStyle": ["tighteningFactorForTruncation"],
        // Of Mac Catalyst.
        "splitViewController": ["primaryBackgroundStyle"],
        // Windows and containers give a controller's view its size in any case.
        "pageViewController": ["autoresizesArchivedViewToFullSize"], "collectionViewController": ["autoresizesArchivedViewToFullSize"],
        "tableViewController": ["autoresizesArchivedViewToFullSize"], "viewController": ["autoresizesArchivedViewToFullSize"],
        // Components are read in the spaces that change them (NibScope+Colors).
        "color": ["colorSpace", "customColorSpace"],
        // Of macOS.
        "wkWebView": ["wantsLayer"],
        "outletCollection": ["appends", "collectionClass"], "preferredSymbolConfiguration": ["configurationType"],
    ]

    private struct Kind: Hashable {
        let element: String
        let part: String
        let message: String
    }

    private let file: String
    private var order: [Kind] = []
    private var places: [Kind: [IBElement]] = [:]

    init(of document: IBDocument) {
        file = document.file
        for container in document.root.children where container.name == "scenes" || container.name == "objects" {
            for element in container.everyChild() { visit(element) }
        }
    }

    /// A remark for each kind of part, where it stands first, with the lines of the others.
    var diagnostics: [Diagnostic] {
        order.map { kind in
            let elements = places[kind] ?? []
            let first = elements.first
            let owner = first.flatMap { element in element.id ?? element.ancestor { $0.id != nil }?.id }
            let others = elements.dropFirst().map { String($0.position.line) }
            let more = others.isEmpty ? "" : others.count > 4 ? "; so are \(others.count) more" : "; so in line \(others.joined(separator: ", "))"
            return Diagnostic(severity: .warning, file: file, position: first?.position, objectID: owner, message: kind.message + more)
        }
    }

    private mutating func visit(_ element: IBElement) {
        guard !element.reading.isSettled, !DroppedParts.isOfTheEditor(element) else { return }
        let known = DroppedParts.withoutEffect[element.name] ?? []
        let attributes = element.attributes.keys.filter { !DroppedParts.ofTheEditor.contains($0) && !known.contains($0) }
        let isUnread = !element.reading.isCompiled && element.reading.taken.subtracting(DroppedParts.ofTheEditor).isEmpty && element.reading.refused.isEmpty
            && !element.children.contains { $0.reading.isFound }
        guard element.reading.isFound, !isUnread || attributes.isEmpty else {
            let name = element.key.map { "<\(element.name) key=\"\($0)\">" } ?? "<\(element.name)>"
            return note(element, "<>", "\(name) in <\(element.parent?.name ?? "document")> is not supported and is left out")
        }
        for attribute in attributes.sorted() where !element.reading.taken.contains(attribute) {
            if element.reading.refused.contains(attribute) {
                note(element, attribute, "\"\(element.attributes[attribute] ?? "")\" is no value of \(attribute) in <\(element.name)> that is supported; it is left out")
            } else {
                note(element, attribute, "the attribute \(attribute) of <\(element.name)> is not supported and is left out")
            }
        }
        for child in element.children { visit(child) }
    }

    private static func isOfTheEditor(_ element: IBElement) -> Bool {
        elementsOfTheEditor.contains(element.name) || element.key.map(ofTheEditor.contains) ?? false
    }

    private mutating func note(_ element: IBElement, _ part: String, _ message: String) {
        let kind = Kind(element: element.name, part: part, message: message)
        if places[kind] == nil { order.append(kind) }
        places[kind, default: []].append(element)
    }
}
