// The initialiser of protocols whose `init()` NSObject or a class of a framework meets by an extension.
// Lowering takes the requirement out of such a protocol and lets it refine this one (LoweringVisitor+Protocols.swift).

extension _ObjC {
    /// A protocol whose `init()` the classes below NSObject have.
    public protocol Made {}

    /// A class not below NSObject that meets such a requirement with an initialiser of its own.
    public protocol MadeItself { init() }
}

extension _ObjC.Made {
    /// Runs `init()` as the class overrides or inherits it.
    public init() {
        if let type = Self.self as? any _ObjC.MadeItself.Type, let object = type.init() as? Self {
            self = object
            return
        }
        guard let cls = Self.self as? NSObject.Type, let object = cls._init() as? Self else {
            raiseException(name: "NSInvalidArgumentException", reason: "+[\(Self.self) new]: unrecognized selector sent to class: \(Self.self) is no class below NSObject")
        }
        self = object
    }
}
