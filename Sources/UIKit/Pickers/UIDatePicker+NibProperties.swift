// The properties of a date picker as documents and nibs hold them (FORMATS.md §1.7, §4.2). Called in UIDatePicker.init(coder:).
// The keys of style and locale are WillAppear's own (Docs/DIVERGENCES.md).

import Foundation
import InterfaceBuilder

extension NibClasses {
    static let datePicker = NibClass<UIDatePicker>([
        .choice("datePickerMode", "UIDatePickerMode", [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ], initial: nil, absent: .dateAndTime, \.datePickerMode),
        .choice("style", "UIPreferredDatePickerStyle", [
            "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
        ], initial: .automatic, \.preferredDatePickerStyle),
        .integer("minuteInterval", "UIMinuteInterval", initial: nil, \.minuteInterval),
        .float("countDownDuration", "UICountDownDuration", initial: nil, \.countDownDuration),
        .date("minimumDate", "UIMinimumDate", \.minimumDate),
        .date("maximumDate", "UIMaximumDate", \.maximumDate),
    ])
}

extension UIDatePicker {
    /// Decodes a date picker; the nib's date applies unless the document asks for the time of loading.
    func decodeDatePicker(from coder: NSCoder) {
        NibClasses.datePicker.decode(self, from: coder)
        if let identifier = coder.text("UILocaleIdentifier") { locale = Locale(identifier: identifier) }
        if !coder.flag("UIDatePickerUseCurrentDateDuringDecoding"), let date: Date = coder.object("UIDate") { self.date = date }
    }
}
