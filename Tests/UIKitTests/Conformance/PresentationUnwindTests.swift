// A default modal segue of a storyboard, closed in three ways: the presenter hears of the unwinding only (Docs/EVIDENCE.md 3b).
import Foundation
import LifecycleEvidence
import Testing
@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct PresentationUnwindTests {
    private static func scene(_ number: Int, _ id: String, _ title: String, _ button: String, exit: String = "") -> String {
        """
        <scene sceneID="s\(number)"><objects><viewController title="\(title)" id="\(id)" customClass="SegueLoggingController" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews><button id="\(id)b"><connections>\(button)</connections></button></subviews></view></viewController>\(exit)
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)"/></objects></scene>
        """
    }

    @Test(arguments: ["unwind", "dismiss", "swipe"]) func defaultModalSegue(way: String) throws {
        SegueLoggingController.register()
        let scenes = Self.scene(0, "a", "Presenter", "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" id=\"s1\"/>")
            + Self.scene(1, "b", "Modal", "<segue destination=\"x\" kind=\"unwind\" identifier=\"home\" unwindAction=\"unwindHere:\" id=\"u1\"/>", exit: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
        let nib = try NibStage(["Main.storyboard": NibStage.document("Storyboard.XIB", "<scenes>\(scenes)</scenes>", attributes: "initialViewController=\"a\"")])
        let stage = Stage(iOSVersion: 13)
        let presenter = try #require(nib.storyboard().instantiateInitialViewController())
        stage.show(presenter)
        NibStage.log = []
        func tap(_ controller: UIViewController) { controller.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside) }
        tap(presenter)
        stage.settle()
        let modal = try #require(presenter.presentedViewController)
        switch way {
        case "unwind": tap(modal)
        case "dismiss": modal.dismiss(animated: true)
        default: SheetSwipe.dismiss(try #require(modal.sheetPresentationController))
        }
        stage.settle()
        #expect(presenter.presentedViewController == nil)
        let log = NibStage.log
        let appearance = log.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
        #expect(appearance == ["Modal.viewWillAppear", "Modal.viewDidAppear", "Modal.viewWillDisappear", "Modal.viewDidDisappear"])
        #expect(log.contains("Presenter.unwindAction") == (way == "unwind"))
        if way == "unwind" { #expect(conforms(log, to: "yagamo-modal-default") == []) }
        stage.tearDown()
        nib.tearDown()
    }
}
