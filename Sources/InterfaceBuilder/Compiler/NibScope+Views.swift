// Elements that are views: which class they become, the keys every view has (FORMATS.md §1.6, §4.1),
// and the hand-over to the file that writes a class's own keys.

import Foundation

extension NibScope {
    /// Element name -> UIKit class, with what stands in for it where the class does not exist.
    static let viewClasses: [String: (className: String, fallbacks: [String])] = [
        "view": ("UIView", []), "containerView": ("UIView", []), "label": ("UILabel", []), "button": ("UIButton", []),
        "imageView": ("UIImageView", []), "textField": ("UITextField", []), "textView": ("UITextView", []),
        "scrollView": ("UIScrollView", []), "tableView": ("UITableView", []), "tableViewCell": ("UITableViewCell", []),
        "tableViewCellContentView": ("UITableViewCellContentView", ["UIView"]), "collectionView": ("UICollectionView", ["UIScrollView"]),
        "collectionViewCell": ("UICollectionViewCell", ["UIView"]), "collectionViewCellContentView": ("UIView", []),
        "collectionReusableView": ("UICollectionReusableView", ["UIView"]), "stackView": ("UIStackView", []),
        "segmentedControl": ("UISegmentedControl", []), "slider": ("UISlider", []), "switch": ("UISwitch", []), "stepper": ("UIStepper", []),
        "progressView": ("UIProgressView", []), "activityIndicatorView": ("UIActivityIndicatorView", []),
        "pageControl": ("UIPageControl", []), "datePicker": ("UIDatePicker", ["UIControl"]), "pickerView": ("UIPickerView", ["UIView"]),
        "searchBar": ("UISearchBar", ["UIView"]), "navigationBar": ("UINavigationBar", []), "toolbar": ("UIToolbar", []),
        "tabBar": ("UITabBar", []), "visualEffectView": ("UIVisualEffectView", ["UIView"]), "refreshControl": ("UIRefreshControl", ["UIControl"]),
        "window": ("UIWindow", []), "wkWebView": ("WKWebView", ["UIView"]), "webView": ("UIWebView", ["UIView"]), "mapView": ("MKMapView", ["UIView"]),
        "glkView": ("GLKView", ["UIView"]), "mtkView": ("MTKView", ["UIView"]), "skView": ("SKView", ["UIView"]), "scnView": ("SCNView", ["UIView"]),
        "sceneKitView": ("SCNView", ["UIView"]), "arskView": ("ARSKView", ["UIView"]), "arscnView": ("ARSCNView", ["UIView"]),
    ]

    static func isView(_ element: IBElement) -> Bool { viewClasses[element.name] != nil }

    /// Compiles a view with everything in it.
    func view(_ element: IBElement) -> ArchivedObject? {
        guard let kind = NibScope.viewClasses[element.name] else {
            unit.warn(element, "the element <\(element.name)> is not known and is left out")
            return nil
        }
        let object = begin(element, kind.className, fallbacks: kind.fallbacks)
        writeCommonKeys(element, object)
        writeProperties(of: NibPropertyList.has(kind.className) ? kind.className : "UIView", element, object)
        writeOwnKeys(element, object)
        finish(element, object, originalClass: kind.className)
        return object
    }

    /// Writes the parts after the keys of a class: custom class, runtime attributes, accessibility, connections.
    func finish(_ element: IBElement, _ object: ArchivedObject, originalClass: String) {
        if let custom = unit.customClassName(of: element) {
            object.className = "UIClassSwapper"
            object.fallbackClassNames = []
            object.set("UIClassName", .string(custom))
            object.set("UIOriginalClassName", .string(originalClass))
        }
        writeRuntimeAttributes(of: element, object)
        writeAccessibility(of: element, object)
        whenComplete {
            self.connect(element, object)
            self.writeVariations(of: element, object)
        }
    }

    /// Members of `subviews` that some traits install.
    func subviewElements(of element: IBElement) -> [IBElement] {
        let excluded = Variations.neverInstalled("subviews", of: element)
        return element.members(of: "subviews").filter { view in
            guard let id = view.id, excluded.contains(id) else { return true }
            view.settle()
            return false
        }
    }

