// The entry point: creates the application and its delegate, then hands the main thread to the host.
import ObjectiveC

/// Starts the application; never returns. Nil class names mean UIApplication and the delegate of the main nib.
@discardableResult @preconcurrency @MainActor public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    let principal: AnyClass? = resolve(principalClassName)
    let delegate: AnyClass? = resolve(delegateClassName)
    ApplicationMain.run(principalClass: principal, delegateClass: delegate)
}

/// Swift 4's form, whose arguments are pointers that are never nil.
@available(swift, introduced: 3.0, obsoleted: 4.2)
@discardableResult @preconcurrency @MainActor public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>!, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    UIApplicationMain(argc, nil as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, principalClassName, delegateClassName)
}

@MainActor private func resolve(_ name: String?) -> AnyClass? {
    guard let name else { return nil }
    guard let cls = objcClass(named: name) else {
        Diagnostics.raise(.internalInconsistency, "Unable to instantiate the UIApplication subclass or delegate instance. No class named \(name) is loaded.")
    }
    return cls
}

@MainActor enum ApplicationMain {
    static func run(principalClass: AnyClass?, delegateClass: AnyClass?) -> Never {
        let host = Host.current
        let application: UIApplication
        if let principalClass, let made = objcInstantiate(principalClass) as? UIApplication {
            application = made
        } else {
            application = UIApplication.shared
        }
        UIApplication.sharedStorage = application
        Trace.emit(.application, application, "init")
        if let delegateClass, let delegate = objcInstantiate(delegateClass) as? any UIApplicationDelegate {
            application.delegateOwner = delegate
            application.delegate = delegate
        }
        host.run()
    }
}

extension UIApplicationDelegate {
    /// The entry point that `@main` on an application delegate calls.
    public static func main() { ApplicationMain.run(principalClass: nil, delegateClass: self as AnyClass) }
}
