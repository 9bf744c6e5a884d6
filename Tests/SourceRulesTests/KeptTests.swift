// Properties that are stored without effect. Their documentation says "Kept"; the list below may only get shorter: a property
// becomes real, or goes, and leaves the list.
import Foundation
import XCTest

final class KeptTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// File and names, by module.
    private static let kept = """
        CoreGraphics/CGContext+State: setCharacterSpacing setTextDrawingMode
        QuartzCore/CAAnimation: preferredFrameRateRange
        QuartzCore/CALayer: allowsEdgeAntialiasing allowsGroupOpacity drawsAsynchronously edgeAntialiasingMask minificationFilter rasterizationScale shouldRasterize
        UIKit/NSLayoutConstraint: shouldBeArchived
        UIFoundation/NSParagraphStyle: allowsDefaultTighteningForTruncation
        UIFoundation/NSStringDrawingContext: minimumScaleFactor
        UIKit/NSUserActivity: expirationDate isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords supportsContinuationStreams
        UIKit/UIAction: discoverabilityTitle
        UIKit/UIApplication: applicationIconBadgeNumber isIdleTimerDisabled isNetworkActivityIndicatorVisible
        UIKit/UIBarButtonItem: isSpringLoaded
        UIKit/UIBarItem: largeContentSizeImage
        UIFoundation/UIBezierPath: flatness
        UIKit/UIGestureRecognizer: allowedPressTypes allowedTouchTypes requiresExclusiveTouchType
        UIFoundation/UIGraphicsImageRendererFormat: preferredRange prefersExtendedRange
        UIFoundation/UIImage: flipsForRightToLeftLayoutDirection imageFlippedForRightToLeftLayoutDirection resizingMode
        UIKit/UIImageView: adjustsImageSizeForAccessibilityContentSizeCategory
        UIKit/UILabel: allowsDefaultTighteningForTruncation
        UIKit/UINavigationBar: isTranslucent
        UIKit/UIPageControl: allowsContinuousInteraction backgroundStyle
        UIKit/UIScreen: brightness
        UIKit/UIScrollView: automaticallyAdjustsScrollIndicatorInsets bouncesZoom horizontalScrollIndicatorInsets indexDisplayMode
        UIKit/UISearchBar: isTranslucent
        UIKit/UIStepper: isContinuous
        UIKit/UITabBar: isTranslucent
        UIKit/UITableView: cellLayoutMarginsFollowReadableWidth fillerRowHeight remembersLastFocusedIndexPath selectionFollowsFocus separatorInsetReference
        UIKit/UITableViewDiffableDataSource: defaultRowAnimation
        UIKit/UITableViewCell: focusStyle userInteractionEnabledWhileDragging
        UIKit/UITapGestureRecognizer: buttonMaskRequired
        UIKit/UITextField: allowsEditingTextAttributes autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        UIKit/UITextView: allowsEditingTextAttributes autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        UIKit/UIToolbar: isTranslucent
        UIKit/UIView: clearsContextBeforeDrawing restorationIdentifier
        UIKit/UIViewController: automaticallyAdjustsScrollViewInsets
        UIKit/UIViewPropertyAnimator: isInterruptible isManualHitTestingEnabled
        """

    func testNothingElseIsStoredWithoutEffect() throws {
        let listed = Set(Self.kept.split(separator: "\n").flatMap { line -> [String] in
            let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            return parts[1].split(separator: " ").map { "\(parts[0]) \($0)" }
        })
        var found: Set<String> = []
        for module in ["UIKit", "UIFoundation", "QuartzCore", "CoreGraphics", "CoreText"] { found.formUnion(try keptProperties(of: module)) }
        XCTAssertGreaterThan(found.count, 0)
        XCTAssertEqual(found.subtracting(listed).sorted(), [], "stored without effect: make it real, leave it away, or let it say its name once when an app sets it")
        XCTAssertEqual(listed.subtracting(found).sorted(), [], "these have an effect by now, or are gone: take them off the list")
    }

    /// `UIKit/UILabel isEnabled` of each public declaration whose documentation says that the value is only kept.
    private func keptProperties(of module: String) throws -> Set<String> {
        var found: Set<String> = []
        let folder = Self.sources.appendingPathComponent(module)
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            var documentation = ""
            for line in try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("///") {
                    documentation += text.dropFirst(3)
                    continue
                }
                defer { documentation = "" }
                guard documentation.contains(/\bKept(?:;|:|,|\.| for | and copied)/) else { continue }
                guard let match = text.firstMatch(of: /^(?:@\S+ )*(?:public|open)\b.*?\b(?:var|func) (`?\w+`?)/) else { continue }
                found.insert("\(module)/\(file) \(match.output.1)")
            }
        }
        return found
    }
}
