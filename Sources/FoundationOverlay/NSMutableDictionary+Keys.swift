// Subscripts of mutable dictionaries by any object that can be a key, as Objective-C's have them. Corelibs Foundation sets by hashable values only.
import Foundation

extension NSMutableDictionary {
    /// The value of a key; nil takes it out. The key is an object.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
