// Class tables filled by hand, as lowered code fills them: messages, keys, conversions, names, errors.
import ObjectiveC
import XCTest

enum Shade: Int { case light = 1, dark }

class Shape: NSObject {
    var name = "shape"
    var width: CGFloat = 1
    var count = 0
    var isOpen = false
    var shade = Shade.light
    var parts: [Shape]! = []
    weak var parent: Shape?
    let fixed = 5
    private(set) var log: [String] = []
    func tap() { log.append("tap") }
    func tap(_ sender: NSObject, event: String?) -> Int { log.append("tap:event:\(event ?? "nil")"); return 7 }
    func any(_ value: Any) { log.append("any \(value)") }
    func fails() throws { throw CocoaError(.fileNoSuchFile) }

    static let registered: Void = _ObjC.register("Tests.Shape", Shape.self) {
        $0.p("name", \Shape.name)
        $0.p("width", \Shape.width)
        $0.p("count", \Shape.count)
        $0.p("open", \Shape.isOpen)
        $0.p("shade", \Shape.shade)
        $0.p("parts", \Shape.parts)
        $0.p("parent", \Shape.parent)
        $0.p("fixed", \Shape.fixed)
        $0.m0("tap") { (o: Shape) in o.tap() }
        $0.m2("tap:event:") { (o: Shape, a0: NSObject, a1: String?) in o.tap(a0, event: a1) }
        $0.m1("any:") { (o: Shape, a0: Any) in o.any(a0) }
        $0.m0("fails") { (o: Shape) in try? o.fails() }
    }
}
class Circle: Shape { override func tap() { super.tap(); name = "tapped" } }
class Круг { class Дом {} }

final class ClassTableTests: XCTestCase {
    override func setUp() { Shape.registered }

    /// ReactiveLists' suite compares so.
    func testClassesAreComparedAsObjects() {
        let some: AnyClass? = NSString.self, none: AnyClass? = nil
        XCTAssertTrue(some === NSString.self)
        XCTAssertFalse(some === NSNumber.self)
        XCTAssertFalse(none === NSString.self)
        XCTAssertTrue(none === nil)
        XCTAssertTrue(some !== none)
    }

    func testMessagesReachOverridesAndConvertArguments() throws {
        let circle = Circle()
        try objcPerform(circle, "tap")
        XCTAssertEqual(circle.name, "tapped")
        XCTAssertEqual(try objcPerform(circle, "tap:event:", [circle, nil]) as? Int, 7)
        XCTAssertEqual(try objcPerform(circle, "tap:event:", [circle]) as? Int, 7, "a missing argument is nil")
        try objcPerform(circle, "tap", [1, 2, 3])
        try objcPerform(circle, "any:", [nil])
        XCTAssertEqual(circle.log, ["tap", "tap:event:nil", "tap:event:nil", "tap", "any ()"])
        XCTAssertNil(try objcPerform(circle, "fails"))
    }

    func testUnknownMessagesAndArgumentsOfWrongTypes() {
        let circle = Circle()
        XCTAssertThrowsError(try objcPerform(circle, "nothing:")) {
            XCTAssertEqual("\($0)", "-[ObjectiveCTests.Circle nothing:]: unrecognized selector sent to instance \(objcAddress(circle))")
        }
        XCTAssertThrowsError(try objcPerform(circle, "tap:event:", ["x", 3])) {
            XCTAssertTrue("\($0)".contains("argument 2 is Int, but the method takes Optional<String>") || "\($0)".contains("argument 1"), "\($0)")
        }
        XCTAssertThrowsError(try objcPerform(circle, ""))
    }

    func testRespondsTo() {
        XCTAssertTrue(Circle().responds(to: "tap:event:"))
        XCTAssertFalse(Circle().responds(to: "tap:"))
        XCTAssertFalse(NSObject().responds(to: "tap"))
        XCTAssertFalse(Circle().responds(to: nil))
    }

