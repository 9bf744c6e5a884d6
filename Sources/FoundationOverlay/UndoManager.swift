// UndoManager: groups of actions that take changes back, and bring them again. Foundation on Linux has none.
// No log gives the texts of its exceptions: Docs/DIVERGENCES.md lists them as unknown.
import Foundation
import ObjectiveC

/// Records how to take changes back.
open class UndoManager: NSObject, @unchecked Sendable {
    fileprivate final class Group {
        var entries: [Entry] = []
        var name = ""
        var isDiscardable = false
        let parent: Group?
        init(parent: Group?) { self.parent = parent }
    }
    fileprivate enum Entry {
        case action(WeakTarget, (AnyObject) -> Void)
        case group(Group)
    }
    fileprivate final class WeakTarget { weak var object: AnyObject?; init(_ object: AnyObject) { self.object = object } }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: Group?
    private var disabled = 0
    /// Whether the open outermost group was begun for the event, and so ends with it.
    private var isEventGroup = false

    /// Creates a manager with nothing to undo.
    public override init() {}

    // MARK: Registering

    /// Remembers to call `handler` with the target. The target is not kept; once it is gone the action does nothing.
    /// Ends with NSInternalInconsistencyException when no group is open and none begins by itself.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(target) { object in if let object = object as? TargetType { handler(object) } }
    }

    /// Remembers to perform the selector on the target with the object.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        register(target as AnyObject) { target in _ = objcPerformOrRaise(target, selector, [object]) }
    }

    private func register(_ target: AnyObject, _ action: @escaping (AnyObject) -> Void) {
        guard disabled == 0 else { return }
        if open == nil {
            guard groupsByEvent else {
                return raise("_registerUndoObject:: NSUndoManager is in invalid state, must begin a group before registering undo")
            }
            beginEventGroup()
        }
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        open?.entries.append(.action(WeakTarget(target), action))
    }

    /// Registrations do nothing until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Takes one `disableUndoRegistration()` back; one too many is an NSInternalInconsistencyException.
    open func enableUndoRegistration() {
        guard disabled > 0 else { return raise("enableUndoRegistration may only be invoked with matching call to disableUndoRegistration") }
        disabled -= 1
    }
    /// True unless it is disabled.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: Groups

    /// The number of open groups, one inside the other.
    open var groupingLevel: Int {
        var level = 0, group = open
        while let present = group {
            level += 1
            group = present.parent
        }
        return level
    }
    /// Whether an outermost group begins by itself with the first registration of an event, and ends with the event.
    open var groupsByEvent = true
    /// The number of outermost groups that are kept; 0 keeps all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// The modes in which the event's group ends.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Begins a group, inside the open one if there is one. With `groupsByEvent` the event's own group begins first.
    open func beginUndoGrouping() {
        if groupsByEvent, open == nil, !isUndoing, !isRedoing { beginEventGroup() }
        pushGroup()
    }

    private func beginEventGroup() {
        pushGroup()
        isEventGroup = true
        RunLoop.current.perform(inModes: runLoopModes) { [weak self] in
            // A group that the app opened and did not close keeps the event's group open, as on a device.
            guard let self, self.isEventGroup, self.groupingLevel == 1 else { return }
            self.endUndoGrouping()
        }
    }

    private func pushGroup() {
        post(.NSUndoManagerCheckpoint)
        open = Group(parent: open)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost group; without one that is an NSInternalInconsistencyException. An outermost group that is
    /// empty is forgotten.
    open func endUndoGrouping() {
        guard let group = open else { return raise("endUndoGrouping called with no matching begin") }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup, [NSUndoManagerGroupIsDiscardableKey: group.isDiscardable])
        open = group.parent
        if let parent = group.parent {
            if !group.entries.isEmpty { parent.entries.append(.group(group)) }
            if parent.name.isEmpty { parent.name = group.name }
        } else {
            isEventGroup = false
            if !group.entries.isEmpty {
                if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
                trim()
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// While `undo()` runs its actions.
    open private(set) var isUndoing = false
    /// While `redo()` runs its actions.
    open private(set) var isRedoing = false
    /// Whether there is something to take back, in an open group too.
    open var canUndo: Bool {
        if !undoStack.isEmpty { return true }
        var group = open
        while let present = group {
            if !present.entries.isEmpty { return true }
            group = present.parent
        }
        return false
    }
    /// Whether there is something to bring again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Ends the outermost group if it is open, and takes the last one back. More open groups are an
    /// NSInternalInconsistencyException.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        guard groupingLevel == 0 else { return raise("undo was called with too many nested undo groups") }
        undoNestedGroup()
    }

    /// Takes the last group back; a group that is open is an NSInternalInconsistencyException.
    open func undoNestedGroup() {
        guard open == nil else { return raise("undoNestedGroup called with an open undo group") }
        post(.NSUndoManagerCheckpoint)
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Brings the last group that was taken back again. A group that is open is an NSInternalInconsistencyException.
    open func redo() {
        guard open == nil else { return raise("redo called with an open undo group") }
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// What the actions register makes one group of the other stack, with the same name.
    private func run(_ group: Group) {
        pushGroup()
        open?.name = group.name
        perform(group)
        while groupingLevel > 1 { endUndoGrouping() }
        endUndoGrouping()
    }

    private func perform(_ group: Group) {
        for entry in group.entries.reversed() {
            switch entry {
            case .action(let target, let action): if let object = target.object { action(object) }
            case .group(let inner): perform(inner)
            }
        }
    }

    /// Forgets everything, and open groups as well.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        open = nil
        isEventGroup = false
        disabled = 0
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func strip(_ group: Group) {
            group.entries = group.entries.filter { entry in
                switch entry {
                case .action(let owner, _): return owner.object !== target
                case .group(let inner):
                    strip(inner)
                    return !inner.entries.isEmpty
                }
            }
        }
        var group = open
        while let present = group {
            strip(present)
            group = present.parent
        }
        (undoStack + redoStack).forEach(strip)
        undoStack.removeAll { $0.entries.isEmpty }
        redoStack.removeAll { $0.entries.isEmpty }
    }

    // MARK: Names

    /// Names the open group, or the last one.
    open func setActionName(_ actionName: String) { (open ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName }
    /// The name of what `undo()` would take back; empty without one.
    open var undoActionName: String { open?.name.isEmpty == false ? open?.name ?? "" : undoStack.last?.name ?? "" }
    /// The name of what `redo()` would bring again; empty without one.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// "Undo", and the action's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: canUndo ? undoActionName : "") }
    /// "Redo", and the action's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: canRedo ? redoActionName : "") }
    /// "Undo", and the name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// "Redo", and the name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
    /// Says that the open group's changes need not be saved.
    open func setActionIsDiscardable(_ discardable: Bool) { (open ?? undoStack.last)?.isDiscardable = discardable }
    /// Whether what `undo()` would take back need not be saved.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    /// Whether what `redo()` would bring again need not be saved.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    // MARK: Telling

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
    private func raise(_ reason: String) { raiseException(name: "NSInternalInconsistencyException", reason: reason) }
}

/// A Boolean in the notification of a closing group: its changes need not be saved.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension Notification.Name {
    /// A group opens or closes, or somebody asks what can be redone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// A group has opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to close.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group has closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Changes are about to be taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Changes were taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Changes are about to be brought again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Changes were brought again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
