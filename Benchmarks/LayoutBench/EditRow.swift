// What typing in a long text costs: COUNT thousand UTF-16 units of Korean, Arabic, Thai, emoji and Latin in a text view, laid out, then
// a syllable typed in the middle ten times. `paragraph` is one paragraph, `paragraphs` has one every 140 units.
import UIKit

@MainActor enum EditRow {
    private static let sentence = "안녕하세요 여러분, 오늘은 날씨가 참 좋습니다. مرحبا بالعالم، كيف حالكم اليوم؟ สวัสดีชาวโลก วันนี้อากาศดีมาก 👍🏽👨‍👩‍👧 and some Latin words."

    static func one(_ count: Int) -> [BenchRow.Phase] { phases(count, separator: " ") }
    static func many(_ count: Int) -> [BenchRow.Phase] { phases(count, separator: "\n") }

    private static func phases(_ count: Int, separator: String) -> [BenchRow.Phase] {
        var text = "", index = 0
        while text.utf16.count < count * 1000 {
            text += "\(index) \(sentence)\(separator)"
            index += 1
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let view = UITextView(frame: window.bounds)
        view.font = .systemFont(ofSize: 17)
        window.addSubview(view)
        window.isHidden = false
        let middle = (text as NSString).range(of: "\(index / 2) 안녕").location
        func type(_ times: Int) {
            for _ in 0..<times {
                view.insertText("가")
                view.layoutIfNeeded()
            }
        }
        return [
            ("layout", { view.text = text; view.layoutIfNeeded() }),
            ("first", { view.selectedRange = NSRange(location: middle, length: 0); type(1) }),
            ("edits", { type(10) }),
        ]
    }
}
