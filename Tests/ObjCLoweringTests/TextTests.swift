// Lowered texts and columns of single constructs, without a compiler.
import Foundation
@testable internal import ObjCLowering
import XCTest

final class TextTests: XCTestCase {
    private func lower(_ source: String) -> LoweredFile {
        let bytes = Array(source.utf8)
        let index = ModuleIndex(files: ["/a.swift": FileFacts(source: bytes)])
        return Lowering(moduleName: "App").lower(source: bytes, path: "/a.swift", index: index)
    }
    private func text(_ source: String) -> String { String(decoding: lower(source).bytes, as: UTF8.self) }

    /// A class below Foundation's, alone in its file, is read where declarations belong to the main actor, and only there.
    func testAPlainClassOfAModuleOfTheMainActorNeedsNoOtherTrigger() {
        let source = "class Mock: URLProtocol {\n    override func startLoading() { run() }\n}\n", bytes = Array(source.utf8)
        XCTAssertEqual(text(source), source)
        let index = ModuleIndex(files: ["/a.swift": FileFacts(source: bytes)])
        let lowered = Lowering(moduleName: "App", defaultsToMainActor: true).lower(source: bytes, path: "/a.swift", index: index)
        XCTAssertEqual(
            String(decoding: lowered.bytes, as: UTF8.self),
            "nonisolated class Mock: URLProtocol, @unchecked Sendable {\n    override func startLoading() { return _ObjC.assumingMainActor { () -> Void in run() } }\n}\n")
    }

    func testSourceWithoutTriggersIsUntouched() {
        for source in ["", "let x = 1\n", "class A { func f() {} }", "// @objcless 한국어 😀\n", "let s = \"selector\""] {
            XCTAssertFalse(lower(source).changed, source)
            XCTAssertEqual(text(source), source)
        }
    }

    func testBrokenSourceComesBackWithItsLines() {
        for source in ["class A { @objc func", "#selector(", "@objc", "extension { override", "#if os(iOS)\n", "@objc protocol P { @objc optional func }", "\u{FEFF}@objc class A {", "a?.b?("] {
            XCTAssertEqual(text(source).filter { $0 == "\n" }.count, source.filter { $0 == "\n" }.count, source)
        }
    }

    func testInitialisersOfManagedObjectsAreRequired() {
        XCTAssertEqual(
            text("import CoreData\npublic class Thing: NSManagedObject {\n    override public init(entity: NSEntityDescription, insertInto c: NSManagedObjectContext?) { super.init(entity: entity, insertInto: c) }\n}"),
            "import CoreData\npublic class Thing: NSManagedObject {\n    required public init(entity: NSEntityDescription, insertInto c: NSManagedObjectContext?) { super.init(entity: entity, insertInto: c) }\n}")
        let designated = text("import CoreData\npublic class Thing: NSManagedObject {\n    init(name: String) { super.init(entity: e, insertInto: nil) }\n}")
        XCTAssertTrue(designated.hasSuffix("public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) } }"), designated)
        let convenient = "import CoreData\nclass Thing: NSManagedObject {\n    convenience init(name: String) { self.init(entity: e, insertInto: nil) }\n}"
        XCTAssertEqual(text(convenient), convenient)
    }

    func testPositionsInFilesAreNumbers() {
        XCTAssertEqual(text("import UIKit\nfunc seek(_ to: fpos_t) -> fpos_t { fpos_t(to) }"), "import UIKit\nfunc seek(_ to: Int64) -> Int64 { Int64(to) }")
    }

    func testStreamsOfTheCLibraryAreValues() {
        XCTAssertEqual(text("import UIKit\nfputs(text, stderr)\nfflush(stdout)"), "import UIKit\nfputs(text, _ObjC.stderr)\nfflush(_ObjC.stdout)")
        let own = "import UIKit\nfunc log(stderr: Pipe) { read(stderr); fputs(text, stderr) }\nlet copy = stderr\nfreopen(path, mode, stderr)"
        XCTAssertEqual(text(own), own)
    }

