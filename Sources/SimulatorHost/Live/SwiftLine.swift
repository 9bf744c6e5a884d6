// A statement as a line of a Swift test with WillAppearTesting, for a scenario called `app`. Sessions print it beside the
// statement. Statements without a counterpart in tests have no line.
import HostProtocol

struct SwiftLine {
    let text: String?

    init(_ action: ScriptStep.Action) { text = Self.line(action).map { "app." + $0 } }

    private static func line(_ action: ScriptStep.Action) -> String? {
        switch action {
        case .tap(let name): "tap(\(quoted(name)))"
        case .tapPoint(let point): "tap(at: \(place(point)))"
        case .doubleTap(let target): "doubleTap(\(place(target)))"
        case .longPress(let target, let seconds): "longPress(\(place(target)), duration: \(duration(seconds)))"
        case .pinch(let scale, let target): "pinch(\(target.map { place($0) + ", " } ?? "")scale: \(number(scale)))"
        case .twist(let degrees, let target): "twist(\(target.map { place($0) + ", " } ?? "")degrees: \(number(degrees)))"
        case .press(let key): "press(.\(key.rawValue))"
        case .hideKeyboard: "hideKeyboard()"
        case .scrollTo(let name): "scroll(to: \(quoted(name)))"
        case .waitUntil(let text, let limit): "wait(until: \(quoted(text)), limit: \(duration(limit)))"
        case .shake: "shake()"
        case .back: "back()"
        case .type(let text): "type(\(quoted(text)))"
        case .swipe(let direction): "swipe(.\(direction.rawValue))"
        case .swipeBack(let cancelled): "swipeBack(\(cancelled ? "cancel: true" : ""))"
        case .sheetSwipe(let cancelled): "sheetSwipe(\(cancelled ? "cancel: true" : ""))"
        case .drag(let from, let to, let seconds): "drag(from: \(place(from)), to: \(place(to)), duration: \(duration(seconds)))"
        case .wait(let seconds): "advance(by: \(duration(seconds)))"
        case .settle: "settle()"
        case .home: "move(to: .background)"
        case .open: "move(to: .active)"
        case .switcher: "move(to: .inactive)"
        case .kill: "move(to: .terminated)"
        case .relaunch(false): "recreate()"
        case .scene(.new): "newScene()"
        case .scene(.activate(let number)): "activateScene(\(number))"
        case .scene(.close(let number)): "closeScene(\(number))"
        case .scene(.disconnect(let number)): "disconnectScene(\(number))"
        case .rotate(let rotation): "rotate(to: .\(orientation(rotation)))"
        case .appearance(let appearance): "setAppearance(.\(appearance.rawValue))"
        case .textSize(let size): "setTextSize(.\(category(size)))"
        case .memoryWarning: "memoryWarning()"
        case .memoryPressure: "recreate()"
        case .expect(let text): "isOnScreen(\(quoted(text)))"
        case .expectNot(let text): "isOnScreen(\(quoted(text))) == false"
        case .carry, .key, .controlCentre, .notificationCentre, .lock, .unlock, .call, .relaunch, .openURL, .universalLink, .shortcut, .scene, .split, .push, .location, .language, .device, .iOSVersion, .screenshot, .tree: nil
        }
    }

    private static func number(_ value: Double) -> String { ScriptSource.number(value) }
    private static func duration(_ seconds: Double) -> String { seconds == seconds.rounded() ? ".seconds(\(number(seconds)))" : ".milliseconds(\(Int((seconds * 1000).rounded())))" }
    private static func place(_ point: ScriptStep.Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

    private static func place(_ target: ScriptStep.Target) -> String {
        switch target {
        case .name(let name): quoted(name)
        case .point(let point): "at: \(place(point))"
        }
    }

    /// A quoted text; Swift's quoting rules cover the script's.
    private static func quoted(_ text: String) -> String { ScriptSource.quoted(text) }

    private static func orientation(_ rotation: ScriptStep.Rotation) -> String {
        switch rotation {
        case .left: "landscapeRight"
        case .right: "landscapeLeft"
        case .portrait: "portrait"
        case .upsideDown: "portraitUpsideDown"
        }
    }

    private static func category(_ size: ScriptStep.TextSize) -> String {
        switch size {
        case .XS: "extraSmall"
        case .S: "small"
        case .M: "medium"
        case .L: "large"
        case .XL: "extraLarge"
        case .XXL: "extraExtraLarge"
        case .XXXL: "extraExtraExtraLarge"
        case .AX1: "accessibilityMedium"
        case .AX2: "accessibilityLarge"
        case .AX3: "accessibilityExtraLarge"
        case .AX4: "accessibilityExtraExtraLarge"
        case .AX5: "accessibilityExtraExtraExtraLarge"
        }
    }
}
