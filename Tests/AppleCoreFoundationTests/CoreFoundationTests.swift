// Core Foundation's names over Foundation, and the loop's own functions, as app code writes them.
import AppleCoreFoundation
import XCTest

final class CoreFoundationTests: XCTestCase {
    func testBridging() {
        let words = ["a", "b"].map { $0 + "!" }
        let array = words as CFArray
        XCTAssertEqual(CFArrayGetCount(array), 2)
        XCTAssertEqual(array as? [String], ["a!", "b!"])
        let text = words[0] as CFString
        XCTAssertEqual(text as String, "a!")
        XCTAssertEqual(CFStringGetLength("é👍" as CFString), 3)
        let dictionary = ["k": 1] as CFDictionary
        XCTAssertEqual(CFDictionaryGetCount(dictionary), 1)
        XCTAssertTrue(CFEqual("x" as CFString, "x" as CFString))
        XCTAssertFalse(CFEqual(nil, "x" as CFString))
        XCTAssertEqual(CFGetTypeID(NSMutableString(string: "m")), CFStringGetTypeID())
        XCTAssertNotEqual(CFGetTypeID(NSNumber(value: 1)), CFStringGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSNumber(value: false)), CFBooleanGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSNumber(value: Int8(1))), CFNumberGetTypeID())
    }

    func testNamesOfEncodings() {
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("UTF-8" as CFString)), String.Encoding.utf8.rawValue)
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("iso-8859-1" as CFString), CFStringBuiltInEncodings.isoLatin1.rawValue)
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("klingon" as CFString), kCFStringEncodingInvalidId)
    }

    func testData() {
        let data = CFDataCreate(nil, [1, 2, 3], 3)
        XCTAssertEqual(CFDataGetLength(data), 3)
        XCTAssertEqual(CFDataGetBytePtr(data)[2], 3)
        XCTAssertNil(CFDataCreate(nil, [1], -1))
        XCTAssertNil(CFDataGetBytePtr(Data() as CFData))
    }

    func testTransforms() {
        let text = NSMutableString(string: "Ünïcödé 東京")
        XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        XCTAssertEqual(text as String, "Unicode dong jing")
        XCTAssertFalse(CFStringTransform(text, nil, "no such transform", false))
        var beyond = CFRange(location: 10, length: 900)
        XCTAssertFalse(CFStringTransform(text, &beyond, kCFStringTransformToLatin, false))
    }

    func testPercentEscapes() {
        let escaped = CFURLCreateStringByAddingPercentEscapes(nil, "a b&c=é/" as CFString, nil, "&=" as CFString, CFStringBuiltInEncodings.UTF8.rawValue)
        XCTAssertEqual(escaped as String?, "a%20b%26c%3D%C3%A9/")
        func plain(_ text: String, leaving left: String?) -> String? {
            CFURLCreateStringByReplacingPercentEscapes(nil, text as CFString, left.map { $0 as CFString }) as String?
        }
        XCTAssertEqual(plain("a%20b%26c%3d%C3%A9/", leaving: ""), "a b&c=é/")
        XCTAssertEqual(plain("a%20b%26c%3d%C3%A9/", leaving: "=é"), "a b&c%3d%C3%A9/")
        XCTAssertEqual(plain("a%20b", leaving: nil), "a%20b")
        XCTAssertEqual(["%", "%2", "%zz", "%+1", "%C3"].map { plain($0, leaving: "") }, [nil, nil, nil, nil, nil])
    }

    func testIdentifiers() {
        let identifier = CFUUIDCreate(nil)
        let text = CFUUIDCreateString(nil, identifier)
        XCTAssertEqual(CFUUIDCreateFromString(nil, text), identifier)
        XCTAssertNil(CFUUIDCreateFromString(nil, "no identifier" as CFString))
    }

    func testATimerOfEitherKindIsBoth() throws {
        let loop = CFRunLoopGetCurrent()
        var fired = 0
        let made: Timer? = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { timer in
            fired += 1
            if fired == 3 { timer?.invalidate() }
        }
        let timer = try XCTUnwrap(made)
        XCTAssertEqual(timer.timeInterval, 0.001)
        XCTAssertEqual(CFRunLoopTimerGetInterval(timer), 0.001)
        CFRunLoopAddTimer(loop, timer, .defaultMode)
        while timer.isValid { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        XCTAssertEqual(fired, 3)
        XCTAssertFalse(CFRunLoopContainsTimer(loop, timer, .defaultMode))
        let plain = Timer(timeInterval: 60, repeats: true) { _ in }
        CFRunLoopTimerSetNextFireDate(plain, 5)
        XCTAssertEqual(plain.fireDate.timeIntervalSinceReferenceDate, 5)
        CFRunLoopTimerInvalidate(plain)
        XCTAssertFalse(plain.isValid)
    }

    func testTheLoopRunsBlocksTimersAndObservers() {
        var order: [String] = []
        let loop = CFRunLoopGetCurrent()
        XCTAssertEqual(loop, CFRunLoopGetMain())
        XCTAssertNil(CFRunLoopCopyCurrentMode(loop))
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.entry.rawValue | CFRunLoopActivity.exit.rawValue, true, 0) { same, activity in
            XCTAssertNotNil(same)
            order.append(activity == .entry ? "entry" : "exit")
        }
        CFRunLoopAddObserver(loop, observer, .defaultMode)
        XCTAssertTrue(CFRunLoopContainsObserver(loop, observer, .defaultMode))
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
            order.append("timer")
            CFRunLoopStop(loop)
        }
        CFRunLoopAddTimer(loop, timer, .defaultMode)
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) { order.append("block in \(CFRunLoopCopyCurrentMode(loop).rawValue)") }
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 60, false), .stopped)
        XCTAssertEqual(order, ["entry", "block in kCFRunLoopDefaultMode", "timer", "exit"])
        XCTAssertFalse(CFRunLoopTimerIsValid(timer))
        CFRunLoopObserverInvalidate(observer)
        XCTAssertFalse(CFRunLoopObserverIsValid(observer))
        XCTAssertEqual(RunLoop.current.getCFRunLoop(), loop)
    }

    /// Every turn in the default mode serves the common modes.
    func testTheCommonModes() {
        let loop = CFRunLoopGetCurrent()
        var fired = 0, entered = 0
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.entry.rawValue, true, 0) { _, _ in entered += 1 }
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
            fired += 1
            CFRunLoopStop(loop)
        }
        CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
        CFRunLoopAddTimer(loop, timer, kCFRunLoopCommonModes)
        XCTAssertTrue(CFRunLoopContainsTimer(loop, timer, .defaultMode))
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 60, false), .stopped)
        XCTAssertEqual(fired, 1)
        XCTAssertGreaterThan(entered, 0)
        CFRunLoopRemoveObserver(loop, observer, kCFRunLoopCommonModes)
        XCTAssertFalse(CFRunLoopContainsObserver(loop, observer, .defaultMode))
    }

    func testTheKeysOfABundle() {
        XCTAssertEqual(kCFBundleVersionKey as String, "CFBundleVersion")
        CFPreferencesSetAppValue("w4" as CFString, 3 as CFNumber, kCFPreferencesCurrentApplication)
        XCTAssertEqual(CFPreferencesCopyAppValue("w4" as CFString, kCFPreferencesCurrentApplication) as? Int, 3)
        CFPreferencesSetAppValue("w4" as CFString, nil, kCFPreferencesCurrentApplication)
        XCTAssertNil(CFPreferencesCopyAppValue("w4" as CFString, kCFPreferencesCurrentApplication))
    }
}