    func testKeysConvertWhatNibsHold() {
        let shape = Circle()
        shape.setValue("s", forKey: "name")
        shape.setValue(NSNumber(value: 2.5), forKey: "width")
        shape.setValue(NSNumber(value: 9), forKey: "count")
        shape.setValue(1, forKey: "open")
        shape.setValue(NSNumber(value: 2), forKey: "shade")
        shape.setValue([Shape(), Circle()] as [Any], forKey: "parts")
        shape.setValue(NSArray(array: [Shape()]), forKeyPath: "parts")
        let parent = Shape()
        shape.setValue(parent, forKey: "parent")
        shape.setValue("p", forKeyPath: "parent.name")
        XCTAssertEqual([shape.name, "\(shape.width)", "\(shape.count)", "\(shape.isOpen)", "\(shape.shade)"], ["s", "2.5", "9", "true", "dark"])
        XCTAssertEqual(shape.parts.count, 1)
        XCTAssertEqual(parent.name, "p")
        XCTAssertEqual(shape.value(forKeyPath: "parent.name") as? String, "p")
        shape.setValue(nil, forKey: "parent")
        XCTAssertNil(shape.value(forKey: "parent"))
        XCTAssertNil(shape.value(forKeyPath: "parent.name"), "nil along the path ends it")
        shape.setValue(NSNull(), forKey: "parts")
        XCTAssertNil(shape.parts)
    }

