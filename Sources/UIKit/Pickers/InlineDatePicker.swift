// InlineDatePicker: a date picker's calendar in the page, with a field for the time below if the mode has one.
import CoreGraphics
import Foundation

final class InlineDatePicker: UIView, DatePickerPresentation {
    private unowned let picker: UIDatePicker
    private let month: CalendarMonthView?
    private let time: DateFieldButton?
    private let caption = UILabel(frame: .zero)

    init(picker: UIDatePicker) {
        self.picker = picker
        month = picker.datePickerMode == .time ? nil : CalendarMonthView(picker: picker)
        time = picker.datePickerMode == .date ? nil : DateFieldButton(picker: picker, part: .time)
        super.init(frame: .zero)
        if let month { addSubview(month) }
        if let time {
            caption.text = "Time"
            caption.font = .systemFont(ofSize: 17, weight: .semibold)
            if month != nil { addSubview(caption) }
            addSubview(time)
        }
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        guard month != nil else { return time?.intrinsicContentSize ?? .zero }
        return CGSize(width: CalendarMonthView.naturalSize.width, height: CalendarMonthView.naturalSize.height + (time == nil ? 0 : 44))
    }

    func update(animated: Bool) {
        month?.update()
        time?.update()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below: CGFloat = time == nil ? 0 : 44
        month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        guard let time else { return }
        let size = time.intrinsicContentSize
        time.frame = month == nil ? CGRect(origin: .zero, size: size) : CGRect(x: bounds.width - size.width - 16, y: bounds.height - 39, width: size.width, height: size.height)
        caption.frame = CGRect(x: 16, y: bounds.height - 39, width: bounds.width - size.width - 48, height: 34)
    }
}
