// Pass 7: the implicit transaction is committed: changes count as shown, added animations start. Inside an
// app's explicit transaction this waits for that transaction's commit. Next: pass 8, the work that waits for the commit.
import QuartzCore

@MainActor enum CommitPass {
    static func run() { CATransaction.commitImplicit() }
}
