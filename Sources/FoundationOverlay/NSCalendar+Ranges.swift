// Methods of NSCalendar that answer through pointers on Apple's systems, by those that Foundation on Linux has, which give an interval.
// Called by apps' date code.

import Foundation

extension NSCalendar {
    /// The beginning and the length of the unit that `date` lies in; false, with both unchanged, if there is none.
    public func range(of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date) -> Bool {
        give(range(of: unit, for: date), datep, tip)
    }

    /// The beginning and the length of the weekend that `date` lies in; false, with both unchanged, on other days.
    public func range(ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date) -> Bool {
        give(range(ofWeekendContaining: date), datep, tip)
    }

    /// The beginning and the length of the weekend that comes next after `date`, or came last before it; false, with both unchanged, if there is none.
    public func nextWeekendStart(
        _ datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?, options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        give(nextWeekendAfter(date, options: options), datep, tip)
    }

    private func give(_ found: DateInterval?, _ start: UnsafeMutablePointer<NSDate?>?, _ duration: UnsafeMutablePointer<TimeInterval>?) -> Bool {
        guard let found else { return false }
        start?.pointee = found.start as NSDate
        duration?.pointee = found.duration
        return true
    }
}
