// Layout keys of a view: constraints, guides, margins, priorities (FORMATS.md §1.10, §4.5).
// Called by NibScope+Views. Constraints are filled once every object of the nib exists.

import Foundation

extension NibScope {
    func writeLayoutKeys(_ element: IBElement, _ object: ArchivedObject) {
        // A fixed frame without a superview's constraints to hold it: its autoresizing mask is translated.
        let translates = element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
            || element.flag("fixedFrame", default: false) && !isPrototyped(element)
        set(object, "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true, if: !translates)
        writeConstraints(of: element, object)
        writeGuides(of: element, object)
        object.set("UIViewLayoutMargins", insets(element, key: "layoutMargins"))
        if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            object.set("UIViewLayoutMargins", .geometry(
                margins.number("top", default: 0), margins.number("leading", default: 0),
                margins.number("bottom", default: 0), margins.number("trailing", default: 0)))
        }
        if element.flag("preservesSuperviewLayoutMargins", default: false) {
            object.set("UIViewPreservesSuperviewMargins", .boolean(true))
            object.set("UIViewPreservesSpecificSuperviewMargins", .integer(15))
        }
        priorities(of: element, "HuggingPriority", standard: 250).map { object.set("UIViewContentHuggingPriority", .string($0)) }
        priorities(of: element, "CompressionResistancePriority", standard: 750).map {
            object.set("UIViewContentCompressionResistancePriority", .string($0))
        }
        if !element.flag("insetsLayoutMarginsFromSafeArea", default: true) { object.set("UIViewInsetsLayoutMarginsFromSafeArea", .integer(0)) }
        set(object, "UIViewLayoutMarginsFollowReadableWidth", true, if: element.flag("layoutMarginsFollowReadableWidth", default: false))
    }

    /// `"{horizontal, vertical}"` where the document says anything.
    private func priorities(of element: IBElement, _ suffix: String, standard: Double) -> String? {
        let horizontal = element.number("horizontal\(suffix)")
        let vertical = element.number("vertical\(suffix)")
        guard horizontal != nil || vertical != nil else { return nil }
        return "{\(NibScope.short(horizontal ?? standard)), \(NibScope.short(vertical ?? standard))}"
    }

    static func short(_ number: Double) -> String { String(format: "%g", number) }

    // MARK: Guides

    private static let guideIdentifiers = [
        "safeArea": "UIViewSafeAreaLayoutGuide", "contentLayoutGuide": "UIScrollView-contentLayoutGuide",
        "frameLayoutGuide": "UIScrollView-frameLayoutGuide", "keyboard": "UIViewKeyboardLayoutGuide",
    ]

    private func writeGuides(of element: IBElement, _ object: ArchivedObject) {
        let guides = element.children("viewLayoutGuide").compactMap { guide -> ArchivedObject? in
            guard let key = guide.key, let identifier = NibScope.guideIdentifiers[key] else {
                unit.warn(guide, "the layout guide \(guide.key ?? "without key") is not known and is left out")
                return nil
            }
            let archived = key == "contentLayoutGuide"
                ? begin(guide, "_UIScrollViewLayoutGuide", fallbacks: ["UILayoutGuide"]) : begin(guide, "UILayoutGuide")
            archived.set("UILayoutGuideOwningView", .object(object))
            archived.set("UILayoutGuideIdentifier", .string(identifier))
            archived.set("UILayoutGuideOwningViewIsLocked", .boolean(true))
            archived.set("UILayoutGuideShouldBeArchived", .boolean(true))
            return archived
        }
        if !guides.isEmpty { object.set("UIViewLayoutGuides", .object(.array(guides, className: "NSMutableArray"))) }
    }

    /// The top and bottom layout guides of a controller, from before safe areas (§1.10).
    func writeControllerGuides(of controller: IBElement) {
        for guide in controller.members(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
            let archived = begin(guide, "_UILayoutGuide", fallbacks: ["UIView"])
            archived.set("_UILayoutGuideIdentifier", .string(guide["type"] == "bottom" ? "_UIViewControllerBottom" : "_UIViewControllerTop"))
        }
    }

    // MARK: Constraints

    private func writeConstraints(of element: IBElement, _ object: ArchivedObject) {
        let excluded = Variations.neverInstalled("constraints", of: element)
        let isInstalled = { (constraint: IBElement) in !(constraint.id.map(excluded.contains) ?? false) }
        // ibtool's nibs, too, lack objects that are removed at build time or that no variation installs. Constraints that an outlet holds are
        // there, not installed: the app activates them (Swiper in kharrison/CodeExamples switches between two such collections).
        let elements = element.members(of: "constraints").filter { constraint in
            guard constraint.name == "constraint" else { return false }
            let isHeld = constraint.id.map(self.unit.outletTargets.contains) ?? false
            let isLeftOut = constraint.flag("placeholder", default: false) || !isInstalled(constraint) && !isHeld
            if isLeftOut { constraint.settle() }
            return !isLeftOut
        }
        let prototyped = element.name == "stackView" ? [] : subviewElements(of: element).filter(isPrototyped)
        guard !elements.isEmpty || !prototyped.isEmpty else { return }
        let constraints = elements.map { begin($0, "NSLayoutConstraint") }
        let list = ArchivedObject.array([], className: "NSMutableArray")
        object.set("UIViewAutolayoutConstraints", .object(list))
        whenComplete {
            for constraint in prototyped.flatMap({ self.prototypes(of: $0, in: object) }) { list.set("UINibEncoderEmptyKey", .object(constraint)) }
            for (source, constraint) in zip(elements, constraints) {
                guard self.fill(constraint, from: source, owner: object) else { continue }
                if isInstalled(source) { list.set("UINibEncoderEmptyKey", .object(constraint)) }
                self.finishConstraint(source, constraint)
            }
        }
    }

