// Classes below Foundation's locks, which Swift 6.3 on Linux refuses ("overridable members that could not be loaded"): they inherit from
// locks of the module ObjectiveC, which do the same. RxSwift's counters are such classes. Called for every class.
internal import SwiftSyntax

extension LoweringVisitor {
    private static let locks = ["NSLock": "_ObjC.Lock", "NSRecursiveLock": "_ObjC.RecursiveLock", "NSCondition": "_ObjC.Condition"]
    static let lockTriggers = locks.keys.flatMap { [": " + $0, ":" + $0, "Foundation." + $0] }

    func lowerInheritedLock(_ node: ClassDeclSyntax) {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type else { return }
        let name = superclass.trimmedDescription
        let bare = name.hasPrefix("Foundation.") ? String(name.dropFirst("Foundation.".count)) : name
        guard let ours = Self.locks[bare], index.resolve(bare) == nil else { return }
        replace(superclass, with: ours)
    }
}