    /// The call stands in a closure of its own, in which `$0` would be that closure's.
    func testShorthandArgumentsOfTheClosureAroundACallAreCaptured() {
        XCTAssertEqual(
            text("import UIKit\nlet n = ask { $0.dataSource?.numberOfSections?(in: $0) }"),
            "import UIKit\nlet n = ask { _ObjC.ifImplemented({ [_given0 = $0] in _given0.dataSource?.numberOfSections (in: _given0) }) }")
        XCTAssertEqual(
            text("import UIKit\nlet n = ask { table.dataSource?.tableView?($1, titleForHeaderInSection: all.first { $0 > 1 }) }"),
            "import UIKit\nlet n = ask { _ObjC.ifImplemented({ [_given1 = $1] in table.dataSource?.tableView (_given1, titleForHeaderInSection: all.first { $0 > 1 }) }) }")
    }

    func testInitialisersOfMetatypes() {
        let parts = text("import UIKit\nclass Parts<B: UIButton, P: UIImageView, G: UIGestureRecognizer> {\n    func b() -> B { B(type: .custom) }\n    func p() -> P { P(image: nil) }\n    func g() -> G { G.init(target: self, action: nil) }\n}")
        for call in ["B._init(type: .custom)", "P._init(image: nil)", "G._init(target: self, action: nil)"] { XCTAssertTrue(parts.contains(call), parts) }
        let wrapped = text(
            "import UIKit\nfunc wrap(_ root: UIViewController, in wrapper: UINavigationController.Type? = nil) {\n    if let cls = wrapper { show(cls.init(rootViewController: root)) }\n    let other = wrapper ?? UINavigationController.self\n    show(other.init(rootViewController: root))\n}")
        for call in ["cls._init(rootViewController: root)", "other._init(rootViewController: root)"] { XCTAssertTrue(wrapped.contains(call), wrapped) }
    }

    func testAValueThatCanBeCalledIsNoRequirement() {
        let called = "import UIKit\nlet text = configuration?.diffTool?(currentFilePath: a, failedFilePath: b)"
        XCTAssertEqual(text(called), called)
        XCTAssertTrue(text("import UIKit\nlet style = delegate?.adaptivePresentationStyle?(for: controller)").contains("_ObjC.ifImplemented({ delegate?.adaptivePresentationStyle (for: controller) })"))
    }

    func testClassesBelowLocksImportCoreFoundationOnLinux() {
        func linux(_ source: String) -> String {
            String(decoding: LinuxConditions.lower(Array(source.utf8)).bytes, as: UTF8.self)
        }
        XCTAssertEqual(linux("import class Foundation.NSLock\nfinal class Count: NSLock {}"), "import CoreFoundation; import class Foundation.NSLock\nfinal class Count: NSLock {}")
        XCTAssertEqual(linux("import Foundation\nfinal class Count {}"), "import Foundation\nfinal class Count {}")
        XCTAssertEqual(linux("@preconcurrency import Foundation\nfputs(text, stderr)"), "@preconcurrency import Foundation\nfputs(text, _ObjC.stderr)")
        XCTAssertEqual(linux("import Foundation\nfputs(text, stderr)"), "import Foundation\nfputs(text, stderr)")
    }

    func testAttributesBecomeSpaces() {
        XCTAssertEqual(text("@objc enum E: Int { case a }"), "      enum E: Int { case a }")
        XCTAssertEqual(text("@IBDesignable class V {}"), "              class V {}")
        XCTAssertEqual(text("@UIApplicationMain class D {}"), "@main class D {}")
        XCTAssertEqual(text("typealias B = @convention(block) () -> Void"), "typealias B =                    () -> Void")
    }

    func testOverridesOfSwift4NamesOverrideTheNewOnes() {
        XCTAssertEqual(
            text("class A: UIViewController { override func willMove(toParentViewController parent: UIViewController?) { super.willMove(toParentViewController: parent) } }"),
            "class A: UIViewController { override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) } }")
        XCTAssertTrue(text("class A: B { override func didMove(toParentViewController: UIViewController?) {} }").contains("didMove(toParent toParentViewController: UIV"))
        let call = "func f(_ a: UIViewController) { a.didMove(toParentViewController: nil) }"
        XCTAssertEqual(text(call), call)
    }