    /// `UserDefaults.standard.setValue(_:forKey:)` is how many an app keeps its values.
    func testKeysOfCollections() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "willappear-key-value"))
        defaults.setValue(3, forKey: "level")
        XCTAssertEqual(defaults.integer(forKey: "level"), 3)
        XCTAssertEqual(defaults.value(forKey: "level") as? Int, 3)
        defaults.setValue(nil, forKey: "level")
        XCTAssertNil(defaults.value(forKey: "level"))
        let dictionary = NSMutableDictionary()
        dictionary.setValue("x", forKey: "name")
        XCTAssertEqual(dictionary.value(forKey: "name") as? String, "x")
        dictionary.setValue(nil, forKey: "name")
        XCTAssertEqual(dictionary.count, 0)
        let shapes = [Circle(), Circle(), Circle()]
        for (shape, width) in zip(shapes, [1.0, 4, 4]) { shape.width = width }
        let array = shapes as NSArray
        array.setValue("all", forKey: "name")
        XCTAssertEqual(array.value(forKey: "name") as? [String], ["all", "all", "all"])
        XCTAssertEqual(array.value(forKeyPath: "@sum.width") as? Double, 9)
        XCTAssertEqual(array.value(forKeyPath: "@avg.width") as? Double, 3)
        XCTAssertEqual(array.value(forKeyPath: "@max.width") as? Double, 4)
        XCTAssertEqual(array.value(forKeyPath: "@min.width") as? Double, 1)
        XCTAssertEqual(array.value(forKeyPath: "@count") as? Int, 3)
        XCTAssertEqual((array.value(forKeyPath: "@distinctUnionOfObjects.width") as? [Double])?.sorted(), [1, 4])
        XCTAssertEqual(([] as NSArray).value(forKeyPath: "@avg.self") as? Double, 0)
        XCTAssertNil(([] as NSArray).value(forKeyPath: "@max.self"))
        XCTAssertEqual((["a": ["b": 2]] as NSDictionary).value(forKeyPath: "a.b") as? Int, 2)
        XCTAssertThrowsError(try valueForKey(array, "none"))
    }

    func testKeysThatCannotBeSet() {
        let shape = Circle()
        func message(_ body: () throws -> Void) -> String {
            do { try body(); return "no error" } catch { return "\(error)".replacingOccurrences(of: objcAddress(shape), with: "0x") }
        }
        XCTAssertEqual(
            message { try setValueForKey(shape, "label", nil) },
            "[<ObjectiveCTests.Circle 0x> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label.")
        XCTAssertEqual(
            message { _ = try valueForKey(shape, "label") },
            "[<ObjectiveCTests.Circle 0x> valueForUndefinedKey:]: this class is not key value coding-compliant for the key label.")
        XCTAssertEqual(
            message { try setValueForKey(shape, "count", "many") },
            "[<ObjectiveCTests.Circle 0x> setValue:forKey:]: the property count is of type Int and cannot hold a value of type String.")
        XCTAssertTrue(message { try setValueForKey(shape, "name", nil) }.contains("type nil"))
        XCTAssertTrue(message { try setValueForKey(shape, "fixed", 3) }.contains("for the key fixed"))
        XCTAssertTrue(message { try setValueForKeyPath(shape, "", 3) }.contains("for the key ."))
        XCTAssertTrue(message { try setValueForKeyPath(shape, "name.length.", 3) }.contains("length"))
    }

    func testClassNames() {
        XCTAssertTrue(objcClass(named: "Tests.Shape") == Shape.self)
        XCTAssertTrue(objcClass(named: "ObjectiveCTests.Circle") == Circle.self)
        XCTAssertTrue(objcClass(named: "_TtC15ObjectiveCTests6Circle") == Circle.self)
        XCTAssertTrue(objcClass(named: "NSObject") == NSObject.self)
        XCTAssertTrue(objcClass(named: "ObjectiveCTests.Круг") == Круг.self)
        XCTAssertTrue(objcClass(named: "_TtC15ObjectiveCTests8Круг") == Круг.self)
        XCTAssertTrue(objcClass(named: "_TtCC15ObjectiveCTests8Круг6Дом") == Круг.Дом.self)
        struct Namespace { class Inner {} }
        for name in ["", ".", "Circle.", "Nope", "ObjectiveCTests.Nope", "_Tt", "_TtC", "_TtC99Circle", "_TtC3", "A.B.C.D.E.F.G.H", "_TtC15ObjectiveCTests3Круг", "ObjectiveCTests.Дом"] {
            XCTAssertNil(objcClass(named: name), name)
        }
        XCTAssertEqual(objcClassName(Circle.self), "ObjectiveCTests.Circle")
        XCTAssertEqual(objcClassName(NSObject.self), "NSObject")
    }

    func testSuperclassesOfClasses() {
        XCTAssertTrue(Circle.superclass() == Shape.self)
        XCTAssertNil(NSObject.superclass())
        XCTAssertTrue(Circle().superclass == Shape.self)
    }

    func testObjectsOfDynamicClasses() {
        XCTAssertTrue(objcInstantiate(Circle.self) is Circle)
        class Plain {}
        XCTAssertNil(objcInstantiate(Plain.self))
    }

    func testAssociatedObjectsFollowTheirOwner() {
        final class Token { let gone: () -> Void; init(_ gone: @escaping () -> Void) { self.gone = gone }; deinit { gone() } }
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { key.deallocate() }
        var released = 0
        var owner: NSObject? = NSObject()
        objc_setAssociatedObject(owner!, key, Token { released += 1 }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner!, key + 1, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertTrue(objc_getAssociatedObject(owner!, key) is Token)
        XCTAssertEqual(objc_getAssociatedObject(owner!, key + 1) as? String, "b")
        objc_setAssociatedObject(owner!, key + 1, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(owner!, key + 1))
        owner = nil
        sweepAssociatedObjects()
        XCTAssertEqual(released, 1)
        let other = NSObject()
        XCTAssertNil(objc_getAssociatedObject(other, key))
    }

    func testSelectorNames() {
        XCTAssertEqual(selectorName(function: "tableView(_:heightForRowAt:)"), "tableView:heightForRowAt:")
        XCTAssertEqual(selectorName(function: "load(url:)"), "loadWithUrl:")
        XCTAssertEqual(selectorName(function: "move(to:)"), "moveTo:")
        XCTAssertEqual(selectorName(function: "tap()"), "tap")
        XCTAssertEqual(selectorName(function: "plain:"), "plain:")
        XCTAssertEqual(Selector("a:b:").argumentCount, 2)
    }
}

protocol Optionals: AnyObject {
    func height(_ row: Int) -> Int
}
extension Optionals {
    func height(_ row: Int) -> Int { notImplemented(self, "height:", [row], fallback: 44) }
}

final class OptionalRequirementTests: XCTestCase {
    class Without: NSObject, Optionals {}
    class With: NSObject, Optionals { func height(_ row: Int) -> Int { row } }
    /// Implements what its base class's witness does not see.
    class Later: Without { func height(_ row: Int) -> Int { row * 2 } }
    class Nested: NSObject, Optionals {
        func height(_ row: Int) -> Int {
            _ = ifImplemented { (Without() as any Optionals).height(row) }
            return row
        }
    }

    func testOnlyRealImplementationsCount() {
        _ObjC.register("", Later.self) { $0.m1("height:") { (o: Later, a0: Int) in o.height(a0) } }
        func height(_ object: any Optionals) -> Int? { ifImplemented { object.height(3) } }
        XCTAssertNil(height(Without()))
        XCTAssertEqual(height(With()), 3)
        XCTAssertEqual(height(Later()), 6)
        XCTAssertEqual(height(Nested()), 3)
        XCTAssertEqual((Without() as any Optionals).height(1), 44)
    }
}
