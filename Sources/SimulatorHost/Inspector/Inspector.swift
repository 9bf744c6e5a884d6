// Reads the app's present objects without changing them: views, controllers, responders, traits. ConstraintReading explains
// frames. LiveSession calls it, now and after frames with events (Moments).
import HostProtocol
import QuartzCore
import UIKit

@MainActor struct Inspector {
    /// Views of one moment at most.
    private static let maximumViews = 1200

    let application: UIApplication
    let references: ElementReferences
    private let holders = ControllerHolders()

    init(application: UIApplication, references: ElementReferences) {
        self.application = application
        self.references = references
    }

    /// The present state, after the event with this number.
    func moment(event: Int, time: Double = 0) -> InspectedMoment {
        var moment = InspectedMoment()
        (moment.event, moment.time) = (event, time)
        guard application.life.isOnScreen else { return moment }
        references.forgetTheDead()
        var left = Self.maximumViews
        moment.windows = application.windowsOnScreen.map { view($0, above: nil, &left) }
        moment.isCut = left <= 0
        moment.controllers = application.windowsOnScreen.compactMap { $0.rootViewController.map { controller($0, "root") } }
        moment.outsiders = holders.outsiders(inside: Self.names(moment.controllers), event: event, time: time)
        if let responder = SystemEvents.firstResponder(of: application) {
            moment.firstResponder = (responder as? UIView).map(references.number) ?? (responder as? UIViewController)?.viewIfLoaded.map(references.number)
            moment.responders = chain(from: responder)
        }
        moment.traits = Self.words(of: UIScreen.main.traitCollection)
        return moment
    }

    // MARK: Views

    private func view(_ view: UIView, above: UITraitCollection?, _ left: inout Int) -> InspectedView {
        left -= 1
        let traits = view.traitCollection
        var read = InspectedView(id: references.number(of: view), kind: Self.kind(view), frame: Self.rectangle(view.convert(view.bounds, to: nil)))
        read.name = ElementText.names(of: view).first.map { String($0.prefix(120)) }
        read.own = Self.rectangle(view.frame)
        read.safeArea = Self.insets(view.safeAreaInsets)
        read.margins = Self.insets(view.layoutMargins)
        read.alpha = Double(view.alpha)
        read.notes = Self.notes(view)
        read.controller = (view.next as? UIViewController).map(Self.name)
        read.background = view.backgroundColor.flatMap { Self.words(of: $0.resolvedColor(with: traits)) }
        read.constraints = ConstraintReading(view: view, references: references).constraints
        if read.constraints.contains(where: \.decides), view.hasAmbiguousLayout { read.notes.append("ambiguous layout") }
        read.recognizers = (view.gestureRecognizers ?? []).map(Self.recognizer)
        read.traits = above.map { Self.differences(traits, $0) } ?? Self.words(of: traits)
        read.layers = (view.layer.sublayers ?? []).filter { !($0.delegate is UIView) }.map { "\(type(of: $0)) \(ScreenElement.text($0.frame))" }
        for child in view.subviews where left > 0 { read.children.append(self.view(child, above: traits, &left)) }
        return read
    }

    private static func kind(_ object: AnyObject) -> String { String(describing: type(of: object)) }

    private static func notes(_ view: UIView) -> [String] {
        var notes: [String] = []
        if view.isHidden { notes.append("hidden") }
        if view.clipsToBounds { notes.append("clips") }
        if !view.isUserInteractionEnabled { notes.append("ignores touches") }
        if view.isFirstResponder { notes.append("first responder") }
        if !view.transform.isIdentity { notes.append("transformed") }
        if !view.translatesAutoresizingMaskIntoConstraints { notes.append("constraints") }
        if let control = view as? UIControl, !control.isEnabled { notes.append("disabled") }
        return notes
    }

    private static func recognizer(_ recognizer: UIGestureRecognizer) -> InspectedRecognizer {
        let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]
        let state = words.indices.contains(recognizer.state.rawValue) ? words[recognizer.state.rawValue] : "unknown"
        return InspectedRecognizer(kind: kind(recognizer), state: state, isEnabled: recognizer.isEnabled, fingers: recognizer.numberOfTouches, targets: recognizer.targetNames)
    }

    // MARK: Controllers and responders

    static func name(_ controller: UIViewController) -> String {
        let number = controller.numberInTrace
        return kind(controller) + (number > 0 ? "#\(number)" : "")
    }

    private func controller(_ controller: UIViewController, _ relation: String) -> InspectedController {
        var children = controller.children.map { self.controller($0, "child") }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { children.append(self.controller(presented, "presented")) }
        return InspectedController(
            name: Self.name(controller), title: controller.title, state: controller.isViewLoaded ? controller.appearanceWord : "not loaded", relation: relation,
            view: controller.viewIfLoaded.map(references.number), children: children)
    }

    private static func names(_ controllers: [InspectedController]) -> Set<String> {
        controllers.reduce(into: []) { $0.formUnion(names($1.children).union([$1.name])) }
    }

    private func chain(from responder: UIResponder) -> [String] {
        var found: [String] = []
        var next: UIResponder? = responder
        while let current = next, found.count < 100 {
            found.append((current as? UIViewController).map(Self.name) ?? (current as? UIView).map { "\(Self.kind($0)) v\(references.number(of: $0))" } ?? Self.kind(current))
            next = current.next
        }
        return found
    }

    // MARK: Words

    private static func rectangle(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map(rounded) }
    private static func insets(_ insets: UIEdgeInsets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right].map(rounded) }

    /// JSON knows no infinity.
    private static func rounded(_ value: CGFloat) -> Double { value.isFinite && abs(value) < 1e9 ? (Double(value) * 100).rounded() / 100 : 0 }

    private static func words(of colour: UIColor) -> String? {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        guard colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else { return nil }
        let hex = [red, green, blue].map { part in
            let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }.joined()
        return "#\(hex)" + (alpha < 1 ? " \(Int((alpha * 100).rounded())) %" : "")
    }

    private static func words(of traits: UITraitCollection) -> [String] {
        [
            "style: \(["unspecified", "light", "dark"][safely: traits.userInterfaceStyle.rawValue] ?? "?")",
            "size classes: \(word(traits.horizontalSizeClass)) × \(word(traits.verticalSizeClass))",
            "text size: \(traits.preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))",
            "direction: \(traits.layoutDirection == .rightToLeft ? "right to left" : "left to right")",
            "scale: \(ScreenElement.number(traits.displayScale))",
        ]
    }

    private static func word(_ size: UIUserInterfaceSizeClass) -> String { ["unspecified", "compact", "regular"][safely: size.rawValue] ?? "?" }

    private static func differences(_ traits: UITraitCollection, _ above: UITraitCollection) -> [String] {
        let others = words(of: above)
        return words(of: traits).filter { !others.contains($0) }
    }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
