// WebKit's umbrella header brings UIKit's names along.
@_exported import UIKit
