// PHPickerViewController: choosing one and several pictures, giving up, and access to the library.
import PhotosUI
import XCTest
@testable import UIKit

@MainActor final class PhotoPickerTests: XCTestCase {
    private final class Owner: PHPickerViewControllerDelegate {
        let log: EventLog
        var results: [PHPickerResult] = []
        init(_ log: EventLog) { self.log = log }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            log.add("picked \(results.map { $0.assetIdentifier ?? "-" })")
            picker.dismiss(animated: true)
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ matches: @escaping (View) -> Bool) -> View? {
        if let found = view as? View, matches(found) { return found }
        return view.subviews.lazy.compactMap { self.find(type, in: $0, matches) }.first
    }

    private func present(_ configuration: PHPickerConfiguration) -> (TouchStage, Owner) {
        let stage = TouchStage()
        let owner = Owner(stage.log)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = owner
        stage.root.present(picker, animated: true)
        stage.settle()
        stage.kept = [owner]
        return (stage, owner)
    }

    private func photo(_ number: Int, _ stage: TouchStage) throws -> UIView {
        try XCTUnwrap(find(PhotoCell.self, in: stage.window) { $0.accessibilityLabel == "Photo \(number)" })
    }
    private func bar(_ title: String, _ stage: TouchStage) throws -> UIView { try XCTUnwrap(find(BarButtonView.self, in: stage.window) { $0.item.title == title }) }

    func testOnePictureIsChosenByATap() throws {
        let (stage, owner) = present(PHPickerConfiguration())
        stage.tap(try photo(3, stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [#"picked ["-"]"#])
        XCTAssertEqual(owner.results.first?.itemProvider.canLoadObject(ofClass: UIImage.self), true)
        XCTAssertEqual(owner.results.first?.itemProvider.suggestedName, "IMG_1003")
        stage.tearDown()
    }

    /// Apple: "If the user hasn't enabled limited library access mode for your app, calling this method does nothing."
    func testTheLimitedPickerNeedsLimitedAccess() {
        let (stage, _) = present(PHPickerConfiguration())
        let root = stage.root
        let shown = root.presentedViewController
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: shown ?? root) { _ in XCTFail("nothing was shown") }
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: shown ?? root)
        stage.settle()
        XCTAssertTrue(root.presentedViewController === shown)
        XCTAssertNil(shown?.presentedViewController)
        stage.tearDown()
    }

    func testSeveralInTheOrderOfChoiceUpToTheLimit() throws {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        configuration.preselectedAssetIdentifiers = ["drawn-5", "unknown"]
        let (stage, _) = present(configuration)
        stage.tap(try photo(2, stage))
        stage.tap(try photo(1, stage))
        stage.settle()
        stage.tap(try bar("Add", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [#"picked ["drawn-5", "drawn-2"]"#], "the third is beyond the limit")
        stage.tearDown()
    }

    func testGivingUpAndAFilterWithoutPictures() throws {
        var configuration = PHPickerConfiguration()
        configuration.filter = .videos
        let (stage, _) = present(configuration)
        XCTAssertNil(find(PhotoCell.self, in: stage.window) { _ in true })
        stage.tap(try bar("Cancel", stage))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["picked []"])
        stage.tearDown()
    }

    func testAccessIsGivenWhenAsked() {
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .notDetermined)
        let asked = expectation(description: "answered")
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { answer in
            XCTAssertEqual(answer, .authorized)
            asked.fulfill()
        }
        wait(for: [asked], timeout: 10)
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
    }
}
