// The properties of text views as documents and nibs hold them (FORMATS.md §4.2).
// The compiler's copy is NibPropertyTable: script/nib-properties.

import UIFoundation

extension NibClasses {
    static let textView = NibClass<UITextView>([
        .font("fontDescription", "UIFont", \.font),
        .color("textColor", "UITextColor", \.textColor),
        .choice("textAlignment", "UITextAlignment", NibNames.textAlignments, initial: .left, missing: .left, \.textAlignment),
        .flag("editable", "UIEditable", absent: true, resets: true, \.isEditable),
        .bits("dataDetectorTypes", "UIDataDetectorTypes", [
            "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
            "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
        ], initial: nil, \.dataDetectorTypes),
        .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes", absent: false, resets: true, \.allowsEditingTextAttributes),
        .flag("selectable", "UISelectable", absent: true, resets: true, \.isSelectable),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory", absent: false, resets: true, \.adjustsFontForContentSizeCategory),
        .insets("textContainerInset", "UITextContainerInset", \.textContainerInset),
        .text("text", "UIText", \.text),
        .attributedText("attributedText", "UIAttributedText", \.attributedText),
    ], NibRow<UITextView>.inputTraits(\.inputTraits, capitalization: .sentences))
}
