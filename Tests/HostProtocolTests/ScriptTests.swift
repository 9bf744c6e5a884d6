// The script language: every verb, every way of writing a statement, and the text of every error.
import HostProtocol
import XCTest

final class ScriptTests: XCTestCase {
    private func actions(_ text: String) throws -> [ScriptStep.Action] {
        try Script(parsing: text, name: "test").steps.map(\.action)
    }

    private func error(_ text: String) -> ScriptError? {
        do {
            _ = try Script(parsing: text, name: "a.script")
            return nil
        } catch {
            return error
        }
    }

    func testEveryVerb() throws {
        let text = """
            tap "Next"
            tap 10,20.5
            back
            type "héllo"
            swipe up
            swipe down
            swipe left
            swipe right
            swipe-back
            swipe-back cancel
            sheet-swipe
            sheet-swipe cancel
            drag 1,2 3,4 0.5
            drag "A" 3,4 0.5 hold
            key cmd+shift+n
            wait 3600
            settle
            home
            open
            switcher
            control-centre
            notification-centre
            lock
            unlock
            call incoming
            call accept
            call decline
            kill
            relaunch
            relaunch background
            openurl shop://item/1
            openurl "shop://item/1#;"
            universal-link https://example.com/a
            shortcut com.example.new
            scene new
            scene close 1
            scene minimise 2
            scene activate 3
            scene disconnect 4
            rotate left
            rotate right
            rotate portrait
            rotate upside-down
            split 1/2
            split full
            appearance dark
            appearance light
            text-size XXL
            text-size AX5
            memory-warning
            memory-pressure
            screenshot end
            tree
            expect "a"
            expect-not "b"
            double-tap "Map"
            long-press 10,20
            long-press "Map" 0.5
            pinch 2
            pinch 0.5 "Map"
            twist -45 10,20
            press return
            press delete
            hide-keyboard
            scroll-to "End"
            wait-until "Done"
            wait-until "Done" 3
            shake
            push "Hi"
            push "Hi" "there \\"you\\""
            push "{\\"aps\\":{\\"content-available\\":1}}"
            location 37.3349,-122.009
            location off
            language ko
            language rtl
            device "iPhone SE (3rd generation)"
            device ipad-mini-a17-pro
            ios 15
            """
        let item = try XCTUnwrap(URL(string: "shop://item/1")), quoted = try XCTUnwrap(URL(string: "shop://item/1#;")), link = try XCTUnwrap(URL(string: "https://example.com/a"))
        let phone = try XCTUnwrap(DeviceProfile.named("iPhone SE (3rd generation)")), pad = try XCTUnwrap(DeviceProfile.named("iPad mini (A17 Pro)"))
        XCTAssertEqual(
            try actions(text),
            [
                .tap("Next"), .tapPoint(.init(x: 10, y: 20.5)), .back, .type("héllo"), .swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right),
                .swipeBack(cancelled: false), .swipeBack(cancelled: true), .sheetSwipe(cancelled: false), .sheetSwipe(cancelled: true),
                .drag(from: .init(x: 1, y: 2), to: .init(x: 3, y: 4), seconds: 0.5),
                .carry(from: .name("A"), to: .point(.init(x: 3, y: 4)), seconds: 0.5), .key("cmd+shift+n"), .wait(seconds: 3600), .settle, .home, .open,
                .switcher, .controlCentre, .notificationCentre, .lock, .unlock, .call(.incoming), .call(.accept), .call(.decline),
                .kill, .relaunch(inBackground: false), .relaunch(inBackground: true), .openURL(item), .openURL(quoted), .universalLink(link), .shortcut("com.example.new"),
                .scene(.new), .scene(.close(1)), .scene(.minimise(2)), .scene(.activate(3)), .scene(.disconnect(4)),
                .rotate(.left), .rotate(.right), .rotate(.portrait), .rotate(.upsideDown), .split(.half), .split(.full), .appearance(.dark), .appearance(.light),
                .textSize(.XXL), .textSize(.AX5), .memoryWarning, .memoryPressure, .screenshot("end"), .tree, .expect("a"), .expectNot("b"),
                .doubleTap(.name("Map")), .longPress(.point(.init(x: 10, y: 20)), seconds: 1), .longPress(.name("Map"), seconds: 0.5), .pinch(scale: 2, nil),
                .pinch(scale: 0.5, .name("Map")), .twist(degrees: -45, .point(.init(x: 10, y: 20))), .press(.return), .press(.delete), .hideKeyboard,
                .scrollTo("End"), .waitUntil("Done", limit: 20), .waitUntil("Done", limit: 3), .shake,
                .push(payload: #"{"aps":{"alert":{"title":"Hi"}}}"#), .push(payload: #"{"aps":{"alert":{"body":"there \"you\"","title":"Hi"}}}"#), .push(payload: #"{"aps":{"content-available":1}}"#),
                .location(.init(latitude: 37.3349, longitude: -122.009)), .location(nil), .language("ko"), .language("rtl"),
                .device(phone), .device(pad), .iOSVersion(15),
            ])
        let used = Set(try Script(parsing: text, name: "test").steps.map(\.verb))
        XCTAssertEqual(used, Set(ScriptStep.Verb.allCases))
    }