    /// What any object of a document may have: a class of the app, runtime attributes, variations.
    private func finishConstraint(_ source: IBElement, _ constraint: ArchivedObject) {
        if let custom = unit.customClassName(of: source) {
            constraint.className = "UIClassSwapper"
            constraint.set("UIClassName", .string(custom))
            constraint.set("UIOriginalClassName", .string("NSLayoutConstraint"))
        }
        writeRuntimeAttributes(of: source, constraint)
        connect(source, constraint)
        writeVariations(of: source, constraint)
    }

    /// A view that nobody has constrained yet. The editor holds such a view where it was dropped, and drops these constraints
    /// with the first of the author's (Auto Layout Guide, "Working with Constraints in Interface Builder").
    private func isPrototyped(_ element: IBElement) -> Bool {
        guard unit.document.usesAutoLayout, element.flag("fixedFrame", default: false), !element.flag("translatesAutoresizingMaskIntoConstraints", default: true),
            let container = element.parent, container.name == "subviews", let view = container.parent else { return false }
        return view.name != "stackView" && element.child("rect", key: "frame") != nil
    }

    /// Left, top, width and height of the frame, under the name that the device prints when they cannot be satisfied
    /// (SnapKit issue 101: `'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView]`).
    private func prototypes(of element: IBElement, in superview: ArchivedObject) -> [ArchivedObject] {
        guard let view = compiled(element) else { return [] }
        let frame = frame(of: element)
        return [(1, frame.x, true), (3, frame.y, true), (7, frame.width, false), (8, frame.height, false)].map { attribute, constant, isPosition in
            let constraint = ArchivedObject("NSIBPrototypingLayoutConstraint", fallbacks: ["NSLayoutConstraint"], [
                "NSFirstItem": .object(view), "NSFirstAttributeV2": .integer(attribute), "NSFirstAttribute": .integer(attribute),
            ])
            if isPosition {
                constraint.set("NSSecondItem", superview)
                constraint.set("NSSecondAttributeV2", .integer(attribute))
                constraint.set("NSSecondAttribute", .integer(attribute))
            }
            if constant != 0 {
                constraint.set("NSConstantV2", .double(constant))
                constraint.set("NSConstant", .double(constant))
            }
            constraint.set("NSShouldBeArchived", .boolean(true))
            constraint.set("NSLayoutIdentifier", .string("IB auto generated at build time for view with fixed frame"))
            return constraint
        }
    }

    private static let attributes = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9, "centerY": 10,
        "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
        "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    ]
    /// The plain edge behind a margin, and the way from the edge inwards, for the old V1 keys.
    private static let edges: [Int: (edge: Int, inward: Double)] = [
        13: (1, 8), 14: (2, -8), 15: (3, 8), 16: (4, -8), 17: (5, 8), 18: (6, -8), 19: (9, 0), 20: (10, 0), 12: (11, 0),
    ]

    private func fill(_ constraint: ArchivedObject, from source: IBElement, owner: ArchivedObject) -> Bool {
        guard let first = source["firstItem"].map({ reference(to: $0) }) ?? owner,
              let firstAttribute = source.choice("firstAttribute", NibScope.attributes)
        else { return reject(constraint, source) }
        constraint.set("NSFirstItem", .object(first))
        constraint.set("NSFirstAttributeV2", .integer(firstAttribute))
        constraint.set("NSFirstAttribute", .integer(NibScope.edges[firstAttribute]?.edge ?? firstAttribute))
        switch source["relation"] {
        case "lessThanOrEqual": constraint.set("NSRelation", .integer(-1))
        case "greaterThanOrEqual": constraint.set("NSRelation", .integer(1))
        default: break
        }
        if let multiplier = source["multiplier"].flatMap(NibScope.multiplier) { constraint.set("NSMultiplier", .double(Double(Float(multiplier)))) }
        var oldShift = -(NibScope.edges[firstAttribute]?.inward ?? 0)
        if let id = source["secondItem"] {
            guard let second = reference(to: id), let attribute = source.choice("secondAttribute", NibScope.attributes) else {
                return reject(constraint, source)
            }
            constraint.set("NSSecondItem", .object(second))
            constraint.set("NSSecondAttributeV2", .integer(attribute))
            constraint.set("NSSecondAttribute", .integer(NibScope.edges[attribute]?.edge ?? attribute))
            oldShift += NibScope.edges[attribute]?.inward ?? 0
        }
        let constant = source.number("constant", default: 0)
        let isSymbolic = source.flag("symbolic", default: false)
        if constant != 0, !isSymbolic { constraint.set("NSConstantV2", .double(constant)) }
        if isSymbolic { constraint.set("NSSymbolicConstant", .string("NSSpace")) }
        constraint.set("NSShouldBeArchived", .boolean(true))
        if let priority = source.number("priority"), priority != 1000 { constraint.set("NSPriority", .integer(Int(min(max(priority, 0), 1000)))) }
        constraint.set("NSLayoutIdentifier", source["identifier"].map(ArchivedValue.string))
        if !isSymbolic, constant + oldShift != 0 { constraint.set("NSConstant", .double(constant + oldShift)) }
        return true
    }

    private func reject(_ constraint: ArchivedObject, _ source: IBElement) -> Bool {
        unit.warn(source, "the constraint names an item or attribute that is not in this nib and is left out")
        source.settle()
        documentObjects.removeAll { $0 === constraint }
        return false
    }

    /// `a:b`, `a/b` or a decimal.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return nil }
            return numerator / denominator
        default: return nil
        }
    }
}
