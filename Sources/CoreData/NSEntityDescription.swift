// The description of one kind of object in a model: its attributes and relationships.
import Foundation
import ObjectiveC

/// One kind of object of a model.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The name of the entity.
    open var name: String?
    /// The class of its objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether only entities below it have objects.
    open var isAbstract = false
    /// The entity's own attributes and relationships.
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    /// The entity that it inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from it.
    open var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
    /// Properties, by name or description, whose values no two objects share: a save that breaks this asks the merge policy.
    open var uniquenessConstraints: [[Any]] = []
    /// What the app keeps with it.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an older model.
    open var renamingIdentifier: String?
    weak var model: NSManagedObjectModel?

    /// The model that it belongs to.
    open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
    /// Attributes and relationships, inherited ones too.
    open var propertiesByName: [String: NSPropertyDescription] {
        (superentity?.propertiesByName ?? [:]).merging(properties.map { ($0.name, $0) }) { $1 }
    }
    /// Attributes, inherited ones too.
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    /// Relationships, inherited ones too.
    open var relationshipsByName: [String: NSRelationshipDescription] { propertiesByName.compactMapValues { $0 as? NSRelationshipDescription } }
    /// Whether it is that entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true }

    /// The entity of a name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
    }
    /// A new object in a context.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            raiseException(name: "NSInternalInconsistencyException", reason: "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class by its name, with the app's module where it has none; plain objects where there is no such class.
    var objectClass: NSManagedObject.Type {
        let name = managedObjectClassName ?? ""
        let app = (Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? "").map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
        for candidate in [name, "\(app).\(name)"] {
            if let found = objcClass(named: candidate) as? NSManagedObject.Type { return found }
        }
        return NSManagedObject.self
    }
}

/// An attribute or relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name of the property.
    open var name = ""
    /// Whether it may be nil.
    open var isOptional = true
    /// Whether it is kept in memory only.
    open var isTransient = false
    /// The entity that has it.
    open internal(set) weak var entity: NSEntityDescription?
    /// What the app keeps with it.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an older model.
    open var renamingIdentifier: String?
    /// What its values have to satisfy.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// Sets what its values have to satisfy; a value that does not is NSManagedObjectValidationError.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        self.validationPredicates = validationPredicates ?? []
    }
    public override init() { super.init() }
    init(_ fields: [String: String]) {
        name = fields["name"] ?? ""
        isOptional = fields["optional"] == "YES"
        isTransient = fields["transient"] == "YES"
    }
}

/// A type of attribute.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400
    case doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800
}

/// A value of an object.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the attribute.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of the attribute, by the newer names (iOS 15).
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of new objects.
    open var defaultValue: Any?
    /// The transformer that keeps a transformable value as data; nil for secure archives.
    open var valueTransformerName: String?
    /// Whether large values lie in files of their own. Here none does.
    open var allowsExternalBinaryDataStorage = false

    /// The bounds of numbers and dates (seconds since 2001), and of the length of texts.
    var least: Double?, most: Double?
    /// What texts match as a whole.
    var pattern: String?

    /// The types of attributes, by their newer names.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// NSAttributeType's number.
        public var rawValue: UInt
        /// A type by its number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A number of 16 bits.
        public static let integer16 = AttributeType(rawValue: 100)
        /// A number of 32 bits.
        public static let integer32 = AttributeType(rawValue: 200)
        /// A number of 64 bits.
        public static let integer64 = AttributeType(rawValue: 300)
        /// A decimal number.
        public static let decimal = AttributeType(rawValue: 400)
        /// A floating-point number of 64 bits.
        public static let double = AttributeType(rawValue: 500)
        /// A floating-point number of 32 bits.
        public static let float = AttributeType(rawValue: 600)
        /// A text.
        public static let string = AttributeType(rawValue: 700)
        /// Yes or no.
        public static let boolean = AttributeType(rawValue: 800)
        /// A moment.
        public static let date = AttributeType(rawValue: 900)
        /// Bytes.
        public static let binaryData = AttributeType(rawValue: 1000)
        /// A unique identifier.
        public static let uuid = AttributeType(rawValue: 1100)
        /// An address.
        public static let uri = AttributeType(rawValue: 1200)
        /// A value through a transformer.
        public static let transformable = AttributeType(rawValue: 1800)
    }

    public override init() { super.init() }
    override init(_ fields: [String: String]) {
        super.init(fields)
        let types: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
            "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
            "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        attributeType = types[fields["attributeType"] ?? ""] ?? .undefinedAttributeType
        valueTransformerName = fields["valueTransformerName"]
        least = (fields["minValueString"] ?? fields["minDateTimeInterval"]).flatMap { Double($0) }
        most = (fields["maxValueString"] ?? fields["maxDateTimeInterval"]).flatMap { Double($0) }
        pattern = fields["regularExpressionString"]
        guard let text = fields["defaultValueString"] ?? fields["defaultDateTimeInterval"] else { return }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: defaultValue = Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: defaultValue = Double(text).map { NSNumber(value: $0) }
        case .booleanAttributeType: defaultValue = NSNumber(value: text == "YES")
        case .decimalAttributeType: defaultValue = NSDecimalNumber(string: text)
        case .dateAttributeType: defaultValue = Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: defaultValue = UUID(uuidString: text)
        case .URIAttributeType: defaultValue = URL(string: text)
        case .stringAttributeType: defaultValue = text
        default: break
        }
    }
}

/// The effect that the deletion of an object has on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

/// A way from an object to others.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// At least as many objects.
    open var minCount = 0
    /// At most as many objects; 0, the default, is any number.
    open var maxCount = 0
    /// Whether it leads to many.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether those many have an order.
    open var isOrdered = false
    /// The effect of a deletion on the objects of the relationship.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The entity of the relationship's objects.
    open var destinationEntity: NSEntityDescription? {
        get { destination ?? destinationName.flatMap { entity?.model?.entitiesByName[$0] } }
        set { destination = newValue }
    }
    /// The way back.
    open var inverseRelationship: NSRelationshipDescription? {
        get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
        set { inverse = newValue }
    }
    private weak var destination: NSEntityDescription?
    private weak var inverse: NSRelationshipDescription?
    private var destinationName: String?
    private var inverseName: String?

    public override init() { super.init() }
    override init(_ fields: [String: String]) {
        super.init(fields)
        destinationName = fields["destinationEntity"]
        inverseName = fields["inverseName"]
        minCount = fields["minCount"].flatMap { Int($0) } ?? 0
        maxCount = fields["toMany"] == "YES" ? fields["maxCount"].flatMap { Int($0) } ?? 0 : 1
        isOrdered = fields["ordered"] == "YES"
        let rules: [String: NSDeleteRule] = ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule]
        deleteRule = rules[fields["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    }
}
