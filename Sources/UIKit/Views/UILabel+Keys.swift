// The keys of labels and image views that key-value coding and user-defined runtime attributes may set.
// The class tables of ObjectiveC hold this load-time record.

import Foundation
import ObjectiveC

@used @section(".init_array") private let labelKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UILabel.self) {
        $0.p("text", \UILabel.text)
        $0.p("attributedText", \UILabel.attributedText)
        $0.p("font", \UILabel.font)
        $0.p("textColor", \UILabel.textColor)
        $0.p("numberOfLines", \UILabel.numberOfLines)
        $0.p("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        $0.p("minimumScaleFactor", \UILabel.minimumScaleFactor)
        $0.p("highlightedTextColor", \UILabel.highlightedTextColor)
        $0.p("highlighted", \UILabel.isHighlighted)
        $0.p("enabled", \UILabel.isEnabled)
        $0.p("shadowColor", \UILabel.shadowColor)
        $0.p("shadowOffset", \UILabel.shadowOffset)
        $0.p("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    }
    registerKeys(of: UIImageView.self) {
        $0.p("image", \UIImageView.image)
        $0.p("highlightedImage", \UIImageView.highlightedImage)
        $0.p("highlighted", \UIImageView.isHighlighted)
        $0.p("animationDuration", \UIImageView.animationDuration)
    }
}
