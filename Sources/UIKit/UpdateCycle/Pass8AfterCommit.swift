// Pass 8: the work that waits for the commit: viewDidAppear of first appearances, unanimated transitions, deferred presentations
// (grind-dismiss-after-commit, main-viewdidappear-after-commit). Next: pass 9, compositing, if something looks at the screen.

@MainActor struct AfterCommitPass {
    private var blocks: [() -> Void] = []
    private var lastBlocks: [() -> Void] = []

    var isEmpty: Bool { blocks.isEmpty && lastBlocks.isEmpty }

    mutating func add(_ body: @escaping () -> Void) { blocks.append(body) }

    /// Runs after a commit when no other block waits for one.
    mutating func addLast(_ body: @escaping () -> Void) { lastBlocks.append(body) }

    /// The blocks of this commit; blocks that they add wait for the next one. The last ones run only if none was added.
    mutating func take() -> [() -> Void] {
        defer { blocks = [] }
        return blocks
    }

    mutating func takeLast() -> [() -> Void] {
        guard blocks.isEmpty else { return [] }
        defer { lastBlocks = [] }
        return lastBlocks
    }
}
