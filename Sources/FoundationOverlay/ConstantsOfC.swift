// C's constants that are enumerations on Linux: Swift imports them as Int or as a type of their own, while the functions take Int32. On
// Apple's systems they are Int32, and public code passes them as they are.
import Glibc

/// Sets the kind of a mutex, by a constant such as `PTHREAD_MUTEX_RECURSIVE`.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ kind: Int) -> Int32 {
    Glibc.pthread_mutexattr_settype(attributes, Int32(kind))
}

/// Sets whether a thread is waited for, by `PTHREAD_CREATE_DETACHED` or `PTHREAD_CREATE_JOINABLE`.
@discardableResult
public func pthread_attr_setdetachstate(_ attributes: UnsafeMutablePointer<pthread_attr_t>!, _ state: Int) -> Int32 {
    Glibc.pthread_attr_setdetachstate(attributes, Int32(state))
}

/// Makes a socket of a type such as `SOCK_STREAM`.
public func socket(_ domain: Int32, _ type: __socket_type, _ protocol: Int32) -> Int32 { Glibc.socket(domain, Int32(type.rawValue), `protocol`) }

/// Makes a socket of a type such as `SOCK_STREAM` and a protocol such as `IPPROTO_TCP`.
public func socket(_ domain: Int32, _ type: __socket_type, _ protocol: Int) -> Int32 { Glibc.socket(domain, Int32(type.rawValue), Int32(`protocol`)) }

/// Reads a limit of the process, by a constant such as `RLIMIT_NOFILE`.
@discardableResult
public func getrlimit(_ resource: __rlimit_resource, _ limits: UnsafeMutablePointer<rlimit>!) -> Int32 { Glibc.getrlimit(Int32(resource.rawValue), limits) }

/// Sets a limit of the process, by a constant such as `RLIMIT_NOFILE`.
@discardableResult
public func setrlimit(_ resource: __rlimit_resource, _ limits: UnsafePointer<rlimit>!) -> Int32 { Glibc.setrlimit(Int32(resource.rawValue), limits) }
