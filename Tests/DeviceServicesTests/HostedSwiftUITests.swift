// What stands for SwiftUI inside UIKit: a placeholder with the view's name, and values that hold.
import AppleSwiftUI
import DeviceServices
import Testing

@MainActor @Suite(.serialized) struct HostedSwiftUITests {
    private struct Card: View {
        @State var isOpen = false
        @Binding var name: String
    }

    private func placeholders(_ view: UIView) -> [String] {
        view.subviews.compactMap { ($0 as? PlaceholderView)?.text }
    }

    @Test func aHostShowsTheViewsName() {
        var name = "a"
        let card = Card(name: Binding(get: { name }, set: { name = $0 }))
        let host = UIHostingController(rootView: AnyView(card))
        host.loadViewIfNeeded()
        #expect(placeholders(host.view) == ["SwiftUI\nCard"])
        #expect(host.view.backgroundColor == .systemBackground)
        host.rootView = AnyView(EmptyView())
        #expect(placeholders(host.view) == ["SwiftUI\nEmptyView"])
    }

    @Test func statesAndBindingsHold() {
        var name = "a"
        let card = Card(name: Binding(get: { name }, set: { name = $0 }))
        card.name = "b"
        #expect(name == "b")
        let copy = card
        copy.isOpen = true
        #expect(card.isOpen, "copies of a view share its state")
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)
    }

    @Test func aCellShowsAPlaceholder() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.contentConfiguration = UIHostingConfiguration {}
        cell.layoutIfNeeded()
        let content = try #require(cell.contentView.subviews.first ?? cell.subviews.first { $0 is any UIContentView })
        #expect(placeholders(content) == ["SwiftUI"] || placeholders(cell.contentView) == ["SwiftUI"])
    }

    /// Apple's example of `move(fromOffsets:toOffset:)` moves before the element at the destination, counted before the move.
    @Test func elementsMoveByOffsets() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [0, 2], toOffset: 5)
        #expect(String(letters) == "bdeacf")
        letters.move(fromOffsets: [5], toOffset: 0)
        #expect(String(letters) == "fbdeac")
        letters.move(fromOffsets: [0], toOffset: 6)
        #expect(String(letters) == "bdeacf")
        letters.remove(atOffsets: [0, 4])
        #expect(String(letters) == "deaf")
    }
}
