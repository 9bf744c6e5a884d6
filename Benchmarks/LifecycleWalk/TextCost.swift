// What a text view's lines cost: laying out 25,000 to 100,000 UTF-16 units of Korean, Arabic, Thai and emoji, and one
// edit in the middle of them. Linear: the times go with the lengths. An edit's must not.
import CVirtualTime
import UIKit

@MainActor enum TextCost {
    private static let paragraph = "안녕하세요 여러분, 오늘은 날씨가 참 좋습니다. مرحبا بالعالم، كيف حالكم اليوم؟ สวัสดีชาวโลก วันนี้อากาศดีมาก 👍🏽👨‍👩‍👧 and some Latin words.\n"

    static func print(edits: Int) {
        for length in [25_000, 50_000, 100_000] {
            var text = ""
            var index = 0
            while text.utf16.count < length {
                text += "\(index) " + paragraph
                index += 1
            }
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            view.font = .systemFont(ofSize: 17)
            let start = vt_real_now_ns()
            view.text = text
            view.layoutIfNeeded()
            let laidOut = milliseconds(since: start)
            let middle = (text as NSString).range(of: "\(index / 2) 안녕").location
            view.selectedRange = NSRange(location: middle, length: 0)
            var times: [Double] = []
            for _ in 0..<edits {
                let start = vt_real_now_ns()
                view.insertText("가")
                view.layoutIfNeeded()
                times.append(milliseconds(since: start))
            }
            times.sort()
            let again = vt_real_now_ns()
            view.layoutManager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: view.textStorage.length), actualCharacterRange: nil)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            Swift.print(
                "text of \(length) units: laid out in \(Measurement.text(laidOut)) ms, all lines again in \(Measurement.text(milliseconds(since: again))) ms,",
                "an edit in the middle: median \(Measurement.text(times[times.count / 2])) ms, height \(Int(view.contentSize.height))")
        }
    }

    private static func milliseconds(since start: Int64) -> Double { Double(vt_real_now_ns() - start) / 1e6 }
}
