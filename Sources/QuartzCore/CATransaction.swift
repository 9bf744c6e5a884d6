// Transactions: grouping of layer changes, their animation defaults, completion
// blocks, and the commit that starts animations (pass 7 of UIKit's frame calls `flush`).

import CoreGraphics

/// Counts the animations that a completion block waits for.
final class CompletionGroup {
    private var running = 0
    private var isClosed = false
    private var block: (() -> Void)?

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func enter() { running += 1 }

    func leave() {
        running -= 1
        fireIfDone()
    }

    /// Closes the group: no animation is added any more.
    func close() {
        isClosed = true
        fireIfDone()
    }

    private func fireIfDone() {
        guard isClosed, running <= 0, let block else { return }
        self.block = nil
        block()
    }
}

/// Keeps the completion blocks of the transactions that are open now waiting: for work that a call puts off and whose
/// animations belong to the caller's transaction all the same.
package final class CompletionHold {
    private var groups: [CompletionGroup]

    package init() {
        groups = CATransaction.openGroups
        groups.forEach { $0.enter() }
    }

    /// The work is over or will never be done.
    package func release() {
        let held = groups
        groups = []
        held.forEach { $0.leave() }
    }

    deinit { release() }
}

/// Groups changes to layers; those made outside any belong to an implicit one.
open class CATransaction: NSObject {
    final class Frame {
        let isImplicit: Bool
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var hasTimingFunction = false
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        var block: (() -> Void)?
        var group: CompletionGroup?

        init(isImplicit: Bool) {
            self.isImplicit = isImplicit
        }
    }

    final class Stack {
        var frames: [Frame] = []
        var changed: [CALayer] = []
        var removed: [CALayer] = []
        var pending: [AttachedAnimation] = []
    }

    /// A thread's own transactions; only the main thread's drive UIKit.
    private static var stack: Stack {
        if MainQueue.isCurrent { return LayerContext.current.transactions }
        let storage = Thread.current.threadDictionary
        if let stack = storage["CATransaction"] as? Stack { return stack }
        let stack = Stack()
        storage["CATransaction"] = stack
        return stack
    }

    /// Opens a transaction inside the present one; each needs its `commit()`.
    open class func begin() {
        stack.frames.append(Frame(isImplicit: false))
    }

    /// Ends the innermost `begin`; without one, commits the implicit transaction.
    open class func commit() {
        let stack = stack
        // An outermost explicit transaction lays out and draws before its commit returns (twu-explicit-transaction).
        if stack.frames.count == 1, stack.frames[0].isImplicit == false, MainQueue.isCurrent { LayerContext.current.prepareCommit?() }
        guard let frame = stack.frames.popLast() else { return }
        if stack.frames.isEmpty { publish(stack) }
        frame.group?.close()
    }

    /// Commits the implicit transaction: lays out and draws first, as any commit does (ttt778-flush). Within an explicit
    /// transaction it waits for that transaction's commit.
    open class func flush() {
        let stack = stack
        if stack.frames.count > 1 || stack.frames.first?.isImplicit == false { return }
        if MainQueue.isCurrent { LayerContext.current.prepareCommit?() }
        commitImplicit()
    }

    /// The commit itself, for a frame that has laid out and drawn.
    package static func commitImplicit() {
        let stack = stack
        if stack.frames.count > 1 || stack.frames.first?.isImplicit == false { return }
        let frame = stack.frames.popLast()
        publish(stack)
        frame?.group?.close()
    }

