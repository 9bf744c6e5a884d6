// A value without equality, equal to its copies: configurations hold their transformers in it and stay Hashable.

struct Identified<Value>: Hashable {
    private final class Box {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box
    var value: Value { box.value }

    init(_ value: Value) { box = Box(value) }

    static func == (one: Identified, other: Identified) -> Bool { one.box === other.box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
