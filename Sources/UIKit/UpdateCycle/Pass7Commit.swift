// Pass 7: the implicit transaction is committed: what changed counts as shown, animations that were added start. Inside an
// app's explicit transaction it waits for that one's commit. Next: pass 8, what waits for the commit.
import QuartzCore

@MainActor enum CommitPass {
    static func run() { CATransaction.commitImplicit() }
}