    /// The seconds of the animations made in this transaction: the innermost value, else 0.25.
    open class func animationDuration() -> CFTimeInterval { top { $0.duration } ?? 0.25 }
    /// Sets the seconds of implicit animations and of those without a duration; 0 makes no implicit ones.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The pacing of implicit animations: the innermost one that was set; nil takes the curve `default`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        stack.frames.last { $0.hasTimingFunction }?.timingFunction
    }

    /// Paces implicit animations made from now on in this transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
        current.hasTimingFunction = true
    }

    /// Whether changes make no implicit animations.
    open class func disableActions() -> Bool { top { $0.disablesActions } ?? false }
    /// True makes changes take effect without animations; inner transactions inherit it.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// The block of the innermost transaction.
    open class func completionBlock() -> (() -> Void)? { stack.frames.last?.block }

    /// - Parameter block: runs when the animations that this transaction adds from now on have ended;
    ///   at the commit when there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let frame = current
        frame.group?.close()
        frame.block = block
        frame.group = block.map { CompletionGroup($0) }
    }

    /// Returns one of the four settings, or the value stored under a key, searched from the innermost transaction outwards.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return animationDuration()
        case kCATransactionDisableActions: return disableActions()
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return top { $0.values[key] }
        }
    }

    /// Sets one of the four settings, or stores any value with the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = AnimatableValue.double(anObject) { setAnimationDuration(number) }
        case kCATransactionDisableActions:
            setDisableActions((anObject as? Bool) ?? (AnimatableValue.double(anObject) ?? 0 != 0))
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            setCompletionBlock(anObject as? () -> Void)
        default:
            current.values[key] = anObject
        }
    }

    /// Layers belong to the main thread here, so there is nothing to lock against.
    open class func lock() { recursive.lock() }
    /// Releases the lock of `lock()`.
    open class func unlock() { recursive.unlock() }
    private static let recursive = NSRecursiveLock()

    /// Runs `observer` after every commit of the main thread, for as long as the application lives.
    package static func observeCommits(_ observer: @escaping () -> Void) { LayerContext.current.commitObservers.append(observer) }

    static var openGroups: [CompletionGroup] { stack.frames.compactMap(\.group) }

    // MARK: Called by layers

    /// Called when a layer was marked for layout or display: that alone opens the implicit transaction.
    static func noteMark() {
        openImplicit(stack)
        if MainQueue.isCurrent { LayerContext.current.noteMark?() }
    }

    static func noteChange(of layer: CALayer) {
        layer.lookChanged()
        let stack = stack
        openImplicit(stack)
        if !layer.wasCommitted { stack.changed.append(layer) }
    }

    static func noteRemoval(of layer: CALayer) {
        let stack = stack
        openImplicit(stack)
        stack.removed.append(layer)
    }

    static func note(_ animation: AttachedAnimation) {
        let stack = stack
        openImplicit(stack)
        stack.pending.append(animation)
        animation.groups = openGroups
        animation.groups.forEach { $0.enter() }
    }

    private static var current: Frame {
        let stack = stack
        openImplicit(stack)
        return stack.frames[stack.frames.count - 1]
    }

    private static func openImplicit(_ stack: Stack) {
        if stack.frames.isEmpty { stack.frames.append(Frame(isImplicit: true)) }
    }

    private static func top<V>(_ read: (Frame) -> V?) -> V? {
        for frame in stack.frames.reversed() {
            if let value = read(frame) { return value }
        }
        return nil
    }

    private static func publish(_ stack: Stack) {
        let now = CACurrentMediaTime()
        let pending = stack.pending, changed = stack.changed, removed = stack.removed
        (stack.pending, stack.changed, stack.removed) = ([], [], [])
        for layer in changed { layer.wasCommitted = true }
        for animation in pending {
            // A layer outside of every window is not shown: its animations end with their commit (whose4097-no-window).
            if let layer = animation.layer, MainQueue.isCurrent, LayerContext.current.isUnseen?(layer) == true {
                layer.finish(animation, finished: true)
            } else {
                animation.start(at: now)
            }
        }
        for layer in removed where layer.parent == nil { layer.endAnimationsOfTree() }
        guard MainQueue.isCurrent else { return }
        LayerContext.current.publishTree()
        LayerContext.current.commitObservers.forEach { $0() }
    }
}

/// The key of `animationDuration()`: an `NSNumber` of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`: a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