    func testAPickersDelegateOfSwift4ReadsTextsAsKeys() {
        let method = "class A: B { func imagePickerController(_ p: P, didFinishPickingMediaWithInfo info: [String : Any]) { use(info[%]) } }"
        let old = text(method.replacingOccurrences(of: "%", with: "UIImagePickerControllerOriginalImage"))
        XCTAssertTrue(old.contains("didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) { let info = [String: Any](uniqueKeysWithValues: info.map"), old)
        XCTAssertTrue(old.contains("use(info[UIImagePickerControllerOriginalImage])"))
        // Since Swift 4.2 the device does not call such a method.
        let new = method.replacingOccurrences(of: "%", with: "\"UIImagePickerControllerOriginalImage\"")
        XCTAssertFalse(text(new).contains("InfoKey"))
    }

    func testClassWideSetUpThatLeadsBackToItself() {
        let bar = "class Bar: UIToolbar { private static let setUp: Void = make()\nclass func make() { self.appearance().barTintColor = nil } }"
        XCTAssertEqual(text(bar), bar.replacingOccurrences(of: "static let setUp: Void = make()", with: "static var setUp: Void { _ObjC.once(\"\\(String(reflecting: self)).setUp\") { make() } }"))
        let plain = bar.replacingOccurrences(of: "appearance", with: "shared")
        XCTAssertFalse(text(plain).contains("once"), "nothing leads back")
    }

    /// Alamofire 5.7 has a member for where Security is, and uses it where FoundationNetworking is not.
    func testSystemsAreToldApartInOneWay() {
        let source = "#if canImport(Security)\nlet a = 1\n#endif\n#if !canImport(FoundationNetworking)\nlet b = a\n#endif\n"
        XCTAssertEqual(text(source), source)
        XCTAssertTrue(text("#if !canImport(FoundationNetworking)\nlet b = 1\n#endif\n").contains("canImport(Darwin.FoundationNetworking)"))
    }

    /// Alamofire's Pod: what is not compiled is not registered in the class either.
    func testMembersForWhereFoundationNetworkingIsNotAreNotRegistered() {
        let source = """
            import Foundation
            open class Sessions: NSObject {
                #if canImport(Security)
                var trust = 1
                #endif
            }
            #if canImport(Darwin) && !canImport(FoundationNetworking)
            extension Sessions: URLSessionWebSocketDelegate {
                open func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?) {}
            }
            #endif

            """
        XCTAssertEqual(text(source).components(separatedBy: "didOpenWithProtocol").count, 2, text(source))
        let open = source.replacingOccurrences(of: "canImport(Security)", with: "DEBUG")
        XCTAssertGreaterThan(text(open).components(separatedBy: "didOpenWithProtocol").count, 2)
    }

    func testPropertiesThatWereFunctionsInSwift4LoseTheirParentheses() {
        XCTAssertEqual(text("let a = UNNotificationSound.default(), b = Other.default()"), "let a = UNNotificationSound.default  , b = Other.default()")
    }

    func testMethodsAsFunctionsAndRectanglesThatTouch() {
        XCTAssertEqual(text("typealias F = @convention(c) (AnyObject, Selector) -> Void"), "typealias F =                (AnyObject, Selector) -> Void")
        let plain = "typealias F = @convention(c) (UnsafeRawPointer, Int) -> Void"
        XCTAssertEqual(text(plain), plain)
        XCTAssertEqual(text("import UIKit\nlet b = one.intersects(other)"), "import UIKit\nlet b = one._intersects(other)")
        let formatter = text("class F: NumberFormatter { override func getObjectValue(_ o: P?, for s: String, range r: R?) throws {} }")
        XCTAssertTrue(formatter.contains("func __override_getObjectValue(_ o: P?"), formatter)
        let own = "import UIKit\nfunc intersects(_ x: Int) {}\nlet b = one.intersects(other)"
        XCTAssertEqual(text(own), own)
    }

    func testHooksOfNSObjectHaveNothingToOverride() {
        let hook = "func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}"
        for source in ["class A: NSObject {}\nextension A { override open \(hook) }", "class A: NSLayoutConstraint { public override \(hook) }"] {
            let lowered = text(source)
            XCTAssertFalse(lowered.contains("override"), lowered)
            XCTAssertTrue(lowered.contains("public"), lowered)
            XCTAssertTrue(lowered.contains("observeValueForKeyPath:of:change:context:"), lowered)
        }
        let responder = "class A: UIView { override \(hook) }"
        XCTAssertTrue(text(responder).contains("override func"), "UIResponder declares it")
        // The class below overrides what its own superclass declares.
        let below = text("class A: NSObject { override \(hook) }\nclass B: A { override \(hook) }")
        XCTAssertEqual(below.components(separatedBy: "override func").count, 2, below)
    }

