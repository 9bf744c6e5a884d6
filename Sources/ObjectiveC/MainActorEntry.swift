// Entering the main actor from code that runs on the main thread but is not declared so.
// Generated code calls it for XCTest's fixtures, which are not isolated on Linux.

extension _ObjC {
    /// Runs `body` with the object on the main actor; traps off the main thread.
    public static func onMainActor<Object: AnyObject, Result, Failure: Error>(
        _ object: Object, _ body: @escaping @MainActor (Object) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        MainActor.preconditionIsolated("a fixture of a main-actor class runs on the main thread")
        return try unsafeBitCast(body, to: ((Object) throws(Failure) -> Result).self)(object)
    }

    /// Runs `body` as if on the main actor, on whichever thread. Lowering puts the bodies of members into it that override members
    /// without isolation, which Apple's systems call as they are.
    public static func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
    }
}
