// The time that a test may take. Apple's systems end a test that takes longer only where a test plan or an option enables
// timeouts; nothing enables them here, so that the value is all that there is.
import Foundation
import XCTest

extension XCTestCase {
    /// Seconds that this test may take where test timeouts are enabled, in whole minutes, rounded up. Ten minutes unless it is set.
    /// Kept: tests are not ended by it here.
    public var executionTimeAllowance: TimeInterval {
        get { RunningTest.shared.allowances[ObjectIdentifier(self)] ?? 600 }
        set { RunningTest.shared.allowances[ObjectIdentifier(self)] = max(1, (newValue / 60).rounded(.up)) * 60 }
    }
}
