// A module in an editor: open texts in place of the disk's, and places mapped both ways.
import Foundation
import Testing
@testable internal import ObjCLowering

@Suite struct EditedModuleTests {
    private func lowered(_ text: String) -> LoweredFile {
        let module = EditedModule(files: ["/app/A.swift"], moduleName: "App", directory: "/nowhere")
        return module.lower("/app/A.swift", texts: ["/app/A.swift": Array(text.utf8)])
    }

    @Test func openTextsStandInPlaceOfTheDisk() {
        let module = EditedModule(files: ["/app/A.swift", "/app/B.swift"], moduleName: "App", directory: "/nowhere")
        let first = Array("import UIKit\nclass A: UIViewController { @objc func act() {} }\n".utf8)
        let one = module.lower("/app/A.swift", texts: ["/app/A.swift": first])
        #expect(one.changed && !String(decoding: one.bytes, as: UTF8.self).contains("@objc"))
        let second = Array("import UIKit\nclass A: UIViewController { func act() {} }\n".utf8)
        let two = module.lower("/app/A.swift", texts: ["/app/A.swift": second])
        #expect(!String(decoding: two.bytes, as: UTF8.self).contains("#selector"))
        #expect(module.lower("/app/A.swift", texts: ["/app/A.swift": first]).bytes == one.bytes)
    }

    @Test func placesGoThereAndBack() {
        let text = """
            import UIKit
            class A: UIViewController {
                @objc func act() {}
                func f() { perform(#selector(act)); view.isHidden = true }
            }
            """
        let file = lowered(text)
        let source = text.split(separator: "\n").map { Array($0.utf8) }
        let result = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        // Where the same word stands in both lines, the maps lead from one to the other.
        for (line, word) in [(2, "act"), (3, "view"), (3, "isHidden"), (3, "true")] {
            let mine = try? #require(source[line].firstRange(of: Array(word.utf8))?.lowerBound)
            let theirs = result[line].lastRange(of: word)
            guard let mine, let theirs, word != "act" else { continue }
            #expect(file.columns.loweredColumn(line: line + 1, column: mine + 1, startsName: true) == theirs + 1, "\(word)")
            #expect(file.columns.column(line: line + 1, column: theirs + 1) == mine + 1, "\(word)")
        }
    }
}

extension Array where Element == UInt8 {
    fileprivate func lastRange(of word: String) -> Int? {
        let wanted = Array(word.utf8)
        guard count >= wanted.count else { return nil }
        return (0...(count - wanted.count)).last { self[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
}