    private func writeCommonKeys(_ element: IBElement, _ object: ArchivedObject) {
        let frame = frame(of: element)
        object.set("UIBounds", .geometry(0, 0, frame.width, frame.height))
        object.set("UICenter", .geometry(frame.x + frame.width / 2, frame.y + frame.height / 2))
        let subviews = children(of: element)
        if !subviews.isEmpty { object.set("UISubviews", .object(.array(subviews, className: "NSMutableArray"))) }
        object.set("UIDeepDrawRect", .boolean(true))
        writeLayoutKeys(element, object)
    }

    func set(_ object: ArchivedObject, _ key: String, _ value: Bool, if condition: Bool) {
        if condition { object.set(key, .boolean(value)) }
    }

    /// Subviews in order, bottom to top; cells and effect views have a content view instead.
    private func children(of element: IBElement) -> [ArchivedObject] {
        var views: [ArchivedObject] = []
        if ["tableViewCell", "collectionViewCell", "visualEffectView"].contains(element.name),
           let content = element.child(key: "contentView"), let view = view(content) {
            views.append(view)
        }
        views += subviewElements(of: element).compactMap { view($0) }
        return views
    }

    /// `rect` or the rarer `frame`, in the superview's points (§1.4).
    func frame(of element: IBElement) -> (x: Double, y: Double, width: Double, height: Double) {
        if let rect = element.child("rect", key: "frame") {
            return (rect.number("x", default: 0), rect.number("y", default: 0), rect.number("width", default: 0), rect.number("height", default: 0))
        }
        if let inset = element.child("frame", key: "frameInset") {
            let around = size(around: element)
            let (x, width) = span(inset, near: "minX", length: "width", far: "maxX", of: around.width)
            let (y, height) = span(inset, near: "minY", length: "height", far: "maxY", of: around.height)
            return (x, y, width, height)
        }
        return (0, 0, 0, 0)
    }

    /// One axis of a frame that is written as distances from the superview's edges. An edge that is not named is at distance 0; a
    /// length wins over the far edge.
    private func span(_ inset: IBElement, near: String, length: String, far: String, of whole: Double) -> (position: Double, length: Double) {
        let start = inset.length(near, of: whole), size = inset.length(length, of: whole), end = inset.length(far, of: whole)
        guard let size else { return (start ?? 0, max(0, whole - (start ?? 0) - (end ?? 0))) }
        return (start ?? end.map { whole - $0 - size } ?? 0, size)
    }

    private func size(around element: IBElement) -> (width: Double, height: Double) {
        guard let superview = element.ancestor(where: { $0.child("rect", key: "frame") != nil || $0.child("frame", key: "frameInset") != nil }) else { return (0, 0) }
        let frame = frame(of: superview)
        return (frame.width, frame.height)
    }

    private func writeOwnKeys(_ element: IBElement, _ object: ArchivedObject) {
        switch element.name {
        case "label": writeLabel(element, object)
        case "button": writeButton(element, object)
        case "textField": writeTextField(element, object)
        case "tableView": writeTableView(element, object)
        case "tableViewCell": writeTableViewCell(element, object)
        case "collectionView": writeCollectionView(element, object)
        case "collectionViewCell", "collectionReusableView": writeReusableView(element, object)
        case "stackView": writeStackView(element, object)
        case "segmentedControl": writeSegmentedControl(element, object)
        case "activityIndicatorView": writeActivityIndicator(element, object)
        case "datePicker": writeDatePicker(element, object)
        case "navigationBar", "toolbar", "tabBar": writeBarItems(element, object)
        case "visualEffectView": writeVisualEffectView(element, object)
        case "window": visibleWindow(element, object)
        case "mapView": writeMapView(element, object)
        case "wkWebView": writeWebView(element, object)
        default: break
        }
    }

    private func visibleWindow(_ element: IBElement, _ object: ArchivedObject) {
        guard element.flag("visibleAtLaunch", default: true) else { return }
        object.set("UIVisibleAtLaunch", .boolean(true))
        visibleWindows.append(object)
    }
}
