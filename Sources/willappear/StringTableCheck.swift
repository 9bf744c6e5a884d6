// Warns about tables of translations that Foundation cannot read: an app would show its keys without a visible reason. Only a warning,
// because Apple's Foundation may accept a table that this one refuses. Called by AppBundle.

import Foundation

enum StringTableCheck {
    static func check(_ file: String) {
        guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return }
        do {
            let table = try PropertyListSerialization.propertyList(from: data, format: nil)
            if !(table is [String: Any]) { Console.say("\(file): not a table of strings; the app shows the keys instead") }
        } catch {
            let debug = (error as NSError).userInfo["NSDebugDescription"] as? String
            let why = (debug ?? error.localizedDescription).replacingOccurrences(of: "\n", with: " ")
            Console.say("\(file): cannot be read as a table of strings (\(why)); the app shows the keys instead")
        }
    }
}
