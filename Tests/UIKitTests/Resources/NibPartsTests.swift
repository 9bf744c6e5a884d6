// Parts of documents that public projects use and few tests do: each arrives in the object it was written for, and none is a remark.

import Foundation
import InterfaceBuilder
import ObjectiveC
import Testing
@testable import UIKit

/// A constraint of an app: what a nib makes of it is of this class, with its runtime attribute.
final class ScaledConstraint: NSLayoutConstraint { var factor: CGFloat = 1 }

/// A layout of an app that is no flow layout.
final class RingLayout: UICollectionViewLayout {}

@MainActor @Suite(.serialized, .leavesNothing) struct NibPartsTests {
    /// The objects of a xib, and the compiler's remarks.
    private func load(_ body: String) throws -> (objects: [Any], remarks: [String]) {
        let document = try IBDocument(data: Data(NibStage.xib(body).utf8), file: "/project/Parts.xib")
        let product = try InterfaceBuilderCompiler.compile(document, moduleName: "UIKitTests")
        let data = try #require(product.files.first?.data)
        return (UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil), product.diagnostics.map(\.message))
    }

    @Test func aConstraintMayBeOfTheAppsClass() throws {
        registerKeys(of: ScaledConstraint.self) { $0.p("factor", \ScaledConstraint.factor) }
        let (objects, remarks) = try load("""
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
            <constraints><constraint firstItem="a" firstAttribute="width" constant="20" priority="1e308" id="k" customClass="ScaledConstraint" customModule="UIKitTests" customModuleProvider="target">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="factor"><real key="value" value="2.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </constraint></constraints></view>
            """)
        #expect(remarks == [])
        let constraint = try #require((objects.first as? UIView)?.constraints.first as? ScaledConstraint)
        #expect((constraint.factor, constraint.constant, constraint.firstAttribute, constraint.priority) == (2.5, 20, .width, .required))
    }

    @Test func aCollectionViewHasTheAppsLayoutOfAnyKind() throws {
        let (objects, remarks) = try load("""
            <collectionView contentMode="scaleToFill" dataMode="none" id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <collectionViewLayout key="collectionViewLayout" id="l" customClass="RingLayout" customModule="Elsewhere" customModuleProvider="target"/></collectionView>
            """)
        #expect(remarks == [])
        let view = try #require(objects.first as? UICollectionView)
        #expect(view.collectionViewLayout is RingLayout && view.collectionViewLayout.collectionView === view)
    }

    @Test func barItemsHaveTheirInsetsAndSecondImages() throws {
        let (objects, remarks) = try load("""
            <tabBarItem title="A" image="star" catalog="system" landscapeImage="star.fill" largeContentSizeImage="star.circle" id="t"><inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></tabBarItem>
            """)
        #expect(remarks == [])
        let item = try #require(objects.first as? UITabBarItem)
        #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(item.landscapeImagePhone != nil && item.largeContentSizeImage != nil)
    }

    @Test func titlesOfBarsMayHaveShadows() throws {
        let (objects, remarks) = try load("""
            <navigationBar id="n"><rect key="frame" x="0" y="0" width="320" height="44"/><textAttributes key="titleTextAttributes">
            <color key="textShadowColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><offsetWrapper key="textShadowOffset" horizontal="3" vertical="4"/></textAttributes></navigationBar>
            """)
        #expect(remarks == [])
        let shadow = try #require((objects.first as? UINavigationBar)?.titleTextAttributes?[.shadow] as? NSShadow)
        #expect(shadow.shadowOffset == CGSize(width: 3, height: 4))
        #expect(shadow.shadowColor as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func outletsOfANavigationItem() throws {
        let (objects, _) = try load("""
            <navigationItem title="T" id="n"><connections><outlet property="rightBarButtonItem" destination="b" id="o1"/><outlet property="titleView" destination="v" id="o2"/></connections></navigationItem>
            <barButtonItem title="B" id="b"/><view id="v"/>
            """)
        let item = try #require(objects.first as? UINavigationItem)
        #expect(item.rightBarButtonItem?.title == "B")
        #expect(item.titleView === objects.last as AnyObject)
    }

    @Test func noTraitsAndPointersAreNoRemark() throws {
        let (objects, remarks) = try load("""
            <button pointerInteraction="YES" id="b"><accessibility key="accessibilityConfiguration" label="L"><accessibilityTraits key="traits" none="YES"/></accessibility></button>
            """)
        #expect(remarks == [])
        let button = try #require(objects.first as? UIButton)
        #expect(button.isPointerInteractionEnabled)
        #expect(button.accessibilityTraits == [])
    }

    @Test func aConfigurationsTitleKeepsItsFont() throws {
        let (objects, remarks) = try load("""
            <button buttonType="system" id="b"><state key="normal" title="Large"/><buttonConfiguration key="configuration" style="plain" title="Large">
                <fontDescription key="titleFontDescription" type="system" pointSize="24"/></buttonConfiguration></button>
            <button buttonType="system" id="c"><state key="normal" title="Usual"/><buttonConfiguration key="configuration" style="plain" title="Usual"/></button>
            """)
        #expect(remarks == [])
        let buttons = objects.compactMap { $0 as? UIButton }
        #expect(buttons.count == 2)
        let large = try #require(buttons.first), usual = try #require(buttons.last)
        #expect((large.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 24)
        #expect(large.configuration?.title == "Large")
        #expect(usual.configuration?.attributedTitle == nil)
        large.setTitle("New", for: .normal)
        #expect(large.titleLabel?.text == "New")
    }
}
