// Outlets as key-value coding sets them: no protocol is checked, UIKit's own parts can be connected, custom content views are kept.

import Foundation
import InterfaceBuilder
import ObjectiveC
import Testing
@testable import UIKit

@MainActor @Suite("Nib outlets", .serialized, .leavesNothing) struct NibOutletTests {
    /// The file's owner conforms to no protocol of UIKit.
    @Test func aDelegateWithoutConformanceIsConnected() throws {
        let stage = try NibStage(["Form.xib": NibStage.xib("""
            <view id="root"><subviews>
                <searchBar id="search"><connections><outlet property="delegate" destination="-1" id="d1"/></connections></searchBar>
                <textField id="field"><connections><outlet property="delegate" destination="-1" id="d2"/></connections></textField>
                <tableView id="table"><connections><outlet property="delegate" destination="-1" id="d3"/></connections></tableView>
            </subviews></view>
            """)])
        let host = DetachedHost()
        Host.use(host)
        defer { stage.tearDown() }
        let owner = NibOwner()
        let objects = try #require(stage.bundle.loadNibNamed("Form", owner: owner))
        let parts = try #require(objects.first as? UIView).subviews
        #expect((parts[0] as? UISearchBar)?.delegate != nil)
        #expect((parts[1] as? UITextField)?.delegate != nil)
        #expect((parts[2] as? UITableView)?.delegate != nil)
        #expect(host.console == [])
        // What the owner does not implement is not called.
        let field = try #require(parts[1] as? UITextField)
        #expect(field.delegate?.textFieldShouldReturn(field) == true)
    }

    /// What it does implement is called, as far as the runtime reaches it.
    @Test func anObjectiveCMethodOfSuchADelegateIsCalled() throws {
        registerKeys(of: AnsweringOwner.self) { $0.m1("textFieldShouldReturn:") { (_: AnsweringOwner, _: UITextField) in false } }
        let stage = try NibStage(["Form.xib": NibStage.xib("""
            <textField id="field"><connections><outlet property="delegate" destination="-1" id="d2"/></connections></textField>
            """)])
        defer { stage.tearDown() }
        let owner = AnsweringOwner()
        let field = try #require(stage.bundle.loadNibNamed("Form", owner: owner)?.first as? UITextField)
        #expect(field.delegate?.textFieldShouldReturn(field) == false)
        withExtendedLifetime(owner) {}
    }

    /// The delegate lives as long as the object that it stands for.
    @Test func aDelegateWithoutConformanceGoesWithItsObject() throws {
        let stage = try NibStage(["Form.xib": NibStage.xib("""
            <textField id="field"><connections><outlet property="delegate" destination="-1" id="d2"/></connections></textField>
            """)])
        defer { stage.tearDown() }
        var owner: NibOwner? = NibOwner()
        let field = try #require(stage.bundle.loadNibNamed("Form", owner: owner)?.first as? UITextField)
        #expect(field.delegate != nil)
        owner = nil
        sweepAssociatedObjects()
        #expect(owner == nil && field.delegate == nil)
    }

    @Test func partsOfStandardCellsCanBeConnected() throws {
        let stage = try NibStage(["Cell.xib": NibStage.xib("""
            <tableViewCell reuseIdentifier="" id="cell"><tableViewCellContentView key="contentView">
                <rect key="frame" x="0" y="0" width="200" height="44"/>
                <subviews><label tag="7" id="title"/><imageView tag="8" id="picture"/></subviews></tableViewCellContentView>
                <connections><outlet property="textLabel" destination="title" id="o1"/><outlet property="imageView" destination="picture" id="o2"/></connections>
            </tableViewCell>
            """)])
        defer { stage.tearDown() }
        let cell = try #require(stage.bundle.loadNibNamed("Cell", owner: nil)?.first as? UITableViewCell)
        #expect(cell.textLabel?.tag == 7)
        #expect(cell.imageView?.tag == 8)
        // A content view without an id is the content view, not a second one beside an empty one.
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.subviews.filter { $0.subviews.count == 2 }.count == 1)
        // An empty identifier is none.
        #expect(cell.reuseIdentifier == nil)
    }

    @Test func aContentViewKeepsItsClass() throws {
        let stage = try NibStage(["Cell.xib": NibStage.xib("""
            <tableViewCell id="cell" style="IBUITableViewCellStyleDefault" textLabel="title"><tableViewCellContentView key="contentView" customClass="BadgeView" customModuleProvider="target" id="content">
                <subviews><label text="Hello" id="title"/></subviews></tableViewCellContentView></tableViewCell>
            <collectionViewCell id="item"><view key="contentView" customClass="BadgeView" customModuleProvider="target" id="face"/></collectionViewCell>
            """)])
        defer { stage.tearDown() }
        let objects = try #require(stage.bundle.loadNibNamed("Cell", owner: nil))
        let cell = try #require(objects[0] as? UITableViewCell)
        #expect(cell.contentView is BadgeView)
        #expect(cell.contentView.superview === cell)
        #expect(cell.textLabel?.text == "Hello")
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect((objects[1] as? UICollectionViewCell)?.contentView is BadgeView)
    }
}

/// Implements a method of UITextFieldDelegate without conforming to it.
private final class AnsweringOwner: NSObject {}
