// What an app asked of a navigation controller's stack, as a change that can be made again: when a finger or an app's
// animator takes a transition back, what was asked meanwhile happens to the stack that came back.

enum StackChange {
    case push(UIViewController)
    /// Everything above it goes.
    case popTo(UIViewController)
    case set([UIViewController])
    /// The last of them is the top already and stays; what stands above it on a stack that came back stays too.
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
