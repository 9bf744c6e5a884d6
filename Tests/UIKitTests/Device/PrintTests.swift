// Printing: how contents are laid out over pages, what a job's document holds, and what the panel tells.
import XCTest
@testable import UIKit

@MainActor final class PrintTests: XCTestCase {
    private final class Owner: NSObject, UIPrintInteractionControllerDelegate {
        var log: [String] = []
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) { log.append("will present") }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) { log.append("did present") }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) { log.append("will dismiss") }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) { log.append("did dismiss") }
    }

    private let lines = (1...200).map { "Line \($0)" }.joined(separator: "\n")

    func testATextTakesSeveralPages() {
        let renderer = UIPrintPageRenderer(), text = UISimpleTextPrintFormatter(text: lines)
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 36, y: 36, width: 523, height: 770)), forKey: "printableRect")
        renderer.addPrintFormatter(text, startingAtPageAt: 1)
        let alone = text.pageCount
        XCTAssertGreaterThan(alone, 2)
        XCTAssertEqual(renderer.numberOfPages, alone + 1)
        XCTAssertNil(renderer.printFormattersForPage(at: 0))
        XCTAssertEqual(renderer.printFormattersForPage(at: 1)?.count, 1)
        renderer.headerHeight = 385
        XCTAssertGreaterThan(text.pageCount, alone, "half as much room a page")
    }

    func testPagesAreDrawn() throws {
        final class Renderer: UIPrintPageRenderer {
            var log: [String] = []
            override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range.length)") }
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { log.append("head \(pageIndex) \(Int(headerRect.height))") }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { log.append("content \(pageIndex)") }
            override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
                log.append("formatter \(pageIndex)")
                super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { log.append("foot \(pageIndex)") }
        }
        let renderer = Renderer()
        (renderer.headerHeight, renderer.footerHeight) = (20, 10)
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
        let data = renderer.pdf(on: .standard, isLandscape: false)
        XCTAssertEqual(renderer.log, ["prepare 1", "head 0 20", "content 0", "formatter 0", "foot 0"])
        XCTAssertTrue(UIPrintInteractionController.canPrint(data))
        let empty = UIPrintPageRenderer()
        empty.addPrintFormatter(UISimpleTextPrintFormatter(text: ""), startingAtPageAt: 0)
        XCTAssertEqual(empty.numberOfPages, 0)
    }

    func testThePanel() {
        let stage = Stage()
        stage.show(UIViewController())
        let controller = UIPrintInteractionController.shared, owner = Owner()
        XCTAssertFalse(controller.present(animated: true), "there is nothing to print")
        controller.delegate = owner
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        var ended: [Bool] = []
        XCTAssertTrue(controller.present(animated: true) { _, done, error in
            XCTAssertNil(error)
            ended.append(done)
        })
        XCTAssertFalse(controller.present(animated: true), "it shows already")
        stage.settle()
        XCTAssertEqual(owner.log, ["will present", "did present"])
        controller.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(owner.log, ["will present", "did present", "will dismiss", "did dismiss"])
        XCTAssertEqual(ended, [false])
        controller.printingItem = UIImage()
        XCTAssertNil(controller.printFormatter, "one kind of content at a time")
        controller.printingItem = nil
        stage.tearDown()
    }

    func testMarkupLosesItsTags() {
        XCTAssertEqual(UIMarkupTextPrintFormatter(markupText: "<h1>A &amp; B</h1><p>c<br>d</p>").text, "A & B\nc\nd")
    }
}