    func testSuperclassesWithTheirModule() {
        let formatter = text("class F: Foundation.Formatter { override func getObjectValue(_ o: P?, for s: String, errorDescription e: R?) -> Bool { false } }")
        XCTAssertTrue(formatter.contains("func __override_getObjectValue(_ o: P?"), formatter)
    }

    func testInitialisersOfListsOnMetatypes() {
        let source = "func make(_ cls: UICollectionView.Type, _ stack: UINavigationController.Type, _ own: Own.Type) {\n"
            + "_ = cls.init(frame: .zero, collectionViewLayout: l)\n_ = stack.init(rootViewController: c)\n_ = own.init(frame: .zero, style: .plain) }\n"
        XCTAssertEqual(
            text(source), source.replacingOccurrences(of: "cls.init", with: "cls._init").replacingOccurrences(of: "stack.init", with: "stack._init"))
    }

    func testAssociatedTypesThatAreViews() {
        let source = "protocol P { associatedtype View }\nextension P where View: UIView { var make: () -> View { View.init } }"
        XCTAssertEqual(text(source), source.replacingOccurrences(of: "View.init", with: "View._init"))
        let plain = "protocol P { associatedtype View }\nextension P where View: Making { var make: () -> View { View.init } }"
        XCTAssertEqual(text(plain), plain)
    }

    func testExtensionsOfGenericFrameworkClasses() {
        let lowered = text("extension NSLayoutAnchor { @objc func pin(_ x: CGFloat) {} }")
        XCTAssertTrue(lowered.contains("_ObjC.registerGeneric("), lowered)
        XCTAssertFalse(lowered.contains("private static let"), "a generic class has no stored static properties")
    }

    func testAnimatorsAreAsked() {
        XCTAssertEqual(text("animator.addAnimations? { go() }"), "_ObjC.ifImplemented({ animator.addAnimations  { go() } })")
        XCTAssertEqual(text("let frame = value.map { $0 as AnyObject }?.cgRectValue"), "let frame = _ObjC.members(value.map { $0 as AnyObject })?.cgRectValue")
    }

    func testClassesBelowLocks() {
        XCTAssertEqual(text("final class A: NSLock { var n = 0 }"), "final class A: _ObjC.Lock { var n = 0 }")
        XCTAssertEqual(text("class A:Foundation.NSRecursiveLock, P {}"), "class A:_ObjC.RecursiveLock, P {}")
        for source in ["let a: NSLock = NSLock()", "class NSLock {}\nclass A: NSLock {}", "class A { let l: NSLock }"] { XCTAssertEqual(text(source), source) }
    }

    func testConditions() {
        XCTAssertEqual(text("#if os(iOS) && !os(Linux)\n#endif"), "#if os(Linux) && !os(iOS)\n#endif")
        XCTAssertEqual(text("import UIKit.UIView\n"), "import UIKit       \n")
        XCTAssertEqual(text("import class UIKit.UIView // @objc\n"), "import class UIKit.UIView // @objc\n")
    }

    func testRenamedModules() {
        XCTAssertEqual(text("import Combine\n"), "import AppleCombine\n")
        XCTAssertEqual(text("import Darwin.C\n"), "import AppleDarwin  \n")
        XCTAssertEqual(text("import struct Combine.Just\n"), "import struct AppleCombine.Just\n")
        XCTAssertEqual(text("#if canImport(Darwin)\nimport Darwin\n#endif\n"), "#if canImport(AppleDarwin)\nimport AppleDarwin\n#endif\n")
        XCTAssertEqual(
            text("import Combine\nlet a: Combine.Published<Int>? = nil; let b = Combine.Just(1)\n"),
            "import AppleCombine\nlet a: AppleCombine.Published<Int>? = nil; let b = AppleCombine.Just(1)\n")
        XCTAssertEqual(text("let b = view.Combine.x\n"), "let b = view.Combine.x\n")
        XCTAssertEqual(
            text("let a: Foundation.URLSession = Foundation.URLSession(configuration: .default)\n"),
            "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession(configuration: .default)\n")
        XCTAssertEqual(
            text("let a: Foundation.UndoManager = Foundation.UndoManager()\n"), "let a: FoundationOverlay.UndoManager = FoundationOverlay.UndoManager()\n")
        XCTAssertEqual(text("let a: Foundation.URL = Foundation.URL(fileURLWithPath: x)\n"), "let a: Foundation.URL = Foundation.URL(fileURLWithPath: x)\n")
        // A module written for Linux keeps its own.
        let linux = Array("import CoreFoundation\n".utf8)
        let kept = Lowering(moduleName: "App", treatsPlatformAsIOS: false).lower(source: linux, path: "/a.swift", index: ModuleIndex(files: ["/a.swift": FileFacts(source: linux)]))
        XCTAssertEqual(kept.bytes, linux)
    }

