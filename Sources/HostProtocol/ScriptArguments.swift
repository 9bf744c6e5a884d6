// Reads the words behind a verb as what that verb wants. ScriptParser.swift calls it, one a statement.
import Foundation

/// The words behind a verb, read as what that verb wants.
struct ScriptArguments {
    let reader: ScriptLineReader
    let verb: ScriptStep.Verb
    let words: [ScriptLineReader.Word]
    let column: Int

    func fail(_ problem: String, _ word: ScriptLineReader.Word? = nil) -> ScriptError {
        reader.error(.badArguments(verb, problem: problem), column: word?.column ?? column)
    }

    func action() throws(ScriptError) -> ScriptStep.Action {
        switch verb {
        case .tap: return try tap()
        case .doubleTap:
            try count(1, "text in double quotes or a point")
            return .doubleTap(try target(words[0]))
        case .longPress:
            guard let word = words.first else { throw fail("expected text in double quotes or a point") }
            if words.count > 1 { try count(2, "") }
            return .longPress(try target(word), seconds: try words.dropFirst().first.map { word throws(ScriptError) in try seconds(word) } ?? 1)
        case .pinch:
            let (scale, target) = try numberAndTarget("a scale")
            guard scale > 0.05, scale < 20 else { throw fail("a scale is between 0.05 and 20", words[0]) }
            return .pinch(scale: scale, target)
        case .twist:
            let (degrees, target) = try numberAndTarget("degrees")
            guard abs(degrees) <= 720 else { throw fail("two turns are the most: -720 to 720", words[0]) }
            return .twist(degrees: degrees, target)
        case .press: return .press(try choice(ScriptStep.Key.self))
        case .hideKeyboard: return try bare(.hideKeyboard)
        case .shake: return try bare(.shake)
        case .scrollTo: return .scrollTo(try text())
        case .waitUntil:
            guard let word = words.first, word.isQuoted else { throw fail("expected text in double quotes", words.first) }
            if words.count > 1 { try count(2, "") }
            return .waitUntil(word.text, limit: try words.dropFirst().first.map { word throws(ScriptError) in try seconds(word) } ?? 20)
        case .type: return .type(try text())
        case .expect: return .expect(try text())
        case .expectNot: return .expectNot(try text())
        case .swipe: return .swipe(try choice(ScriptStep.Direction.self))
        case .rotate: return .rotate(try choice(ScriptStep.Rotation.self))
        case .split: return .split(try choice(ScriptStep.Split.self))
        case .key:
            try count(1, "the name of a key")
            guard !words[0].text.isEmpty else { throw fail("the name is empty", words[0]) }
            return .key(words[0].text)
        case .drag where words.count == 4 && words[3].text == "hold" && !words[3].isQuoted:
            return .carry(from: try target(words[0]), to: try target(words[1]), seconds: try seconds(words[2]))
        case .drag:
            try count(3, "two points and a duration")
            return .drag(from: try point(words[0]), to: try point(words[1]), seconds: try seconds(words[2]))
        case .wait:
            try count(1, "a number of seconds")
            return .wait(seconds: try seconds(words[0]))
        case .screenshot: return .screenshot(try fileName())
        case .swipeBack: return .swipeBack(cancelled: try option("cancel"))
        case .sheetSwipe: return .sheetSwipe(cancelled: try option("cancel"))
        case .relaunch: return .relaunch(inBackground: try option("background"))
        case .call: return .call(try choice(ScriptStep.Call.self))
        case .appearance: return .appearance(try choice(ScriptStep.Appearance.self))
        case .textSize: return .textSize(try choice(ScriptStep.TextSize.self))
        case .push: return .push(payload: try payload())
        case .location: return .location(try place())
        case .language:
            try count(1, "a language")
            guard LaunchLanguage.isKnown(words[0].text) else { throw fail("\"\(words[0].text)\" is no language", words[0]) }
            return .language(words[0].text)
        case .device:
            try count(1, "the name of a device")
            guard let device = DeviceProfile.named(words[0].text) else { throw fail("\"\(words[0].text)\" is no device of `willappear devices`", words[0]) }
            return .device(device)
        case .ios:
            try count(1, "a version from 5 to 26")
            guard let version = Int(words[0].text), RunConfiguration.versions.contains(version) else {
                throw fail("\"\(words[0].text)\" is no version from \(RunConfiguration.versions.lowerBound) to \(RunConfiguration.versions.upperBound)", words[0])
            }
            return .iOSVersion(version)
        case .openurl: return .openURL(try url())
        case .universalLink: return .universalLink(try webURL())
        case .shortcut: return .shortcut(try shortcutType())
        case .scene: return .scene(try sceneAction())
        case .back: return try bare(.back)
        case .settle: return try bare(.settle)
        case .home: return try bare(.home)
        case .open: return try bare(.open)
        case .switcher: return try bare(.switcher)
        case .controlCentre: return try bare(.controlCentre)
        case .notificationCentre: return try bare(.notificationCentre)
        case .lock: return try bare(.lock)
        case .unlock: return try bare(.unlock)
        case .kill: return try bare(.kill)
        case .memoryWarning: return try bare(.memoryWarning)
        case .memoryPressure: return try bare(.memoryPressure)
        case .tree: return try bare(.tree)
        }
    }

