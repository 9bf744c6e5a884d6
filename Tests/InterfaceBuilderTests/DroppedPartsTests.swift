// What the compiler does not know is one remark with file, line and object; what it knows is none.

import Testing
@testable import InterfaceBuilder

@Suite("Dropped parts") struct DroppedPartsTests {
    private func remarks(_ objects: String) throws -> [String] { try Documents.compile(Documents.xib(objects)).remarks.map(\.message) }

    @Test func attributesElementsAndValuesAreNamedOnce() throws {
        let remarks = try Documents.compile(Documents.xib("""
        <view id="root" holoDeck="YES" contentMode="sideways">
            <subviews>
                <label id="a" warp="9" text="A"/>
                <label id="b" warp="9" text="B"/>
                <button id="c"><thruster key="jet" power="3"/></button>
            </subviews>
        </view>
        """)).remarks
        #expect(remarks.map(\.message) == [
            "\"sideways\" is no value of contentMode in <view> that is supported; it is left out",
            "the attribute holoDeck of <view> is not supported and is left out",
            "the attribute warp of <label> is not supported and is left out; so in line 11",
            "<thruster key=\"jet\"> in <button> is not supported and is left out",
        ])
        #expect(remarks.map(\.objectID) == ["root", "root", "a", "c"])
        #expect(remarks.map(\.line) == [8, 8, 10, 12])
        #expect(remarks.allSatisfy { $0.file == "/project/Test.xib" && $0.severity == .warning })
    }

    @Test func whatTheEditorKeepsForItselfIsNoRemark() throws {
        #expect(try remarks("""
        <view id="root" userLabel="Card" fixedFrame="YES" misplaced="YES" verifyAmbiguity="off" placeholderIntrinsicWidth="12">
            <rect key="frame" x="0" y="0" width="10" height="10"/><animations/><gestureRecognizers/>
            <attributedString key="userComments"><fragment content="why"/></attributedString>
            <color key="backgroundColor" systemColor="labelColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <nil key="simulatedStatusBarMetrics"/>
            <constraints><constraint firstAttribute="width" constant="1" placeholder="YES" id="w"/></constraints>
        </view>
        """) == [])
    }

    @Test func aSceneThatIsNotReachedIsOneRemark() throws {
        let text = Documents.storyboard(initial: "first", Documents.scene("<viewController id=\"first\" sceneMemberID=\"viewController\"/>"),
            Documents.scene("<viewController id=\"lost\" holoDeck=\"YES\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\" warp=\"9\"/></viewController>"))
        #expect(try Documents.compile(text, file: "/project/Main.storyboard").remarks.count == 1)
    }
}

extension Diagnostic {
    fileprivate var line: Int? { position?.line }
}