    func testPushesPlacesAndLanguagesThatAreNone() {
        for text in ["push", "push Hi", "push \"{}\"", "push \"{\\\"aps\\\":1}\"", "push \"a\" \"b\" \"c\"", "location here", "location 91,0", "location 0,181", "location 1", "language", "language qqq", "language \"../x\"", "device", "device \"iPhone 99\"", "ios", "ios 4", "ios 27", "ios new"] {
            XCTAssertThrowsError(try Script(parsing: text, name: "test"), text)
        }
    }

    func testArgumentsOfALanguage() {
        XCTAssertEqual(LaunchLanguage.arguments(language: "pt-BR", region: nil), ["-AppleLanguages", "(pt-BR)", "-AppleLocale", "pt_BR"])
        XCTAssertEqual(LaunchLanguage.arguments(language: "de", region: "AT"), ["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"])
        XCTAssertEqual(LaunchLanguage.arguments(language: nil, region: "DE"), ["-AppleLocale", "en_DE"])
        XCTAssertEqual(LaunchLanguage.arguments(language: "rtl", region: nil), ["-NSForceRightToLeftWritingDirection", "YES", "-AppleTextDirection", "YES"])
        XCTAssertEqual(LaunchLanguage.without(["app", "-x", "-AppleLanguages", "(de)", "-AppleLocale", "de_DE", "-AppleTextDirection", "YES", "y"]), ["app", "-x", "y"])
    }

    func testStatementsCommentsAndLines() throws {
        let script = try Script(parsing: "# first\n\n  tap \"A; # B\" ; settle;; # rest\r\nback#now\n;\n", name: "test")
        XCTAssertEqual(script.steps.map(\.action), [.tap("A; # B"), .settle, .back])
        XCTAssertEqual(script.steps.map(\.line), [3, 3, 4])
        XCTAssertEqual(script.steps.map(\.source), ["tap \"A; # B\"", "settle", "back"])
    }

    func testEmptyScripts() throws {
        for text in ["", "\n\n", "# nothing", " ; ; "] { XCTAssertEqual(try actions(text), [], text) }
    }

