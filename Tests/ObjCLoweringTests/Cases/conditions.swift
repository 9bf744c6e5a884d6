import UIKit
import Foundation.NSURL
#if os(iOS)
import UIKit.UIView
#endif
#if os(Linux)
let platform = "Linux"
#elseif os(iOS) || os(tvOS)
let platform = "iOS"
#else
let platform = "other"
#endif
#if canImport(FoundationNetworking) || canImport(Glibc)
let network = "Linux"
#else
let network = "Foundation"
#endif
class VC: UIViewController {
#if os(iOS)
    @objc func onlyPhone() { print("onlyPhone") }
    @IBOutlet var view1: UIView!
#else
    @objc func onlyElse() {}
#endif
    @available(*, deprecated) @objc func old() { print("old") }
    @available(iOS 13, *) @objc func new() { print("new") }
    @available(*, unavailable) @objc func gone() {}
    #if !os(macOS) && !os(Linux)
    @IBAction func last() { print("last") }
    #endif
}
@objc enum Kind: Int { case a, b }
@objc(XYZThing) class Thing: NSObject { @objc var kind: Kind = .a; @nonobjc func n() {}; @objc init(x: Int) {} ; override init() {} }
@IBDesignable class Card: UIView { @IBInspectable var radius: Double = 1; typealias B = @convention(block) (Int) -> Void }
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc func launched() {
        print(platform, network)
        let vc = VC()
        for name in ["onlyPhone", "old", "new", "last"] { vc.perform(Selector(name)) }
        print(vc.responds(to: Selector("onlyElse")), vc.responds(to: Selector("gone")))
        if #available(iOS 26, macOS 99, *) { print("26") }
        if #available(iOS 26.1, *), platform == "iOS" { print("26.1") }
        if #unavailable(iOS 27) { print("not 27") }
        if #available(
            iOS 99,
            *
        ) { print("99") } else { print("not 99") }
        guard #available(macOS 99, *) else { return }
        print(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 27, minorVersion: 0, patchVersion: 0)))
        let thing = Thing(x: 1)
        thing.setValue(NSNumber(value: 1), forKey: "kind")
        print(thing.kind == .b, NSStringFromSelector(Selector("a:b:")))
    }
}
