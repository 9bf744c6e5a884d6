// The space that the table of a UITableViewController makes for the keyboard, from its viewWillAppear to its
// viewDidDisappear: a controller that does not call super there makes none, as on a device.
// Evidence: Apple, "Table View Programming Guide", "Managing Table Views": the controller "scrolls the table view to
// avoid the keyboard"; Apple, UITableViewController.viewWillAppear. The final position of the field is unknown.
import ObjectiveC

@MainActor final class TableKeyboard {
    @_ZeroingReference private var table: UITableView?
    private var observers: [NotificationObserver] = []
    /// The points by which the insets have grown; changes of the app meanwhile stay.
    private var added: CGFloat = 0

    func follow(_ table: UITableView) {
        if self.table !== table { leave() }
        self.table = table
        guard observers.isEmpty else { return }
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.makeRoom() }
        // The previous field's keyboard stays up, and no notification is posted.
        observe(UITextField.textDidBeginEditingNotification) { $0.reveal() }
        observe(UITextView.textDidBeginEditingNotification) { $0.reveal() }
    }

    func leave() {
        observers = []
        setRoom(0)
        table = nil
    }

    private func observe(_ name: NSNotification.Name, _ react: @escaping @MainActor (TableKeyboard) -> Void) {
        observers.append(NotificationObserver(name) { [weak self] in if let self { react(self) } })
    }

    /// Makes space for the part of the table that the keyboard will cover, less the space that the safe area already keeps free.
    func makeRoom() {
        guard let table, let superview = table.superview, let window = table.window else { return }
        var room: CGFloat = 0
        let keyboard = Keyboard.of(table)
        if keyboard.isShown {
            let bottom = superview.convert(CGPoint(x: 0, y: table.frame.maxY), to: window).y
            room = max(0, bottom - keyboard.frame.minY - table.safeAreaContribution.bottom)
        }
        UIView.animateTouchably(withDuration: Keyboard.duration) { [self] in
            setRoom(room)
            reveal()
        }
    }

    private func setRoom(_ room: CGFloat) {
        guard let table, room != added else { return }
        let growth = room - added
        added = room
        table.contentInset.bottom += growth
        table.verticalScrollIndicatorInsets.bottom += growth
    }

    private func reveal() {
        guard added > 0, let table, let field = FirstResponder.of(table).current as? UIView, field.isDescendant(of: table) else { return }
        table.scrollRectToVisible(field.convert(field.bounds, to: table), animated: false)
    }
}
