// The guides around the parts of a list's content, and the margins that it keeps.
import XCTest
@testable import UIKit

@MainActor final class ListContentGuideTests: XCTestCase {
    func testGuidesLieAroundTheirParts() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        let view = UIListContentView(configuration: content), holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60)), line = UIView()
        XCTAssertNil(view.imageLayoutGuide)
        XCTAssertNil(view.secondaryTextLayoutGuide)
        let stage = TouchStage()
        stage.view.addSubview(holder)
        view.frame = holder.bounds
        line.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        holder.addSubview(line)
        let guide = try XCTUnwrap(view.textLayoutGuide)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor), line.widthAnchor.constraint(equalToConstant: 10), line.heightAnchor.constraint(equalToConstant: 1),
            line.topAnchor.constraint(equalTo: holder.topAnchor),
        ])
        stage.frame()
        XCTAssertEqual(line.frame.minX, 16)
        content.image = UIImage(systemName: "star")
        content.secondaryText = "More"
        view.configuration = content
        XCTAssertTrue(view.textLayoutGuide === guide)
        XCTAssertNotNil(view.imageLayoutGuide)
        XCTAssertNotNil(view.secondaryTextLayoutGuide)
        stage.frame()
        XCTAssertGreaterThan(line.frame.minX, 30)
        stage.tearDown()
    }

    func testMarginsOfTheSuperviewArePreservedAlongTheAxes() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        XCTAssertEqual(content.axesPreservingSuperviewLayoutMargins, .both)
        func textStart() throws -> CGFloat {
            let view = UIListContentView(configuration: content), holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            holder.directionalLayoutMargins.leading = 40
            view.frame = holder.bounds
            holder.addSubview(view)
            holder.layoutIfNeeded()
            return try XCTUnwrap(view.subviews.compactMap { $0 as? UILabel }.first).frame.minX
        }
        XCTAssertEqual(try textStart(), 40)
        content.axesPreservingSuperviewLayoutMargins = .vertical
        XCTAssertEqual(try textStart(), 16)
    }
}
