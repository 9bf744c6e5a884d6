// What documents say of views that are not UIKit's: maps and web pages.
import Foundation
import InterfaceBuilder
import MapKit
import Testing
import UIKit
import WebKit

/// Web views and maps of documents: attributes, and WebKit's configuration inside.
@MainActor @Suite(.serialized) struct DocumentServicesTests {
    private func load(_ body: String) throws -> (object: Any?, remarks: [String]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(body)</objects></document>
            """
        let product = try InterfaceBuilderCompiler.compile(IBDocument(data: Data(text.utf8), file: "/project/Web.xib"), moduleName: "App")
        let data = try #require(product.files.first?.data)
        return (UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil).first, product.diagnostics.map(\.message))
    }

    @Test func aWebViewHasItsConfiguration() throws {
        let (object, remarks) = try load("""
            <wkWebView customUserAgent="Me" allowsLinkPreview="NO" allowsBackForwardNavigationGestures="YES" id="w"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <wkWebViewConfiguration key="configuration" applicationNameForUserAgent="Name" allowsAirPlayForMediaPlayback="NO" suppressesIncrementalRendering="YES">
            <dataDetectorTypes key="dataDetectorTypes" link="YES" address="YES"/><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES"/>
            <wkPreferences key="preferences" javaScriptEnabled="NO" minimumFontSize="12"/></wkWebViewConfiguration></wkWebView>
            """)
        #expect(remarks == [])
        let view = try #require(object as? WKWebView)
        #expect((view.customUserAgent, view.allowsLinkPreview, view.allowsBackForwardNavigationGestures) == ("Me", false, true))
        let configuration = view.configuration
        #expect((configuration.applicationNameForUserAgent, configuration.allowsAirPlayForMediaPlayback, configuration.suppressesIncrementalRendering) == ("Name", false, true))
        #expect((configuration.dataDetectorTypes, configuration.mediaTypesRequiringUserActionForPlayback) == ([.link, .address], .audio))
        #expect((configuration.preferences.javaScriptEnabled, configuration.preferences.minimumFontSize) == (false, 12))
    }

    @Test func aMapHasItsKind() throws {
        let (object, remarks) = try load("""
            <mapView mapType="hybrid" zoomEnabled="NO" showsScale="YES" id="m"><rect key="frame" x="0" y="0" width="100" height="100"/></mapView>
            """)
        #expect(remarks == [])
        let map = try #require(object as? MKMapView)
        #expect((map.mapType, map.isZoomEnabled, map.showsScale, map.isScrollEnabled) == (.hybrid, false, true, true))
    }
}
