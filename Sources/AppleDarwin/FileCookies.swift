// Files of stdio whose bytes the caller's own functions read and write.
public import Glibc
internal import CDarwin

/// A file that is read, written, positioned and closed by the functions, which get the cookie; nil without one to read or to write with.
/// A function that is nil is not asked. Positions are Darwin's `fpos_t`, a number.
public func funopen(
    _ cookie: UnsafeRawPointer?, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int8>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<Int8>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?, _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    willappear_funopen(cookie, readfn, writefn, seekfn, closefn)
}
