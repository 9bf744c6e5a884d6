// A requested change of a navigation controller's stack that can be repeated: when a finger or an app's animator cancels a
// transition, the changes requested meanwhile are made on the stack that came back.

enum StackChange {
    case push(UIViewController)
    /// Removes everything above the controller.
    case popTo(UIViewController)
    case set([UIViewController])
    /// Sets the controllers below the top. The last of them is already the top and stays, as do controllers above it on a stack that came back.
    case setBelow([UIViewController])
    case remove(UIViewController)

    @MainActor func applied(to stack: [UIViewController]) -> [UIViewController] {
        switch self {
        case .push(let controller):
            return stack.filter { $0 !== controller } + [controller]
        case .popTo(let target):
            return stack.lastIndex { $0 === target }.map { Array(stack[...$0]) } ?? stack
        case .set(let new):
            return new
        case .setBelow(let new):
            let above = new.last.flatMap { top in stack.lastIndex { $0 === top } }.map { stack[($0 + 1)...] } ?? []
            return new + above.filter { controller in !new.contains { $0 === controller } }
        case .remove(let child):
            return stack.filter { $0 !== child }
        }
    }
}
