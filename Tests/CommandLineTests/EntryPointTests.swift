// The symbol of an app's main, which the linker reads in an expression.
import XCTest
@testable import willappear

final class EntryPointTests: XCTestCase {
    /// IgorBaranov92/Sudoku names its product in Cyrillic; gold says "invalid character" for such a symbol.
    func testItIsOfAsciiForAnyModule() {
        XCTAssertEqual(ProjectModule.entryPoint(of: "Shop_Front"), "Shop_Front_main")
        XCTAssertEqual(ProjectModule.entryPoint(of: "Сад"), "u421u430u434_main")
        XCTAssertNotEqual(ProjectModule.entryPoint(of: "Сад"), ProjectModule.entryPoint(of: "Суд"))
    }
}
