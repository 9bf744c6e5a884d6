// What changed between iOS versions, one named entry each, with the evidence that dates it (`--ios N`).
// Every concern of UIKit asks `Behaviour.x.isOn`; nothing else in UIKit compares version numbers to choose behaviour.
// Docs/LIFECYCLE.md prints this table.

/// A difference between iOS versions that the evidence dates.
package enum Behaviour: String, CaseIterable, Sendable {
    case sheetByDefault
    case viewIsAppearing
    case initialTraitCallbacks
    case scenes
    case appearedBeforeActive
    case tabTapEndsNewFirst
    case presentationMessages
    case systemColors26
    case iPadOS

    /// One row of the table.
    package struct Entry: Sendable {
        /// The versions in which it holds, both ends included.
        package let versions: [ClosedRange<Int>]
        package let summary: String
        /// Ids of `lifecycle/` records or names of Apple documents.
        package let evidence: [String]

        init(_ versions: ClosedRange<Int>..., summary: String, evidence: String...) {
            self.versions = versions
            self.summary = summary
            self.evidence = evidence
        }
    }

    /// The newest version that `--ios` accepts.
    package static let newest = 26

    package var entry: Entry {
        switch self {
        case .sheetByDefault:
            Entry(13...26, summary: "modalPresentationStyle.automatic is a sheet, before it was full screen", evidence: "wwdc19-224-sheet", "yagamo-modal-default")
        case .viewIsAppearing:
            Entry(13...26, summary: "viewIsAppearing is sent", evidence: "apple-viewisappearing-diagram", "tw26-isappearing-stack")
        case .initialTraitCallbacks:
            Entry(5...12, summary: "traitCollectionDidChange(nil) at first display; since 13 the first traits are predicted", evidence: "wwdc16-206-traits-on-add", "wwdc19-214-trait-prediction")
        case .scenes:
            Entry(13...26, summary: "scenes and their delegates", evidence: "wwdc19-258-launch")
        case .appearedBeforeActive:
            Entry(8...8, 11...12, summary: "at a launch without scenes viewDidAppear comes before applicationDidBecomeActive", evidence: "matt66605799-order-flipped", "matt66605799-order-classic")
        case .tabTapEndsNewFirst:
            Entry(18...26, summary: "a tapped tab ends the new controller's appearance before the old one's disappearance", evidence: "rns-tab-tap", "rns4407-tab-tap-mid-pop")
        case .presentationMessages:
            Entry(13...26, summary: "console texts of presentation carry the category [Presentation] and the source", evidence: "MESSAGES.md 10")
        case .iPadOS:
            Entry(13...26, summary: "UIDevice.systemName of an iPad is iPadOS", evidence: "UIDevice.systemName (Apple documentation); iPadOS begins with 13")
        case .systemColors26:
            Entry(26...26, summary: "the adaptable hues (systemBlue and its like) have the values of iOS 26", evidence: "Human Interface Guidelines: Color, Specifications")
        }
    }

    /// Whether the running profile behaves so.
    @MainActor package var isOn: Bool { holds(in: Host.current.iOSVersion) }

    package func holds(in version: Int) -> Bool { entry.versions.contains { $0.contains(version) } }
}
