// The numbers of UserDefaults: Apple's Foundation gives them as NSNumber, which every type of number is cast from that can hold the value;
// Foundation on Linux gives Swift's own types, which are cast from nothing else. The entry of `object(forKey:)` in the class's table of
// methods is replaced, and other readers of UserDefaults call that one. Subclasses of an app keep their own tables.
import Foundation
import Glibc

/// Lends its override to UserDefaults. It has no instances; `self` in the override is UserDefaults.
private final class NumericDefaults: UserDefaults {
    override func object(forKey defaultName: String) -> Any? {
        guard let value = super.object(forKey: defaultName) else { return nil }
        // By the exact type: a number that is an NSNumber already could be cast to any of them.
        switch type(of: value) {
        case is Bool.Type: return (value as? Bool).map { NSNumber(value: $0) }
        case is Int.Type: return (value as? Int).map { NSNumber(value: $0) }
        case is Double.Type: return (value as? Double).map { NSNumber(value: $0) }
        case is Float.Type: return (value as? Float).map { NSNumber(value: $0) }
        default: return value
        }
    }
}

@used @section(".init_array") private let numericDefaultsRecord: @convention(c) () -> Void = {
    func table(_ type: AnyClass) -> UnsafeMutablePointer<UnsafeRawPointer?> { unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeRawPointer?>.self) }
    guard let original = dlsym(nil, "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF"),
        let place = (0..<200).first(where: { table(UserDefaults.self)[$0] == UnsafeRawPointer(original) })
    else { return }
    table(UserDefaults.self)[place] = table(NumericDefaults.self)[place]
}
