// DragSession: one drag from the lift to its end: the previews under the finger, the target under it, and the calls of both delegates.
// UIDragInteraction makes it and moves it with the press.
//
// Order: itemsForBeginning, previewForLifting, willAnimateLift; sessionWillBegin with the first movement; canHandle,
// sessionDidEnter, sessionDidUpdate of the target under the finger; performDrop, willEnd, then after the animation concludeDrop,
// didEnd, sessionDidEnd, sessionDidTransferItems. Docs/DIVERGENCES.md says which parts are a choice.
import CoreGraphics
import Foundation

@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
    private let interaction: UIDragInteraction
    private let window: UIWindow
    private let start: CGPoint
    private var point: CGPoint
    private var hasBegun = false
    private var hasEnded = false
    private var floating: UIView?
    private var home: CGRect = .zero
    private var grip: CGSize = .zero
    private var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var proposal: UIDropProposal?

    init(_ interaction: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
        self.interaction = interaction
        self.window = window
        start = point
        self.point = point
    }

    // MARK: What both sides see

    func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }
    var allowsMoveOperation: Bool {
        interaction.delegate.flatMap { delegate in ifImplemented { delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self) } } ?? true
    }
    var isRestrictedToDraggingApplication: Bool {
        interaction.delegate.flatMap { delegate in ifImplemented { delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self) } } ?? false
    }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) } }
    var localDragSession: (any UIDragSession)? { self }

    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loading = DragLoading(count: providers.count, completion: completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in loading.loaded(object, at: index) }
        }
        if providers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { completion([]) } } }
        return progress
    }

    // MARK: Lifting

    func lift() {
        guard let source = interaction.view, let item = items.first else { return }
        let given = interaction.delegate.flatMap { delegate in ifImplemented { delegate.dragInteraction(interaction, previewForLifting: item, session: self) } }
        let preview = (given ?? nil) ?? UITargetedDragPreview(view: source)
        let animator = DragAnimator()
        if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: self) } }
        home = preview.frame(in: window) ?? source.convert(source.bounds, to: window)
        let picture = preview.picture()
        picture.frame = home
        picture.layer.shadowOpacity = 0.2
        picture.layer.shadowRadius = 12
        picture.layer.shadowOffset = CGSize(width: 0, height: 6)
        grip = CGSize(width: home.midX - point.x, height: home.midY - point.y)
        window.addSubview(picture)
        floating = picture
        UIView.animateTouchably(withDuration: 0.2, animations: {
            picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            animator.animate()
        }, completion: { _ in animator.finish() })
    }

    func move(to point: CGPoint) {
        guard !hasEnded else { return }
        self.point = point
        if !hasBegun {
            guard hypot(point.x - start.x, point.y - start.y) > 10 else { return }
            hasBegun = true
            UIApplication.shared.contextMenu?.close(.dismissed)
            if let own = items.first?.previewProvider, let preview = own() { replaceFloating(preview) }
            if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, sessionWillBegin: self) } }
        }
        floating?.center = CGPoint(x: point.x + grip.width, y: point.y + grip.height)
        if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, sessionDidMove: self) } }
        updateTarget()
    }

    private func replaceFloating(_ preview: UIDragPreview) {
        let picture = UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: UIPreviewTarget(container: window, center: point)).picture()
        picture.center = CGPoint(x: home.midX, y: home.midY)
        floating?.removeFromSuperview()
        window.addSubview(picture)
        floating = picture
        grip = .zero
    }

    // MARK: What is under the finger

    private func found() -> UIDropInteraction? {
        floating?.isHidden = true
        defer { floating?.isHidden = false }
        var view = window.hitTest(point, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions.reversed() {
                if drop === target { return drop }
                guard let delegate = drop.delegate else { continue }
                if ifImplemented({ delegate.dropInteraction(drop, canHandle: self) }) ?? true { return drop }
            }
            view = current.superview
        }
        return nil
    }

    private func updateTarget() {
        let now = found()
        if now !== target {
            leaveTarget()
            target = now
            if let now, let delegate = now.delegate {
                if !visited.contains(where: { $0 === now }) { visited.append(now) }
                ifImplemented { delegate.dropInteraction(now, sessionDidEnter: self) }
            }
        }
        guard let target, let delegate = target.delegate else { return }
        proposal = ifImplemented { delegate.dropInteraction(target, sessionDidUpdate: self) }
    }

    private func leaveTarget() {
        guard let old = target else { return }
        target = nil
        proposal = nil
        if let delegate = old.delegate { ifImplemented { delegate.dropInteraction(old, sessionDidExit: self) } }
    }

    // MARK: The end

    func drop() {
        guard hasBegun, !hasEnded, let target, let delegate = target.delegate, let operation = proposal?.operation, operation == .copy || (operation == .move && allowsMoveOperation)
        else { return cancel() }
        hasEnded = true
        ifImplemented { delegate.dropInteraction(target, performDrop: self) }
        progress.completedUnitCount = 1
        let animator = DragAnimator()
        var end = floating?.center ?? point
        if let item = items.first, let floating, let view = target.view {
            let place = UIDragPreviewTarget(container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
            let standard = UITargetedDragPreview(view: floating, parameters: UIDragPreviewParameters(), target: place)
            let wanted = dropPlace ?? (ifImplemented { delegate.dropInteraction(target, previewForDropping: item, withDefault: standard) } ?? standard)?.target ?? place
            end = wanted.container.convert(wanted.center, to: window)
            ifImplemented { delegate.dropInteraction(target, item: item, willAnimateDropWith: animator) }
        }
        tellWillEnd(operation)
        settle(at: end, scale: 0.6, [animator] + extraAnimators) { [self] in
            ifImplemented { delegate.dropInteraction(target, concludeDrop: self) }
            tellEnd(operation)
            if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, sessionDidTransferItems: self) } }
        }
    }

    /// The place where a list's coordinator drops the first item; `extraAnimators` has the apps' animations.
    var dropPlace: UIPreviewTarget?
    var extraAnimators: [DragAnimator] = []

    /// Ends a drag that no target accepted: the items go back.
    func cancel() {
        guard !hasEnded else { return }
        hasEnded = true
        guard hasBegun else {
            settle(at: CGPoint(x: home.midX, y: home.midY), scale: 1, []) {}
            return
        }
        leaveTarget()
        let animator = DragAnimator()
        if let item = items.first, let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator) } }
        tellWillEnd(.cancel)
        settle(at: CGPoint(x: home.midX, y: home.midY), scale: 1, [animator]) { [self] in tellEnd(.cancel) }
    }

    private func tellWillEnd(_ operation: UIDropOperation) {
        if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, session: self, willEndWith: operation) } }
    }

    private func tellEnd(_ operation: UIDropOperation) {
        if let delegate = interaction.delegate { ifImplemented { delegate.dragInteraction(interaction, session: self, didEndWith: operation) } }
        for drop in visited { if let delegate = drop.delegate { ifImplemented { delegate.dropInteraction(drop, sessionDidEnd: self) } } }
    }

    private func settle(at place: CGPoint, scale: CGFloat, _ animators: [DragAnimator], then: @escaping () -> Void) {
        let floating = floating
        UIView.animateTouchably(withDuration: 0.25, animations: {
            floating?.center = place
            floating?.transform = CGAffineTransform(scaleX: scale, y: scale)
            floating?.alpha = scale < 1 ? 0 : 1
            for animator in animators { animator.animate() }
        }, completion: { _ in
            floating?.removeFromSuperview()
            for animator in animators { animator.finish() }
            then()
        })
    }
}

/// Objects of several providers that come one after another, in their order; calls back on the main queue.
private final class DragLoading: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var left: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        left = count
        self.completion = completion
    }

    func loaded(_ object: (any NSItemProviderReading)?, at index: Int) {
        let isLast = lock.withLock {
            objects[index] = object
            left -= 1
            return left == 0
        }
        if isLast { DispatchQueue.main.async { self.completion(self.objects.compactMap { $0 }) } }
    }
}
