// Views of frameworks beside UIKit: maps, web pages, films (FORMATS.md §1.6). WebKit's keys are those of its public source
// (WKWebView.mm, WKWebViewConfiguration.mm), MapKit's are ours (Docs/DIVERGENCES.md). Called by NibScope+Views.

import Foundation

extension NibScope {
    private static let mapTypes = ["standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4, "mutedStandard": 5]
    /// Attribute, key, and what a map without the attribute does.
    private static let mapFlags = [
        ("zoomEnabled", "MKZoomEnabled", true), ("scrollEnabled", "MKScrollEnabled", true), ("rotateEnabled", "MKRotateEnabled", true), ("pitchEnabled", "MKPitchEnabled", true),
        ("showsUserLocation", "MKShowsUserLocation", false), ("showsCompass", "MKShowsCompass", true), ("showsScale", "MKShowsScale", false),
        ("showsBuildings", "MKShowsBuildings", true), ("showsTraffic", "MKShowsTraffic", false),
    ]

    func writeMapView(_ element: IBElement, _ object: ArchivedObject) {
        // iOS 16 wrote the kind as an element; its emphasis and elevation are not drawn.
        let kind = element.choice("mapType", NibScope.mapTypes)
            ?? (element.child("imageryMapConfiguration", key: "preferredConfiguration") != nil ? 1 : element.child("hybridMapConfiguration", key: "preferredConfiguration") != nil ? 2 : nil)
        if element.child("standardMapConfiguration", key: "preferredConfiguration") != nil { object.set("MKMapType", .integer(0)) }
        if let kind, kind != 0 { object.set("MKMapType", .integer(kind)) }
        for (attribute, key, standard) in NibScope.mapFlags where element.flag(attribute, default: standard) != standard { object.set(key, .boolean(!standard)) }
    }

    func writeWebView(_ element: IBElement, _ object: ArchivedObject) {
        set(object, "allowsBackForwardNavigationGestures", true, if: element.flag("allowsBackForwardNavigationGestures", default: false))
        set(object, "allowsLinkPreview", false, if: !element.flag("allowsLinkPreview", default: true))
        object.set("customUserAgent", element["customUserAgent"].map(ArchivedValue.string))
        object.set("configuration", element.child("wkWebViewConfiguration", key: "configuration").map(webViewConfiguration))
    }

    private static let configurationFlags = [
        ("allowsInlineMediaPlayback", false), ("allowsAirPlayForMediaPlayback", true), ("allowsPictureInPictureMediaPlayback", true),
        ("suppressesIncrementalRendering", false),
    ]
    private static let mediaTypes = [("audio", 1), ("video", 2)]
    private static let detectors = [("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("trackingNumber", 16), ("flightNumber", 32), ("lookupSuggestion", 64)]

    private func webViewConfiguration(_ element: IBElement) -> ArchivedObject {
        let configuration = ArchivedObject("WKWebViewConfiguration")
        for (name, standard) in NibScope.configurationFlags where element.flag(name, default: standard) != standard { configuration.set(name, .boolean(!standard)) }
        configuration.set("applicationNameForUserAgent", element["applicationNameForUserAgent"].map(ArchivedValue.string))
        configuration.set("mediaTypesRequiringUserActionForPlayback", bits(element.child("audiovisualMediaTypes", key: "mediaTypesRequiringUserActionForPlayback"), NibScope.mediaTypes))
        configuration.set("dataDetectorTypes", bits(element.child("dataDetectorTypes", key: "dataDetectorTypes"), NibScope.detectors))
        if let preferences = element.child("wkPreferences", key: "preferences") {
            let archived = ArchivedObject("WKPreferences")
            if let size = preferences.number("minimumFontSize"), size != 0 { archived.set("minimumFontSize", .double(size)) }
            set(archived, "javaScriptEnabled", false, if: !preferences.flag("javaScriptEnabled", default: true))
            set(archived, "javaScriptCanOpenWindowsAutomatically", true, if: preferences.flag("javaScriptCanOpenWindowsAutomatically", default: false))
            configuration.set("preferences", archived)
        }
        return configuration
    }

    private func bits(_ element: IBElement?, _ names: [(String, Int)]) -> ArchivedValue? {
        guard let element else { return nil }
        _ = element.flag("none", default: false)
        let all = element.flag("all", default: false)
        return .integer(names.reduce(0) { all || element.flag($1.0, default: false) ? $0 | $1.1 : $0 })
    }
}
