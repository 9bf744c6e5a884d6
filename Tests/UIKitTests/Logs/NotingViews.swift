// Views, controls and recognizers that log what they hear of fingers ("Name.began"), of hit testing and of layout. Used by the tests of Logs.
import ObjectiveC
@testable import UIKit

final class NotingView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).began"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).moved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).cancelled"); super.touchesCancelled(touches, with: event) }
}

class NotingControl: UIControl {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).began"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).moved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).cancelled"); super.touchesCancelled(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.add("\(name).beginTracking"); return super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.add("\(name).continueTracking"); return super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("\(name).endTracking"); super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { log.add("\(name).cancelTracking"); super.cancelTracking(with: event) }
}

final class NotingButton: UIButton {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).began"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).moved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).cancelled"); super.touchesCancelled(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.add("\(name).beginTracking"); return super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log.add("\(name).continueTracking"); return super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("\(name).endTracking"); super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { log.add("\(name).cancelTracking"); super.cancelTracking(with: event) }
}

/// Logs unless it has no log.
final class NotingTap: UITapGestureRecognizer {
    let label: String
    let log: EventLog?
    init(_ name: String, _ log: EventLog?) {
        label = name
        self.log = log
        super.init(target: nil, action: nil)
    }
    override init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("\(label).began"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("\(label).moved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("\(label).ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("\(label).cancelled"); super.touchesCancelled(touches, with: event) }
}

/// A table of 20 rows; what its cells do not take of a touch comes to it.
final class NotingTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    var log: EventLog?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("T.began"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("T.moved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("T.ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("T.cancelled"); super.touchesCancelled(touches, with: event) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log?.add("selected") }
}

/// Logs that hit testing asks it.
final class AskedView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { log.add("\(name).hitTest"); return super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { log.add("\(name).pointInside"); return super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name).began") }
}

/// Logs `layoutSubviews` after `super`.
class LayoutNotingView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog, _ frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { super.layoutSubviews(); log.add("\(name).layout") }
}
