// Darwin's names over Glibc.
import AppleDarwin
import Foundation
import XCTest

final class DarwinTests: XCTestCase {
    func testAtomics() {
        final class Counter: @unchecked Sendable { var value: Int32 = 0; var large: Int64 = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { OSAtomicIncrement32(&counter.value); OSAtomicAdd64(2, &counter.large) }
        }
        XCTAssertEqual(counter.value, 8000)
        XCTAssertEqual(counter.large, 16000)
        XCTAssertTrue(OSAtomicCompareAndSwap32(8000, 1, &counter.value))
        XCTAssertFalse(OSAtomicCompareAndSwap32(8000, 2, &counter.value))
        XCTAssertEqual(OSAtomicDecrement32(&counter.value), 0)
    }

    func testTheMachClock() {
        var base = mach_timebase_info()
        XCTAssertEqual(mach_timebase_info(&base), KERN_SUCCESS)
        XCTAssertEqual(base.numer, base.denom)
        XCTAssertEqual(mach_timebase_info(nil), KERN_INVALID_ARGUMENT)
        XCTAssertGreaterThan(mach_absolute_time(), 0)
        XCTAssertEqual(NSEC_PER_SEC, 1_000_000_000)
        XCTAssertEqual(pthread_main_np(), 1)
    }

    /// The way in which apps ask how much memory they use: the structure as numbers, with their count in and out.
    func testTheMemoryOfTheProcess() throws {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        XCTAssertEqual(count, 12, "48 bytes, as in task_info.h")
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count) }
        }
        XCTAssertEqual(result, KERN_SUCCESS)
        XCTAssertGreaterThan(info.resident_size, 1 << 20)
        XCTAssertGreaterThan(info.virtual_size, info.resident_size)
        XCTAssertGreaterThanOrEqual(info.resident_size_max, info.resident_size)
        var memory = task_vm_info_data_t()
        count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size)
        let more = withUnsafeMutablePointer(to: &memory) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count) }
        }
        XCTAssertEqual(more, KERN_SUCCESS)
        XCTAssertGreaterThan(memory.phys_footprint, 1 << 20)
        XCTAssertEqual(memory.internal + memory.external, memory.resident_size)
        var numbers = [integer_t](repeating: 0, count: 4)
        var few = mach_msg_type_number_t(numbers.count)
        XCTAssertEqual(task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), &numbers, &few), KERN_INVALID_ARGUMENT, "too little room")
        XCTAssertEqual(task_info(mach_task_self_ + 1, task_flavor_t(MACH_TASK_BASIC_INFO), &numbers, &few), KERN_INVALID_TASK)
        XCTAssertEqual(task_info(mach_task_self_, 9999, &numbers, &few), KERN_INVALID_ARGUMENT)
    }

    func testAFileOfTheCallersOwnFunctions() throws {
        final class Bytes { var all: [UInt8] = []; var place = 0; var isClosed = false }
        let own = Bytes()
        let file = try XCTUnwrap(funopen(
            Unmanaged.passUnretained(own).toOpaque(),
            { cookie, target, count in
                guard let own = cookie.map({ Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue() }), let target else { return -1 }
                let part = own.all[own.place...].prefix(Int(count))
                for (offset, byte) in part.enumerated() { target[offset] = Int8(bitPattern: byte) }
                own.place += part.count
                return Int32(part.count)
            },
            { cookie, source, count in
                guard let own = cookie.map({ Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue() }), let source else { return -1 }
                own.all += (0..<Int(count)).map { UInt8(bitPattern: source[$0]) }
                own.place = own.all.count
                return count
            },
            { cookie, offset, whence in
                guard let own = cookie.map({ Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue() }) else { return -1 }
                own.place = Int(offset) + (whence == SEEK_END ? own.all.count : whence == SEEK_CUR ? own.place : 0)
                return Int64(own.place)
            },
            { cookie in
                cookie.map { Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue().isClosed = true }
                return 0
            }))
        XCTAssertEqual(fwrite("abcdef", 1, 6, file), 6)
        XCTAssertEqual(fseek(file, 2, SEEK_SET), 0)
        var read = [UInt8](repeating: 0, count: 8)
        XCTAssertEqual(fread(&read, 1, 8, file), 4)
        XCTAssertEqual(String(decoding: read.prefix(4), as: UTF8.self), "cdef")
        XCTAssertEqual(fclose(file), 0)
        XCTAssertTrue(own.isClosed)
        XCTAssertNil(funopen(nil, nil, nil, nil, nil))
    }

    func testTheUnfairLockIsDarwins() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        XCTAssertFalse(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        os_unfair_lock_lock(lock)
        os_unfair_lock_unlock(lock)
    }

    func testNamesOfTheSystemHaveTheirLength() {
        var names = utsname()
        XCTAssertEqual(uname(&names), 0)
        let machine = withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix(Int(_SYS_NAMELEN)).prefix { $0 != 0 }, as: UTF8.self) }
        XCTAssertFalse(machine.isEmpty)
        XCTAssertEqual(MemoryLayout.size(ofValue: names.machine), Int(_SYS_NAMELEN))
    }

    func testSystemControl() {
        var size = 0
        XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
        XCTAssertGreaterThan(size, 1)
        var machine = [CChar](repeating: 0, count: size)
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
        XCTAssertNotEqual(machine.first, 0)
        var short = 1
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &short, nil, 0), -1)
        XCTAssertEqual(errno, ENOMEM)
        XCTAssertEqual(sysctlbyname("no.such.name", nil, &size, nil, 0), -1)
        XCTAssertEqual(errno, ENOENT)
    }
}
