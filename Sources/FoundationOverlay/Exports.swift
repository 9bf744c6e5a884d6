// The modules that `import Foundation` re-exports on Apple's systems. Files of apps see this module without importing it.
@_exported import AppleCoreFoundation
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC
// Darwin's lock stands in `os` here; the rest of that module is not Foundation's to export.
@_exported import struct AppleOS.os_unfair_lock_s
@_exported import typealias AppleOS.os_unfair_lock
@_exported import typealias AppleOS.os_unfair_lock_t
@_exported import func AppleOS.os_unfair_lock_assert_not_owner
@_exported import func AppleOS.os_unfair_lock_assert_owner
@_exported import func AppleOS.os_unfair_lock_lock
@_exported import func AppleOS.os_unfair_lock_trylock
@_exported import func AppleOS.os_unfair_lock_unlock
@_exported import AppleSecurity
