// The overridable methods of classes of shared libraries (UIKit's), by the selector that Swift's rule gives them, and
// their replacement in a class and in those that inherit it. Exchanged methods and overrides in extensions use it.
import CObjectiveC
import Synchronization

/// A method's place in class metadata: the offset is the same in a class and in all that descend from it.
struct VirtualMethod {
    let offset: Int
    /// A property's setter consumes its argument; a method only borrows it.
    let consumesArguments: Bool
}

enum VirtualMethods {
    /// The methods that a class itself introduces, by selector.
    private static let introduced = Mutex<[ObjectIdentifier: [String: VirtualMethod]]>([:])

    /// The overridable method that the selector names in the class, wherever in its lineage it is introduced.
    static func method(_ cls: AnyClass, _ selector: String) -> VirtualMethod? {
        var next: AnyClass? = cls
        while let current = next {
            if let found = methods(introducedBy: current)[selector] { return found }
            next = _getSuperclass(current)
        }
        return nil
    }

    /// The full selector of a method that was named without its labels.
    static func selector(_ cls: AnyClass, base: String, argumentCount: Int) -> String? {
        var next: AnyClass? = cls
        while let current = next {
            let fitting = methods(introducedBy: current).keys.filter { name in
                let rest = name.dropFirst(base.count)
                return name.hasPrefix(base) && (rest.hasPrefix(":") || rest.first?.isUppercase == true) && Selector(name).argumentCount == argumentCount
            }
            if let only = fitting.min(by: { ($0.count, $0) < ($1.count, $1) }) { return only }
            next = _getSuperclass(current)
        }
        return nil
    }

    private static func methods(introducedBy cls: AnyClass) -> [String: VirtualMethod] {
        introduced.withLock { known in
            if let methods = known[ObjectIdentifier(cls)] { return methods }
            let found = Found(owner: _typeName(cls, qualified: true))
            willappear_virtual_methods(metadata(cls), Unmanaged.passUnretained(found).toOpaque()) { context, name, offset in
                guard let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().add(String(cString: name), offset)
            }
            known[ObjectIdentifier(cls)] = found.methods
            return found.methods
        }
    }

    private final class Found {
        let owner: String
        var methods: [String: VirtualMethod] = [:]
        init(owner: String) { self.owner = owner }

        func add(_ text: String, _ offset: Int) {
            let head = "method descriptor for " + owner + "."
            guard text.hasPrefix(head), let selector = demangledSelector(text.dropFirst(head.count)) else { return }
            methods[selector.name] = VirtualMethod(offset: offset, consumesArguments: selector.isSetter)
        }
    }

    /// `present(_: UIKit.UIViewController, animated: Swift.Bool) -> ()` or `title.getter : Swift.String?`.
    static func demangledSelector(_ text: Substring) -> (name: String, isSetter: Bool)? {
        if let accessor = text.range(of: ".getter : ") { return (String(text[..<accessor.lowerBound]), false) }
        if let accessor = text.range(of: ".setter : ") {
            let name = text[..<accessor.lowerBound]
            return ("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", true)
        }
        let base = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !base.isEmpty, text[base.endIndex...].hasPrefix("(") else { return nil }
        var depth = 0, labels: [String] = [], current = ""
        for character in text[base.endIndex...].dropFirst() {
            if depth == 0, character == ")" || character == "," {
                if !current.isEmpty { labels.append(label(of: current)) }
                current = ""
                if character == ")" { break }
                continue
            }
            if "([<".contains(character) { depth += 1 }
            // The arrow of a function type closes nothing.
            if ")]".contains(character) || (character == ">" && current.last != "-") { depth -= 1 }
            current.append(character)
        }
        return (selectorName(base: String(base), labels: labels), false)
    }

    private static func label(of parameter: String) -> String {
        let text = parameter.drop { $0 == " " }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !name.isEmpty && text[name.endIndex...].hasPrefix(":") ? String(name) : "_"
    }

    // MARK: Implementations

    static func implementation(_ cls: AnyClass, _ method: VirtualMethod) -> UnsafeRawPointer? {
        metadata(cls).load(fromByteOffset: method.offset, as: UnsafeRawPointer?.self)
    }

    /// The topmost class that has the class's implementation: the one that Objective-C would find the method in.
    static func definingClass(_ cls: AnyClass, _ selector: String, _ method: VirtualMethod) -> AnyClass {
        var result: AnyClass = cls
        let own = implementation(cls, method)
        while let parent = _getSuperclass(result), self.method(parent, selector) != nil, implementation(parent, method) == own { result = parent }
        return result
    }

    /// Gives the class, and those below it that inherit the method from it, another implementation.
    static func replace(_ cls: AnyClass, _ method: VirtualMethod, with function: UnsafeRawPointer) {
        guard let old = implementation(cls, method) else { return }
        // `super.name()` calls the function by its symbol, which is that of the class that declares it.
        if let original = originals.original(cls, method, isOwn: _getSuperclass(cls).map { self.method($0, offset: method.offset) != old } ?? true, now: old) {
            willappear_redirect_calls(original, function)
        }
        let classes = Classes.all.filter { isDescendant($0, of: cls) } + [cls]
        for descendant in classes where implementation(descendant, method) == old {
            willappear_write_word(UnsafeMutableRawPointer(mutating: metadata(descendant)) + method.offset, function)
        }
    }

    private static let originals = Originals()

    /// What stood in the metadata of classes before anything was replaced.
    private final class Originals: @unchecked Sendable {
        private struct Place: Hashable { let cls: ObjectIdentifier; let offset: Int }
        private let lock = NSLock()
        private var functions: [Place: UnsafeRawPointer?] = [:]

        func original(_ cls: AnyClass, _ method: VirtualMethod, isOwn: Bool, now: UnsafeRawPointer) -> UnsafeRawPointer? {
            lock.withLock {
                let place = Place(cls: ObjectIdentifier(cls), offset: method.offset)
                if let known = functions[place] { return known }
                functions[place] = .some(isOwn ? now : nil)
                return isOwn ? now : nil
            }
        }
    }

    /// What a class has at that place; nil when its metadata ends before it.
    private static func method(_ cls: AnyClass, offset: Int) -> UnsafeRawPointer? {
        let size = metadata(cls).load(fromByteOffset: 32, as: UInt32.self), addressPoint = metadata(cls).load(fromByteOffset: 36, as: UInt32.self)
        guard offset + MemoryLayout<UnsafeRawPointer>.size <= Int(size) - Int(addressPoint) else { return nil }
        return metadata(cls).load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    }

    private static func isDescendant(_ cls: AnyClass, of ancestor: AnyClass) -> Bool {
        var next: AnyClass? = _getSuperclass(cls)
        while let current = next {
            if current == ancestor { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    private static func metadata(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }
}

/// The classes of the process that are not generic.
enum Classes {
    private final class List { var classes: [AnyClass] = [] }

    static var all: [AnyClass] {
        let list = List()
        willappear_each_class(Unmanaged.passUnretained(list).toOpaque()) { context, metadata in
            guard let context, let metadata else { return }
            Unmanaged<List>.fromOpaque(context).takeUnretainedValue().classes.append(unsafeBitCast(metadata, to: AnyClass.self))
        }
        return list.classes
    }
}
