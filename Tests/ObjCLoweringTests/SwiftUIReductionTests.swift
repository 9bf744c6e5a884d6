// What stays of SwiftUI in an app's own file: types of views with their stored values, and hosts with nothing in them.
import Foundation
import Testing
@testable internal import ObjCLowering

@Suite struct SwiftUIReductionTests {
    private func reduce(_ text: String, beside others: [String] = []) -> String? {
        SwiftUIReduction(sources: (others + [text]).map { [UInt8]($0.utf8) }).reduce([UInt8](text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    /// Without what reduction overwrote.
    private func words(_ text: String?) -> [String]? {
        text.map { $0.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty } }
    }

    @Test func aViewKeepsItsTypeItsValuesAndItsPlaces() throws {
        let text = """
            import SwiftUI
            struct Card: View {
                @ObservedObject var model: Model
                @State private var isOpen = false
                @Environment(\\.dismiss) private var dismiss
                let tint: Color
                var done: (() -> Void)?
                var id: Int { 1 }
                init(model: Model) { self.model = model }
                var body: some View {
                    VStack { Text("한") }
                }
                private func row() -> some View { Text("") }
            }
            extension View { func card() -> some View { padding() } }
            struct Wide: ViewModifier { func body(content: Content) -> some View { content } }
            final class Model: ObservableObject { @Published var count = 0 }
            """
        let reduced = try #require(reduce(text))
        #expect(reduced.utf8.count == text.utf8.count)
        #expect(reduced.split(separator: "\n", omittingEmptySubsequences: false).count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(words(reduced) == [
            "import SwiftUI", "struct Card: View {", "@ObservedObject var model: Model", "@State private var isOpen = false", "var done: (() -> Void)?", "var id: Int { 1 }",
            "init(model: Model) { self.model = model }", "}", "final class Model: ObservableObject { @Published var count = 0 }",
        ])
    }

    @Test func hostsKeepTheViewAndNothingThatIsCalledOnIt() {
        let text = """
            import SwiftUI
            class A: UIViewController {
                func show() {
                    present(UIHostingController(rootView: Card(model: .init()).environmentObject(self).tint(.red)), animated: true)
                    let other = UIHostingController(rootView: NavigationView { Text("a") })
                    cell.contentConfiguration = UIHostingConfiguration { [weak self] in
                        HStack { Text("b") }
                    }.margins(.all, 0)
                }
            }
            """
        #expect(words(reduce(text)) == [
            "import SwiftUI", "class A: UIViewController {", "func show() {", "present(UIHostingController(rootView: Card(model: .init()) ), animated: true)",
            "let other = UIHostingController(rootView: EmptyView() )", "cell.contentConfiguration = UIHostingConfiguration {", "}", "}", "}",
        ])
    }

    @Test func aNameThatTheAppDeclaresIsTheApps() {
        let text = "import SwiftUI\nfunc screen(_ image: Image) -> UIViewController { UIHostingController(rootView: Card(image: image)) }"
        #expect(reduce(text) == nil)
        #expect(reduce(text, beside: ["final class Image {}"]) == text)
    }

    @Test(arguments: [
        "import UIKit\nclass A: UIView {}", // No SwiftUI.
        "import SwiftUI\nclass A: UIView {}", // Needless: lowering takes the import out.
        "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { } } }",
        "import SwiftUI\nclass Model { var tint: Color = .red }",
        "import SwiftUI\nfunc f() { withAnimation { g() } }",
        "import SwiftUI\nlet host = UIHostingController(rootView: List {})", // Too short for what would stand there.
        "import SwiftUI\n}}}",
    ])
    func otherFilesAreNotReduced(_ text: String) { #expect(reduce(text) == nil) }

    @Test(arguments: ["import SwiftUI\nstruct A: View {", "import SwiftUI\nlet a = UIHostingConfiguration {", "import SwiftUI\nlet a = UIHostingController(rootView: "])
    func textThatIsNotWholeKeepsItsLength(_ text: String) { #expect(reduce(text).map { $0.utf8.count == text.utf8.count } ?? true) }

    @Test func aFileThatIsNotReducedStillNeedsSwiftUI() {
        let conditions = ConditionEvaluation(platform: .iOS, modules: ["UIKit"])
        func imports(_ text: String, _ hosts: Bool) -> [String] {
            SourceScan(source: [UInt8](text.utf8), conditions: conditions, swiftUI: hosts ? SwiftUIReduction(sources: [[UInt8](text.utf8)]) : nil).imports.map(\.module)
        }
        let screen = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }"
        #expect(imports(screen, true) == [])
        #expect(imports(screen, false) == ["SwiftUI"])
        #expect(imports("import SwiftUI\nlet a = Color.red", true) == ["SwiftUI"])
    }
}
