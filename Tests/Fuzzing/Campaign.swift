// Feeds a target with mutations of its seeds and says what it did wrong. What kills the process is found afterwards: the
// input lies in a file from before it is read. Called by FuzzTests.

import Foundation
@preconcurrency import Glibc

package struct Campaign {
    package struct Slow: Sendable, CustomStringConvertible {
        package let input: Data
        package let seconds: Double
        package let megabytes: Int
        package var description: String { "an input of \(input.count) bytes takes \(seconds) s and \(megabytes) MB more" }
    }

    private let target: FuzzTarget
    /// Where the input lies that is being read: memory of a file, which survives the process.
    private let current: UnsafeMutableRawPointer
    private static let room = 1 << 18
    private static let slowest = 2.0, largest = 500
    /// After so many seconds a read never ends: the process does.
    private static let patience: UInt32 = 20

    /// - Parameter folder: for the input that is being read, `<target>.current`: its length as eight bytes, then the bytes.
    package init?(_ target: FuzzTarget, folder: URL) {
        self.target = target
        let file = open(folder.appendingPathComponent("\(target.name).current").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard ftruncate(file, Self.room) == 0, let memory = mmap(nil, Self.room, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else { return nil }
        current = memory
    }

    /// Reads the seeds, then `count` mutations from number `start` on, while `goesOn` says so. The inputs that took too much.
    package func run(from start: UInt64 = 1, count: UInt64, while goesOn: () -> Bool = { true }) -> (reads: UInt64, slow: [Slow]) {
        let seeds = target.seeds
        var slow = seeds.compactMap(read), reads: UInt64 = UInt64(seeds.count)
        guard !seeds.isEmpty else { return (0, []) }
        for number in start..<(start + count) {
            guard goesOn() else { break }
            var mutator = Mutator(seed: number)
            let seed = seeds[Int(mutator.next() % UInt64(seeds.count))], other = seeds[Int(mutator.next() % UInt64(seeds.count))]
            if let found = read(mutator.mutate(seed, other: other, target: target)) { slow.append(found) }
            reads += 1
            if slow.count > 10 { break }
        }
        return (reads, slow)
    }

    private func read(_ input: Data) -> Slow? {
        let length = min(input.count, Self.room - 8)
        current.storeBytes(of: UInt64(length), as: UInt64.self)
        input.withUnsafeBytes { bytes in if let base = bytes.baseAddress { memcpy(current + 8, base, length) } }
        let before = Self.usage()
        alarm(Self.patience)
        target.read(input)
        alarm(0)
        let after = Self.usage()
        let seconds = after.seconds - before.seconds, megabytes = (after.kilobytes - before.kilobytes) / 1024
        return seconds > Self.slowest || megabytes > Self.largest ? Slow(input: input, seconds: seconds, megabytes: megabytes) : nil
    }

    /// What this thread has computed, and the most that the process has held.
    private static func usage() -> (seconds: Double, kilobytes: Int) {
        var thread = rusage(), process = rusage()
        // RUSAGE_THREAD, which Swift does not import.
        getrusage(1, &thread)
        getrusage(RUSAGE_SELF.rawValue, &process)
        let seconds = [thread.ru_utime, thread.ru_stime].reduce(0.0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        return (seconds, process.ru_maxrss)
    }
}
