// The lock in place, from several threads.
import Foundation
import AppleOS
import XCTest

final class UnfairLockTests: XCTestCase {
    func testTheUnfairLockExcludes() {
        final class Guarded: @unchecked Sendable { let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1); var value = 0 }
        let guarded = Guarded()
        guarded.lock.initialize(to: os_unfair_lock())
        defer { guarded.lock.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                os_unfair_lock_lock(guarded.lock)
                guarded.value += 1
                os_unfair_lock_unlock(guarded.lock)
            }
        }
        XCTAssertEqual(guarded.value, 16000)
        XCTAssertTrue(os_unfair_lock_trylock(guarded.lock))
        XCTAssertFalse(os_unfair_lock_trylock(guarded.lock))
        os_unfair_lock_assert_owner(guarded.lock)
        os_unfair_lock_unlock(guarded.lock)
    }
}
