import UIKit

class Model: NSObject {
    @NSManaged var name: String
    @objc func generic<T>(_ x: T) {}
    @objc func reference(_ x: inout Int) {}
    func f() { _ = #selector(1 + 2) }
}
extension UIViewController {
    override class func prepareForInterfaceBuilder() {}
}
extension Model {
    override func other<T>(_ value: T) {}
}