    func count(_ wanted: Int, _ what: String) throws(ScriptError) {
        guard words.count < wanted else {
            guard words.count > wanted else { return }
            throw fail("unexpected \"\(words[wanted].text)\"", words[wanted])
        }
        throw fail("expected \(what)")
    }

    func bare(_ action: ScriptStep.Action) throws(ScriptError) -> ScriptStep.Action {
        guard let extra = words.first else { return action }
        throw fail("unexpected \"\(extra.text)\"", extra)
    }

    func text() throws(ScriptError) -> String {
        try count(1, "text in double quotes")
        guard words[0].isQuoted else { throw fail("\(words[0].text) must stand in double quotes", words[0]) }
        return words[0].text
    }

    func tap() throws(ScriptError) -> ScriptStep.Action {
        try count(1, "text in double quotes or a point")
        let word = words[0]
        if word.isQuoted {
            guard !word.text.isEmpty else { throw fail("the text is empty", word) }
            return .tap(word.text)
        }
        guard word.text.contains(",") else { throw fail("\(word.text) must stand in double quotes", word) }
        return .tapPoint(try point(word))
    }

    func target(_ word: ScriptLineReader.Word) throws(ScriptError) -> ScriptStep.Target {
        if word.isQuoted {
            guard !word.text.isEmpty else { throw fail("the text is empty", word) }
            return .name(word.text)
        }
        guard word.text.contains(",") else { throw fail("\(word.text) must stand in double quotes", word) }
        return .point(try point(word))
    }

    func numberAndTarget(_ what: String) throws(ScriptError) -> (Double, ScriptStep.Target?) {
        guard let first = words.first else { throw fail("expected \(what)") }
        guard !first.isQuoted, let value = number(first.text[...]) else { throw fail("\"\(first.text)\" is not \(what)", first) }
        guard words.count > 1 else { return (value, nil) }
        try count(2, "")
        return (value, try target(words[1]))
    }

    func choice<T: RawRepresentable & CaseIterable>(_ type: T.Type) throws(ScriptError) -> T where T.RawValue == String {
        let names = T.allCases.map(\.rawValue).joined(separator: ", ")
        try count(1, "one of \(names)")
        guard let value = T(rawValue: words[0].text) else {
            throw fail("\"\(words[0].text)\" is none of \(names)", words[0])
        }
        return value
    }

    func point(_ word: ScriptLineReader.Word) throws(ScriptError) -> ScriptStep.Point {
        let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
        guard !word.isQuoted, parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else {
            throw fail("\"\(word.text)\" is not a point X,Y", word)
        }
        return ScriptStep.Point(x: x, y: y)
    }