    func testEscapes() throws {
        XCTAssertEqual(try actions(#"type "a\"b\\c\n\t\u{1F600}\u{e9}""#), [.type("a\"b\\c\n\t😀é")])
        XCTAssertEqual(try actions("type \"\""), [.type("")])
        XCTAssertEqual(error(#"type "\q""#)?.reason, .unknownEscape("q"))
        XCTAssertEqual(error(#"type "\u{110000}""#)?.reason, .unknownEscape("u{110000}"))
        XCTAssertEqual(error(#"type "\u{41""#)?.reason, .unknownEscape("u"))
        XCTAssertEqual(error("type \"abc")?.reason, .unterminatedText)
        XCTAssertEqual(error("type \"abc\\")?.reason, .unterminatedText)
    }

    func testUnknownVerbNamesLineVerbAndKnownVerbs() throws {
        let found = try XCTUnwrap(error("settle\n  tpa \"x\""))
        XCTAssertEqual(found.line, 2)
        XCTAssertEqual(found.column, 3)
        XCTAssertEqual(
            found.description,
            """
            a.script:2:3: error: unknown verb "tpa"; did you mean "tap"?
            known verbs: tap, double-tap, long-press, pinch, twist, back, type, press, hide-keyboard, swipe, scroll-to, swipe-back, sheet-swipe, drag, key, wait, wait-until, settle, shake, home, open, switcher, control-centre, notification-centre, lock, unlock, call, kill, relaunch, openurl, universal-link, shortcut, scene, rotate, split, appearance, text-size, memory-warning, memory-pressure, push, location, language, device, ios, screenshot, tree, expect, expect-not
            """)
        XCTAssertFalse(try XCTUnwrap(error("frobnicate")).description.contains("did you mean"))
        XCTAssertEqual(error("\"tap\"")?.reason, .unknownVerb("tap"))
    }

    func testBadArguments() throws {
        let cases: [(String, ScriptStep.Verb, String)] = [
            ("tap", .tap, "expected text in double quotes or a point"),
            ("tap Next", .tap, "Next must stand in double quotes"),
            ("tap \"\"", .tap, "the text is empty"),
            ("tap \"A\" \"B\"", .tap, "unexpected \"B\""),
            ("tap 1,", .tap, "\"1,\" is not a point X,Y"),
            ("tap 1,nan", .tap, "\"1,nan\" is not a point X,Y"),
            ("tap 1,0x10", .tap, "\"1,0x10\" is not a point X,Y"),
            ("back now", .back, "unexpected \"now\""),
            ("type hi", .type, "hi must stand in double quotes"),
            ("swipe", .swipe, "expected one of up, down, left, right"),
            ("swipe sideways", .swipe, "\"sideways\" is none of up, down, left, right"),
            ("drag 1,2 3,4", .drag, "expected two points and a duration"),
            ("key", .key, "expected the name of a key"),
            ("drag 1,2 3,4 x", .drag, "\"x\" is not a number of seconds"),
            ("wait -1", .wait, "\"-1\" is not a number of seconds"),
            ("wait 1e400", .wait, "\"1e400\" is not a number of seconds"),
            ("wait inf", .wait, "\"inf\" is not a number of seconds"),
            ("rotate up", .rotate, "\"up\" is none of left, right, portrait, upside-down"),
            ("swipe-back now", .swipeBack, "unexpected \"now\""),
            ("swipe-back \"cancel\"", .swipeBack, "unexpected \"cancel\""),
            ("sheet-swipe cancel cancel", .sheetSwipe, "unexpected \"cancel\""),
            ("call", .call, "expected one of incoming, accept, decline"),
            ("relaunch foreground", .relaunch, "unexpected \"foreground\""),
            ("openurl", .openurl, "expected a URL"),
            ("openurl nowhere", .openurl, "\"nowhere\" is not a URL with a scheme"),
            ("universal-link shop://item", .universalLink, "a universal link begins with https:// or http:// and a host"),
            ("universal-link https://", .universalLink, "a universal link begins with https:// or http:// and a host"),
            ("shortcut \"\"", .shortcut, "the type is empty"),
            ("scene", .scene, "expected one of new, close, minimise, activate, disconnect"),
            ("scene fold", .scene, "\"fold\" is none of new, close, minimise, activate, disconnect"),
            ("scene new 2", .scene, "unexpected \"2\""),
            ("scene close", .scene, "expected the number of a scene"),
            ("scene close 0", .scene, "\"0\" is not the number of a scene, from 1"),
            ("appearance blue", .appearance, "\"blue\" is none of dark, light"),
            ("text-size huge", .textSize, "\"huge\" is none of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"),
            ("screenshot a/b", .screenshot, "\"a/b\" cannot be part of a file name"),
            ("screenshot \"..\"", .screenshot, "\"..\" cannot be part of a file name"),
            ("expect", .expect, "expected text in double quotes"),
            ("double-tap Map", .doubleTap, "Map must stand in double quotes"),
            ("long-press", .longPress, "expected text in double quotes or a point"),
            ("long-press \"A\" x", .longPress, "\"x\" is not a number of seconds"),
            ("pinch", .pinch, "expected a scale"),
            ("pinch 0", .pinch, "a scale is between 0.05 and 20"),
            ("pinch big", .pinch, "\"big\" is not a scale"),
            ("twist 9000", .twist, "two turns are the most: -720 to 720"),
            ("press escape", .press, "\"escape\" is none of return, delete, space"),
            ("scroll-to End", .scrollTo, "End must stand in double quotes"),
            ("wait-until Done", .waitUntil, "expected text in double quotes"),
            ("shake it", .shake, "unexpected \"it\""),
        ]
        for (text, verb, problem) in cases {
            let found = try XCTUnwrap(error(text), text)
            XCTAssertEqual(found.reason, .badArguments(verb, problem: problem), text)
            XCTAssertTrue(found.description.contains("usage: \(verb.rawValue)"), found.description)
        }
    }

    /// What a program writes, the parser reads back.
    func testSourceOfTexts() throws {
        for text in ["", "Next", "a \"b\" \\ ; # c", "two\nlines\r\u{2028}and\u{85}more\ttab\u{0}", "é😀\u{200F}"] {
            XCTAssertEqual(try actions("type " + ScriptSource.quoted(text)), [.type(text)], text)
        }
        XCTAssertEqual([0, 1.5, -0.25, 0.0004, 12.3456, .infinity].map(ScriptSource.number), ["0", "1.5", "-0.25", "0", "12.346", "0"])
    }

    /// Reads whatever it is given without trapping.
    func testHostileText() {
        for text in ["\u{0}", "\"", "\\", "tap \u{FEFF}", String(repeating: "a", count: 100_000), String(repeating: ";", count: 10_000), "tap \"\u{D7FF}\"", "swipe up up up"] {
            _ = try? Script(parsing: text, name: "hostile")
        }
    }
}
