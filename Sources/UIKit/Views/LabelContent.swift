// The content that a label was given, before anything is laid out. UILabel+Content.swift changes it.

import Foundation

struct LabelContent {
    var string: String?
    /// The attributed text, if the text was given with attributes.
    var attributed: NSAttributedString?
    var font: UIFont = .systemFont(ofSize: 17)
    var color: UIColor = .label
}
