import UIKit

class Model: NSObject {
    var extra: [String: Any] = [:]
    override func setValue(_ value: Any?, forUndefinedKey key: String) { extra[key] = value }
    override func value(forUndefinedKey key: String) -> Any? { extra[key] ?? "undefined" }
    override func awakeFromNib() { super.awakeFromNib(); print("awake") }
    override func responds(to aSelector: Selector!) -> Bool { aSelector == Selector("magic") || super.responds(to: aSelector) }
    override var description: String { "Model" }
    @objc func real() {}
}
class SubModel: Model {
    override func awakeFromNib() { super.awakeFromNib(); print("sub awake") }
}
class View: UIView {
    override func awakeFromNib() { super.awakeFromNib(); print("view awake") }
}
nonisolated(unsafe) private var key: UInt8 = 0
extension Model {
    var tagged: String? {
        get { objc_getAssociatedObject(self, &key) as? String }
        set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
@main struct Main {
    @MainActor static func main() {
        let model = SubModel()
        model.setValue(1, forKey: "missing")
        print(model.value(forKey: "missing") ?? "", model.value(forKey: "other") ?? "")
        model.awakeFromNib()
        View().awakeFromNib()
        print(model.responds(to: Selector("magic")), model.responds(to: Selector("real")), model.responds(to: Selector("none")))
        model.tagged = "t"
        print(model.tagged ?? "", model)
        print(type(of: model as AnyObject).description().hasSuffix(".SubModel"), UIButton.description(), type(of: UIView()).description())
        autoreleasepool { print("pool") }
        NotificationCenter.default.addObserver(Observer.shared, selector: #selector(Observer.noted(_:)), name: Notification.Name("n"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("n"), object: 3)
        NotificationCenter.default.removeObserver(Observer.shared)
        NotificationCenter.default.post(name: Notification.Name("n"), object: 4)
        let timer = Timer.scheduledTimer(timeInterval: 0.01, target: Observer.shared, selector: #selector(Observer.fired), userInfo: "info", repeats: false)
        _ = timer
        let other = Timer(timeInterval: 0.03, target: Observer.shared, selector: #selector(Observer.fired), userInfo: 7, repeats: true)
        RunLoop.main.add(other, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { MainActor.assumeIsolated { other.invalidate() } }
        Observer.shared.perform(#selector(Observer.later(_:)), with: "x", afterDelay: 0.02)
        Observer.shared.perform(#selector(Observer.later(_:)), with: "cancelled", afterDelay: 0.02)
        NSObject.cancelPreviousPerformRequests(withTarget: Observer.shared, selector: #selector(Observer.later(_:)), object: "cancelled")
        let number: Double = (NSNumber(value: 2.5) as AnyObject).doubleValue
        print(number, Bag().things.first?.count ?? 0, Bag().things[0].count ?? 0)
        Loosely().read(Keyed())
        let first: NSDictionary = ["title": "t"], deep: NSDictionary = ["y": 8], x: NSDictionary = ["x": 5]
        subscripts(["name": "json", "deep": deep, "items": [first] as NSArray] as NSDictionary, [NSNull(), x])
        let plain = Plain()
        let old: AnyClass? = object_setClass(plain, Loud.self)
        print(old == Plain.self, plain.say(), object_setClass(plain, Roomy.self) == Loud.self, plain.say(), object_setClass(nil, Plain.self) == nil)
        let after = plain as AnyObject
        print(after.loudness ?? 0)
        try? Words().each(in: "foo") { print($0) }
        let counter = Counter()
        counter.lock()
        print("counted", counter.value, counter.try(), counter.withLockReleased { $0.try() })
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    }
}
extension Counter {
    func withLockReleased<R>(_ body: (Counter) -> R) -> R { unlock(); return body(self) }
}
@MainActor class Observer: NSObject {
    static let shared = Observer()
    @objc func noted(_ notification: Notification) { print("noted", notification.object ?? "") }
    @objc func fired(_ timer: Timer) { print("fired", timer.userInfo ?? "nil") }
    @objc func later(_ text: String) { print("later", text) }
}
final class Counter: NSLock, @unchecked Sendable {
    var value = 0
    override func lock() { super.lock(); value += 1 }
}
class Plain: NSObject { func say() -> String { "plain" } }
class Loud: Plain {
    override func say() -> String { "LOUD" }
    @objc var loudness: Int { 11 }
}
class Roomy: Plain { var room = [1, 2, 3] }
class Bag { var things: [AnyObject] = [Keyed()] }
class Keyed: NSObject {
    @objc var count = 4
    @objc func named(_ name: String, of number: Int) -> String { name + "\(number * count)" }
    @objc func doubled() -> Int { count * 2 }
    @objc func told() { print("told") }
}
class Words {
    var found = 0
    func each(in text: String, _ body: (String) -> Void) throws {
        try NSRegularExpression(pattern: "o").enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)) { match, _, _ in
            found += 1
            body("at \(match?.range.location ?? -1)")
        }
        var others = CharacterSet.decimalDigits.inverted
        others.insert(charactersIn: "7")
        print(found, others.contains("7"), others.contains("8"), others.contains("x"))
    }
}
@MainActor func subscripts(_ json: AnyObject, _ list: [AnyObject]) {
    print(json["name"] as? String ?? "none", json["none"] as? String ?? "none", list[1]["x"] as? Int ?? 0, (json["deep"] as AnyObject?)?["y"] as? Int ?? 0)
    let items = json["items"] as? [AnyObject]
    print(items?.first?["title"] as? String ?? "none", list[1][0] as? Int ?? -1)
    guard let rows = json["items"] as? [AnyObject] else { return }
    for row in rows { print(row["title"] as? String ?? "untitled") }
    fputs("", stderr)
}
class Loosely: NSObject {
    var kept: AnyObject?
    func read(_ sender: AnyObject) {
        kept = sender
        let value = sender.value(forKey: "count") as? Int
        let count: Int? = sender.count
        print(value ?? -1, count ?? -1, kept?.count ?? -2, self.kept?.isKind(of: Keyed.self) ?? false)
        if let sender = sender as? Keyed { sender.count = 9; print(sender.count) }
        [1].forEach { (sender: Int) in print(sender.description) }
        let doubled: Int = sender.doubled()
        let named: String? = (sender as AnyObject).named("k", of: 2)
        (sender as AnyObject).told()
        print(named ?? "none", doubled)
        for object in [sender] as [AnyObject] { print(object.isEqual(sender)) }
        let mirrored = kept as AnyObject
        if !mirrored.isKind(of: NSNull.self) { print("cast", mirrored.count ?? 0) }
        print(unsafeBitCast(Unmanaged.passUnretained(sender).toOpaque(), to: AnyObject.self).count ?? 0)
    }
}
