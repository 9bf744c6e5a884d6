// A column of the dictionaries that a request gives: what an expression makes of an object, or of the objects of a group.
// NSFetchRequest.propertiesToFetch takes one.
import Foundation

/// A column of the dictionaries that a request gives.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What the column holds: a function of a key path, such as "sum:", is of all objects of the group.
    @available(*, deprecated, message: "as swift-corelibs-foundation has it")
    open var expression: NSExpression? {
        get { column as? NSExpression }
        set { column = newValue }
    }
    fileprivate var column: (any ColumnExpression)?
    /// The type of the column.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the column, by the newer names (iOS 15).
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    public override init() { super.init() }
}

extension NSFetchRequest {
    /// What the request's dictionaries hold of objects in their order.
    func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
        let columns = propertiesToFetch ?? (objects.first?.entity.attributesByName.keys.sorted()).map { $0 as [Any] } ?? []
        let keys = (propertiesToGroupBy ?? []).compactMap(Self.name)
        let isOfAll = keys.isEmpty && columns.contains { ($0 as? NSExpressionDescription)?.isAggregate == true }
        var groups: [(key: [NSObject?], objects: [NSManagedObject])] = []
        for object in objects {
            let key = keys.map { object.value(forKeyPath: $0).map { $0 as AnyObject } as? NSObject }
            if let place = isOfAll ? (groups.isEmpty ? nil : 0) : keys.isEmpty ? nil : groups.firstIndex(where: { $0.key == key }) { groups[place].objects.append(object) } else { groups.append((key, [object])) }
        }
        var found = groups.compactMap { group -> NSDictionary? in
            guard let first = group.objects.first else { return nil }
            var row: [String: Any] = [:]
            for column in columns {
                if let column = column as? NSExpressionDescription {
                    row[column.name] = column.column?.value(with: column.isAggregate ? group.objects as NSArray : first)
                } else if let name = Self.name(column) { row[name] = first.value(forKeyPath: name).map { ($0 as? NSManagedObject)?.objectID ?? $0 } }
            }
            return row as NSDictionary
        }
        if let havingPredicate, !keys.isEmpty { found = found.filter { havingPredicate.evaluate(with: $0) } }
        if returnsDistinctResults {
            var seen = Set<NSDictionary>()
            found = found.filter { seen.insert($0).inserted }
        }
        return found
    }

    private static func name(_ column: Any) -> String? { column as? String ?? (column as? NSPropertyDescription)?.name }
}

extension NSExpressionDescription {
    /// Whether the expression is of all objects of a group.
    fileprivate var isAggregate: Bool { column?.isAggregate == true }
}

/// What corelibs' NSExpression, which that library calls deprecated, does for requests.
protocol ColumnExpression: AnyObject {
    /// What the expression makes of an object or of a list of them.
    func value(with object: Any) -> Any?
    /// Whether the expression is of a list.
    var isAggregate: Bool { get }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSExpression: ColumnExpression {
    func value(with object: Any) -> Any? { expressionValue(with: object, context: nil) }
    var isAggregate: Bool { expressionType == .function && ["sum:", "count:", "min:", "max:", "average:"].contains(function) }
}
