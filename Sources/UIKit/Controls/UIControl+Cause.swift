// A control's event as a link of a chain of causes. UIControl states it around its actions.

extension UIControl {
    /// An event that has actions.
    func cause(of events: Event) -> Cause { Cause(.action, "\(events.nameInCauses) of \(nameInCauses)") }
}

extension UIControl.Event {
    /// The first of Apple's event names in the set.
    var nameInCauses: String {
        let names: [(UIControl.Event, String)] = [
            (.touchUpInside, "touchUpInside"), (.primaryActionTriggered, "primaryActionTriggered"), (.valueChanged, "valueChanged"), (.touchDown, "touchDown"), (.editingChanged, "editingChanged"),
            (.editingDidBegin, "editingDidBegin"), (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"), (.menuActionTriggered, "menuActionTriggered"),
            (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
        ]
        return names.first { contains($0.0) }?.1 ?? "event \(rawValue)"
    }
}
