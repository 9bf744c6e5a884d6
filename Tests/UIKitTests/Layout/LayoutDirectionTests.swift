// Reading directions of content, as UIView's class methods answer them.
import Testing
import UIKit

@MainActor @Suite struct LayoutDirectionTests {
    /// "UIView.userInterfaceLayoutDirection(for:relativeTo:)": forced and directionless content does not follow the given direction.
    @Test func directionsOfAttributes() {
        for (attribute, expected) in [
            (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
            (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
        ] { #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == expected) }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == UIApplication.shared.userInterfaceLayoutDirection)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
