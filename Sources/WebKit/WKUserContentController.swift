// The app's scripts and the handlers of their messages. Scripts do not run here; the lists are kept and can be read.
import DeviceServices
import Foundation
import UIKit

/// The app's scripts and the handlers of messages from them.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    /// Adds a script for pages to come.
    open func addUserScript(_ userScript: WKUserScript) {
        MissingService.say("WKUserContentController.addUserScript(_:)", "runs no script here: there is no browser engine")
        userScripts.append(userScript)
    }
    /// Takes the scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds a handler for messages of a name. Another one of the name is an error of the app, as in WebKit.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        MissingService.say("WKUserContentController.add(_:name:)", "hears no message here: there is no browser engine")
        handlers[name] = scriptMessageHandler
    }
    /// Takes the handler of a name away.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Takes all handlers away.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}
