// defaultContentConfiguration() of list cells, headers and footers: "according to the section where the cell appears" (Apple's page on
// the method); which configuration belongs to which list is on the page of each (plainHeader(), groupedHeader(), sidebarHeader(), …).
import XCTest
@testable import UIKit

private final class Lists: NSObject, UICollectionViewDataSource {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var headerMode = UICollectionLayoutListConfiguration.HeaderMode.supplementary
    var given: [String: UIListContentConfiguration] = [:]
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Lists> { cell, path, lists in
        lists.given["\(path.item)"] = cell.defaultContentConfiguration()
    }
    private lazy var edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { [unowned self] cell, kind, _ in given[kind] = cell.defaultContentConfiguration() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self)
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: indexPath)
    }

    func looks(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ headerMode: UICollectionLayoutListConfiguration.HeaderMode) -> [String: UIListContentConfiguration] {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headerMode
        configuration.footerMode = .supplementary
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        _ = (row, edges)
        given = [:]
        view.dataSource = self
        view.layoutIfNeeded()
        return given
    }
}

private final class Tables: NSObject, UITableViewDataSource, UITableViewDelegate {
    var given: [String: UIListContentConfiguration] = [:]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view("header", tableView) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view("footer", tableView) }
    private func view(_ name: String, _ tableView: UITableView) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        given[name] = view?.defaultContentConfiguration()
        return view
    }
}

@MainActor final class ListPartTests: XCTestCase {
    private let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter

    func testRowsHeadersAndFootersOfLists() {
        let lists = Lists()
        for (appearance, head, foot) in [
            (.plain, .plainHeader(), .plainFooter()), (.grouped, .groupedHeader(), .groupedFooter()), (.insetGrouped, .groupedHeader(), .groupedFooter()),
            (.sidebarPlain, .plainHeader(), .plainFooter()), (.sidebar, .sidebarHeader(), .groupedFooter()),
        ] as [(UICollectionLayoutListConfiguration.Appearance, UIListContentConfiguration, UIListContentConfiguration)] {
            XCTAssertEqual(lists.looks(appearance, .supplementary), ["0": .cell(), "1": .cell(), header: head, footer: foot], "\(appearance)")
            XCTAssertEqual(lists.looks(appearance, .firstItemInSection), ["0": head, "1": .cell(), footer: foot], "\(appearance)")
        }
        XCTAssertEqual(UICollectionViewListCell(frame: .zero).defaultContentConfiguration(), .cell(), "in no list")
    }

    func testHeadersAndFootersOfTables() {
        for (style, head, foot) in [
            (.plain, .plainHeader(), .plainFooter()), (.grouped, .groupedHeader(), .groupedFooter()), (.insetGrouped, .groupedHeader(), .groupedFooter()),
        ] as [(UITableView.Style, UIListContentConfiguration, UIListContentConfiguration)] {
            let tables = Tables(), view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
            (view.dataSource, view.delegate) = (tables, tables)
            view.layoutIfNeeded()
            XCTAssertEqual(tables.given, ["header": head, "footer": foot], "\(style)")
        }
        XCTAssertEqual(UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration(), .plainHeader(), "in no table")
    }
}
