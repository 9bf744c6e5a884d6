// Compiles one storyboard or xib into the bundle, as Xcode's ibtool step does.
// Called by AppBundle. The compiler itself is the module InterfaceBuilder.

import Foundation
import InterfaceBuilder

struct InterfaceCompilation {
    let file: String
    /// The app's module: classes that the document leaves to "the current target" get this name.
    let module: String

    func run(into folder: String) throws {
    }
}
