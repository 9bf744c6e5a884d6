// sysctlbyname for the names that apps ask: what machine this is and how much of it there is. Other names do not exist.
import Glibc

/// Copies a value of the system. As on a device, a null `oldp` asks for the length; -1 with `errno` set to ENOENT for an
/// unknown name and to ENOMEM for too short a buffer. Values cannot be set: EPERM.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard newp == nil else { errno = EPERM; return -1 }
    guard let name, let value = systemValue(String(cString: name)) else { errno = ENOENT; return -1 }
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = value.count }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= value.count else { errno = ENOMEM; return -1 }
    value.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(oldp), byteCount: value.count) }
    return 0
}

private func systemValue(_ name: String) -> [UInt8]? {
    switch name {
    // A simulator answers with the processor of the computer it runs on.
    case "hw.machine": machine().utf8 + [0]
    case "hw.ncpu", "hw.logicalcpu", "hw.activecpu", "hw.physicalcpu": bytes(Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    case "hw.memsize": bytes(UInt64(sysconf(Int32(_SC_PHYS_PAGES))) * UInt64(sysconf(Int32(_SC_PAGESIZE))))
    case "hw.pagesize": bytes(Int64(sysconf(Int32(_SC_PAGESIZE))))
    default: nil
    }
}

private func machine() -> String {
    var names = utsname()
    guard uname(&names) == 0 else { return "x86_64" }
    return withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

private func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
