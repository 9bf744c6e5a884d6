import UIKit
import Library

class Plain: NSObject, FeedDelegate {
    func required() { print("required") }
    func feedDidLoad(_ feed: Feed) { print("loaded") }
    func feed(_ feed: Feed, titleFor index: Int) -> String? { "title \(index)" }
    func willClose(feed: Feed) { print("closing") }
    var isQuiet: Bool { true }
}
class Split: NSObject { }
extension Split: FeedDelegate {
    func required() { print("split") }
    func feedDidLoad(_ feed: Feed) { print("split loaded") }
}
class Card: UIView {
    override func style() { super.style(); print("Card.style") }
    override var tone: String { super.tone + " card" }
    override var level: Int {
        get { super.level + 10 }
        set { super.level = newValue * 2 }
    }
}
class BigCard: Card {
    override func style() { super.style(); print("BigCard.style") }
    override var tone: String { "big " + super.tone }
}
class Cell: BaseCell { override func style() { super.style(); print("Cell.style") } }
class Home: Screen {
    override func subtitle() -> String { "Home of " + super.subtitle() }
    override var badge: Int { super.badge + 3 }
}
class Badge: UIView, Styled {
    required init(style: Int) { super.init(frame: .zero) }
    override init(frame: CGRect) { super.init(frame: frame); tag = 6 }
    required init?(coder: NSCoder) { nil }
}
extension Styled { static func supplied() -> Self { Self() } }
@main struct Main {
    @MainActor static func main() {
        let feed = Feed(), plain = Plain(), split = Split()
        feed.delegate = plain
        feed.load()
        feed.delegate = split
        feed.load()
        (feed.delegate as? Plain)?.feedDidLoad(feed)
        plain.required()
        for view in [UIView(), Card(), BigCard(), Cell()] { view.apply() }
        Home().show()
        print(Badge.supplied().tag)
    }
}
