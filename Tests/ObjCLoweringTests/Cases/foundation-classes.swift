import Foundation
import FoundationNetworking
import UIKit

class MockTask: URLSessionDataTask, @unchecked Sendable {
    private let closure: () -> Void
    init(closure: @escaping () -> Void) { self.closure = closure }
    override func resume() { closure() }
}
class MockSession: URLSession, @unchecked Sendable {
    var asked: [String] = []
    override init() {}
    init(asked: String) { self.asked = [asked] }
    init(first: String, second: String) {
        asked = [first, second]
        super.init()
    }
    override func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask {
        asked.append(url.absoluteString)
        return MockTask { completionHandler(Data("mocked".utf8), nil, nil) }
    }
}
class SubSession: MockSession, @unchecked Sendable {
    override init() { super.init(); asked = ["sub"] }
}
class PlainSession: URLSession, @unchecked Sendable {
    override init() {}
    override func invalidateAndCancel() { print("invalidated") }
}
class MockBundle: Bundle, @unchecked Sendable {
    override init() {}
    override var infoDictionary: [String: Any]? { ["a": 1] }
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { "mock " + key }
}
final class NamedBundle: Bundle, @unchecked Sendable {
    let name: String
    init(name: String) {
        self.name = name
        super.init()
    }
}
final class Clock: Timer {
    var fired = 0
    override init() { super.init() }
    override func fire() { fired += 1 }
}
class Defaults: UserDefaults {
    var values: [String: Any] = [:]
    override init() { super.init() }
    override func set(_ value: Any?, forKey key: String) { values[key] = value }
    override func object(forKey key: String) -> Any? { values[key] }
}
class Worker: Thread { override func main() { print("worked") } }
class Reader: NSKeyedUnarchiver { override func decodeBool(forKey key: String) -> Bool { true } }
class Pattern: NSRegularExpression, @unchecked Sendable {}
final class MockProtocol: URLProtocol { override func stopLoading() {} }
extension MockProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "https" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { print("canonical"); return request }
}

@main struct Main {
    @MainActor static func main() {
        let url = URL(string: "https://a.b/c")!
        let mocked: URLProtocol.Type = MockProtocol.self
        print(mocked.canInit(with: URLRequest(url: url)), mocked.canInit(with: URLRequest(url: URL(string: "http://a")!)), mocked.canonicalRequest(for: URLRequest(url: url)) == URLRequest(url: url))
        for session in [MockSession(), MockSession(asked: "x"), MockSession(first: "y", second: "z"), SubSession()] {
            let plain: URLSession = session
            plain.dataTask(with: url) { data, _, _ in print(String(decoding: data ?? Data(), as: UTF8.self)) }.resume()
            print(session.asked)
        }
        PlainSession().invalidateAndCancel()
        let bundle: Bundle = MockBundle()
        print(bundle.infoDictionary?["a"] ?? "nil", bundle.localizedString(forKey: "k", value: nil, table: nil), NamedBundle(name: "n").name)
        let clock = Clock()
        clock.fire()
        print(clock.fired, clock.isValid)
        let defaults: UserDefaults = Defaults()
        defaults.set("v" as Any?, forKey: "k")
        print(defaults.object(forKey: "k") ?? "nil")
        Worker().main()
        print((try? Reader(forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString(), requiringSecureCoding: false)))?.decodeBool(forKey: "b") ?? false, (try? Pattern(pattern: "a+"))?.pattern ?? "nil")
    }
}
