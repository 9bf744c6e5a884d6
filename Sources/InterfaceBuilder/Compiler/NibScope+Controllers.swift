// View controllers and segue templates of a scene nib (FORMATS.md §1.8, §3.3, §3.5, §4.3).
// Called by StoryboardCompiler, which knows which controllers belong into which nib, and by XibCompiler.

import Foundation

extension NibScope {
    static let controllerClasses: [String: (className: String, fallbacks: [String])] = [
        "viewController": ("UIViewController", []), "tableViewController": ("UITableViewController", []),
        "collectionViewController": ("UICollectionViewController", ["UIViewController"]), "navigationController": ("UINavigationController", []),
        "tabBarController": ("UITabBarController", []), "splitViewController": ("UISplitViewController", []),
        "pageViewController": ("UIPageViewController", []), "hostingController": ("UIHostingController", ["UIViewController"]),
        "avPlayerViewController": ("AVPlayerViewController", ["UIViewController"]), "glkViewController": ("GLKViewController", ["UIViewController"]),
    ]

    private static let presentationStyles = [
        "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4, "overFullScreen": 5, "overCurrentContext": 6,
        "popover": 7, "blurOverFullScreen": 8, "none": -1, "automatic": -2,
    ]
    private static let transitionStyles = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]

    /// What the storyboard compiler knows about a controller and its surroundings.
    struct ControllerContext {
        var viewNibName: String?
        /// Proxies of the view nib: identifier and the object they stand for.
        var viewNibExternals: [(identifier: String, id: String)] = []
        var children: [IBElement] = []
        var segues: [IBElement] = []
        var extraObjects: [IBElement] = []
        var nibIdentifier: (IBElement) -> String = { _ in "" }
    }

    /// Compiles a controller and, below it, the controllers embedded by relationship.
    func controller(_ element: IBElement, parent: ArchivedObject?, context: (IBElement) -> ControllerContext) -> ArchivedObject? {
        if element.name == "viewControllerPlaceholder" {
            let reference = ArchivedObject("StoryboardReferenceChild")
            reference.set("Identifier", .string(context(element).nibIdentifier(element)))
            return reference
        }
        guard let kind = NibScope.controllerClasses[element.name] else {
            unit.warn(element, "the controller <\(element.name)> is not known and is left out")
            return nil
        }
        let own = context(element)
        let object = begin(element, kind.className, fallbacks: kind.fallbacks)
        object.set("UITabBarItem", element.child(key: "tabBarItem").map(tabBarItem))
        object.set("UINavigationItem", element.child(key: "navigationItem").map(navigationItem))
        let toolbarItems = element.members(of: "toolbarItems").filter { $0.name == "barButtonItem" }.map(barButtonItem)
        if !toolbarItems.isEmpty { object.set("UIToolbarItems", .object(.array(toolbarItems))) }
        object.set("UIStoryboardIdentifier", element["storyboardIdentifier"].map(ArchivedValue.string))
        let restoration = element.flag("useStoryboardIdentifierAsRestorationIdentifier", default: false) ? element["storyboardIdentifier"] : nil
        object.set("UIRestorationIdentifier", (restoration ?? element["restorationIdentifier"]).map(ArchivedValue.string))
        object.set("UIParentViewController", parent)
        writeViewLoading(own, object)
        writeSegues(own, object, element)
        let extras = own.extraObjects.compactMap { topLevelObject($0) }
        if !extras.isEmpty { object.set("UITopLevelObjectsToKeepAliveFromStoryboard", .object(.array(extras))) }
        writeOwnProperties(of: "UIViewController", element, object)
        writeContainerKeys(element, object, own.children, context)
        finishController(element, object, kind.className)
        return object
    }

    /// Every outlet and action of the controller that stays inside the scene nib.
    private func finishController(_ element: IBElement, _ object: ArchivedObject, _ className: String) {
        if let custom = unit.customClassName(of: element) {
            object.className = "UIClassSwapper"
            object.fallbackClassNames = []
            object.set("UIClassName", .string(custom))
            object.set("UIOriginalClassName", .string(className))
        }
        writeRuntimeAttributes(of: element, object)
        outlets.append(NibScope.outlet("storyboard", from: object, to: externalProxy("UIStoryboardPlaceholder")))
        whenComplete { self.connect(element, object) }
    }

    private func writeViewLoading(_ context: ControllerContext, _ object: ArchivedObject) {
        let table = ArchivedObject.dictionary([])
        object.set("UIExternalObjectsTableForViewLoading", .object(table))
        object.set("UINibName", context.viewNibName.map(ArchivedValue.string))
        whenComplete {
            for (identifier, id) in context.viewNibExternals {
                guard let target = self.reference(to: id) else { continue }
                table.set("UINibEncoderEmptyKey", .string(identifier))
                table.set("UINibEncoderEmptyKey", .object(target))
            }
        }
    }

    private func writeContainerKeys(
        _ element: IBElement, _ object: ArchivedObject, _ children: [IBElement], _ context: (IBElement) -> ControllerContext
    ) {
        let controllers = children.compactMap { controller($0, parent: object, context: context) }
        if !controllers.isEmpty {
            object.set("UIChildViewControllers", .object(.array(controllers)))
            object.set("UIViewControllers", .object(.array(controllers, className: "NSMutableArray")))
        }
        switch element.name {
        case "navigationController":
            object.set("UINavigationBar", element.child(key: "navigationBar").flatMap { view($0) })
            object.set("UIToolbar", element.child(key: "toolbar").flatMap { view($0) })
        case "splitViewController": writeSplitStyle(element, object)
        case "tabBarController": object.set("UITabBar", element.child(key: "tabBar").flatMap { view($0) })
        default: break
        }
        if let kind = NibScope.controllerClasses[element.name], kind.className != "UIViewController" { writeOwnProperties(of: kind.className, element, object) }
        switch element.name {
        case "splitViewController": writeSplitColumns(element, object)
        case "tableViewController", "collectionViewController": object.set("UIRefreshControl", element.child("refreshControl").flatMap { view($0) })
        default: break
        }
    }

    /// Which column each child belongs to is a key of ours (Docs/DIVERGENCES.md); the others are Apple's.
    private static let splitColumns = ["masterViewController": 0, "supplementaryViewController": 1, "detailViewController": 2, "compactViewController": 3, "inspectorViewController": 4]
    /// Two columns are written as a permission, without a style: apps with such a document find their columns in navigation controllers.
    private func writeSplitStyle(_ element: IBElement, _ object: ArchivedObject) {
        let permitted = element.flag("allowDoubleColumnStyle", default: false) ? 1 : 0
        let style = element.choice("style", ["unspecified": 0, "doubleColumn": 1, "tripleColumn": 2]) ?? permitted
        if style != 0 { object.set("UISplitViewControllerStyle", .integer(style)) }
    }

    private func writeSplitColumns(_ element: IBElement, _ object: ArchivedObject) {
        let columns = element.members(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }.compactMap { segue -> String? in
            segue["relationship"].flatMap { NibScope.splitColumns[$0] }.map(String.init)
        }
        if !columns.isEmpty { object.set("UISplitViewControllerColumns", .string(columns.joined(separator: " "))) }
    }

    // MARK: Segues

    private func writeSegues(_ context: ControllerContext, _ object: ArchivedObject, _ controller: IBElement) {
        let templates = context.segues.compactMap { segue in segueTemplate(segue, context.nibIdentifier) }
        guard !templates.isEmpty else { return }
        object.set("UIStoryboardSegueTemplates", .object(.array(templates)))
        for template in templates { outlets.append(NibScope.outlet("viewController", from: template, to: object)) }
        // A segue that code performs: its bar button is in this nib, a view is in the view's (StoryboardCompiler).
        for segue in context.segues where segue.parent?.parent?["sceneMemberID"] == "viewController" && segue["popoverAnchorBarButtonItem"] != nil {
            if let id = segue.id, let template = reference(to: id) { connectAnchor(of: segue, template) }
        }
    }

    private static let segueClasses = [
        "show": "UIStoryboardShowSegueTemplate", "showDetail": "UIStoryboardShowSegueTemplate", "presentation": "UIStoryboardPresentationSegueTemplate",
        "popoverPresentation": "UIStoryboardPopoverPresentationSegueTemplate", "popover": "UIStoryboardPopoverPresentationSegueTemplate",
        "embed": "UIStoryboardEmbedSegueTemplate", "push": "UIStoryboardPushSegueTemplate", "modal": "UIStoryboardModalSegueTemplate",
        "replace": "UIStoryboardReplaceSegueTemplate", "unwind": "UIStoryboardUnwindSegueTemplate", "custom": "UIStoryboardSegueTemplate",
    ]

    private func segueTemplate(_ segue: IBElement, _ nibIdentifier: (IBElement) -> String) -> ArchivedObject? {
        // Peek and pop: "preview" and "commit" say what a hard press on the trigger does. No device here measures force.
        guard segue.key != "preview", segue.key != "commit" else {
            segue.settle()
            return nil
        }
        guard let kind = segue["kind"], let className = NibScope.segueClasses[kind] else {
            unit.warn(segue, "the segue kind \(segue["kind"] ?? "(none)") is not known and is left out")
            return nil
        }
        let template = begin(segue, className, fallbacks: className == "UIStoryboardSegueTemplate" ? [] : ["UIStoryboardSegueTemplate"])
        template.set("UIIdentifier", segue["identifier"].map(ArchivedValue.string))
        if let id = segue["destination"], let destination = unit.document.elements[id], destination.name != "exit" {
            template.set("UIDestinationViewControllerIdentifier", .string(nibIdentifier(destination)))
        }
        template.set("UISegueClassName", unit.customClassName(of: segue).map(ArchivedValue.string))
        template.set("UIDestinationCreationSelector", segue["destinationCreationSelector"].map(ArchivedValue.string))
        set(template, "UIAnimates", false, if: !segue.flag("animates", default: true))
        switch kind {
        case "show": template.set("UIActionName", .string("showViewController:sender:"))
        case "showDetail": template.set("UIActionName", .string("showDetailViewController:sender:"))
        case "presentation", "modal", "popoverPresentation", "popover":
            template.set("UIModalPresentationStyle", segue.choice("modalPresentationStyle", NibScope.presentationStyles).map(ArchivedValue.integer))
            template.set("UIModalTransitionStyle", segue.choice("modalTransitionStyle", NibScope.transitionStyles).map(ArchivedValue.integer))
            if let arrows = segue.child(key: "popoverArrowDirection") {
                let bits = ["up", "down", "left", "right"].enumerated().reduce(0) { arrows.flag($1.element, default: false) ? $0 | 1 << $1.offset : $0 }
                template.set("UIPermittedArrowDirections", .integer(bits))
            }
        case "embed":
            template.set("UIPerformOnViewLoad", .boolean(true))
            template.set("UIContainerView", .null)
        case "unwind": template.set("UIAction", segue["unwindAction"].map(ArchivedValue.string))
        default: break
        }
        return template
    }
}