    func seconds(_ word: ScriptLineReader.Word) throws(ScriptError) -> Double {
        guard !word.isQuoted, let value = number(word.text[...]), value >= 0, value <= 1e9 else {
            throw fail("\"\(word.text)\" is not a number of seconds", word)
        }
        return value
    }

    func number(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.allSatisfy({ "0123456789.-+".contains($0) }), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    func fileName() throws(ScriptError) -> String {
        try count(1, "a name")
        let name = words[0].text
        let isPlain = !name.isEmpty && name.count <= 100 && !name.hasPrefix(".") && !name.contains { "/\\\0\n".contains($0) }
        guard isPlain else { throw fail("\"\(name)\" cannot be part of a file name", words[0]) }
        return name
    }

    /// A title and a body as a server would write them, or the server's own JSON.
    func payload() throws(ScriptError) -> String {
        guard let first = words.first, first.isQuoted else { throw fail("expected text in double quotes", words.first) }
        if first.text.hasPrefix("{") {
            try count(1, "")
            guard let object = try? JSONSerialization.jsonObject(with: Data(first.text.utf8)) as? [String: Any], object["aps"] is [String: Any] else { throw fail("a payload is JSON with an object \"aps\"", first) }
            return first.text
        }
        if words.count > 1 {
            try count(2, "")
            guard words[1].isQuoted else { throw fail("\(words[1].text) must stand in double quotes", words[1]) }
        }
        var alert = ["title": first.text]
        if words.count > 1 { alert["body"] = words[1].text }
        let data = try? JSONSerialization.data(withJSONObject: ["aps": ["alert": alert]], options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    func place() throws(ScriptError) -> ScriptStep.Place? {
        try count(1, "LATITUDE,LONGITUDE or off")
        if words[0].text == "off", !words[0].isQuoted { return nil }
        let point = try point(words[0])
        guard abs(point.x) <= 90, abs(point.y) <= 180 else { throw fail("\"\(words[0].text)\" is no place on earth", words[0]) }
        return ScriptStep.Place(latitude: point.x, longitude: point.y)
    }

    /// Whether the one word that may follow does.
    func option(_ name: String) throws(ScriptError) -> Bool {
        guard let word = words.first else { return false }
        guard word.text == name, !word.isQuoted else { throw fail("unexpected \"\(word.text)\"", word) }
        try count(1, name)
        return true
    }

    /// With or without quotes: a bare URL ends at a space, `;` or `#`.
    func url() throws(ScriptError) -> URL {
        try count(1, "a URL")
        guard let url = URL(string: words[0].text), let scheme = url.scheme, !scheme.isEmpty else {
            throw fail("\"\(words[0].text)\" is not a URL with a scheme", words[0])
        }
        return url
    }

    func webURL() throws(ScriptError) -> URL {
        let url = try url()
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
            throw fail("a universal link begins with https:// or http:// and a host", words[0])
        }
        return url
    }

    func shortcutType() throws(ScriptError) -> String {
        try count(1, "the type of a quick action")
        guard !words[0].text.isEmpty else { throw fail("the type is empty", words[0]) }
        return words[0].text
    }

    func sceneAction() throws(ScriptError) -> ScriptStep.SceneAction {
        let known = "new, close, minimise, activate, disconnect"
        guard let word = words.first else { throw fail("expected one of \(known)") }
        if word.text == "new" {
            try count(1, "")
            return .new
        }
        let actions: [String: (Int) -> ScriptStep.SceneAction] = [
            "close": { .close($0) }, "minimise": { .minimise($0) }, "activate": { .activate($0) }, "disconnect": { .disconnect($0) },
        ]
        guard let action = actions[word.text] else { throw fail("\"\(word.text)\" is none of \(known)", word) }
        try count(2, "the number of a scene")
        guard !words[1].isQuoted, let number = Int(words[1].text), number > 0 else {
            throw fail("\"\(words[1].text)\" is not the number of a scene, from 1", words[1])
        }
        return action(number)
    }
}
