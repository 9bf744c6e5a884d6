// task_info for the process itself: its memory and its times, from /proc and getrusage. Apps show how much memory they use.
import Glibc

/// A number of Mach's messages.
public typealias integer_t = Int32
/// A number of Mach's messages, not negative.
public typealias natural_t = UInt32
/// The number of `natural_t` in a message.
public typealias mach_msg_type_number_t = natural_t
/// The name of a port.
public typealias mach_port_t = natural_t
/// The name of a task's port.
public typealias task_name_t = mach_port_t
/// The kind of information about a task.
public typealias task_flavor_t = natural_t
/// The information, as numbers.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// The port of the process. Its number on a device changes from run to run.
public let mach_task_self_: mach_port_t = 0x103
/// Memory and times: `mach_task_basic_info` (task_info.h).
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Memory as the system charges it: `task_vm_info_data_t` (task_info.h).
public let TASK_VM_INFO: Int32 = 22
/// The information does not exist, or not for this task.
public let KERN_INVALID_TASK: kern_return_t = 16

/// A time of Mach.
public struct time_value_t: Sendable {
    /// Whole seconds.
    public var seconds: integer_t = 0
    /// The rest in microseconds.
    public var microseconds: integer_t = 0
    /// Zeros.
    public init() {}
}

/// The memory and the times of a task, in the layout of task_info.h.
public struct mach_task_basic_info: Sendable {
    /// The addresses in use, in bytes.
    public var virtual_size: UInt64 = 0
    /// The memory in use, in bytes.
    public var resident_size: UInt64 = 0
    /// The most memory that was in use, in bytes.
    public var resident_size_max: UInt64 = 0
    /// The time of threads that ended, in the app.
    public var user_time = time_value_t()
    /// The time of threads that ended, in the system.
    public var system_time = time_value_t()
    /// The rule by which new threads run.
    public var policy: integer_t = 0
    /// How often the task was suspended.
    public var suspend_count: integer_t = 0
    /// Zeros, to be filled in by `task_info`.
    public init() {}
}
/// The same structure, by its other name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// The number of `natural_t` in the structure.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)

/// The memory of a task as the system charges it: the first fields of task_info.h's structure, up to `phys_footprint`.
public struct task_vm_info_data_t: Sendable {
    /// The addresses in use, in bytes.
    public var virtual_size: UInt64 = 0
    /// The number of regions.
    public var region_count: integer_t = 0
    /// The bytes of a page.
    public var page_size: integer_t = 0
    /// The memory in use, in bytes.
    public var resident_size: UInt64 = 0
    /// The most memory that was in use, in bytes.
    public var resident_size_peak: UInt64 = 0
    /// Memory of devices. The system here does not tell; nor for the fields that follow.
    public var device: UInt64 = 0, device_peak: UInt64 = 0
    /// Memory that the app made.
    public var `internal`: UInt64 = 0, internal_peak: UInt64 = 0
    /// Memory of files.
    public var external: UInt64 = 0, external_peak: UInt64 = 0
    /// Memory that can be used again.
    public var reusable: UInt64 = 0, reusable_peak: UInt64 = 0
    /// Memory that can be given away.
    public var purgeable_volatile_pmap: UInt64 = 0, purgeable_volatile_resident: UInt64 = 0, purgeable_volatile_virtual: UInt64 = 0
    /// Memory that is compressed.
    public var compressed: UInt64 = 0, compressed_peak: UInt64 = 0, compressed_lifetime: UInt64 = 0
    /// The memory that counts against the app's limit: what it uses and shares with nobody.
    public var phys_footprint: UInt64 = 0
    /// Zeros, to be filled in by `task_info`.
    public init() {}
}
/// The same structure, by its other name.
public typealias task_vm_info = task_vm_info_data_t

/// Fills in what the process is, as much as there is room for. Other tasks and other kinds do not exist here.
public func task_info(_ task: task_name_t, _ flavor: task_flavor_t, _ information: task_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?) -> kern_return_t {
    guard task == mach_task_self_ else { return KERN_INVALID_TASK }
    guard let information, let count else { return KERN_INVALID_ARGUMENT }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    // Linux counts the largest resident set in kilobytes (getrusage(2)).
    let most = UInt64(usage.ru_maxrss) * 1024
    let (virtual, resident, shared) = pages()
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO:
        var info = mach_task_basic_info()
        info.virtual_size = virtual
        info.resident_size = resident
        info.resident_size_max = max(most, resident)
        return fill(information, count, with: info)
    case TASK_VM_INFO:
        var info = task_vm_info_data_t()
        info.virtual_size = virtual
        info.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
        info.resident_size = resident
        info.resident_size_peak = max(most, resident)
        info.internal = resident - min(shared, resident)
        info.external = min(shared, resident)
        info.phys_footprint = info.internal
        return fill(information, count, with: info)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// A structure goes only whole into a message, except that newer fields at its end may be left out.
private func fill<Info>(_ information: task_info_t, _ count: UnsafeMutablePointer<mach_msg_type_number_t>, with info: Info) -> kern_return_t {
    let room = Int(count.pointee) * MemoryLayout<natural_t>.size, size = MemoryLayout<Info>.size
    guard room >= min(size, MemoryLayout<mach_task_basic_info>.size) else { return KERN_INVALID_ARGUMENT }
    withUnsafeBytes(of: info) { UnsafeMutableRawPointer(information).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(information), byteCount: min(room, size)) }
    count.pointee = mach_msg_type_number_t(min(room, size) / MemoryLayout<natural_t>.size)
    return KERN_SUCCESS
}

/// The bytes of addresses, of memory in use, and of its part that is shared (proc(5): /proc/self/statm counts pages).
private func pages() -> (virtual: UInt64, resident: UInt64, shared: UInt64) {
    guard let file = fopen("/proc/self/statm", "r") else { return (0, 0, 0) }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return (0, 0, 0) }
    let size = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    let numbers = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ").compactMap { UInt64($0) }
    guard numbers.count > 2 else { return (0, 0, 0) }
    return (numbers[0] * size, numbers[1] * size, numbers[2] * size)
}
