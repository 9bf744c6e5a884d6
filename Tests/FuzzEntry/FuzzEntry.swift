// libFuzzer's way in: one program for all targets of the libraries, WILLAPPEAR_FUZZ_TARGET chooses. Built by script/fuzz --libfuzzer
// alone, with -sanitize=fuzzer,address.

import Foundation
import Fuzzing

private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["WILLAPPEAR_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.library.first(where: { $0.name == name }) else {
        FileHandle.standardError.write(Data("WILLAPPEAR_FUZZ_TARGET: one of \(FuzzTarget.library.map(\.name).joined(separator: ", "))\n".utf8))
        exit(64)
    }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput") public func fuzzOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.read(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    return 0
}

/// SwiftPM makes this the program's main function.
@_cdecl("FuzzEntry_main") public func fuzzMain(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var count = count, arguments = arguments
    return libFuzzer(&count, &arguments, fuzzOne)
}

@_silgen_name("LLVMFuzzerRunDriver") private func libFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
