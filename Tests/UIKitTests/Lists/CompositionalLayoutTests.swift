// UICollectionViewCompositionalLayout: frames of the descriptions in Apple's "Implementing Modern Collection Views", sizes that
// cells want, headers that stay, rows that scroll across, and lists.
import XCTest
@testable import UIKit

@MainActor final class CompositionalLayoutTests: XCTestCase {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts = [0]
        var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            make?(collectionView, indexPath) ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        }
    }

    private let source = Source()

    private func show(_ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize = CGSize(width: 300, height: 400)) -> (UICollectionView, TouchStage) {
        let stage = TouchStage()
        let view = UICollectionView(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "head")
        source.counts = counts
        view.dataSource = source
        stage.root.view.addSubview(view)
        stage.settle()
        return (view, stage)
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// A row is as high as its texts, and follows the text size.
    func testListRowsAreAsHighAsTheirTexts() throws {
        let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        source.make = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("Text", path.item == 0 ? nil : "Second")
            cell.contentConfiguration = content
            return cell
        }
        let stage = TouchStage()
        defer { stage.tearDown() }
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: list)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        source.counts = [2]
        view.dataSource = source
        stage.root.view.addSubview(view)
        stage.settle()
        let heights = (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
        let body = UIFont.preferredFont(forTextStyle: .body).lineHeight, caption = UIFont.preferredFont(forTextStyle: .caption1).lineHeight
        XCTAssertEqual(heights.first, 44)
        XCTAssertEqual(try XCTUnwrap(heights.last), body + 3 + caption + 22, accuracy: 1)
    }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    private func without(_ reference: UIContentInsetsReference = .none) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = reference
        return configuration
    }

    func testAGridOfFifths() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: without()), [7])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view), (0..<7).map { CGRect(x: CGFloat($0 % 5) * 60, y: CGFloat($0 / 5) * 60, width: 60, height: 60) })
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 120))
    }

    func testTwoColumnsShareTheWidth() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: section, configuration: without()), [3])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view), [CGRect(x: 10, y: 5, width: 135, height: 44), CGRect(x: 155, y: 5, width: 135, height: 44), CGRect(x: 10, y: 59, width: 135, height: 44)])
        XCTAssertEqual(view.contentSize.height, 108)
    }

    func testNestedGroups() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
        let trailing = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, trailing])
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: without()), [4])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view), [
            CGRect(x: 10, y: 10, width: 190, height: 180), CGRect(x: 210, y: 0, width: 90, height: 100), CGRect(x: 210, y: 100, width: 90, height: 100),
            CGRect(x: 10, y: 210, width: 190, height: 180),
        ])
    }

    func testThirdsFit() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: without()), [6], size: CGSize(width: 320, height: 400))
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view).map(\.minY), [0, 0, 0, 50, 50, 50])
    }

    func testCellsCorrectEstimates() {
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
                own.size.height = CGFloat(30 + 10 * layoutAttributes.indexPath.item)
                return own
            }
        }
        let row = size(.fractionalWidth(1), .estimated(100))
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])), configuration: without())
        source.make = { view, path in
            view.register(Tall.self, forCellWithReuseIdentifier: "tall")
            return view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        }
        let (view, stage) = show(layout, [4])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view), [
            CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 30, width: 300, height: 40), CGRect(x: 0, y: 70, width: 300, height: 50), CGRect(x: 0, y: 120, width: 300, height: 60),
        ])
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(x: 0, y: 120, width: 300, height: 60))
    }

    func testHeadersStayInSight() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: section, configuration: without()), [5, 5])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view).first, CGRect(x: 0, y: 30, width: 300, height: 100))
        XCTAssertEqual(frames(view, section: 1).first?.minY, 560)
        func top(_ section: Int) -> CGFloat? { view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: section))?.frame.minY }
        view.contentOffset.y = 250
        stage.settle()
        XCTAssertEqual(top(0), 250)
        view.contentOffset.y = 515
        stage.settle()
        // The next section pushes it out.
        XCTAssertEqual(top(0), 500)
        XCTAssertEqual(top(1), 530)
    }

    /// The layout's own headers are numbered by kind: apps read section 0 for the first of each.
    func testHeadersOfTheLayoutAreNumberedByKind() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        let configuration = without()
        configuration.boundarySupplementaryItems = ["head", "badge", "head"].map {
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: $0, alignment: .top)
        }
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: section, configuration: configuration), [1])
        defer { stage.tearDown() }
        XCTAssertNotNil(view.supplementaryView(forElementKind: "head", at: IndexPath(index: 0)))
        XCTAssertNotNil(view.supplementaryView(forElementKind: "head", at: IndexPath(index: 1)))
        XCTAssertNotNil(view.supplementaryView(forElementKind: "badge", at: IndexPath(index: 0)))
        XCTAssertNil(view.supplementaryView(forElementKind: "badge", at: IndexPath(index: 1)))
    }

    func testBadgesAreAnchored() {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])), configuration: without())
        let (view, stage) = show(layout, [2])
        defer { stage.tearDown() }
        XCTAssertEqual(view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 186, y: -6, width: 20, height: 20))
    }

    func testASectionScrollsAcross() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(0.8), .absolute(120)), subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        let (view, stage) = show(UICollectionViewCompositionalLayout(section: section, configuration: without()), [5])
        defer { stage.tearDown() }
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 120))
        XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1])
        let start = view.convert(CGPoint(x: 250, y: 60), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y), frames: 10)
        stage.settle()
        let scroller = try XCTUnwrap(view.subviews.first { $0 is SectionScroller } as? SectionScroller)
        XCTAssertEqual(scroller.contentOffset, CGPoint(x: 250, y: 0))
        XCTAssertEqual(view.contentOffset, .zero)
        XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item), [1, 2])
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertEqual(cell.convert(cell.bounds, to: view), CGRect(x: 0, y: 0, width: 240, height: 120))
    }

    func testListsAndTheirAccessories() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        var tapped: [String] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in tapped.append("delete \(path.item)"); done(true) }])
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .label(text: "3")]
        }
        source.make = { view, path in view.dequeueConfiguredReusableCell(using: registration, for: path, item: "Row \(path.item)") }
        let (view, stage) = show(UICollectionViewCompositionalLayout.list(using: configuration), [3])
        defer { stage.tearDown() }
        XCTAssertEqual(frames(view), (0..<3).map { CGRect(x: 16, y: 17.5 + CGFloat($0) * 44, width: 268, height: 44) })
        let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        XCTAssertEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertLessThan(first.contentView.frame.maxX, 240)
        // A drag uncovers the action; a tap runs it and closes the row.
        let middle = first.convert(CGPoint(x: 150, y: 22), to: nil)
        stage.drag(from: middle, to: CGPoint(x: middle.x - 80, y: middle.y), frames: 10)
        stage.settle()
        XCTAssertEqual(first.shift, -74, accuracy: 30)
        stage.tap(first.convert(CGPoint(x: 250, y: 22), to: nil))
        stage.settle()
        XCTAssertEqual(tapped, ["delete 0"])
        XCTAssertEqual(first.shift, 0)
    }

    // MARK: Subclasses

    /// Overrides each initialiser and calls its own, as UIKit's header lets it.
    private final class OwnLayout: UICollectionViewCompositionalLayout {
        private(set) var made = ""

        override init(section: NSCollectionLayoutSection) {
            super.init(section: section)
            made = "section"
        }
        override init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
            super.init(section: section, configuration: configuration)
            made = "section, configuration"
        }
        override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            super.init(sectionProvider: sectionProvider)
            made = "provider"
        }
        override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
            super.init(sectionProvider: sectionProvider, configuration: configuration)
            made = "provider, configuration"
        }
        required init?(coder: NSCoder) { nil }
    }

    func testASubclassOverridesEachInitialiser() {
        let one = size(.fractionalWidth(1), .absolute(20))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: one, subitems: [NSCollectionLayoutItem(layoutSize: one)]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let layouts = [
            OwnLayout(section: section), OwnLayout(section: section, configuration: configuration),
            OwnLayout(sectionProvider: { _, _ in section }), OwnLayout(sectionProvider: { _, _ in section }, configuration: configuration),
        ]
        XCTAssertEqual(layouts.map(\.made), ["section", "section, configuration", "provider", "provider, configuration"])
        for layout in layouts {
            let (view, stage) = show(layout, [2])
            XCTAssertEqual(frames(view), [CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 20, width: 300, height: 20)])
            stage.tearDown()
        }
    }
}