    func testWrappersGoWithTheirPreviews() {
        let previews = "struct P: PreviewProvider { static var previews: some View { W() } }"
        let wrapper = "struct W: UIViewControllerRepresentable { func make() {} }"
        XCTAssertEqual(text("import SwiftUI\n\(wrapper)\n\(previews)\nlet a = 1\n").trimmingCharacters(in: .whitespacesAndNewlines), "let a = 1")
        XCTAssertTrue(text("import SwiftUI\n\(wrapper)\n\(previews)\nlet a = UIHostingController(rootView: W())\n").hasPrefix("import SwiftUI\n\(wrapper)\n"))
    }

    func testStringsAndCommentsStay() {
        let source = "let s = \"@objc #selector(x) os(iOS)\" // @IBOutlet #keyPath(a)\n"
        XCTAssertEqual(text(source), source)
    }

    func testColumnsComeBack() {
        let source = "class A { func f() { use(#selector(tap)); let later = 1 }; @objc func tap() {} }"
        let file = lower(source)
        let lowered = String(decoding: file.bytes, as: UTF8.self)
        for word in ["tap))", "later", "1 }", "func tap", "class", "f()"] {
            let there = lowered.range(of: word == "tap))" ? "tap)" : word), here = source.range(of: word)
            guard let there, let here else { XCTFail(word); continue }
            let column = lowered[..<there.lowerBound].utf8.count + 1
            XCTAssertEqual(file.columns.column(line: 1, column: column), source[..<here.lowerBound].utf8.count + 1, word)
        }
    }

    func testLongInputEnds() {
        let source = "class A: NSObject {\n" + String(repeating: "@objc func f() { _ = #selector(f) }\n", count: 2000) + "}\n"
        XCTAssertEqual(text(source).filter { $0 == "\n" }.count, 2002)
    }

    /// ReSwift's suite makes test cases by hand.
    func testTestCasesMadeByHand() {
        let source = "import XCTest\nclass Base: XCTestCase {}\nfinal class Helper: Base {}\nclass Other {}\nlet a = Helper(); let b = Other(); let c = XCTestCase()\n"
        XCTAssertTrue(text(source).hasSuffix("let a = Helper(_madeByHand: ()); let b = Other(); let c = XCTestCase(_madeByHand: ())\n"), text(source))
    }

    /// Every class of FoundationOverlay can be named with Foundation before it, and nothing else is said to be there.
    func testTheListOfTheOverlaysTypes() throws {
        var declared: Set<String> = [], classes: Set<String> = []
        for file in try XCTUnwrap(FileManager.default.subpaths(atPath: CaseSDK.sources + "/FoundationOverlay")) where file.hasSuffix(".swift") {
            for line in try String(contentsOfFile: "\(CaseSDK.sources)/FoundationOverlay/\(file)", encoding: .utf8).split(separator: "\n") where line.hasPrefix("open ") || line.hasPrefix("public ") {
                let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
                guard let kind = words.firstIndex(where: { ["class", "struct", "protocol"].contains($0) }), kind <= 2, kind + 1 < words.count else { continue }
                declared.insert(words[kind + 1])
                if words[kind] == "class" { classes.insert(words[kind + 1]) }
            }
        }
        XCTAssertEqual(RenamedModules.ofOverlay.subtracting(declared), [])
        XCTAssertEqual(classes.subtracting(RenamedModules.ofOverlay), [])
    }
}
